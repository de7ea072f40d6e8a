import SwiftSyntax

/// A type with everything that is declared of it, in its own braces and in extensions.
struct MemberSet {
  /// A member, and the file that it stands in.
  struct Member {
    let declaration: DeclSyntax
    let file: ParsedFile
  }

  let declaration: TypeDeclaration
  let members: [Member]
  let inherited: [(type: TypeSyntax, file: ParsedFile)]

  init(_ declaration: TypeDeclaration, _ index: DeclarationIndex) {
    self.declaration = declaration
    let extensions = index.extensions(of: declaration.qualifiedName)
    members =
      declaration.members.map { Member(declaration: $0, file: declaration.file) }
      + extensions.flatMap { part in
        part.members.map { Member(declaration: $0, file: part.file) }
      }
    inherited =
      declaration.inherited.map { ($0, declaration.file) }
      + extensions.flatMap { part in part.inherited.map { ($0, part.file) } }
  }

  /// The names that a type inherits from or conforms to, as they are written, its members aside.
  static func inheritedNames(
    of declaration: TypeDeclaration,
    _ index: DeclarationIndex
  ) -> [String] {
    let extended = index.extensions(of: declaration.qualifiedName).flatMap(\.inherited)
    return (declaration.inherited + extended).flatMap(names)
  }

  private static func names(_ type: TypeSyntax) -> [String] {
    type.as(CompositionTypeSyntax.self)?.elements.map(\.type.trimmedDescription)
      ?? [type.trimmedDescription]
  }

  /// The names that it inherits from or conforms to, as they are written.
  var inheritedNames: [String] {
    inherited.flatMap { Self.names($0.type) }
  }

  /// The initializer that decodes, and the file that it stands in.
  var decodingInit: (node: InitializerDeclSyntax, file: ParsedFile)? {
    for member in members {
      guard let node = member.declaration.as(InitializerDeclSyntax.self) else { continue }
      let parameters = node.signature.parameterClause.parameters
      guard parameters.count == 1, let only = parameters.first,
        only.firstName.identifierText == "from",
        ["Decoder", "any Decoder", "Swift.Decoder"].contains(only.type.trimmedDescription)
      else { continue }
      return (node, member.file)
    }
    return nil
  }

  /// The cases of an enum, in order.
  var cases: [EnumCaseElementSyntax] {
    members.compactMap { $0.declaration.as(EnumCaseDeclSyntax.self) }.flatMap(\.elements)
  }
}
