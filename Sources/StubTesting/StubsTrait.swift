import Foundation
import StubFactory
public import StubKit
public import Testing

/// Gives each test stubs of its own.
///
/// ```swift
/// @Suite(.stubs(ToDoItem.self, from: .generated(count: 10, seed: 7)))
/// struct ListTests {
///   let store: StubContainer
///   init() throws { store = try .current() }
/// }
/// ```
///
/// A trait of a suite holds for all tests in it; one of a test or of an inner suite is added to it,
/// and stands over it for the same model. When a test fails, the data that it read are attached to
/// it. `STUBGEN_SEED` in the environment stands over the seeds of all generated stubs.
public struct StubsTrait: TestTrait, SuiteTrait, TestScoping {
  let snapshot: StubContainer.Snapshot

  /// That the trait of a suite is one of each test in it.
  public var isRecursive: Bool { true }

  /// Runs a test with its stubs.
  public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    let (payloads, reads) = AsyncStream.makeStream(of: StubPayload.self)
    let (failures, failed) = AsyncStream.makeStream(of: Void.self)
    let observed = snapshot.observed { reads.yield($0) }
    let scope = StubScope(
      snapshot: StubScope.current.map { observed.over($0.snapshot) } ?? observed
    )
    let watch = IssueHandlingTrait.compactMapIssues { issue in
      failed.yield()
      return issue
    }
    let outcome: Result<Void, any Error>
    do {
      try await watch.provideScope(for: test, testCase: testCase) {
        try await StubScope.$current.withValue(scope) {
          try await SeedOverride.$seed.withValue(StubSeed.given) { try await function() }
        }
      }
      outcome = .success(())
    } catch {
      failed.yield()
      outcome = .failure(error)
    }
    reads.finish()
    failed.finish()
    await attach(payloads, where: failures, to: test)
    try outcome.get()
  }

  /// Attaches each asset once, if the test failed.
  private func attach(
    _ payloads: AsyncStream<StubPayload>,
    where failures: AsyncStream<Void>,
    to test: Test
  ) async {
    var count = 0
    for await _ in failures { count += 1 }
    guard count > 0 else { return }
    var attached: Set<String> = []
    for await payload in payloads where attached.insert(payload.name).inserted {
      Attachment.record(
        Array(payload.data),
        named: FileName.of(payload.name),
        sourceLocation: test.sourceLocation
      )
    }
  }
}

/// Names of attachments.
enum FileName {
  /// A file name for what a payload is called: its last part without what no file is called, and
  /// with `.json` at the end.
  static func of(_ name: String) -> String {
    let last = name.split(separator: "/").last.map(String.init) ?? "stubs"
    let plain = last.replacing(".json", with: "")
    let kept = plain.map { $0.isLetter || $0.isNumber || "-_.".contains($0) ? $0 : " " }
    return String(kept).split(separator: " ").joined(separator: "-") + ".json"
  }
}

extension Trait where Self == StubsTrait {
  /// Stubs of a model from any source.
  ///
  /// The model need be `Decodable` only where its container is asked for it, so that models that
  /// are isolated to the main actor do.
  public static func stubs<Model>(_ model: Model.Type, from source: StubSource) -> StubsTrait {
    StubsTrait(snapshot: StubContainer.Snapshot([(model, source)]))
  }

  /// Generated stubs of a model, which is reflected.
  ///
  /// - Parameters:
  ///   - model: The type.
  ///   - count: How many records.
  ///   - seed: Another seed gives other records.
  public static func stubs<Model>(
    _ model: Model.Type,
    count: Int,
    seed: UInt64 = 0
  ) -> StubsTrait {
    stubs(model, from: .generated(count: count, seed: seed))
  }

  /// Stubs of a model from a file.
  ///
  /// - Parameters:
  ///   - model: The type.
  ///   - file: The path, relative to the folder of the test's source file, else to the root of its
  ///     package.
  ///   - caller: The test's source file.
  public static func stubs<Model>(
    _ model: Model.Type,
    file: String,
    relativeTo caller: String = #filePath
  ) -> StubsTrait {
    stubs(model, from: .file(file, relativeTo: caller))
  }
}
