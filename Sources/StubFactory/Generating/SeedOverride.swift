/// The seeds that a task brings along, beside those that its sources have.
package enum SeedOverride {
  /// The seed that stands over those of all sources: that of a test that is run again with another
  /// one. Nil where each source keeps its own.
  @TaskLocal package static var seed: UInt64?

  /// The seed of sources that have none of their own: that of the running test.
  @TaskLocal package static var ofTest: UInt64?
}
