import Foundation
import StubDiagnostics
import StubValidation
import Testing

/// `STUBGEN_DIFFERENTIAL_DOCUMENTS` says how many documents are tried in all, and
/// `STUBGEN_DIFFERENTIAL_SEED` which ones.
@Suite struct DifferentialTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let count =
    environment["STUBGEN_DIFFERENTIAL_DOCUMENTS"].flatMap(Int.init) ?? 50_000
  private static let seed = environment["STUBGEN_DIFFERENTIAL_SEED"].flatMap(UInt64.init) ?? 1

  @Test(arguments: DifferentialSubject.all.indices)
  func acceptsItsOwnDocuments(_ index: Int) {
    let subject = DifferentialSubject.all[index]
    for document in subject.documents {
      #expect(subject.error(Array(document.utf8)) == nil, "\(subject.name): \(document)")
      let findings = subject.findings(Array(document.utf8))
      #expect(findings.isEmpty, "\(subject.name): \(findings)")
    }
  }

  @Test(arguments: DifferentialSubject.all.indices)
  func agreesWithJSONDecoder(_ index: Int) {
    let subject = DifferentialSubject.all[index]
    let generator = SeededGenerator(seed: Self.seed &* 1_000_003 &+ UInt64(index))
    var mutator = DocumentMutator(
      generator: generator,
      values: subject.values,
      keys: subject.keys
    )
    var disagreements: Set<String> = []
    for number in 0..<Self.count / DifferentialSubject.all.count {
      let document = mutator.mutate(subject.documents[number % subject.documents.count])
      guard subject.disagrees(document) else { continue }
      let wasAccepted = subject.error(document) == nil
      let small = DocumentReducer.reduce(document) {
        (subject.error($0) == nil) == wasAccepted && subject.disagrees($0)
      }
      disagreements.insert(Self.description(small, subject))
      if disagreements.count >= 8 { break }
    }
    for disagreement in disagreements.sorted() { Issue.record("\(disagreement)") }
  }

  @Test(arguments: DifferentialSubject.all.indices)
  func findsTheSameInPiecesOfAnyLength(_ index: Int) throws {
    let subject = DifferentialSubject.all[index]
    let generator = SeededGenerator(seed: Self.seed &* 7_919 &+ UInt64(index))
    var mutator = DocumentMutator(
      generator: generator,
      values: subject.values,
      keys: subject.keys
    )
    var issues = 0
    for number in 0..<Self.count / DifferentialSubject.all.count / 10 {
      let document = mutator.mutate(subject.documents[number % subject.documents.count])
      let whole = subject.validator.validate(SourceText(file: "a.json", bytes: document)).findings
      let length = [1, 3, 17, 64, 300, 5_000][number % 6]
      let pieces = try subject.findings(document, inPiecesOf: length)
      guard pieces.map(Self.essence) != whole.map(Self.essence) else { continue }
      let shown =
        "\(Self.shown(document)): \(pieces.map(\.description)), \(whole.map(\.description))"
      Issue.record("\(subject.name), \(length) bytes each: \(shown)")
      issues += 1
      if issues >= 4 { break }
    }
  }

  @Test(arguments: DifferentialSubject.all.indices)
  func findsTheSameWhereRecordsPass(_ index: Int) throws {
    let subject = DifferentialSubject.all[index]
    let generator = SeededGenerator(seed: Self.seed &* 104_729 &+ UInt64(index))
    var mutator = DocumentMutator(
      generator: generator,
      values: subject.values,
      keys: subject.keys
    )
    var issues = 0
    for number in 0..<Self.count / DifferentialSubject.all.count {
      let document = mutator.mutate(subject.joined([number, number / 3, number / 7, number + 1]))
      let length = [document.count + 1, 40, 7][number % 3]
      let swift = try subject.findings(document, inPiecesOf: length)
      let thorough = try subject.findings(document, inPiecesOf: length, thoroughly: true)
      guard swift.map(Self.essence) != thorough.map(Self.essence) else { continue }
      let shown =
        "\(Self.shown(document)): \(swift.map(\.description)), \(thorough.map(\.description))"
      Issue.record("\(subject.name), \(length) bytes each: \(shown)")
      issues += 1
      if issues >= 4 { break }
    }
  }

  /// A finding without the part of its line that is shown.
  private static func essence(_ finding: Finding) -> String {
    let notes = finding.notes.map { "\($0.message) \(String(describing: $0.location?.start))" }
    return "\(finding) \(finding.path) \(notes) \(String(describing: finding.fix))"
  }

  private static func shown(_ document: [UInt8]) -> String {
    "⟦"
      + String(decoding: document, as: UTF8.self).unicodeScalars
      .map { $0.escaped(asASCII: true) }.joined() + "⟧"
  }

  private static func description(_ document: [UInt8], _ subject: DifferentialSubject) -> String {
    let error = subject.error(document) ?? "accepts"
    let findings = subject.findings(document).map(\.description).joined(separator: " | ")
    return
      "\(subject.name) \(shown(document)) \(document.count) bytes: JSONDecoder: \(error.prefix(300)); "
      + "stubgen: \(findings.isEmpty ? "accepts" : findings)"
  }
}
