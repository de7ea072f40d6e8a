import StubJSON
import StubSchema

extension SwiftLiteralWriter {
  /// Writes elements in brackets.
  mutating func writeList<Element>(
    _ elements: some Sequence<Element>,
    ifEmpty: StaticString = "[]",
    _ write: (inout SwiftLiteralWriter, Element) -> Void
  ) {
    var isFirst = true
    for element in elements {
      append(isFirst ? "[" : ", ")
      isFirst = false
      write(&self, element)
    }
    if isFirst { buffer.append(literal: ifEmpty) } else { append("]") }
  }

  /// An object, or keys and values in turn.
  mutating func writeDictionary(
    _ node: JSONNode,
    _ key: TypeReference,
    _ value: TypeReference,
    _ coding: ResolvedCoding
  ) {
    guard node.kind == .object else {
      let elements = Array(node.elements)
      guard node.kind == .array, elements.count % 2 == 0 else { return decode(node) }
      let keys = stride(from: 0, to: elements.count, by: 2)
      return writeList(keys, ifEmpty: "[:]") { writer, index in
        writer.write(elements[index], as: key, coding)
        writer.append(": ")
        writer.write(elements[index + 1], as: value, coding)
      }
    }
    writeList(node.members, ifEmpty: "[:]") { writer, member in
      writer.write(key: member.key, as: key)
      writer.append(": ")
      writer.write(member.value, as: value, coding)
    }
  }

  /// A key of an object: a text, a number in quotes, or a case by its raw value.
  private mutating func write(key: JSONNode, as type: TypeReference) {
    switch type {
    case .scalar(let scalar) where scalar.isInteger: buffer.append(contentsOf: key.plainText)
    case .named(let name):
      guard case .enumeration(let enumeration)? = source.schema.shape(named: name),
        let entry = enumeration.cases.first(where: { entry in
          let raw = entry.rawValue ?? .string(entry.name)
          return key.hasText(raw.string ?? raw.number ?? "")
        })
      else { return decode(key) }
      append("\(enumeration.name).\(SwiftText.caseName(entry.name))")
    default: SwiftText.append(key.plainText, to: &buffer)
    }
  }

  /// Writes two bounds with an operator between them.
  mutating func writeRange(
    _ node: JSONNode,
    _ bound: TypeReference,
    _ operator: String,
    _ coding: ResolvedCoding
  ) {
    guard node.kind == .array, let lower = node[0], let upper = node[1] else { return decode(node) }
    write(lower, as: bound, coding)
    append(`operator`)
    write(upper, as: bound, coding)
  }

  /// Writes a measurement in a unit of a known class.
  mutating func writeMeasurement(_ node: JSONNode, _ unit: String?) {
    guard let unit, let value = node["value"]?.number, let described = node["unit"],
      let symbol = described["symbol"], symbol.string != nil,
      let converter = described["converter"],
      let coefficient = converter["coefficient"]?.number,
      let constant = converter["constant"]?.number
    else { return decode(node) }
    append("Measurement(value: \(value), unit: \(unit)(symbol: ")
    SwiftText.append(symbol.plainText, to: &buffer)
    append(", converter: UnitConverterLinear(coefficient: \(coefficient), constant: \(constant))))")
  }
}
