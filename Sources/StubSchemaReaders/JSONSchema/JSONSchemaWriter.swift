import StubJSON
package import StubSchema
import StubValues

/// Writes what the JSON of a model looks like as a JSON Schema, draft 2020-12.
///
/// The schema speaks of the JSON itself: keys and values are spelled as the coding strategies have
/// it. What JSON Schema has no word for, such as the order of two dates, is left out.
package struct JSONSchemaWriter {
  let description: SchemaDescription
  let root: String

  private init(_ description: SchemaDescription, root: String) {
    self.description = description
    self.root = root
  }

  /// The JSON Schema of a model: pretty, with a final line feed.
  ///
  /// - Parameter root: The model's, or an enum's, name; what it refers to stands under `$defs`.
  package static func write(_ description: SchemaDescription, root: String) -> [UInt8] {
    var writer = JSONWriter(style: .pretty)
    writer.value(JSONSchemaWriter(description, root: root).document)
    writer.lineEnd()
    return writer.buffer
  }

  private var document: JSONValue {
    var members = [
      JSONMember("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
      JSONMember("title", .string(root)),
    ]
    members += schema(named: root).members ?? []
    let definitions = reachable.map { JSONMember($0, schema(named: $0)) }
    if !definitions.isEmpty { members.append(JSONMember("$defs", .object(definitions))) }
    return .object(members)
  }

  /// The declarations that the root leads to, without itself, in the order of the description.
  private var reachable: [String] {
    var seen: Set<String> = [root]
    var open = [root]
    while let name = open.popLast() {
      for next in names(in: name) where seen.insert(next).inserted { open.append(next) }
    }
    let all = description.models.map(\.name) + description.enums.map(\.name)
    return all.filter { $0 != root && seen.contains($0) }
  }

  private func names(in declaration: String) -> [String] {
    let types: [TypeReference]
    switch description.declaration(named: declaration) {
    case .model(let model): types = Self.types(in: model, description)
    case .enumeration(let enumeration): types = enumeration.cases.flatMap(\.payload).map(\.type)
    case nil: types = []
    }
    return types.flatMap { description.resolved($0).names }
  }

  private static func types(
    in model: ModelSchema,
    _ description: SchemaDescription
  ) -> [TypeReference] {
    switch model.shape {
    case .object(let object):
      let fields = description.objectFields(of: model).map(\.field.type)
      return fields + (object.additionalFields.map { [$0] } ?? [])
    case .wraps(let field): return [field.type]
    case .elements(let fields, let rest): return fields.map(\.type) + (rest.map { [$0.type] } ?? [])
    case .oneOf(let union):
      var types = union.variants.compactMap(\.type)
      if case .type(let other) = union.otherwise { types.append(other) }
      return types
    }
  }

  private func schema(named name: String) -> JSONValue {
    switch description.declaration(named: name) {
    case .model(let model): schema(of: model)
    case .enumeration(let enumeration): schema(of: enumeration)
    case nil: .object([])
    }
  }

  /// A reference to a declaration.
  func reference(to name: String) -> JSONValue {
    guard name != root else { return .object([JSONMember("$ref", .string("#"))]) }
    guard description.declaration(named: name) != nil else { return .object([]) }
    return .object([JSONMember("$ref", .string("#/$defs/" + Self.escaped(name)))])
  }

  /// A name as it stands in the fragment of a URI that is a JSON pointer.
  private static func escaped(_ name: String) -> String {
    var text = ""
    for byte in name.utf8 {
      switch byte {
      case 0x7E: text += "~0"
      case 0x2F: text += "~1"
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F:
        text.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        text += "%" + (digits.utf8.count == 1 ? "0" : "") + digits
      }
    }
    return text
  }
}
