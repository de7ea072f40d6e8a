import Foundation
import StubDiagnostics
import Testing

/// `STUBGEN_DIFFERENTIAL_DOCUMENTS` says how many documents are tried in all, and
/// `STUBGEN_DIFFERENTIAL_SEED` which ones.
@Suite struct DifferentialTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let count =
    environment["STUBGEN_DIFFERENTIAL_DOCUMENTS"].flatMap(Int.init) ?? 20_000
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

  private static func description(_ document: [UInt8], _ subject: DifferentialSubject) -> String {
    let shown = String(decoding: document, as: UTF8.self).unicodeScalars
      .map { $0.escaped(asASCII: true) }.joined()
    let error = subject.error(document) ?? "accepts"
    let findings = subject.findings(document).map(\.description).joined(separator: " | ")
    return "\(subject.name) ⟦\(shown)⟧ \(document.count) bytes: JSONDecoder: \(error.prefix(300)); "
      + "stubgen: \(findings.isEmpty ? "accepts" : findings)"
  }
}
