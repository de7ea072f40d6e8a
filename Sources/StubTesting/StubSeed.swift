import Foundation
import StubFactory
import Testing

/// The seeds of a run of tests.
public enum StubSeed {
  /// The name of the environment variable: `STUBGEN_SEED=7 swift test` runs every test that has
  /// generated stubs with seed 7.
  public static let variable = "STUBGEN_SEED"

  /// The seed of the running test, for what it draws itself: that of the environment, else one that
  /// follows from the test's name alone; 0 outside of tests that have stubs.
  public static var current: UInt64 { SeedOverride.seed ?? SeedOverride.ofTest ?? 0 }

  /// The seed of the environment; nil where there is none, or no number.
  static var given: UInt64? { read(ProcessInfo.processInfo.environment[variable]) }

  /// The seed in a text, where it holds one.
  static func read(_ text: String?) -> UInt64? {
    text.flatMap { UInt64($0.replacing("_", with: "")) }
  }

  /// The seed of a test, of at most six digits: FNV-1a of its module, suites and function.
  static func of(module: String, names: [String]) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in ([module] + names).joined(separator: "/").utf8 {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
    }
    return hash % 1_000_000
  }
}
