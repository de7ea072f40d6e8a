import StubDiagnostics
import StubJSON
import StubSchema
import StubValues

extension JSONSchemaReader {
  /// A string: a type of its own where the format names one.
  mutating func string(_ view: SchemaView) -> SchemaFragment {
    var fragment = SchemaFragment(.scalar(.string))
    if view.values("contentEncoding").contains(where: { $0.hasText("base64") }) {
      fragment.type = .scalar(.data)
    }
    for node in view.values("format") { applyFormat(node, to: &fragment) }
    guard case .scalar(let scalar) = fragment.type, scalar.isText else {
      reportTextLimits(view, scalar: fragment.type)
      return fragment
    }
    applyLengths(view, to: &fragment)
    for node in view.values("pattern") { applyPattern(node, to: &fragment) }
    return fragment
  }

  private mutating func applyFormat(_ node: JSONNode, to fragment: inout SchemaFragment) {
    fragment.words["type"] = location(of: node)
    switch node.string {
    case "date-time": fragment.type = .scalar(.date)
    case "date": fragment.type = .scalar(.date)
    case "uuid": fragment.type = .scalar(.uuid)
    case "uri", "url", "uri-reference", "iri", "iri-reference": fragment.type = .scalar(.url)
    case "byte", "binary": fragment.type = .scalar(.data)
    case let name?:
      if let generator = Self.formats.first(where: { $0.format == name })?.generator {
        fragment.generation.generator = GeneratorReference(name: generator)
      } else if let rare = Self.examples.first(where: { $0.format == name }) {
        fragment.generation.values = rare.values
      } else if !Self.plainFormats.contains(name) {
        reportFormat(node)
      }
    case nil: report(.malformedKeyword, "'format' is a string", node)
    }
    applyDateCoding(node, to: &fragment)
  }

  private mutating func applyDateCoding(_ node: JSONNode, to fragment: inout SchemaFragment) {
    guard fragment.type == .scalar(.date) else { return }
    if node.hasText("date"), let format = try? DateFormat("yyyy-MM-dd") {
      fragment.coding.dates = .formats([format])
    } else {
      description.coding.dates = .iso8601
    }
  }

  /// The formats that a generator keeps to; of several for one generator, the first is written back.
  static let formats: [(format: String, generator: String)] = [
    ("email", "internet.email"), ("idn-email", "internet.email"),
    ("hostname", "internet.domainName"), ("idn-hostname", "internet.domainName"),
    ("ipv4", "internet.ipv4"), ("ip", "internet.ipv4"), ("ipv6", "internet.ipv6"),
  ]

  /// Values of formats that are rare, to choose from; from them the format is written back.
  static let examples: [(format: String, values: [JSONValue])] = [
    ("time", ["09:30:00Z", "12:00:00Z", "17:45:30Z", "20:15:00+01:00"]),
    ("duration", ["PT15M", "PT1H30M", "P1D", "P2W", "P3M"]),
    ("json-pointer", ["/items/0", "/name", "/owner/email"]),
    ("relative-json-pointer", ["0", "1/name", "2/items/0"]),
    ("uri-template", ["https://example.com/users/{id}", "https://example.com/search{?query}"]),
    ("regex", ["^[a-z]+$", "^[0-9]{4}$", "[A-Z][a-z]*"]),
  ].map { format, texts in (format, texts.map { .string($0) }) }

  /// Formats that say nothing about the text that a description could hold.
  private static let plainFormats: Set<String> = [
    "password", "string", "text", "textarea", "markdown", "html", "color", "style",
  ]

  private func applyLengths(_ view: SchemaView, to fragment: inout SchemaFragment) {
    let minima = view.values("minLength").compactMap { node in
      node.integer(as: Int.self).map { ($0, node) }
    }
    if let (length, node) = minima.max(by: { $0.0 < $1.0 }), length > 0 {
      fragment.constraints.minLength = length
      fragment.words["minLength"] = location(of: node)
    }
    let maxima = view.values("maxLength").compactMap { node in
      node.integer(as: Int.self).map { ($0, node) }
    }
    if let (length, node) = maxima.min(by: { $0.0 < $1.0 }), length >= 0 {
      fragment.constraints.maxLength = length
      fragment.words["maxLength"] = location(of: node)
    }
  }

  private mutating func applyPattern(_ node: JSONNode, to fragment: inout SchemaFragment) {
    guard let text = node.string else {
      return report(.malformedKeyword, "'pattern' is a string", node)
    }
    guard fragment.constraints.pattern == nil else {
      return report(.unmappedKeyword, "of several patterns the first one is held", node)
    }
    do {
      _ = try Pattern(text)
      fragment.constraints.pattern = text
      fragment.words["pattern"] = location(of: node)
      // The pattern says more than the examples of a format.
      fragment.generation = GenerationRules()
    } catch {
      report(.unmappedKeyword, "the pattern is not held: \(error)", node)
    }
  }

  private mutating func reportTextLimits(_ view: SchemaView, scalar type: TypeReference) {
    for keyword in ["minLength", "maxLength", "pattern"] {
      for node in view.values(keyword) {
        report(.unmappedKeyword, "'\(keyword)' is not held for a value of type \(type)", node)
      }
    }
  }
}
