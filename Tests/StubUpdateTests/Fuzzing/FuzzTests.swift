import Foundation
import Testing

/// Inputs that nobody would write crash nothing, hang nothing, and exhaust nothing.
///
/// A few hundred are tried in the test suite. `scripts/fuzz` tries as many as fit into a time, with
/// `STUBGEN_FUZZ_SECONDS`, `STUBGEN_FUZZ_SEED`, and a folder, `STUBGEN_FUZZ_FOLDER`, in which the
/// input that is being tried lies.
@Suite(.serialized) struct FuzzTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let seed = environment["STUBGEN_FUZZ_SEED"].flatMap(UInt64.init) ?? 1

  @Test(arguments: FuzzSubject.allCases)
  func survivesWhatNobodyWouldWrite(subject: FuzzSubject) throws {
    var inputs = FuzzInput(seed: Self.seed, seeds: subject.seeds)
    guard let seconds = Self.environment["STUBGEN_FUZZ_SECONDS"].flatMap(Double.init) else {
      for _ in 0..<150 { try subject.run(inputs.next()) }
      return
    }
    var watch = FuzzWatch(subject, Self.environment["STUBGEN_FUZZ_FOLDER"])
    while watch.elapsed < .seconds(seconds / Double(FuzzSubject.allCases.count)) {
      try watch.run(inputs.next())
    }
    print(watch.report)
    #expect(watch.slowest.time < .seconds(10), "reading an input takes \(watch.slowest.time)")
    #expect(watch.memory < 4_000, "the process takes \(watch.memory) MB")
  }
}

/// Runs inputs, and remembers how many, the slowest, and the memory.
private struct FuzzWatch {
  let subject: FuzzSubject
  private let folder: URL?
  private let clock = ContinuousClock()
  private let start: ContinuousClock.Instant
  private(set) var slowest: (time: Duration, bytes: [UInt8]) = (.zero, [])
  private(set) var executions = 0
  private(set) var memory = 0

  init(_ subject: FuzzSubject, _ folder: String?) {
    self.subject = subject
    self.folder = folder.map { URL(fileURLWithPath: $0) }
    start = clock.now
  }

  var elapsed: Duration { clock.now - start }

  mutating func run(_ bytes: [UInt8]) throws {
    try keep(bytes, as: "current")
    let before = processorTime()
    try subject.run(bytes)
    let time = (processorTime() - before) / subject.readings
    if time > slowest.time {
      slowest = (time, bytes)
      try keep(bytes, as: "slowest")
    }
    executions += 1
    if executions % 64 == 0 { memory = max(memory, Self.residentMegabytes()) }
  }

  private func keep(_ bytes: [UInt8], as name: String) throws {
    guard let folder else { return }
    try Data(bytes).write(to: folder.appendingPathComponent("\(subject.rawValue)-\(name)"))
  }

  var report: String {
    "\(subject.rawValue): \(executions) inputs in \(elapsed.components.seconds) s, the slowest read in "
      + "\(slowest.time / .milliseconds(1)) ms (\(slowest.bytes.count) bytes), \(memory) MB"
  }

  /// The memory of this process, where the system tells it; 0 elsewhere.
  private static func residentMegabytes() -> Int {
    let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
    let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    return pages * 4096 / 1_000_000
  }
}

/// The time that processors have worked for this process: other work on the machine counts little.
private func processorTime() -> Duration {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return .seconds(Int(time.tv_sec)) + .nanoseconds(Int(time.tv_nsec))
}
