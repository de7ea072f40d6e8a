package import StubDiagnostics
package import StubSchema

/// Reads models from Swift source; this build cannot, and says so.
package struct SwiftSchemaReader: SwiftSourceReader {
  /// Whether this build reads Swift source at all.
  package static let isAvailable = false

  /// A reader over these files.
  package init(files: [SwiftSourceFile]) {}

  /// The types that could be generated: none.
  package func modelNames() -> [(name: String, location: StubDiagnostics.SourceLocation)] { [] }

  /// The types whose names are near to `name`: none.
  package func modelNames(
    near name: String
  ) -> [(name: String, location: StubDiagnostics.SourceLocation)] { [] }

  /// The first types that could be generated: none.
  package func modelNames(
    first limit: Int
  ) -> [(name: String, location: StubDiagnostics.SourceLocation)] { [] }

  /// Says why nothing can be read.
  ///
  /// - Throws: Always.
  package func read(
    _ names: [String]
  ) throws(FindingError) -> (description: SchemaDescription, findings: [Finding]) {
    let message =
      "this stubgen was built with a toolchain without SwiftSyntax, so it reads no Swift source; "
      + "describe the model in a '.stubschema.json'"
    throw FindingError(Finding(.swiftReaderMissing, message))
  }
}
