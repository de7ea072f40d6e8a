import SwiftSyntax
import SwiftSyntaxMacros

/// `#Preview`: a declaration that would make the preview.
public struct PreviewMacro: DeclarationMacro {
  public static func expansion(
    of node: some FreestandingMacroExpansionSyntax,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let body = node.trailingClosure else { return [] }
    return [
      """
      enum \(context.makeUniqueName("preview")) {
        @MainActor static func makePreview() -> SwiftUI.Preview {
          SwiftUI.Preview(\(node.arguments)) \(body)
        }
      }
      """
    ]
  }
}
