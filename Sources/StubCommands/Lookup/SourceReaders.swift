package import StubDiagnostics
package import StubSchema

/// The readers of descriptions that need large libraries: SwiftSyntax for Swift source, an XML
/// parser for Core Data models.
///
/// Most runs need neither, and begin faster and smaller without them. So the tool gets its readers
/// from outside: those that its process has, or stand-ins that hand the run over to one that has.
package struct SourceReaders: Sendable {
  /// Makes a reader over Swift files, of which none is looked at yet.
  let swift: @Sendable ([SwiftSourceFile]) -> any SwiftSourceReader
  /// Reads the `contents` of a Core Data model.
  let coreData:
    @Sendable (SourceText) throws(FindingError) -> (
      description: SchemaDescription, findings: [Finding]
    )

  /// Makes sure that the readers are in this process.
  let settle: @Sendable () throws(FindingError) -> Void

  /// Readers that this process has.
  package init(
    swift: @escaping @Sendable ([SwiftSourceFile]) -> any SwiftSourceReader,
    coreData:
      @escaping @Sendable (SourceText) throws(FindingError) -> (
        description: SchemaDescription, findings: [Finding]
      )
  ) {
    self.swift = swift
    self.coreData = coreData
    settle = {}
  }

  /// Stand-ins for readers that another process has.
  ///
  /// - Parameter handOver: Replaces this process by the other one, with the same arguments; where it
  ///   returns, it gives the reason why it could not.
  package static func elsewhere(_ handOver: @escaping @Sendable () -> String) -> SourceReaders {
    let reader = AbsentReader(handOver: handOver)
    return SourceReaders(elsewhere: reader)
  }

  private init(elsewhere reader: AbsentReader) {
    swift = { _ in reader }
    coreData = { _ throws(FindingError) in try reader.read([]) }
    settle = { () throws(FindingError) in _ = try reader.read([]) }
  }
}

/// Hands the run over at the first question.
private struct AbsentReader: SwiftSourceReader, Sendable {
  let handOver: @Sendable () -> String

  func modelNames() throws(FindingError) -> [(name: String, location: SourceLocation)] {
    throw FindingError(Finding(.swiftReaderMissing, handOver()))
  }

  func modelNames(
    near name: String
  ) throws(FindingError) -> [(name: String, location: SourceLocation)] { try modelNames() }

  func modelNames(
    first limit: Int
  ) throws(FindingError) -> [(name: String, location: SourceLocation)] { try modelNames() }

  func read(
    _ names: [String]
  ) throws(FindingError) -> (description: SchemaDescription, findings: [Finding]) {
    throw FindingError(Finding(.swiftReaderMissing, handOver()))
  }
}
