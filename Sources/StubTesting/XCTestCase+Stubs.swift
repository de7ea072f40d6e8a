#if canImport(XCTest)
  import Foundation
  import StubFactory
  public import StubKit
  public import XCTest

  extension XCTestCase {
    /// A container with stubs of a model, for `setUpWithError` or a test.
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
    public func stubs<Model: Decodable>(
      _ model: Model.Type,
      from source: StubSource
    ) throws -> StubContainer {
      try SeedOverride.$seed.withValue(StubSeed.given) {
        let store = try StubContainer(model, from: source)
        #if canImport(Darwin)
          for payload in store.snapshot.payloads {
            let attachment = XCTAttachment(data: payload.data, uniformTypeIdentifier: "public.json")
            attachment.name = FileName.of(payload.name)
            attachment.lifetime = .deleteOnSuccess
            add(attachment)
          }
        #endif
        return store
      }
    }

    /// A container with generated stubs of a model, which is reflected.
    ///
    /// - Parameters:
    ///   - model: The type.
    ///   - count: How many records.
    ///   - seed: Another seed gives other records.
    /// - Throws: What loading throws.
    public func stubs<Model: Decodable>(
      _ model: Model.Type,
      count: Int,
      seed: UInt64 = 0
    ) throws -> StubContainer {
      try stubs(model, from: .generated(count: count, seed: seed))
    }
  }
#endif
