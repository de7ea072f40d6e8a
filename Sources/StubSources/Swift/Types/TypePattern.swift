import StubSchema
import SwiftSyntax

/// Matches a type with generic parameters against a concrete one.
enum TypePattern {
  /// What each bare name in the pattern would stand for; names that are no parameters do no harm.
  static func match(
    _ pattern: TypeSyntax,
    _ type: TypeReference,
    depth: Int = 0
  ) -> [(String, TypeReference)] {
    guard depth < 16 else { return [] }
    switch (pattern.as(TypeSyntaxEnum.self), type) {
    case (.optionalType(let node), .optional(let wrapped)):
      return match(node.wrappedType, wrapped, depth: depth + 1)
    case (.optionalType(let node), _): return match(node.wrappedType, type, depth: depth + 1)
    case (.arrayType(let node), .array(let element)):
      return match(node.element, element, depth: depth + 1)
    case (.dictionaryType(let node), .dictionary(let key, let value)):
      return match(node.key, key, depth: depth + 1) + match(node.value, value, depth: depth + 1)
    case (.identifierType(let node), _) where node.genericArgumentClause == nil:
      let name = node.name.identifierText
      return KnownTypes.isKnown(name) ? [] : [(name, type)]
    case (.identifierType(let node), _):
      return arguments(of: node, type, depth: depth)
    default: return []
    }
  }

  private static func arguments(
    of node: IdentifierTypeSyntax,
    _ type: TypeReference,
    depth: Int
  ) -> [(String, TypeReference)] {
    let patterns = node.genericArgumentClause?.arguments.compactMap { entry -> TypeSyntax? in
      if case .type(let type) = entry.argument { type } else { nil }
    }
    guard let patterns else { return [] }
    let types: [TypeReference]
    switch type {
    case .array(let element), .set(let element): types = [element]
    case .dictionary(let key, let value): types = [key, value]
    case .named(let name):
      guard let open = name.firstIndex(of: "<"), name.hasSuffix(">") else { return [] }
      let inside = name[name.index(after: open)...].dropLast()
      guard let only = try? TypeReference(parsing: String(inside)) else { return [] }
      types = [only]
    default: return []
    }
    return zip(patterns, types).flatMap { match($0, $1, depth: depth + 1) }
  }

  /// The name of a type without its arguments.
  static func head(_ type: TypeSyntax) -> String {
    if type.is(ArrayTypeSyntax.self) { return "Array" }
    if type.is(DictionaryTypeSyntax.self) { return "Dictionary" }
    return DeclarationIndex.dottedName(of: type)?.joined(separator: ".") ?? type.trimmedDescription
  }

  /// The name of a type of a description without its arguments.
  static func head(of type: TypeReference) -> String {
    switch type {
    case .array: return "Array"
    case .set: return "Set"
    case .dictionary: return "Dictionary"
    default: return String(type.description.prefix { $0 != "<" })
    }
  }
}
