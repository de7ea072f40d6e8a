import StubSchema
import StubDiagnostics
import StubJSON

/// What kind of description a file holds.
package enum SchemaKind: String, Sendable, Hashable, CaseIterable {
  /// A schema description of this tool.
  case stubschema
  /// The `contents` of a Core Data model.
  case coreData
  /// A JSON Schema.
  case jsonSchema
  /// Records, from which a model can be inferred.
  case sample
  /// Swift source.
  case swift
}

extension SchemaKind {
  /// How many bytes of a file are enough to tell what it holds.
  package static let prefixLength = 65_536

  /// What kind of description a file holds; nil where it is none.
  ///
  /// The content decides; the name does where the content is neither XML nor JSON.
  ///
  /// - Parameters:
  ///   - name: The file's name.
  ///   - bytes: The beginning of the file, `prefixLength` bytes where there are so many.
  package static func of(name: String, prefix bytes: [UInt8]) -> SchemaKind? {
    let text = Array(bytes.drop(while: isBlank).prefix(prefixLength))
    switch text.first {
    case 0x3C: return isCoreDataModel(text) ? .coreData : nil
    case 0x7B: return ofObject(text, name)
    case 0x5B: return .sample
    default:
      if name.hasSuffix(".swift") { return .swift }
      return [".json", ".ndjson", ".jsonl"].contains { name.hasSuffix($0) } ? .sample : nil
    }
  }

  /// White space, and the bytes of a byte-order mark.
  private static func isBlank(_ byte: UInt8) -> Bool {
    byte <= 0x20 || [0xEF, 0xBB, 0xBF].contains(byte)
  }

  private static func isCoreDataModel(_ text: [UInt8]) -> Bool {
    var scanner = TagScanner(text)
    while let markup = scanner.next() {
      guard case .startTag(let range) = markup else { continue }
      let tag = text[range.lowerBound..<range.upperBound].dropFirst()
      let name = tag.prefix { $0 > 0x20 && $0 != 0x3E && $0 != 0x2F }
      return name.elementsEqual("model".utf8)
    }
    return false
  }

  /// The kind of a JSON object, of which the end may be missing.
  private static func ofObject(_ text: [UInt8], _ name: String) -> SchemaKind {
    let root = JSONDocument(parsing: SourceText(file: name, bytes: text)).root
    if root["stubschema"] != nil { return .stubschema }
    if let dialect = root["$schema"]?.string, dialect.contains("json-schema.org") {
      return .jsonSchema
    }
    if root["$defs"]?.kind == .object || root["definitions"]?.kind == .object { return .jsonSchema }
    if root["$ref"]?.kind == .string || name.hasSuffix(".schema.json") { return .jsonSchema }
    return describes(root) ? .jsonSchema : .sample
  }

  /// Whether an object has a type of JSON Schema and a keyword that goes with it.
  private static func describes(_ root: JSONNode) -> Bool {
    guard let type = root["type"]?.string, SchemaType(rawValue: type) != nil else {
      return ["oneOf", "anyOf", "allOf"].contains { key in
        root[key]?.kind == .array && root[key]?[0]?.kind == .object
      }
    }
    return ["properties", "items", "enum", "additionalProperties", "required"].contains {
      root[$0] != nil
    }
  }
}
