import StubDiagnostics
import StubFormats
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
      + swiftReaderCodes + updateCodes + formatCodes
      + [.unreadableSchema, .brokenSchema, .moreFindings, .switchedOff]
    var seen: Set<String> = []
    return codes.filter { seen.insert($0.name).inserted }.sorted { $0.name < $1.name }
  }()
}
