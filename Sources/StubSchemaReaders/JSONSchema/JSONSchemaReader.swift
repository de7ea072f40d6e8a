package import StubDiagnostics
import StubJSON
package import StubSchema

/// Reads a JSON Schema, of any draft from 4 to 2020-12, into a description.
///
/// What a schema says beyond a description's words is reported, never dropped in silence.
package struct JSONSchemaReader {
  let document: JSONDocument
  let map: SourceMap
  var index: SchemaIndex
  var collector = FindingCollector()
  var description = SchemaDescription()
  var names = UniqueNames(taken: ReservedTypes.names)
  /// The types that were made of views.
  var made: [SchemaView.Key: TypeReference] = [:]
  /// The views that are being read, each with the name that it takes if it refers to itself.
  var open: [SchemaView.Key: String?] = [:]
  /// The keys of members that were reported.
  var reported: Set<Int> = []
  /// The models whose fields are still to be read.
  var pending: [PendingModel] = []
  /// How many schemas are being read inside each other, other than as fields of models.
  var depth = 0
  /// How many references and `allOf` lead to each other.
  var linkDepth = 0

  /// How deeply schemas may stand inside each other, references followed.
  static let maximumDepth = 48

  private init(_ document: JSONDocument) {
    self.document = document
    map = SourceMap(document.source)
    index = SchemaIndex(document)
  }

  /// Reads a schema.
  ///
  /// - Parameters:
  ///   - text: The JSON text.
  ///   - name: What the model of the root schema is called; a schema of a list describes the
  ///     model of its elements.
  /// - Returns: The description, and what of the schema it does not say.
  /// - Throws: Every finding, if the text is no JSON Schema.
  package static func read(
    _ text: SourceText,
    name: String
  ) throws(FindingError) -> (description: SchemaDescription, findings: [Finding]) {
    let document = JSONDocument(parsing: text)
    var reader = JSONSchemaReader(document)
    for fault in document.faults where fault.layer != .tolerated {
      reader.collector.report(fault.finding(.notJSONSchema, in: document.source))
    }
    try reader.collector.throwIfUnusable()
    reader.root(named: SwiftName.type(name))
    try reader.collector.throwIfUnusable()
    return (reader.description, reader.collector.findings)
  }

  private mutating func root(named name: String) {
    let root = document.root
    guard root.kind == .object else {
      return report(.notJSONSchema, "a JSON Schema is an object; found \(root.kind.phrase)", root)
    }
    checkDialect(root)
    let holds = root.members.contains { member in
      !SchemaVocabulary.annotations.contains(member.key.string ?? "")
    }
    if holds {
      readRoot([root], name)
    } else {
      readDefinitions(root)
    }
    readPendingModels()
    if description.models.isEmpty, description.enums.isEmpty, !collector.isUnusable {
      report(.notJSONSchema, "the schema describes nothing", root)
    }
  }

  private mutating func readRoot(
    _ schemas: [JSONNode],
    _ name: String,
    isElement: Bool = false
  ) {
    let hint = TypeHint([name])
    let view = self.view(of: schemas).view
    let isList = view.types == [.array] && !view.has("prefixItems")
    if isList, !isElement, view.first("items")?.kind == .object {
      report(.leftOutOfJSON, "the schema is that of a list; '\(name)' is one element", schemas[0])
      return readRoot(view.values("items"), name, isElement: true)
    }
    guard let fragment = convert(schemas, hint) else {
      return report(.notJSONSchema, "the schema allows no value", schemas[0])
    }
    if case .named(let made) = fragment.type, made == name { return }
    box(fragment, hint)
  }

  private mutating func readDefinitions(_ root: JSONNode) {
    let folders = [
      root["$defs"], root["definitions"], root["components"]?["schemas"],
    ]
    for member in folders.compactMap({ $0 }).flatMap({ Array($0.members) }) {
      guard let name = member.key.string else { continue }
      let hint = TypeHint([name])
      guard let fragment = convert([member.value], hint) else { continue }
      if fragment.type.names.isEmpty, hint.names.first != nil { box(fragment, hint) }
    }
  }

  private mutating func checkDialect(_ root: JSONNode) {
    guard let node = root["$schema"], let text = node.string else { return }
    let known = [
      "draft-04", "draft-06", "draft-07", "2019-09", "2020-12", "json-schema.org/schema",
    ]
    if known.contains(where: text.contains) { return }
    report(.unknownKeyword, "'\(text)' is read as if it were draft 2020-12", node)
  }
}

extension JSONSchemaReader {
  /// Reports something about a node.
  mutating func report(_ code: FindingCode, _ message: String, _ node: JSONNode) {
    guard reported.insert(node.index).inserted else { return }
    collector.report(Finding(code, message, at: map.location(of: node.range)))
  }

  /// Where a node stands.
  func location(of node: JSONNode) -> SourceLocation { map.location(of: node.range) }

  /// Makes a model of what cannot stand where it is: a single value with words of its own.
  @discardableResult
  mutating func box(_ fragment: SchemaFragment, _ hint: TypeHint) -> TypeReference {
    let name = names.take(hint.names)
    description.models.append(ModelSchema(name: name, shape: .wraps(fragment.field(named: ""))))
    return .named(name)
  }

  /// Reports every keyword of a view that nothing was made of.
  mutating func reportKeywords(_ view: SchemaView) {
    for schema in view.schemas {
      for member in schema.members {
        guard let keyword = member.key.string, !keyword.hasPrefix("x-") else { continue }
        if SchemaVocabulary.unmapped.contains(keyword) {
          report(.unmappedKeyword, "'\(keyword)' is not held", member.key)
        } else if !SchemaVocabulary.all.contains(keyword) {
          let near = NearMiss.nearest(to: keyword, among: SchemaVocabulary.all.sorted())
          let question = near.map { "; did you mean '\($0)'?" } ?? ""
          report(.unknownKeyword, "'\(keyword)' is no keyword that is known\(question)", member.key)
        }
      }
    }
  }
}
