import StubDiagnostics
public import StubSchema

/// What the JSON of some models looks like, as a `.stubschema.json` says it.
public typealias SchemaDescription = StubSchema.SchemaDescription

extension SchemaDescription {
  /// The description as a `.stubschema.json`, to be kept under version control and edited: pretty,
  /// with a final line feed.
  public var stubschemaJSON: String {
    String(decoding: SchemaWriter.write(self), as: UTF8.self)
  }

  /// The description that the text of a `.stubschema.json` gives.
  ///
  /// - Parameters:
  ///   - json: The text; it may not be laid over another one with `from`.
  ///   - name: What errors call it.
  /// - Throws: `FindingError` with everything that is wrong with it.
  public init(stubschema json: String, named name: String = "<schema>") throws {
    let text = SourceText(file: name, bytes: Array(json.utf8))
    self = try SchemaReader.read(text).description
    var collector = FindingCollector()
    collector.report(SchemaChecker.check(self))
    try collector.throwIfUnusable()
  }
}
