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
/// it, and the seeds are named with the command that runs it with another one: `STUBGEN_SEED` in
/// the environment stands over the seeds of all generated stubs.
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
    let (failures, failed) = AsyncStream.makeStream(of: Bool.self)
    let observed = snapshot.observed { reads.yield($0) }
    let scope = StubScope(
      snapshot: StubScope.current.map { observed.over($0.snapshot) } ?? observed
    )
    let watch = IssueHandlingTrait.compactMapIssues { issue in
      failed.yield(issue.failsTheTest)
      return issue
    }
    let outcome: Result<Void, any Error>
    do {
      try await watch.provideScope(for: test, testCase: testCase) {
        try await scope.run(test, function)
      }
      outcome = .success(())
    } catch {
      failed.yield(true)
      outcome = .failure(error)
    }
    reads.finish()
    failed.finish()
    await report(payloads, where: failures, of: test)
    try outcome.get()
  }

  /// Attaches each asset once, if there was an issue, and names the seeds, if the test failed.
  private func report(
    _ payloads: AsyncStream<StubPayload>,
    where failures: AsyncStream<Bool>,
    of test: Test
  ) async {
    var (hasIssues, hasFailed) = (false, false)
    for await isFailure in failures {
      hasIssues = true
      hasFailed = hasFailed || isFailure
    }
    guard hasIssues else { return }
    var report = FailureReport(of: test)
    for await payload in payloads { report.add(payload) }
    report.attach()
    if hasFailed { report.nameSeeds() }
  }
}

extension Issue {
  /// Whether the test fails by it; a known issue does not.
  fileprivate var failsTheTest: Bool {
    #if compiler(>=6.3)
      isFailure
    #else
      true
    #endif
  }
}

extension StubScope {
  /// Runs a test in this scope, with the seeds that are its own.
  fileprivate func run(_ test: Test, _ function: () async throws -> Void) async throws {
    let own = StubSeed.of(module: test.id.moduleName, names: test.id.nameComponents)
    try await StubScope.$current.withValue(self) {
      try await SeedOverride.$ofTest.withValue(own) {
        try await SeedOverride.$seed.withValue(StubSeed.given) { try await function() }
      }
    }
  }
}

extension Trait where Self == StubsTrait {
  /// Stubs of one or more models from any source.
  ///
  /// A model need be `Decodable` only where its container is asked for it, so that models that are
  /// isolated to the main actor do.
  ///
  /// - Parameters:
  ///   - models: The types.
  ///   - source: Where the stubs come from; for several models, a source that has some of each:
  ///     `.generated()`, `.named(in: .module)`.
  public static func stubs<each Model>(
    _ models: repeat (each Model).Type,
    from source: StubSource
  ) -> StubsTrait {
    var sources: [(model: Any.Type, source: StubSource)] = []
    for model in repeat each models { sources.append((model, source)) }
    return StubsTrait(snapshot: StubContainer.Snapshot(sources))
  }

  /// Generated stubs of one or more models, which are reflected.
  ///
  /// - Parameters:
  ///   - models: The types.
  ///   - count: How many records of each.
  ///   - seed: Another seed gives other records. Without one, each test has its own, which follows
  ///     from its name, so that no test relies on the values of another.
  public static func stubs<each Model>(
    _ models: repeat (each Model).Type,
    count: Int,
    seed: UInt64? = nil
  ) -> StubsTrait {
    let source = seed.map { StubSource.generated(count: count, seed: $0) }
    return stubs(repeat each models, from: source ?? .generatedByTest(count: count))
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
