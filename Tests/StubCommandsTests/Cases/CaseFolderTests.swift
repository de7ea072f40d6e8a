import Foundation
import StubCommands
import Testing

/// The cases themselves, where their folder is there: `STUBGEN_CASES` names it, else it lies beside
/// the package. Each has a model, stubs of it, and in `expect.md` the findings that have to be there.
@Suite(.enabled(if: CaseFolder.isThere)) struct CaseFolderTests {
  @Test(arguments: CaseFolder.runs)
  func findsWhatTheCaseExpectsAndNoOtherError(run: CaseFolder.Run) throws {
    let found = try CaseFolder.findings(of: run)
    let strict = try CaseFolder.findings(of: run, options: "--strict")
    let expected = try CaseFolder.expectations(of: run)
    for (place, severity) in expected {
      // What the case calls an error may be one under --strict only.
      let fitting = (severity == "error" ? strict : found).filter { $0.places.contains(place) }
      #expect(
        fitting.contains { $0.severity == "error" || $0.severity == severity }
          || fitting.contains { severity == "warning" && $0.places[0] != place },
        "nothing fits \(severity) at \(place): \(found)"
      )
    }
    let errors = Set(found.filter { $0.severity == "error" }.map { $0.places[0] })
    #expect(errors.subtracting(expected.map(\.place)).sorted() == run.others, "\(found)")
  }
}

/// The folder of cases, and how each of its files is looked at.
enum CaseFolder {
  /// One file of a case.
  struct Run: Sendable, CustomTestStringConvertible {
    let folder: String
    let file: String
    let model: String
    var options = ""
    /// The places of errors that `expect.md` does not list: `JSONDecoder` throws there as well.
    var others: [String] = []
    /// Whether the list is about this model.
    var isHeldToList = true
    var testDescription: String { "\(folder)/\(file) as \(model)" }
  }

  /// A finding, with the places that it names: its own first, then those of its notes.
  struct Found {
    let severity: String
    let places: [String]
  }

  static let folder: URL = {
    if let path = ProcessInfo.processInfo.environment["STUBGEN_CASES"] {
      return URL(filePath: path)
    }
    return packageFolder.appending(path: "../shared/cases").standardizedFileURL
  }()

  static var isThere: Bool { FileManager.default.fileExists(atPath: folder.path) }

  private struct Report: Decodable {
    struct Place: Decodable {
      let line, column: Int?
      var text: String { "\(line ?? 0):\(column ?? 0)" }
    }

    struct Finding: Decodable {
      let line, column: Int?
      let severity: String
      let notes: [Place]?
    }

    let findings: [Finding]
  }

  /// What is found in the file of a run.
  static func findings(of run: Run, options: String = "") throws -> [Found] {
    let workplace = try Workplace()
    let home = folder.appending(path: run.folder)
    try workplace.write("data.json", Data(contentsOf: home.appending(path: run.file)))
    if run.folder.hasPrefix("P61") {
      try workplace.write("Track.stubschema.json", track)
    } else {
      try workplace.write("model.swift", Data(contentsOf: home.appending(path: "model.swift")))
    }
    let line = "validate data.json --model \(run.model) --format json \(run.options) \(options)"
    let outcome = workplace.run(line)
    let report = try JSONDecoder().decode(Report.self, from: Data(outcome.output.utf8))
    return report.findings.map { finding in
      let own = "\(finding.line ?? 0):\(finding.column ?? 0)"
      return Found(
        severity: finding.severity,
        places: [own] + (finding.notes ?? []).map(\.text)
      )
    }
  }

  /// What `expect.md` lists for the file.
  static func expectations(of run: Run) throws -> [(place: String, severity: String)] {
    let url = folder.appending(path: "\(run.folder)/expect.md")
    let text = try String(contentsOf: url, encoding: .utf8)
    let listed = /- `([\w.\-]+):(\d+:\d+)` (\w+):.*/
    return text.split(separator: "\n").compactMap { line in
      guard run.isHeldToList, let match = line.wholeMatch(of: listed), match.1 == run.file else {
        return nil
      }
      return (String(match.2), String(match.3))
    }
  }

  /// The schema of the case whose model is one of Core Data.
  private static let track = """
    {"stubschema": 1, "model": "Track", "fields": {"title": "String?", "length": "Double",
      "added": "Date?", "link": "URL?", "uid": "UUID?", "price": "Decimal?"}}
    """
}
