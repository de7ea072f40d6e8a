import StubJSON
import StubSchema
import SwiftSyntax

extension InitInterpreter {
  /// The value of an expression that is the same for every JSON: a literal, the raw value of a
  /// case, a constant of a type or of the file.
  func constant(_ expression: ExprSyntax, depth: Int = 0) -> JSONValue? {
    guard depth < 8 else { return nil }
    if let value = LiteralReader.value(expression) { return value }
    if let member = expression.as(MemberAccessExprSyntax.self), let base = member.base {
      return constant(member.declName.baseName.identifierText, of: base, depth: depth)
    }
    guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.identifierText,
      held[name] == nil
    else { return nil }
    let own = members.members.compactMap { $0.declaration.as(VariableDeclSyntax.self) }
    let initial = Self.initial(of: name, in: own) ?? Self.initial(of: name, in: scope.file)
    return initial.flatMap { constant($0, depth: depth + 1) }
  }

  /// `Kind.circle.rawValue`, `Key.name.stringValue`, `Limits.text`.
  private func constant(_ name: String, of base: ExprSyntax, depth: Int) -> JSONValue? {
    if name == "rawValue" || name == "stringValue" {
      guard let inner = base.as(MemberAccessExprSyntax.self), let type = inner.base,
        let target = declared(type), target.declaration.kind == .enumeration
      else { return nil }
      let members = MemberSet(target.declaration, builder.index)
      let entry = inner.declName.baseName.identifierText
      if builder.rawType(of: target, members) != nil {
        return builder.synthesizedEnum(target, members).cases.first { $0.name == entry }?.rawValue
      }
      let keys = CodingKeyList(target.declaration, members: members.members.map(\.declaration))
      return keys.key(of: entry).map { .string($0.text) }
    }
    guard let target = declared(base) else { return nil }
    let members = MemberSet(target.declaration, builder.index).members
    let variables = members.compactMap { $0.declaration.as(VariableDeclSyntax.self) }
    return Self.initial(of: name, in: variables).flatMap { constant($0, depth: depth + 1) }
  }

  /// The type that an expression names, where a source declares it.
  private func declared(_ expression: ExprSyntax) -> TypeInstance? {
    let text = expression.trimmedDescription
    guard text.split(separator: ".").last?.first?.isUppercase == true,
      let type = try? builder.resolver.resolve(TypeInference.written(text), in: scope),
      case .named(let name) = type
    else { return nil }
    return builder.resolver.instances[name]
  }

  /// The first value of a constant among declarations.
  static func initial(of name: String, in variables: [VariableDeclSyntax]) -> ExprSyntax? {
    for variable in variables where variable.bindingSpecifier.tokenKind == .keyword(.let) {
      for binding in variable.bindings
      where binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText == name {
        return binding.initializer?.value
      }
    }
    return nil
  }

  private static func initial(of name: String, in file: ParsedFile) -> ExprSyntax? {
    let declarations = file.tree.statements.flatMap { MemberList.flattened($0) }
    return initial(of: name, in: declarations.compactMap { $0.as(VariableDeclSyntax.self) })
  }
}
