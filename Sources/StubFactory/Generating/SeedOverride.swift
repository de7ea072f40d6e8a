/// A seed that stands over those of all sources while a task runs: a test that is run again with
/// another seed.
package enum SeedOverride {
  /// The seed; nil where each source keeps its own.
  @TaskLocal package static var seed: UInt64?
}
