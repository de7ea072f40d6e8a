import StubSchema
import SwiftSyntax

extension InitInterpreter {
  /// Follows an expression.
  ///
  /// - Parameter type: The type that it is for, where that is written.
  /// - Returns: What it gives, as far as it concerns JSON.
  @discardableResult
  func evaluate(_ expression: ExprSyntax, as type: TypeSyntax? = nil) -> Held {
    let expression = Folding.folded(expression)
    switch expression.as(ExprSyntaxEnum.self) {
    case .tryExpr(let node): return follow(node, as: type)
    case .infixOperatorExpr(let node): return follow(node, as: type)
    case .ternaryExpr(let node): return follow(node)
    case .functionCallExpr(let node): return call(node, as: type)
    case .memberAccessExpr(let node): return member(node)
    case .declReferenceExpr(let node):
      let value = held[node.baseName.identifierText] ?? .other
      if case .read(let read) = value { touched.append(read) }
      return value
    case .ifExpr(let node): return follow(node)
    case .switchExpr(let node): return follow(node)
    case .forceUnwrapExpr(let node): return followForced(node, as: type)
    case .optionalChainingExpr(let node): return evaluate(node.expression, as: type)
    case .awaitExpr(let node): return evaluate(node.expression, as: type)
    case .asExpr(let node): return evaluate(node.expression, as: node.type)
    case .inOutExpr(let node): return evaluate(node.expression)
    case .prefixOperatorExpr(let node):
      return node.operator.text == "!"
        ? .condition(.not(condition(of: node.expression))) : evaluate(node.expression)
    case .tupleExpr(let node): return all(node.elements.map(\.expression), as: type)
    case .arrayExpr(let node): return all(node.elements.map(\.expression), as: nil)
    case .subscriptCallExpr(let node): return element(node)
    case .sequenceExpr:
      puzzle("an expression of this length is not followed")
      return .other
    default: return .other
    }
  }

  /// Follows expressions in order; the first that gives something counts.
  private func all(_ expressions: [ExprSyntax], as type: TypeSyntax?) -> Held {
    let single = expressions.count == 1
    var result = Held.other
    for expression in expressions {
      result = first(result, evaluate(expression, as: single ? type : nil))
    }
    return single || isRead(result) ? result : .other
  }

  /// `parts[1]`: a list has to be as long as that.
  private func element(_ node: SubscriptCallExprSyntax) -> Held {
    let value = all([node.calledExpression], as: nil)
    guard case .read(let read) = value, reads[read].type?.unwrapped.isArrayLike == true,
      let index = node.literalIndex
    else { return value }
    reads[read].minimumCount = max(reads[read].minimumCount ?? 0, index + 1)
    return value
  }

  private func isRead(_ value: Held) -> Bool {
    if case .read = value { true } else { false }
  }

  /// `try?` gives nil where something throws.
  private func follow(_ node: TryExprSyntax, as type: TypeSyntax?) -> Held {
    guard node.questionOrExclamationMark?.text == "?" else {
      return followThrowing(node, as: type)
    }
    var value = Held.other
    let body = block { value = evaluate(node.expression, as: type) }
    steps.append(.attempt(body, otherwise: []))
    return value
  }

  /// What `try` covers may refuse a value that was read before, in a way that cannot be told.
  private func followThrowing(_ node: TryExprSyntax, as type: TypeSyntax?) -> Held {
    let (known, looks, doubts) = (reads.count, touched.count, puzzles.count)
    let value = evaluate(node.expression, as: type)
    let refused = Set(touched[looks...]).sorted().filter { $0 < known }
    guard reads.count == known, puzzles.count == doubts, !refused.isEmpty,
      let call = Folding.folded(node.expression).as(FunctionCallExprSyntax.self),
      !Self.isCase(call), !followed.contains(call.id)
    else { return value }
    let name = call.calledExpression.trimmedDescription.prefix(60)
    doubt(refused, "what '\(name)' accepts cannot be told")
    return value
  }

  /// `Code(text)!` traps where nothing is made of what was read.
  private func followForced(_ node: ForceUnwrapExprSyntax, as type: TypeSyntax?) -> Held {
    let (known, looks) = (reads.count, touched.count)
    let value = evaluate(node.expression, as: type)
    guard reads.count == known, !node.expression.is(DeclReferenceExprSyntax.self),
      !node.expression.is(MemberAccessExprSyntax.self)
    else { return value }
    doubt(touched[looks...], "which values are accepted here cannot be told")
    return value
  }

  /// `.card(…)`: a case, which accepts whatever it gets.
  private static func isCase(_ call: FunctionCallExprSyntax) -> Bool {
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self) else { return false }
    return member.base == nil
  }

  private func follow(_ node: InfixOperatorExprSyntax, as type: TypeSyntax?) -> Held {
    if node.operator.is(AssignmentExprSyntax.self) {
      assign(node.leftOperand, node.rightOperand)
      return .other
    }
    switch node.operator.trimmedDescription {
    case "??":
      let value = evaluate(node.leftOperand, as: type)
      var other = Held.other
      let otherwise = block { other = evaluate(node.rightOperand, as: type) }
      guard case .read(let read) = value else {
        steps.append(.choice(.unknown, [], otherwise: otherwise))
        return first(value, other)
      }
      if reads[read].fallback == nil { reads[read].fallback = node.rightOperand }
      if reads[read].conversion != nil { reads[read].isTolerant = true }
      steps.append(.choice(.holds(read), [], otherwise: otherwise))
      return value
    case "==", "!=", "&&", "||": return .condition(condition(of: ExprSyntax(node)))
    default:
      let value = first(evaluate(node.leftOperand), evaluate(node.rightOperand))
      // What is reckoned from a length is none.
      return if case .count = value { .other } else { value }
    }
  }

  private func follow(_ node: TernaryExprSyntax) -> Held {
    let condition = condition(of: node.condition)
    var value = Held.other
    let body = block { value = evaluate(node.thenExpression) }
    let otherwise = block { value = first(value, evaluate(node.elseExpression)) }
    steps.append(.choice(condition, body, otherwise: otherwise))
    return value
  }

  /// `self.name = …`, `name = …`, `self = .case(…)`.
  private func assign(_ left: ExprSyntax, _ right: ExprSyntax) {
    if left.trimmedDescription == "self" {
      target = nil
      become(right)
      return
    }
    guard let name = Self.assigned(left) else {
      target = nil
      evaluate(right)
      return
    }
    let own = property(named: name)
    let isLocal =
      left.is(DeclReferenceExprSyntax.self) && held[name] != nil
      && (own == nil || locals.contains(name))
    let property = isLocal ? nil : own
    target = property?.name
    let value = evaluate(right, as: property?.type)
    if let property, case .read(let read) = value, reads[read].target == nil {
      reads[read].target = property.name
    }
    target = nil
    if isLocal || Self.isFollowed(value) { hold(value, of: right, as: name) }
  }

  /// Whether a property that gets this value is worth looking at again.
  private static func isFollowed(_ value: Held) -> Bool {
    switch value {
    case .read, .condition: true
    default: false
    }
  }

  private static func assigned(_ left: ExprSyntax) -> String? {
    if let name = left.as(DeclReferenceExprSyntax.self) { return name.baseName.identifierText }
    if let member = left.as(MemberAccessExprSyntax.self), member.base?.trimmedDescription == "self"
    {
      return member.declName.baseName.identifierText
    }
    return nil
  }

  /// The property with a name, or the one that a wrapper's storage belongs to.
  func property(named name: String) -> StoredProperty? {
    properties.first { $0.name == name }
      ?? (name.hasPrefix("_") ? properties.first { $0.name == name.dropFirst() } : nil)
  }

  /// `self = .card(try …)`: the case that the value becomes.
  private func become(_ expression: ExprSyntax) {
    let value = evaluate(expression)
    var rest = Folding.folded(expression)
    if let attempt = rest.as(TryExprSyntax.self) { rest = Folding.folded(attempt.expression) }
    if let call = rest.as(FunctionCallExprSyntax.self) { rest = call.calledExpression }
    if let member = rest.as(MemberAccessExprSyntax.self), member.declName.baseName.text != "init" {
      steps.append(.become(member.declName.baseName.identifierText))
    }
    if case .read(let read) = value { reads[read].target = reads[read].target ?? "self" }
  }
}
