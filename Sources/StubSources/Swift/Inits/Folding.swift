import SwiftOperators
import SwiftSyntax

/// Gives flat sequences of operands and operators their structure.
enum Folding {
  /// How many operands a sequence may have; longer ones are data, not code that reads.
  private static let maximumCount = 64

  /// The expression with its outermost sequence folded; as it is where it is none.
  static func folded(_ expression: ExprSyntax) -> ExprSyntax {
    guard let sequence = expression.as(SequenceExprSyntax.self),
      sequence.elements.count <= maximumCount
    else { return expression }
    let table = OperatorTable.standardOperators
    return (try? table.foldSingle(sequence)) ?? expression
  }

  /// The expression as an operator with two operands; nil for any other.
  static func infix(_ expression: ExprSyntax) -> InfixOperatorExprSyntax? {
    folded(expression).as(InfixOperatorExprSyntax.self)
  }
}
