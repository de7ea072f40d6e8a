package import StubCommands
import StubDiagnostics

extension SourceReaders {
  /// The readers that are linked into this process.
  package static let linked = SourceReaders(
    swift: { SwiftSchemaReader(files: $0) },
    coreData: { text throws(FindingError) in try CoreDataReader.read(text) }
  )
}
