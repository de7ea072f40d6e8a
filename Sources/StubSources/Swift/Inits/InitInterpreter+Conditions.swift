import StubJSON
import StubSchema
import SwiftSyntax

extension InitInterpreter {
  /// What a list of conditions asks; bindings in it take effect.
  func condition(of elements: ConditionElementListSyntax) -> Condition {
    var result: Condition?
    for element in elements {
      let next = condition(of: element)
      result = result.map { .both($0, next) } ?? next
    }
    return result ?? .unknown
  }

  private func condition(of element: ConditionElementSyntax) -> Condition {
    switch element.condition {
    case .expression(let expression): return condition(of: expression)
    case .optionalBinding(let binding): return condition(of: binding)
    case .matchingPattern(let match):
      let subject = evaluate(match.initializer.value)
      guard let pattern = match.pattern.as(ExpressionPatternSyntax.self) else { return .unknown }
      return equality(subject, pattern.expression)
    default: return .unknown
    }
  }

  private func condition(of binding: OptionalBindingConditionSyntax) -> Condition {
    let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText
    var value = Held.other
    let known = reads.map(\.conversion)
    var isMade = false
    var isFirst = false
    if let initial = binding.initializer?.value {
      isMade = initial.is(FunctionCallExprSyntax.self)
      value = evaluate(initial, as: binding.typeAnnotation?.type)
      isFirst = takesElement(initial)
      if let name { hold(value, of: initial, as: name) }
    } else if let name {
      value = held[name] ?? .other
      held[name] = value
    }
    switch value {
    case .read(let read):
      if isFirst, reads[read].type?.unwrapped.isArrayLike == true {
        let isEmpty = ReadBound(read: read, isLength: true, relation: .equal, number: "0")
        return .both(.holds(read), .not(.compares(isEmpty)))
      }
      // Something is made of a value that was there already, and may refuse it.
      let mayRefuse = isMade && read < known.count && reads[read].conversion == known[read]
      return mayRefuse ? .both(.holds(read), .unknown) : .holds(read)
    case .condition(let condition): return condition
    case .keyed(let node, _): return .opened(node: node, form: .object)
    case .unkeyed(let node): return .opened(node: node, form: .array)
    case .single(let node): return .not(.isNull(node: node, place: .whole))
    case .someKey, .key: return .always
    default: return .unknown
    }
  }

  /// `list.first`: nil where the list is empty.
  private func takesElement(_ expression: ExprSyntax) -> Bool {
    guard let member = expression.as(MemberAccessExprSyntax.self), let base = member.base else {
      return false
    }
    return ["first", "last"].contains(member.declName.baseName.text) && isPlain(base)
  }

  /// What an expression asks.
  func condition(of expression: ExprSyntax) -> Condition {
    if let prefix = expression.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!" {
      return .not(condition(of: prefix.expression))
    }
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let only = tuple.elements.first
    {
      return condition(of: only.expression)
    }
    if let call = expression.as(FunctionCallExprSyntax.self), let asked = membership(call) {
      return asked
    }
    if let infix = Folding.infix(expression), infix.operator.trimmedDescription != "??" {
      return condition(of: infix)
    }
    switch evaluate(expression) {
    case .condition(let condition): return condition
    case .read(let read) where reads[read].type?.unwrapped == .scalar(.bool):
      let isTrue = Condition.equals(read, ["true"])
      let other = reads[read].fallback.flatMap { constant($0)?.bool } ?? false
      return other ? .either(.not(.holds(read)), isTrue) : isTrue
    default: return .unknown
    }
  }

  private func condition(of infix: InfixOperatorExprSyntax) -> Condition {
    switch infix.operator.trimmedDescription {
    case "&&": return .both(condition(of: infix.leftOperand), condition(of: infix.rightOperand))
    case "||": return .either(condition(of: infix.leftOperand), condition(of: infix.rightOperand))
    case "==": return equality(subject(infix.leftOperand), infix.rightOperand)
    case "!=": return .not(equality(subject(infix.leftOperand), infix.rightOperand))
    default: return comparison(infix)
    }
  }

  /// What is compared; nothing of interest where it is reckoned from what was read.
  func subject(_ expression: ExprSyntax) -> Held {
    let value = evaluate(expression)
    guard let infix = Folding.infix(expression) else { return value }
    return infix.operator.trimmedDescription == "??" ? value : .other
  }

  /// Whether what was read is a value that stands in the source.
  func equality(_ subject: Held, _ expression: ExprSyntax) -> Condition {
    if case .condition(let condition) = subject, let literal = LiteralReader.value(expression)?.bool
    {
      return literal ? condition : .not(condition)
    }
    if case .someKey(let node, let keys) = subject, let key = key(expression, in: keys) {
      return .contains(node: node, key: key)
    }
    if case .keyCount = subject { return constant(expression)?.number == "1" ? .always : .unknown }
    if case .count(let read) = subject {
      guard let number = constant(expression)?.number else {
        return within(expression, subject) ?? .unknown
      }
      return .compares(ReadBound(read: read, isLength: true, relation: .equal, number: number))
    }
    guard case .read(let read) = subject else {
      evaluate(expression)
      return .unknown
    }
    if expression.is(NilLiteralExprSyntax.self) { return .not(.holds(read)) }
    if let text = tag(expression) { return .equals(read, [text]) }
    return .unknown
  }

  /// The text of a literal, or the name of a case.
  func tag(_ expression: ExprSyntax) -> String? {
    if let value = constant(expression) {
      return value.string ?? value.number ?? value.bool.map { String($0) }
    }
    if let chain = expression.as(OptionalChainingExprSyntax.self) { return tag(chain.expression) }
    if let call = expression.as(FunctionCallExprSyntax.self) { return tag(call.calledExpression) }
    if let member = expression.as(MemberAccessExprSyntax.self) {
      let name = member.declName.baseName.identifierText
      return "." + name
    }
    return nil
  }
}
