import StubJSON
import SwiftParser
import SwiftSyntax

/// Reads literals into JSON values.
enum LiteralReader {
  /// The value of a literal; nil for an expression that is none.
  static func value(_ expression: ExprSyntax, depth: Int = 0) -> JSONValue? {
    guard depth < 16 else { return nil }
    switch expression.as(ExprSyntaxEnum.self) {
    case .booleanLiteralExpr(let node): return .bool(node.literal.tokenKind == .keyword(.true))
    case .stringLiteralExpr(let node): return node.representedLiteralValue.map { .string($0) }
    case .integerLiteralExpr(let node): return integer(node.literal.text).map { .number($0) }
    case .floatLiteralExpr(let node): return double(node.literal.text)
    case .nilLiteralExpr: return .null
    case .prefixOperatorExpr(let node) where node.operator.text == "-":
      return value(node.expression, depth: depth + 1)?.number.map { .number("-" + $0) }
    case .arrayExpr(let node):
      var elements: [JSONValue] = []
      for element in node.elements {
        guard let value = value(element.expression, depth: depth + 1) else { return nil }
        elements.append(value)
      }
      return .array(elements)
    case .dictionaryExpr(let node):
      if case .colon = node.content { return .object([]) }
      return nil
    default: return nil
    }
  }

  /// The decimal digits of an integer literal in any base; nil above 128 bits.
  static func integer(_ literal: String) -> String? {
    let digits = literal.filter { $0 != "_" }
    let radices: [(String, Int)] = [("0x", 16), ("0o", 8), ("0b", 2)]
    for (prefix, radix) in radices where digits.hasPrefix(prefix) {
      return UInt64(digits.dropFirst(2), radix: radix).map { String($0) }
    }
    let trimmed = digits.drop { $0 == "0" }
    return trimmed.isEmpty ? "0" : String(trimmed)
  }

  private static func double(_ literal: String) -> JSONValue? {
    Double(literal.filter { $0 != "_" }).flatMap { JSONValue.double($0) }
  }
}
