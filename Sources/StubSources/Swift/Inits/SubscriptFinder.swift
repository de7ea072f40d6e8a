import StubJSON
import SwiftSyntax

/// Finds the indexes by which lists are taken apart.
final class SubscriptFinder: SyntaxVisitor {
  private var found: [Int] = []

  /// The literal indexes of every subscript in a piece of source, in order.
  static func indexes(in node: Syntax) -> [Int] {
    let finder = SubscriptFinder(viewMode: .sourceAccurate)
    finder.walk(node)
    return finder.found
  }

  override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let index = node.literalIndex { found.append(index) }
    return .visitChildren
  }
}

extension SubscriptCallExprSyntax {
  /// The index, where it is a small literal.
  var literalIndex: Int? {
    guard arguments.count == 1, let only = arguments.first, only.label == nil,
      let index = LiteralReader.value(only.expression)?.number.flatMap({ Int($0) }),
      (0..<64).contains(index)
    else { return nil }
    return index
  }
}
