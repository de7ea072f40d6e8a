import StubDiagnostics
import StubJSON
import StubSchema

extension JSONSchemaReader {
  /// A number with its bounds.
  mutating func number(_ view: SchemaView, isInteger: Bool) -> SchemaFragment {
    var fragment = SchemaFragment(.scalar(isInteger ? .int : .double))
    bound(view, "minimum", \.minimum, "exclusiveMinimum", \.exclusiveMinimum, <, &fragment)
    bound(view, "maximum", \.maximum, "exclusiveMaximum", \.exclusiveMaximum, >, &fragment)
    applyStep(view, &fragment)
    let format = view.first("format")
    let type = isInteger ? integerType(format, fragment) : floatType(format, fragment)
    fragment.type = .scalar(type)
    return fragment
  }

  /// Takes over the narrowest bound on one side, and its exclusive form; draft 4 spells that as
  /// `true` beside the bound.
  private mutating func bound(
    _ view: SchemaView,
    _ word: String,
    _ bound: WritableKeyPath<Constraints, String?>,
    _ exclusiveWord: String,
    _ exclusive: WritableKeyPath<Constraints, String?>,
    _ isWider: (JSONNumber, JSONNumber) -> Bool,
    _ fragment: inout SchemaFragment
  ) {
    for schema in view.schemas {
      let isOpen = schema[exclusiveWord]?.bool == true
      take(
        schema[word],
        isOpen ? exclusiveWord : word,
        isOpen ? exclusive : bound,
        isWider,
        &fragment
      )
      if let node = schema[exclusiveWord], node.kind != .bool {
        take(node, exclusiveWord, exclusive, isWider, &fragment)
      }
    }
  }

  private mutating func take(
    _ node: JSONNode?,
    _ word: String,
    _ bound: WritableKeyPath<Constraints, String?>,
    _ isWider: (JSONNumber, JSONNumber) -> Bool,
    _ fragment: inout SchemaFragment
  ) {
    guard let node else { return }
    guard let text = node.number, let number = JSONNumber(text) else {
      return report(.malformedKeyword, "'\(word)' is a number; found \(node.kind.phrase)", node)
    }
    if let known = fragment.constraints[keyPath: bound].flatMap({ JSONNumber($0) }),
      !isWider(known, number)
    {
      return
    }
    fragment.constraints[keyPath: bound] = text
    fragment.words[word] = location(of: node)
  }

  private mutating func applyStep(_ view: SchemaView, _ fragment: inout SchemaFragment) {
    for node in view.values("multipleOf") {
      guard let text = node.number, let number = JSONNumber(text), !number.isNegative,
        !number.isZero
      else {
        report(.malformedKeyword, "'multipleOf' is a number above 0", node)
        continue
      }
      guard fragment.constraints.multipleOf == nil else {
        report(.unmappedKeyword, "of several 'multipleOf' the first one is held", node)
        continue
      }
      fragment.constraints.multipleOf = text
      fragment.words["multipleOf"] = location(of: node)
    }
  }

  private mutating func integerType(_ format: JSONNode?, _ fragment: SchemaFragment) -> ScalarType {
    let limits = [
      fragment.constraints.minimum, fragment.constraints.maximum,
      fragment.constraints.exclusiveMinimum, fragment.constraints.exclusiveMaximum,
    ].compactMap { $0.flatMap { JSONNumber($0) } }
    let isWide = limits.contains { $0 > JSONNumber(Int64.max) || $0 < JSONNumber(Int64.min) }
    switch format?.string {
    case "int8": return .int8
    case "int16": return .int16
    case "int32": return .int32
    case "uint8": return .uint8
    case "uint16": return .uint16
    case "uint32": return .uint32
    case "uint64": return .uint64
    case "int64", nil: break
    default: reportFormat(format)
    }
    guard isWide else { return .int }
    let isUnsigned = limits.allSatisfy { !$0.isNegative && $0 <= JSONNumber(UInt64.max) }
    return isUnsigned ? .uint64 : .double
  }

  private mutating func floatType(_ format: JSONNode?, _ fragment: SchemaFragment) -> ScalarType {
    switch format?.string {
    case "float": return .float
    case "decimal", "decimal128": return .decimal
    case "double", nil: break
    default: reportFormat(format)
    }
    // Multiples of a hundredth are money more often than not, and exact in decimals only.
    let step = fragment.constraints.multipleOf.flatMap { JSONNumber($0) }
    return step.map { !$0.isInteger } == true ? .decimal : .double
  }

  /// Says that nothing is made of a format.
  mutating func reportFormat(_ node: JSONNode?) {
    guard let node, let name = node.string else { return }
    report(.unknownKeyword, "the format '\(name)' is not known", node)
  }
}
