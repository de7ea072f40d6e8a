import StubSchema

extension SwiftTypesWriter {
  /// A case of a union.
  private struct UnionCase {
    let name: String
    let tag: String
    let type: String?
  }

  /// Writes the type of one of several shapes.
  func write(_ model: ModelSchema, _ union: UnionShape, to source: inout SwiftSource) {
    let cases = self.cases(of: union)
    source.block("indirect enum \(typeName(model.name)): \(conformances)") { source in
      for entry in cases {
        source.line("case \(SwiftName.escaped(entry.name))\(entry.type.map { "(\($0))" } ?? "")")
      }
      writeOtherwise(union, to: &source)
      if union.tag != nil { writeTagKeys(union, model, to: &source) }
      source.line()
      source.block("init(from decoder: any Decoder) throws") { source in
        if union.tag == nil {
          writeTrials(cases, union, to: &source)
        } else {
          writeSwitch(cases, union, to: &source)
        }
      }
      source.line()
      source.block("func encode(to encoder: any Encoder) throws") { source in
        writeEncoding(cases, union, to: &source)
      }
    }
  }

  private func cases(of union: UnionShape) -> [UnionCase] {
    var names = UniqueNames(taken: union.otherwise == nil ? [] : ["other"])
    return union.variants.map { variant in
      let type = variant.type.map { spelling($0) }
      let word = union.tag == nil ? Self.word(of: variant.type) : variant.tag
      return UnionCase(name: names.take([SwiftName.member(word)]), tag: variant.tag, type: type)
    }
  }

  /// The name of the case that holds a type: `[Tag]` gives `tags`.
  private static func word(of type: TypeReference?) -> String {
    switch type {
    case .scalar(.json): "json"
    case .scalar(let scalar): scalar.rawValue.prefix(1).lowercased() + scalar.rawValue.dropFirst()
    case .named(let name): name.prefix(1).lowercased() + name.dropFirst()
    case .optional(let inner): word(of: inner)
    case .array(let inner), .set(let inner): word(of: inner) + "List"
    case .dictionary(_, let value): word(of: value) + "Dictionary"
    case .range, .closedRange: "range"
    case .measurement: "measurement"
    case nil: "none"
    }
  }

  private func writeOtherwise(_ union: UnionShape, to source: inout SwiftSource) {
    switch union.otherwise {
    case .accepted(nil): source.line("case other")
    case .type(let type): source.line("case other(\(spelling(type)))")
    case .accepted, nil: break
    }
  }

  private func writeTagKeys(
    _ union: UnionShape,
    _ model: ModelSchema,
    to source: inout SwiftSource
  ) {
    source.line()
    source.block("private enum CodingKeys: String, CodingKey") { source in
      let keys = ["tag": union.tag, "content": union.content]
      for name in ["tag", "content"] {
        guard let key = keys[name] ?? nil else { continue }
        source.line("case \(name) = \(SwiftSource.literal(key))")
      }
    }
  }

  private func writeTrials(
    _ cases: [UnionCase],
    _ union: UnionShape,
    to source: inout SwiftSource
  ) {
    source.line("let container = try decoder.singleValueContainer()")
    for entry in cases {
      guard let type = entry.type else { continue }
      source.block("if let value = try? container.decode(\(type).self)") { source in
        source.line("self = .\(SwiftName.escaped(entry.name))(value)")
        source.line("return")
      }
    }
    switch union.otherwise {
    case .type(let type): source.line("self = .other(try container.decode(\(spelling(type)).self))")
    case .accepted(nil): source.line("self = .other")
    case .accepted, nil:
      source.line("throw DecodingError.dataCorruptedError(")
      source.line("  in: container,")
      source.line("  debugDescription: \"The value fits none of the types.\"")
      source.line(")")
    }
  }

  private func writeSwitch(
    _ cases: [UnionCase],
    _ union: UnionShape,
    to source: inout SwiftSource
  ) {
    source.line("let container = try decoder.container(keyedBy: CodingKeys.self)")
    source.line("let tag = try container.decode(String.self, forKey: .tag)")
    source.line("switch tag {")
    for entry in cases {
      source.line("case \(SwiftSource.literal(entry.tag)):")
      guard let type = entry.type else {
        source.line("  self = .\(SwiftName.escaped(entry.name))")
        continue
      }
      let value =
        union.content == nil
        ? "\(type)(from: decoder)" : "container.decode(\(type).self, forKey: .content)"
      source.line("  self = .\(SwiftName.escaped(entry.name))(try \(value))")
    }
    source.line("default:")
    source.line("  " + fallback(of: union, cases))
    source.line("}")
  }

  private func fallback(of union: UnionShape, _ cases: [UnionCase]) -> String {
    switch union.otherwise {
    case .accepted(nil): return "self = .other"
    case .type(let type): return "self = .other(try \(spelling(type))(from: decoder))"
    case .accepted(let tag?):
      guard let entry = cases.first(where: { $0.tag == tag }), entry.type == nil else { break }
      return "self = .\(SwiftName.escaped(entry.name))"
    case nil: break
    }
    return "throw DecodingError.dataCorruptedError("
      + "forKey: .tag, in: container, debugDescription: \"There is no '\\(tag)'.\")"
  }

  private func writeEncoding(
    _ cases: [UnionCase],
    _ union: UnionShape,
    to source: inout SwiftSource
  ) {
    source.line("switch self {")
    for entry in cases {
      let binding = entry.type == nil ? "" : "(let value)"
      source.line("case .\(SwiftName.escaped(entry.name))\(binding):")
      if union.tag != nil {
        source.line("  var container = encoder.container(keyedBy: CodingKeys.self)")
        source.line("  try container.encode(\(SwiftSource.literal(entry.tag)), forKey: .tag)")
      }
      guard entry.type != nil else { continue }
      let isContent = union.tag != nil && union.content != nil
      source.line(
        isContent
          ? "  try container.encode(value, forKey: .content)" : "  try value.encode(to: encoder)"
      )
    }
    switch union.otherwise {
    case .accepted(nil): source.line("case .other: break")
    case .type: source.line("case .other(let value): try value.encode(to: encoder)")
    case .accepted, nil: break
    }
    source.line("}")
  }
}
