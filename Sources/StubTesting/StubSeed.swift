import Foundation

/// The seed that a run of tests is given from outside.
public enum StubSeed {
  /// The name of the environment variable: `STUBGEN_SEED=7 swift test` runs every test that has
  /// generated stubs with seed 7.
  public static let variable = "STUBGEN_SEED"

  /// The seed of the environment; nil where there is none, or no number.
  static var given: UInt64? { read(ProcessInfo.processInfo.environment[variable]) }

  /// The seed in a text, where it holds one.
  static func read(_ text: String?) -> UInt64? {
    text.flatMap { UInt64($0.replacing("_", with: "")) }
  }
}
