import StubJSON
import StubSchema
import StubValues

extension SwiftLiteralWriter {
  /// Writes a value of a known type.
  mutating func write(_ node: JSONNode, as scalar: ScalarType, _ coding: ResolvedCoding) {
    let isWritten =
      switch scalar {
      case .bool: writeBool(node)
      case .string, .character: write(text: node, "", "")
      case .uuid: write(text: node, "UUID(uuidString: ", ")!")
      case .url: write(text: node, "URL(string: ", ")!")
      case .timeZone: write(text: node["identifier"], "TimeZone(identifier: ", ")!")
      case .locale: write(text: node["identifier"], "Locale(identifier: ", ")")
      case .date: writeDate(node, coding.dates)
      case .data: writeData(node)
      case .decimal: writeDecimal(node)
      case .duration: writeDuration(node)
      case .dateComponents: writeDateComponents(node)
      case .cgPoint: writePair(node, "CGPoint(x: ", ", y: ")
      case .cgSize: writePair(node, "CGSize(width: ", ", height: ")
      case .cgRect: writeRectangle(node)
      case .float16, .float, .double, .cgFloat: writeReal(node, coding)
      case .json: false
      default: writeInteger(node)
      }
    if !isWritten { decode(node) }
  }

  private mutating func writeBool(_ node: JSONNode) -> Bool {
    guard let value = node.bool else { return false }
    append(value ? "true" : "false")
    return true
  }

  private mutating func write(text node: JSONNode?, _ before: String, _ after: String) -> Bool {
    guard let node, node.kind == .string else { return false }
    append(before)
    SwiftText.append(node.plainText, to: &buffer)
    append(after)
    return true
  }

  private mutating func writeData(_ node: JSONNode) -> Bool {
    guard let text = node.base64 else { return false }
    append("Data(base64Encoded: ")
    SwiftText.append(text, to: &buffer)
    append(")!")
    return true
  }

  // MARK: Numbers

  private mutating func writeInteger(_ node: JSONNode) -> Bool {
    guard node.kind == .number, let number = JSONNumber(node.bytes), number.isInteger,
      number.digits.count + number.exponent <= 40
    else { return false }
    if number.isZero { append("0") } else if number.isNegative { append("-") }
    for digit in number.digits { buffer.append(.zero + digit) }
    for _ in 0..<number.exponent { buffer.append(.zero) }
    return true
  }

  private mutating func writeReal(_ node: JSONNode, _ coding: ResolvedCoding) -> Bool {
    if node.kind == .string { return writeInfinite(node, coding) }
    guard node.kind == .number, let number = JSONNumber(node.bytes) else { return false }
    // Swift takes `-0` for the integer, which has no sign.
    if number.isZero { append(number.isNegative ? "-0.0" : "0") } else { append(node.text) }
    return true
  }

  private mutating func writeInfinite(_ node: JSONNode, _ coding: ResolvedCoding) -> Bool {
    guard case .strings(let positive, let negative, let nan) = coding.nonConformingFloats,
      let word = [(positive, ".infinity"), (negative, "-.infinity"), (nan, ".nan")]
        .first(where: { node.hasText($0.0) })?.1
    else { return false }
    append(word)
    return true
  }

  private mutating func writeDecimal(_ node: JSONNode) -> Bool {
    guard node.kind == .number else { return false }
    append("Decimal(string: \"\(node.text)\")!")
    return true
  }

  // MARK: Times

  /// A number of seconds is spelt as it is; everything else becomes seconds since 2001.
  private mutating func writeDate(_ node: JSONNode, _ strategy: DateStrategy) -> Bool {
    guard let moment = strategy.moment(of: node) else { return false }
    switch strategy {
    case .secondsSince1970: append("Date(timeIntervalSince1970: \(node.text))")
    case .deferredToDate: append("Date(timeIntervalSinceReferenceDate: \(node.text))")
    default:
      append("Date(timeIntervalSinceReferenceDate: ")
      DateStrategy.deferredToDate.append(moment, to: &buffer)
      append(")")
    }
    return true
  }

  /// Two halves of a count of attoseconds.
  private mutating func writeDuration(_ node: JSONNode) -> Bool {
    let attoseconds: UInt64 = 1_000_000_000_000_000_000
    guard node.count == 2, let high = node[0]?.integer(as: UInt64.self), high < attoseconds,
      let low = node[1]?.integer(as: UInt64.self)
    else { return false }
    let (seconds, rest) = attoseconds.dividingFullWidth((high, low))
    guard seconds <= UInt64(Int64.max) else { return false }
    append("Duration(secondsComponent: \(seconds), attosecondsComponent: \(rest))")
    return true
  }

  /// The parts in the order of the initializer's parameters.
  private static let dateParts = [
    "era", "year", "month", "day", "hour", "minute", "second", "nanosecond", "weekday",
    "weekdayOrdinal", "quarter", "weekOfMonth", "weekOfYear", "yearForWeekOfYear",
  ]

  private mutating func writeDateComponents(_ node: JSONNode) -> Bool {
    let parts = Self.dateParts.compactMap { name in
      node[name]?.integer(as: Int.self).map { "\(name): \($0)" }
    }
    guard node.kind == .object, parts.count == node.count else { return false }
    append("DateComponents(\(parts.joined(separator: ", ")))")
    return true
  }

  // MARK: Geometry

  private mutating func writePair(_ node: JSONNode, _ first: String, _ second: String) -> Bool {
    guard node.count == 2, let one = node[0]?.number, let two = node[1]?.number else {
      return false
    }
    append("\(first)\(one)\(second)\(two))")
    return true
  }

  private mutating func writeRectangle(_ node: JSONNode) -> Bool {
    guard node.count == 2, let origin = node[0], let size = node[1] else { return false }
    guard let x = origin[0]?.number, let y = origin[1]?.number, let width = size[0]?.number,
      let height = size[1]?.number
    else { return false }
    append("CGRect(x: \(x), y: \(y), width: \(width), height: \(height))")
    return true
  }
}
