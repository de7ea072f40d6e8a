import SwiftSyntax

/// Tells which branch of `#if` is read.
///
/// The answer is the same on every machine: that of a debug build for an Apple system, since that
/// is where previews run. What cannot be told counts as true, so the first branch that may hold
/// is read.
enum BuildConditions {
  /// The systems that previews run on; of the second it cannot be told.
  private static let systems: [String: Bool?] = ["iOS": true, "macOS": nil]
  private static let foreignModules: Set<String> = [
    "Glibc", "Musl", "WinSDK", "Android", "WASILibc", "ucrt", "FoundationNetworking",
    "FoundationXML", "FoundationEssentials", "Bionic",
  ]

  /// The clause that is read; nil where none is.
  static func chosen(of configuration: IfConfigDeclSyntax) -> IfConfigClauseSyntax? {
    configuration.clauses.first { clause in
      guard let condition = clause.condition else { return true }
      return holds(condition, depth: 0) ?? true
    }
  }

  /// Whether a condition holds; nil where that cannot be told.
  private static func holds(_ condition: ExprSyntax, depth: Int) -> Bool? {
    guard depth < 32 else { return nil }
    if let literal = condition.as(BooleanLiteralExprSyntax.self) {
      return literal.literal.tokenKind == .keyword(.true)
    }
    if let prefix = condition.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!" {
      return holds(prefix.expression, depth: depth + 1).map { !$0 }
    }
    if let tuple = condition.as(TupleExprSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first.flatMap { holds($0.expression, depth: depth + 1) }
    }
    if let sequence = condition.as(SequenceExprSyntax.self) {
      return holds(sequence, depth: depth)
    }
    if let call = condition.as(FunctionCallExprSyntax.self) { return holds(call) }
    if let name = condition.as(DeclReferenceExprSyntax.self) {
      return name.baseName.text == "DEBUG" ? true : nil
    }
    return nil
  }

  /// `a && b || c`: operands and operators in turn.
  private static func holds(_ sequence: SequenceExprSyntax, depth: Int) -> Bool? {
    let parts = Array(sequence.elements)
    var alternatives: [Bool?] = []
    var current = parts.first.flatMap { holds($0, depth: depth + 1) }
    for index in stride(from: 1, to: parts.count - 1, by: 2) {
      let next = holds(parts[index + 1], depth: depth + 1)
      if parts[index].trimmedDescription == "&&" {
        current = both(current, next)
      } else {
        alternatives.append(current)
        current = next
      }
    }
    alternatives.append(current)
    if alternatives.contains(true) { return true }
    return alternatives.contains(nil) ? nil : false
  }

  private static func both(_ first: Bool?, _ second: Bool?) -> Bool? {
    if first == false || second == false { return false }
    guard let first, let second else { return nil }
    return first && second
  }

  private static func holds(_ call: FunctionCallExprSyntax) -> Bool? {
    let argument = call.arguments.first?.expression.trimmedDescription ?? ""
    switch call.calledExpression.trimmedDescription {
    case "os": return systems[argument] ?? false
    case "canImport": return !foreignModules.contains(argument)
    case "targetEnvironment": return argument == "simulator" ? false : nil
    case "compiler", "swift": return argument.hasPrefix(">=")
    default: return nil
    }
  }
}
