import SwiftSyntax

/// A property that a type stores, as it is declared.
struct StoredProperty {
  let name: String
  /// Its name where it is declared.
  let nameToken: TokenSyntax
  /// The type as it is written; nil where it follows from the first value.
  let type: TypeSyntax?
  let initialValue: ExprSyntax?
  let isConstant: Bool
  let attributes: [AttributeSyntax]
  let declaration: VariableDeclSyntax
}

extension StoredProperty {
  /// The stored properties among members, in order: not those of the type itself, nor computed or
  /// lazy ones.
  static func all(in members: [DeclSyntax]) -> [StoredProperty] {
    members.compactMap { $0.as(VariableDeclSyntax.self) }.filter(isStored).flatMap(properties)
  }

  private static func isStored(_ declaration: VariableDeclSyntax) -> Bool {
    !declaration.modifiers.contains { modifier in
      switch modifier.name.tokenKind {
      case .keyword(.static), .keyword(.class), .keyword(.lazy): true
      default: false
      }
    }
  }

  /// `let a, b: Int`: a type holds for every name before it that has none.
  private static func properties(of declaration: VariableDeclSyntax) -> [StoredProperty] {
    let bindings = Array(declaration.bindings)
    let attributes = declaration.attributes.compactMap { $0.as(AttributeSyntax.self) }
    return bindings.indices.compactMap { index in
      let binding = bindings[index]
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
        !isComputed(binding)
      else { return nil }
      let type =
        binding.typeAnnotation
        ?? (binding.initializer == nil
          ? bindings[index...].lazy.compactMap(\.typeAnnotation).first : nil)
      return StoredProperty(
        name: name.identifierText,
        nameToken: name,
        type: type?.type,
        initialValue: binding.initializer?.value,
        isConstant: declaration.bindingSpecifier.tokenKind == .keyword(.let),
        attributes: attributes,
        declaration: declaration
      )
    }
  }

  private static func isComputed(_ binding: PatternBindingSyntax) -> Bool {
    guard let block = binding.accessorBlock else { return false }
    guard case .accessors(let accessors) = block.accessors else { return true }
    return !accessors.allSatisfy { accessor in
      switch accessor.accessorSpecifier.tokenKind {
      case .keyword(.willSet), .keyword(.didSet): true
      default: false
      }
    }
  }

  /// The attribute with a name.
  func attribute(_ name: String) -> AttributeSyntax? {
    attributes.first { $0.attributeName.trimmedDescription == name }
  }
}
