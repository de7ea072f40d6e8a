import StubJSON
import StubSchema
import SwiftSyntax

extension InitInterpreter {
  /// Keeps what an expression gives in a variable.
  func hold(_ value: Held, of expression: ExprSyntax, as name: String) {
    held[name] = value
    if isPlain(expression) { derived.remove(name) } else { derived.insert(name) }
  }

  /// Whether an expression gives what was read as it is, so that a number it is compared with says
  /// something of the JSON.
  func isPlain(_ expression: ExprSyntax) -> Bool {
    guard depth == 0 else { return false }
    switch Folding.folded(expression).as(ExprSyntaxEnum.self) {
    case .tryExpr(let node): return isPlain(node.expression)
    case .forceUnwrapExpr(let node): return isPlain(node.expression)
    case .optionalChainingExpr(let node): return isPlain(node.expression)
    case .tupleExpr(let node):
      return node.elements.count == 1 && node.elements.allSatisfy { isPlain($0.expression) }
    case .declReferenceExpr(let node): return !derived.contains(node.baseName.identifierText)
    case .memberAccessExpr(let node):
      let name = node.declName.baseName.identifierText
      guard let base = node.base else { return false }
      if base.trimmedDescription == "self" { return !derived.contains(name) }
      return ["count", "isEmpty"].contains(name) && isPlain(base)
    case .functionCallExpr(let node):
      let name = Self.lastName(node.calledExpression.trimmedDescription)
      return ["decode", "decodeIfPresent"].contains(name)
    case .infixOperatorExpr(let node):
      return node.operator.trimmedDescription == "??" && isPlain(node.leftOperand)
    default: return false
    }
  }

  /// `value >= 0`, `0 < text.count`: what was read stands on either side.
  func comparison(_ node: InfixOperatorExprSyntax) -> Condition {
    let (left, right) = (evaluate(node.leftOperand), evaluate(node.rightOperand))
    guard let relation = ReadBound.Relation(rawValue: node.operator.trimmedDescription) else {
      return .unknown
    }
    if let number = number(node.rightOperand), isPlain(node.leftOperand) {
      return compared(left, relation, number) ?? .unknown
    }
    guard let number = number(node.leftOperand), isPlain(node.rightOperand) else {
      return .unknown
    }
    return compared(right, relation.mirrored, number) ?? .unknown
  }

  /// `(0...1).contains(value)`, `["a", "b"].contains(text)`; nil where neither is asked.
  func membership(_ node: FunctionCallExprSyntax) -> Condition? {
    guard let access = node.calledExpression.as(MemberAccessExprSyntax.self),
      access.declName.baseName.text == "contains", let base = access.base,
      let only = node.arguments.first, node.arguments.count == 1, only.label == nil
    else { return nil }
    if let list = base.as(ArrayExprSyntax.self) {
      let texts = list.elements.compactMap { tag($0.expression) }
      guard !texts.isEmpty, texts.count == list.elements.count else { return nil }
      guard case .read(let read) = evaluate(only.expression) else { return .unknown }
      return .equals(read, texts)
    }
    guard let tuple = base.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let range = tuple.elements.first?.expression, Self.isRange(range)
    else { return nil }
    let subject = evaluate(only.expression)
    return isPlain(only.expression) ? within(range, subject) ?? .unknown : .unknown
  }

  private static func isRange(_ expression: ExprSyntax) -> Bool {
    ["...", "..<"].contains(Folding.infix(expression)?.operator.trimmedDescription)
  }

  /// Whether a value lies in a range; nil where that is none of literals.
  func within(_ expression: ExprSyntax, _ subject: Held) -> Condition? {
    guard let range = Folding.infix(expression), let least = number(range.leftOperand),
      let most = number(range.rightOperand), let first = compared(subject, .atLeast, least)
    else { return nil }
    switch range.operator.trimmedDescription {
    case "...": return compared(subject, .atMost, most).map { .both(first, $0) }
    case "..<": return compared(subject, .below, most).map { .both(first, $0) }
    default: return nil
    }
  }

  private func number(_ expression: ExprSyntax) -> String? { constant(expression)?.number }

  private func compared(
    _ value: Held,
    _ relation: ReadBound.Relation,
    _ number: String
  ) -> Condition? {
    switch value {
    case .read(let read) where relation != .equal && relation != .unequal:
      return .compares(
        ReadBound(read: read, isLength: false, relation: relation, number: number)
      )
    case .count(let read):
      return .compares(ReadBound(read: read, isLength: true, relation: relation, number: number))
    default: return nil
    }
  }
}

extension ReadBound.Relation {
  /// The relation with its sides exchanged.
  fileprivate var mirrored: Self {
    switch self {
    case .atLeast: .atMost
    case .atMost: .atLeast
    case .above: .below
    case .below: .above
    case .equal, .unequal: self
    }
  }
}
