import StubJSON
import StubSchema
import StubValues

extension PropertyListWriter {
  /// Writes a value of a known type.
  mutating func write(_ node: JSONNode, as scalar: ScalarType, _ coding: ResolvedCoding) {
    switch scalar {
    case .date:
      guard let moment = coding.dates.moment(of: node) else { return refuse(node, scalar) }
      write(moment)
    case .data:
      guard let text = node.base64 else { return refuse(node, scalar) }
      xml.element("data", text)
    case .url:
      guard node.kind == .string else { return refuse(node, scalar) }
      xml.begin("dict")
      xml.key("relative")
      xml.element("string", node.plainText)
      xml.end("dict")
    case .decimal:
      guard let decimal = JSONNumber(node.bytes).flatMap({ PropertyListDecimal($0) }) else {
        return refuse(node, scalar)
      }
      decimal.write(into: &xml)
    case _ where scalar.isFloatingPoint: writeReal(node, coding)
    case .cgPoint, .cgSize, .cgRect: writeReals(node, coding)
    default: writePlain(node)
    }
  }

  /// Writes any JSON value.
  mutating func writePlain(_ node: JSONNode) {
    switch node.kind {
    case .object:
      xml.begin("dict")
      for member in node.members where !member.value.isNull {
        xml.key(member.key.string ?? "")
        writePlain(member.value)
      }
      xml.end("dict")
    case .array:
      xml.begin("array")
      for element in node.elements { writePlain(element) }
      xml.end("array")
    case .string: xml.element("string", node.plainText)
    case .number: writeNumber(node)
    case .bool: xml.empty(node.bool == true ? "true" : "false")
    case .null, .invalid: xml.element("string", "$null".utf8)
    }
  }

  private mutating func refuse(_ node: JSONNode, _ scalar: ScalarType) {
    obstacle = obstacle ?? "a property list holds no \(scalar.rawValue) that is \(node.text)"
    xml.element("string", node.plainText)
  }

  /// A whole number of 64 bits is an `<integer>`, every other one a `<real>`.
  private mutating func writeNumber(_ node: JSONNode) {
    if let value = node.integer(as: Int64.self), value != 0 || node.bytes.first != .minus {
      xml.element("integer", String(value).utf8)
    } else if let value = node.integer(as: UInt64.self), value != 0 {
      xml.element("integer", String(value).utf8)
    } else if JSONNumber(node.bytes)?.isInteger == true, node.entry.traits.contains(.integer),
      node.integer(as: Int64.self) == nil
    {
      obstacle = obstacle ?? "a property list holds no integer beyond 64 bits, as \(node.text)"
    } else {
      xml.element("real", node.bytes)
    }
  }

  private mutating func writeReal(_ node: JSONNode, _ coding: ResolvedCoding) {
    guard node.kind == .string else { return xml.element("real", node.bytes) }
    guard
      case .strings(let positive, let negative, let nan) = coding.nonConformingFloats,
      let text = [(positive, "+infinity"), (negative, "-infinity"), (nan, "nan")]
        .first(where: { node.hasText($0.0) })?.1
    else { return refuse(node, .double) }
    xml.element("real", text.utf8)
  }

  private mutating func writeReals(_ node: JSONNode, _ coding: ResolvedCoding) {
    guard node.kind == .array else { return writeReal(node, coding) }
    xml.begin("array")
    for element in node.elements { writeReals(element, coding) }
    xml.end("array")
  }

  private mutating func write(_ moment: Timestamp) {
    let date = moment.wholeSeconds.description
    if date.hasPrefix("-") {
      obstacle = obstacle ?? "a property list holds no date before the year 0, as \(date)"
    }
    xml.element("date", date.utf8)
  }
}
