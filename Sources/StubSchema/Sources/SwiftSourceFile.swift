package import StubDiagnostics

/// A Swift file that can be read when it matters.
package struct SwiftSourceFile: Sendable {
  /// The file as it is shown to the user.
  package let shown: String
  /// Gives its bytes; asked anew each time, so that no file stays in memory that does not matter.
  package let load: @Sendable () throws -> [UInt8]

  /// A file by its shown name.
  package init(shown: String, load: @escaping @Sendable () throws -> [UInt8]) {
    self.shown = shown
    self.load = load
  }

  /// A file whose bytes are at hand.
  package init(shown: String, bytes: [UInt8]) {
    self.init(shown: shown) { bytes }
  }
}

/// Reads models from Swift source files.
package protocol SwiftSourceReader {
  /// Every type that could be generated, by its qualified name, in the order of files and lines.
  ///
  /// - Throws: Where nothing can be read at all.
  func modelNames() throws(FindingError) -> [(name: String, location: SourceLocation)]

  /// Types that could be generated whose names are near to `name`, the nearest first.
  ///
  /// - Throws: Where nothing can be read at all.
  func modelNames(
    near name: String
  ) throws(FindingError) -> [(name: String, location: SourceLocation)]

  /// The first types that could be generated, in the order of files and lines.
  ///
  /// - Throws: Where nothing can be read at all.
  func modelNames(
    first limit: Int
  ) throws(FindingError) -> [(name: String, location: SourceLocation)]

  /// Reads types with everything that they refer to.
  ///
  /// - Parameter names: Names of types, qualified or not.
  /// - Returns: The description, the wanted types first, and what is doubtful about it.
  /// - Throws: Every finding, where one of them makes the description unusable.
  func read(
    _ names: [String]
  ) throws(FindingError) -> (description: SchemaDescription, findings: [Finding])
}
