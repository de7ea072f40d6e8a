import SwiftParser
import SwiftSyntax

/// Tells the type of a property from its first value, where nothing else says it.
enum TypeInference {
  /// The type as it would be written; nil where the value does not tell it.
  static func type(of expression: ExprSyntax, depth: Int = 0) -> TypeSyntax? {
    guard depth < 16 else { return nil }
    switch expression.as(ExprSyntaxEnum.self) {
    case .stringLiteralExpr: return written("String")
    case .integerLiteralExpr: return written("Int")
    case .floatLiteralExpr: return written("Double")
    case .booleanLiteralExpr: return written("Bool")
    case .prefixOperatorExpr(let node): return type(of: node.expression, depth: depth + 1)
    case .forceUnwrapExpr(let node): return type(of: node.expression, depth: depth + 1)
    case .tryExpr(let node): return type(of: node.expression, depth: depth + 1)
    case .functionCallExpr(let node): return called(node.calledExpression)
    case .memberAccessExpr(let node): return member(node)
    case .arrayExpr(let node):
      guard let first = node.elements.first?.expression,
        let element = type(of: first, depth: depth + 1)
      else { return nil }
      return written("[\(element.trimmedDescription)]")
    case .dictionaryExpr(let node):
      guard case .elements(let elements) = node.content, let first = elements.first,
        let key = type(of: first.key, depth: depth + 1),
        let value = type(of: first.value, depth: depth + 1)
      else { return nil }
      return written("[\(key.trimmedDescription): \(value.trimmedDescription)]")
    case .sequenceExpr(let node): return sequence(node, depth: depth)
    case .tupleExpr(let node) where node.elements.count == 1:
      return node.elements.first.flatMap { type(of: $0.expression, depth: depth + 1) }
    default: return nil
    }
  }

  /// `Foo()`, `Foo.init()`, `[Foo]()`, `Foo.make()`: what is called is the type, or a member that
  /// gives a value of it.
  private static func called(_ expression: ExprSyntax) -> TypeSyntax? {
    if let access = expression.as(MemberAccessExprSyntax.self) { return member(access) }
    let text = expression.trimmedDescription
    guard let first = text.unicodeScalars.first,
      first == "[" || first.properties.isUppercase
    else { return nil }
    return written(text)
  }

  /// `Foo.bar` is taken for a value of `Foo`, as with cases and static instances.
  private static func member(_ node: MemberAccessExprSyntax) -> TypeSyntax? {
    guard let base = node.base else { return nil }
    if let call = base.as(FunctionCallExprSyntax.self) {
      let isText = ["uuidString", "description"].contains(node.declName.baseName.text)
      return isText ? written("String") : called(call.calledExpression)
    }
    let text = base.trimmedDescription
    let last = text.split(separator: ".").last ?? ""
    guard last.unicodeScalars.first?.properties.isUppercase == true else { return nil }
    let name = node.declName.baseName.text
    if name.unicodeScalars.first?.properties.isUppercase == true {
      return written(text + "." + name)
    }
    return written(text)
  }

  /// `x as Foo`, `a * b`, `x ?? y`.
  private static func sequence(_ node: SequenceExprSyntax, depth: Int) -> TypeSyntax? {
    let parts = Array(node.elements)
    if parts.count >= 2, let cast = parts.last?.as(TypeExprSyntax.self) { return cast.type }
    let types = stride(from: 0, to: parts.count, by: 2).map {
      type(of: parts[$0], depth: depth + 1)
    }
    if types.contains(where: { $0?.trimmedDescription == "Double" }) { return written("Double") }
    return types.first ?? nil
  }

  /// A type from its spelling.
  static func written(_ text: String) -> TypeSyntax {
    var parser = Parser(text, maximumNestingLevel: 64)
    return TypeSyntax.parse(from: &parser)
  }
}
