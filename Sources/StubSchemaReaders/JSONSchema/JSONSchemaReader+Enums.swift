import StubDiagnostics
import StubJSON
import StubSchema

extension JSONSchemaReader {
  /// The values that `enum` and `const` list.
  mutating func enumeration(_ view: SchemaView, _ hint: TypeHint) -> SchemaFragment? {
    let listed = listedValues(of: view)
    let values = listed.filter { !$0.isNull }
    let isNullable = listed.count > values.count
    guard let first = values.first else {
      guard isNullable else { return nil }
      var null = SchemaFragment.any
      null.constraints.constant = .null
      return null
    }
    var fragment = self.fragment(of: values, first, view, hint)
    if isNullable || view.values("nullable").contains(where: { $0.bool == true }) {
      fragment.isNullable = true
    }
    if let node = view.first("enum") ?? view.first("const") {
      fragment.words[view.has("enum") ? "enum" : "const"] = location(of: node)
    }
    return fragment
  }

  private mutating func fragment(
    of values: [JSONValue],
    _ first: JSONValue,
    _ view: SchemaView,
    _ hint: TypeHint
  ) -> SchemaFragment {
    let kinds = Set(values.map(\.kind))
    let isWhole = values.allSatisfy { $0.number.flatMap { Int64($0) } != nil }
    if values.count > 1, kinds == [.string] || isWhole {
      return SchemaFragment(named(values, isWhole ? .int : .string, view, hint))
    }
    var fragment = SchemaFragment(.scalar(Self.type(of: kinds, isWhole: isWhole)))
    if values.count == 1 {
      fragment.constraints.constant = first
    } else if !(kinds == [.bool] && values.count == 2) {
      fragment.constraints.allowed = values
    }
    return fragment
  }

  private static func type(of kinds: Set<JSONKind>, isWhole: Bool) -> ScalarType {
    switch kinds {
    case [.string]: .string
    case [.bool]: .bool
    case [.number]: isWhole ? .int : .double
    default: .json
    }
  }

  /// The values that every list has, each once, of the types that are allowed.
  private func listedValues(of view: SchemaView) -> [JSONValue] {
    var values: [JSONValue]?
    let lists =
      view.values("enum").map { $0.elements.compactMap { JSONValue($0) } }
      + view.values("const").compactMap { JSONValue($0) }.map { [$0] }
    for list in lists {
      let allowed = Set(list)
      values = values.map { $0.filter(allowed.contains) } ?? list
    }
    var seen: Set<JSONValue> = []
    let types = view.has("type") ? view.types : nil
    return (values ?? []).filter { value in
      seen.insert(value).inserted && (types.map { Self.fits(value, $0) } ?? true)
    }
  }

  private static func fits(_ value: JSONValue, _ types: [SchemaType]) -> Bool {
    switch value.kind {
    case .object: types.contains(.object)
    case .array: types.contains(.array)
    case .string: types.contains(.string)
    case .bool: types.contains(.boolean)
    case .null: types.contains(.null)
    case .number: types.contains(.number) || types.contains(.integer)
    case .invalid: false
    }
  }

  /// The enum with these raw values; one with the same name and values is taken again.
  private mutating func named(
    _ values: [JSONValue],
    _ rawType: ScalarType,
    _ view: SchemaView,
    _ hint: TypeHint
  ) -> TypeReference {
    let key = view.key
    if let type = made[key] { return type }
    let cases = EnumCases.of(values)
    let twin = description.enums.first { hint.names.contains($0.name) && $0.cases == cases }
    if let twin { return .named(twin.name) }
    var enumeration = EnumSchema(name: names.take(hint.names), rawType: rawType, cases: cases)
    enumeration.origin = Origin(
      (view.first("enum") ?? view.first("const")).map { location(of: $0) }
    )
    description.enums.append(enumeration)
    made[key] = .named(enumeration.name)
    return .named(enumeration.name)
  }
}

/// Names the cases of enums by their raw values.
enum EnumCases {
  /// One case for each raw value, a string or a whole number.
  static func of(_ values: [JSONValue]) -> [EnumSchema.Case] {
    var names = UniqueNames()
    return values.map { value in
      let text = value.string ?? value.number ?? ""
      let name = text.isEmpty ? "empty" : SwiftName.member(text)
      return EnumSchema.Case(name: names.take([name]), rawValue: value)
    }
  }
}
