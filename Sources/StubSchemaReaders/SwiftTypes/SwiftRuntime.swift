/// Types that written source needs beside those of the description.
enum SwiftRuntime {
  /// Writes the type of any JSON value.
  static func writeJSON(to source: inout SwiftSource) {
    source.line()
    source.line("/// Any JSON value.")
    source.block("indirect enum JSON: Codable, Hashable, Sendable") { source in
      for line in json { source.line(line) }
    }
  }

  /// Writes the coding key of objects whose keys are not known.
  static func writeAnyKey(to source: inout SwiftSource) {
    source.line()
    source.line("/// A key that is not known before decoding.")
    source.block("struct AnyKey: CodingKey") { source in
      source.line("let stringValue: String")
      source.line("var intValue: Int? { nil }")
      source.line()
      source.line("init(stringValue: String) { self.stringValue = stringValue }")
      source.line("init?(intValue: Int) { nil }")
    }
  }

  private static let json = [
    "case null",
    "case bool(Bool)",
    "case number(Double)",
    "case string(String)",
    "case array([JSON])",
    "case object([String: JSON])",
    "",
    "init(from decoder: any Decoder) throws {",
    "  let container = try decoder.singleValueContainer()",
    "  if container.decodeNil() {",
    "    self = .null",
    "  } else if let value = try? container.decode(Bool.self) {",
    "    self = .bool(value)",
    "  } else if let value = try? container.decode(Double.self) {",
    "    self = .number(value)",
    "  } else if let value = try? container.decode(String.self) {",
    "    self = .string(value)",
    "  } else if let value = try? container.decode([JSON].self) {",
    "    self = .array(value)",
    "  } else {",
    "    self = .object(try container.decode([String: JSON].self))",
    "  }",
    "}",
    "",
    "func encode(to encoder: any Encoder) throws {",
    "  var container = encoder.singleValueContainer()",
    "  switch self {",
    "  case .null: try container.encodeNil()",
    "  case .bool(let value): try container.encode(value)",
    "  case .number(let value): try container.encode(value)",
    "  case .string(let value): try container.encode(value)",
    "  case .array(let value): try container.encode(value)",
    "  case .object(let value): try container.encode(value)",
    "  }",
    "}",
  ]
}
