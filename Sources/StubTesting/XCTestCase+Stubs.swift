#if canImport(XCTest)
  import Foundation
  import StubFactory
  public import StubKit
  public import XCTest

  extension XCTestCase {
    /// A container with stubs of one or more models, for `setUpWithError` or a test.
    ///
    /// ```swift
    /// override func setUpWithError() throws {
    ///   store = try stubs(ToDoItem.self, from: .generated(count: 10, seed: 7))
    /// }
    /// ```
    ///
    /// `STUBGEN_SEED` in the environment stands over the seed of generated stubs. On Apple's
    /// systems the data are attached to the test, and kept where it fails.
    ///
    /// - Throws: What loading throws.
    public func stubs<each Model: Decodable>(
      _ models: repeat (each Model).Type,
      from source: StubSource
    ) throws -> StubContainer {
      try SeedOverride.$ofTest.withValue(StubSeed.of(module: "", names: [name])) {
        try SeedOverride.$seed.withValue(StubSeed.given) {
          let store = try StubContainer(repeat each models, from: source)
          #if canImport(Darwin)
            store.snapshot.payloads.forEach(attach)
          #endif
          return store
        }
      }
    }

    /// A container with generated stubs of one or more models, which are reflected.
    ///
    /// - Parameters:
    ///   - models: The types.
    ///   - count: How many records of each.
    ///   - seed: Another seed gives other records. Without one, each test has its own, which
    ///     follows from its name.
    /// - Throws: What loading throws.
    public func stubs<each Model: Decodable>(
      _ models: repeat (each Model).Type,
      count: Int,
      seed: UInt64? = nil
    ) throws -> StubContainer {
      let source = seed.map { StubSource.generated(count: count, seed: $0) }
      return try stubs(repeat each models, from: source ?? .generatedByTest(count: count))
    }

    #if canImport(Darwin)
      private func attach(_ payload: StubPayload) {
        let attachment = XCTAttachment(data: payload.data, uniformTypeIdentifier: "public.json")
        attachment.name = FileName.of(payload.name)
        attachment.lifetime = .deleteOnSuccess
        add(attachment)
      }
    #endif
  }
#endif
