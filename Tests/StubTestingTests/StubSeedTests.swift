import StubTesting
import Testing

@testable import StubFactory
@testable import StubTesting

@Suite struct StubSeedTests {
  @Test(arguments: [("7", 7), ("1_000", 1000), ("18446744073709551615", UInt64.max)])
  func readsASeed(text: String, seed: UInt64) {
    #expect(StubSeed.read(text) == seed)
  }

  @Test(arguments: ["", "-1", "seven", "18446744073709551616"])
  func readsNoSeedFromOtherTexts(text: String) {
    #expect(StubSeed.read(text) == nil)
    #expect(StubSeed.read(nil) == nil)
  }

  @Test func standsOverTheSeedsOfSources() throws {
    let ninth = try Stubs.of(Person.self, count: 3, seed: 9)
    let overridden = try SeedOverride.$seed.withValue(9) {
      try Stubs.of(Person.self, count: 3, seed: 1)
    }
    #expect(overridden == ninth)
    #expect(try Stubs.of(Person.self, count: 3, seed: 1) != ninth)
  }
}
