import StubDiagnostics
import StubGeneration
import StubSchema
import StubSchemaReaders
import StubSwiftReader
import StubUpdate
import StubValidation

extension FindingCode {
  /// Every code that the tool reports, in the order of their names.
  static let all: [FindingCode] = {
    let codes =
      validationCodes + schemaCodes + generationCodes + schemaReaderCodes + swiftReaderCodes
      + updateCodes + [.unreadableSchema, .brokenSchema, .moreFindings, .switchedOff]
    var seen: Set<String> = []
    return codes.filter { seen.insert($0.name).inserted }.sorted { $0.name < $1.name }
  }()
}
