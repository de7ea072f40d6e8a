import SwiftSyntax

/// A type, protocol or alias as it is declared, its extensions apart.
final class TypeDeclaration {
  enum Kind {
    case structure
    case classType
    case enumeration
    case actorType
    case protocolType
    case alias
  }

  let kind: Kind
  /// The name without the types around it.
  let name: String
  /// The names of the types around it, the outermost first.
  let outer: [String]
  let file: ParsedFile
  let nameToken: TokenSyntax
  /// The declaration itself, whose comments speak of the type.
  let node: Syntax
  let attributes: AttributeListSyntax
  let genericParameters: [String]
  let inherited: [TypeSyntax]
  /// The members, those of `#if` branches that are read among them.
  let members: [DeclSyntax]
  /// What an alias stands for.
  let aliased: TypeSyntax?

  /// The name with those of the types around it.
  var qualifiedName: String { (outer + [name]).joined(separator: ".") }

  init(_ parts: Parts, file: ParsedFile, outer: [String]) {
    kind = parts.kind
    name = parts.name.identifierText
    self.outer = outer
    self.file = file
    nameToken = parts.name
    node = parts.node
    attributes = parts.attributes
    genericParameters = parts.generics?.parameters.map(\.name.identifierText) ?? []
    inherited = parts.inheritance?.inheritedTypes.map(\.type) ?? []
    members = parts.members.map { MemberList.flattened($0) } ?? []
    aliased = parts.aliased
  }

  /// What the kinds of declarations have in common.
  struct Parts {
    var kind: Kind
    var name: TokenSyntax
    var node: Syntax
    var attributes: AttributeListSyntax
    var generics: GenericParameterClauseSyntax?
    var inheritance: InheritanceClauseSyntax?
    var members: MemberBlockItemListSyntax?
    var aliased: TypeSyntax?
  }
}

extension TypeDeclaration.Parts {
  /// The parts of a declaration of a type; nil for any other declaration.
  init?(_ declaration: DeclSyntax) {
    if let node = declaration.as(StructDeclSyntax.self) {
      self.init(.structure, node, node.name, node.genericParameterClause)
    } else if let node = declaration.as(ClassDeclSyntax.self) {
      self.init(.classType, node, node.name, node.genericParameterClause)
    } else if let node = declaration.as(EnumDeclSyntax.self) {
      self.init(.enumeration, node, node.name, node.genericParameterClause)
    } else if let node = declaration.as(ActorDeclSyntax.self) {
      self.init(.actorType, node, node.name, node.genericParameterClause)
    } else if let node = declaration.as(ProtocolDeclSyntax.self) {
      self.init(.protocolType, node, node.name, nil)
    } else if let node = declaration.as(TypeAliasDeclSyntax.self) {
      self.init(
        kind: .alias,
        name: node.name,
        node: Syntax(node),
        attributes: node.attributes,
        generics: node.genericParameterClause,
        aliased: node.initializer.value
      )
    } else {
      return nil
    }
  }

  private init(
    _ kind: TypeDeclaration.Kind,
    _ node: some DeclGroupSyntax,
    _ name: TokenSyntax,
    _ generics: GenericParameterClauseSyntax?
  ) {
    self.kind = kind
    self.name = name
    self.node = Syntax(node)
    attributes = node.attributes
    self.generics = generics
    inheritance = node.inheritanceClause
    members = node.memberBlock.members
  }
}

/// What an extension adds to a type.
struct TypeExtension {
  let file: ParsedFile
  let inherited: [TypeSyntax]
  let members: [DeclSyntax]
  /// The conditions after `where`; the members hold only where these are met.
  let conditions: GenericWhereClauseSyntax?
}

/// Members with the branches of `#if` that are read in the place of the `#if`.
enum MemberList {
  /// The members in order.
  static func flattened(_ members: MemberBlockItemListSyntax) -> [DeclSyntax] {
    members.flatMap { flattened($0.decl) }
  }

  /// A declaration, or those of the branch that is read.
  static func flattened(_ declaration: DeclSyntax) -> [DeclSyntax] {
    guard let configuration = declaration.as(IfConfigDeclSyntax.self) else { return [declaration] }
    guard let clause = BuildConditions.chosen(of: configuration) else { return [] }
    switch clause.elements {
    case .decls(let members): return flattened(members)
    case .statements(let items): return items.flatMap { flattened($0) }
    default: return []
    }
  }

  /// The declarations of an item of a file.
  static func flattened(_ item: CodeBlockItemSyntax) -> [DeclSyntax] {
    if case .decl(let declaration) = item.item { return flattened(declaration) }
    return []
  }
}

extension TokenSyntax {
  /// The name without backticks.
  var identifierText: String {
    let text = self.text
    guard text.count > 2, text.hasPrefix("`"), text.hasSuffix("`") else { return text }
    return String(text.dropFirst().dropLast())
  }
}
