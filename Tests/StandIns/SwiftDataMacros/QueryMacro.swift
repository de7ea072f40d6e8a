import SwiftSyntax
import SwiftSyntaxMacros

/// `@Query`: a property that asks the structure of that name, which it adds beside it.
public struct QueryMacro: AccessorMacro, PeerMacro {
  public static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let (name, _) = parts(of: declaration) else { return [] }
    return ["get { _\(raw: name).wrappedValue }"]
  }

  public static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let (name, element) = parts(of: declaration) else { return [] }
    let arguments = node.arguments?.trimmedDescription ?? ""
    return [
      """
      private var _\(raw: name): SwiftUI.Query<\(raw: element), [\(raw: element)]> =
        .init(\(raw: arguments))
      """
    ]
  }

  private static func parts(of declaration: some DeclSyntaxProtocol) -> (String, String)? {
    guard let binding = declaration.as(VariableDeclSyntax.self)?.bindings.first,
      let array = binding.typeAnnotation?.type.as(ArrayTypeSyntax.self)
    else { return nil }
    return (binding.pattern.trimmedDescription, array.element.trimmedDescription)
  }
}
