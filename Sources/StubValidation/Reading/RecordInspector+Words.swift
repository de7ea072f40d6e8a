import StubDiagnostics
import StubJSON
import StubSchema
import StubValues

/// How messages name things.
extension RecordInspector {
  /// The path of a node in the whole text: `$[3].dueDate`.
  func path(of node: Int) -> String {
    let own = JSONPath(map.steps(to: node)).description
    return (isElement ? "\(recordPath)[\(recordIndex)]" : recordPath) + own.dropFirst()
  }

  /// What a message calls a node: its key, or its place in the array under that key.
  func subject(_ node: Int) -> String {
    let steps = map.steps(to: node)
    guard let last = steps.last else { return "the record" }
    if case .key(let key) = last { return "'\(key)'" }
    guard case .index(let index) = last else { return "the value" }
    for case .key(let key) in steps.reversed() { return "element \(index) of '\(key)'" }
    return "element \(index)"
  }

  /// What stands there, for a message.
  func found(_ node: Int) -> String {
    let entry = entries[node]
    switch entry.kind {
    case .string:
      return "the string \(Self.quoted(string(node)))"
    case .number: return "the number \(Self.clipped(String(decoding: slice(node), as: UTF8.self)))"
    case .bool: return String(decoding: slice(node), as: UTF8.self)
    case .null: return "null"
    case .object: return entry.count == 0 ? "an empty object" : "an object"
    case .array: return entry.count == 0 ? "an empty array" : "an array"
    case .invalid: return "something that is no JSON"
    }
  }

  static func quoted(_ text: String) -> String { "\"\(clipped(text))\"" }

  /// At most 60 scalars of a text.
  static func clipped(_ text: String) -> String {
    let scalars = text.unicodeScalars
    guard scalars.count > 60 else { return text }
    return String(String.UnicodeScalarView(scalars.prefix(59))) + "…"
  }

  /// What a rule reads, with its article: "an Int8 (-128 to 127)".
  func expectation(_ rule: Int) -> String {
    switch program.rules[rule] {
    case .anything: "any JSON value"
    case .nothing(let index), .object(let index): object(program.objects[index])
    case .string: "a String"
    case .character: "a Character"
    case .bool: "a Bool, true or false"
    case .integer(let integer): Self.integer(integer.width)
    case .float(let float): float.precision == .double ? "a Double" : "a Float"
    case .decimal: "a Decimal, a number"
    case .date(let date): "a Date, \(dateForm(date))"
    case .uuid: "a UUID"
    case .url: "a URL"
    case .base64: "Data in Base64"
    case .foundation(let type, _): Self.name(type)
    case .optional(let inner): expectation(inner)
    case .array(let element, _): "an array of \(plural(element))"
    case .dictionary(let dictionary):
      "a dictionary, an object of \(plural(dictionary.value)) by key"
    case .pairs: "an array of keys and values in turn"
    case .range: "a range, an array of its two bounds"
    case .positional(let index): Self.article(program.positionals[index].name) + ", an array"
    case .union(let index): Self.article(program.unions[index].name)
    case .rawEnum(let index): enumeration(program.rawEnums[index])
    case .payloadEnum(let index):
      Self.article(program.payloadEnums[index].name) + ", an object with its case as the key"
    case .field(let index): expectation(program.fields[index].value)
    case .unknown: "a value"
    }
  }

  /// A type's name with its article.
  static func article(_ name: String) -> String {
    let isVowel = name.first.map { "AEIOaeio".contains($0) } ?? false
    return (isVowel ? "an " : "a ") + name
  }

  private func object(_ object: ObjectRule) -> String {
    guard object.isOfEnum else { return "an object (\(object.name))" }
    let values = object.fields.map {
      "\"\(program.fields[$0].wireKey)\": \(expectation(program.fields[$0].value))"
    }
    return "a case with the object {\(values.joined(separator: ", "))}"
  }

  static func integer(_ width: IntegerWidth) -> String {
    switch width {
    case .int: "an Int"
    case .uint: "a UInt, 0 or more"
    case .int8, .int16, .int32, .int64, .int128:
      "an \(width.name) (\(width.minimumText) to \(width.maximumText))"
    default: "a \(width.name) (0 to \(width.maximumText))"
    }
  }

  private func enumeration(_ rule: RawEnumRule) -> String {
    "one of \(rule.name): \(Self.list(rule.texts))"
  }

  /// At most twelve texts in a row.
  static func list(_ texts: [String]) -> String {
    let shown = texts.prefix(12).joined(separator: ", ")
    return texts.count > 12 ? "\(shown) and \(texts.count - 12) more" : shown
  }

  /// What an array holds, without an article.
  private func plural(_ rule: Int) -> String {
    switch program.rules[rule] {
    case .object(let index), .nothing(let index): program.objects[index].name
    case .rawEnum(let index): program.rawEnums[index].name
    case .payloadEnum(let index): program.payloadEnums[index].name
    case .union(let index): program.unions[index].name
    case .positional(let index): program.positionals[index].name
    case .integer(let integer): integer.width.name
    case .optional(let inner): plural(inner)
    case .array, .dictionary, .pairs, .range: "collections"
    default: String(expectation(rule).drop { $0 != " " }.dropFirst().prefix { $0 != "," })
    }
  }

  func dateForm(_ date: DateRule) -> String {
    switch date.form {
    case .secondsSince2001: "in seconds since 2001"
    case .secondsSince1970: "in seconds since 1970"
    case .millisecondsSince1970: "in milliseconds since 1970"
    case .text:
      switch program.codings[date.coding].dates {
      case .formats(let formats):
        "written as \(formats.map { "'\($0.pattern)'" }.joined(separator: " or "))"
      case .iso8601Fractional: "in ISO 8601 with fractional seconds"
      default: "in ISO 8601"
      }
    }
  }

  private static func name(_ type: FoundationType) -> String {
    switch type {
    case .timeZone: "a TimeZone, an object with 'identifier'"
    case .locale: "a Locale, an object with 'identifier'"
    case .dateComponents: "DateComponents, an object"
    case .duration: "a Duration, an array of two integers"
    case .cgPoint: "a CGPoint, an array of two numbers"
    case .cgSize: "a CGSize, an array of two numbers"
    case .cgRect: "a CGRect, an array of a point and a size"
    case .measurement, .plainMeasurement: "a Measurement, an object with 'value' and 'unit'"
    }
  }
}
