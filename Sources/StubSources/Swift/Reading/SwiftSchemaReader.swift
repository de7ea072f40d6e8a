package import StubDiagnostics
package import StubSchema

/// Reads models from Swift source: what `Codable` would make of the types as they are declared.
///
/// A search for names in the bytes comes first; only files that declare or extend a type that
/// matters are parsed.
package struct SwiftSchemaReader: SwiftSourceReader {
  /// Whether this build reads Swift source at all.
  package static let isAvailable = true

  private let sources: SourceSet

  /// How many near names are enough for a question.
  private static let nearNames = 3

  /// A reader over these files, of which none is looked at yet.
  package init(files: [SwiftSourceFile]) {
    sources = SourceSet(files)
  }

  /// Every type that could be generated, by its qualified name, in the order of files and lines:
  /// those that are `Decodable`, in whatever way they say it, and those marked `@Model`.
  package func modelNames() -> [(name: String, location: StubDiagnostics.SourceLocation)] {
    sources.modelNames
  }

  /// Types that could be generated whose names are near to `name`, the nearest first.
  ///
  /// Few files are parsed for it, however many there are.
  package func modelNames(
    near name: String
  ) -> [(name: String, location: StubDiagnostics.SourceLocation)] {
    let (files, table) = (sources.files, sources.table)
    return LargeStack.run {
      ConformanceSearch(DeclarationIndex(files, table)).models(near: name, limit: Self.nearNames)
    }
  }

  /// The first types that could be generated, in the order of files and lines.
  ///
  /// No more files are parsed than that takes.
  package func modelNames(
    first limit: Int
  ) -> [(name: String, location: StubDiagnostics.SourceLocation)] {
    let (files, table) = (sources.files, sources.table)
    return LargeStack.run {
      ConformanceSearch(DeclarationIndex(files, table)).models(limit: limit)
    }
  }

  /// Reads types with everything that they refer to.
  ///
  /// Names of types that no source declares stay open in the description; the check of the whole
  /// description reports them, unless another description declares them.
  ///
  /// - Parameter names: Names of types, qualified or not.
  /// - Returns: The description, the wanted types first, and what is doubtful about it.
  /// - Throws: Every finding, where one of them makes the description unusable: a name that nothing
  ///   declares or that several types answer to, a type that no decoder makes.
  package func read(
    _ names: [String]
  ) throws(FindingError) -> (description: SchemaDescription, findings: [Finding]) {
    let (files, table) = (sources.files, sources.table)
    let result = LargeStack.run { Reading(DeclarationIndex(files, table)).read(names) }
    return try result.get()
  }
}

/// Files, with what was found out about them the first time that it was asked.
private final class SourceSet {
  let files: [SwiftSourceFile]
  private(set) lazy var table = ScanTable(files)
  private(set) lazy var modelNames = {
    let (files, table) = (files, table)
    return LargeStack.run { ConformanceSearch(DeclarationIndex(files, table)).models() }
  }()

  init(_ files: [SwiftSourceFile]) {
    self.files = files
  }
}
