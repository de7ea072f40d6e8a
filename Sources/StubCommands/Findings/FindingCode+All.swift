import StubDiagnostics
import StubGeneration
import StubSchema
import StubSchemaReaders
import StubUpdate
import StubValidation

extension FindingCode {
  /// Every code that the tool reports, in the order of their names.
  static let all: [FindingCode] = {
    let codes =
      validationCodes + schemaCodes + coreDataCodes + generationCodes + schemaReaderCodes
      + swiftReaderCodes
      + updateCodes + [.unreadableSchema, .brokenSchema, .moreFindings]
    var seen: Set<String> = []
    return codes.filter { seen.insert($0.name).inserted }.sorted { $0.name < $1.name }
  }()

  /// The code with this name.
  ///
  /// - Throws: The nearest one, where there is none.
  static func named(_ name: String) throws(CommandError) -> FindingCode {
    if let code = all.first(where: { $0.name == name }) { return code }
    let near = NearMiss.nearest(to: name, among: all.map(\.name))
    let question = near.map { "; did you mean '\($0)'?" } ?? ""
    throw CommandError("no finding has the code '\(name)'\(question)")
  }

  /// What it says and what follows from it, for people.
  var explanation: String {
    let severity = Severity(consequence, isStrict: false).rawValue
    return "\(name): \(severity)\n\(summary)\n\(consequence.explanation)\n"
  }
}

extension Consequence {
  /// What follows, in one sentence.
  fileprivate var explanation: String {
    switch self {
    case .unusable: "The input cannot be used; the exit status is 2."
    case .undecodable: "JSONDecoder with the declared strategies throws; the exit status is 1."
    case .violated: "It decodes, and breaks what the schema promises; the exit status is 1."
    case .suspect: "It decodes, and nobody wants it; an error under --strict."
    case .remark: "It is no fault."
    }
  }
}
