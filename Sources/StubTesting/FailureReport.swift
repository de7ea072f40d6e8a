import StubKit
import Testing

/// What is said and attached when a test fails that has read stubs.
struct FailureReport {
  let test: Test
  /// The assets that it read, each once, in order.
  private(set) var payloads: [StubPayload] = []

  init(of test: Test) {
    self.test = test
  }

  /// Takes an asset that the test has read.
  mutating func add(_ payload: StubPayload) {
    if !payloads.contains(where: { $0.name == payload.name }) { payloads.append(payload) }
  }

  /// Attaches the assets.
  func attach() {
    for payload in payloads {
      Attachment.record(
        Array(payload.data),
        named: FileName.of(payload.name),
        sourceLocation: test.sourceLocation
      )
    }
  }

  /// Says which stubs the test had, and how it is run with others, if any of them are generated.
  func nameSeeds() {
    // Earlier compilers know issues that fail the test, and no others; there the names of the
    // attachments tell the seeds.
    #if compiler(>=6.3)
      guard let note else { return }
      Issue.record("\(note)", severity: .warning, sourceLocation: test.sourceLocation)
    #endif
  }

  /// The sentences on seeds; nil where nothing was generated.
  var note: String? {
    let seeds = payloads.compactMap(\.seed)
    guard let seed = seeds.first else { return nil }
    let names = payloads.filter { $0.seed != nil }.map(\.name).joined(separator: "; ")
    let command = "\(StubSeed.variable)=\(seed &+ 1) swift test --filter '\(filter)'"
    return "The test had these stubs: \(names). With others it runs by: \(command)"
  }

  private var filter: String {
    let names = test.id.nameComponents.map { name in String(name.prefix { $0 != "(" }) }
    return ([test.id.moduleName + "." + (names.first ?? "")] + names.dropFirst())
      .joined(separator: "/")
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
