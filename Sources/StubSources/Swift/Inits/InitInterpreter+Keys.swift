import StubSchema
import SwiftParser
import SwiftSyntax

extension InitInterpreter {
  /// The keys that `keyedBy:` names.
  func keySpace(_ expression: ExprSyntax) -> KeySpace {
    guard let access = expression.as(MemberAccessExprSyntax.self), let base = access.base else {
      return .open(nil)
    }
    let written = TypeInference.written(base.trimmedDescription)
    guard let type = try? builder.resolver.resolve(written, in: scope),
      case .named(let name) = type,
      let target = builder.resolver.instances[name]
    else {
      return base.trimmedDescription.hasSuffix("CodingKeys") ? .list(synthesizedKeys) : .open(nil)
    }
    guard target.declaration.kind == .enumeration else { return .open(target) }
    let members = MemberSet(target.declaration, builder.index)
    return .list(CodingKeyList(target.declaration, members: members.members.map(\.declaration)))
  }

  /// The keys that the compiler makes where none are declared: the names of the properties.
  private var synthesizedKeys: CodingKeyList {
    CodingKeyList(
      keys: properties.map { CodingKeyList.Key(name: $0.name, text: $0.name, token: $0.nameToken) }
    )
  }

  /// The text of a key; nil where it is not told.
  func key(_ expression: ExprSyntax, in keys: KeySpace) -> String? {
    if let literal = expression.as(StringLiteralExprSyntax.self) {
      return literal.representedLiteralValue
    }
    if let name = expression.as(DeclReferenceExprSyntax.self) {
      if case .key(let text) = held[name.baseName.identifierText] { return text }
      return nil
    }
    if let unwrap = expression.as(ForceUnwrapExprSyntax.self) {
      return key(unwrap.expression, in: keys)
    }
    if let call = expression.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
      let only = call.arguments.first
    {
      return only.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
        ?? key(only.expression, in: keys)
    }
    guard let member = expression.as(MemberAccessExprSyntax.self) else { return nil }
    let name = member.declName.baseName.identifierText
    if name == "rawValue" || name == "stringValue", let base = member.base {
      return key(base, in: keys)
    }
    return text(of: name, in: keys)
  }

  private func text(of name: String, in keys: KeySpace) -> String? {
    switch keys {
    case .list(let list): return list.key(of: name)?.text
    case .open(let type):
      guard let type else { return nil }
      // `static let name = Key(stringValue: "text")`
      for member in MemberSet(type.declaration, builder.index).members {
        guard let variable = member.declaration.as(VariableDeclSyntax.self),
          let binding = variable.bindings.first, binding.pattern.trimmedDescription == name
        else { continue }
        return binding.initializer.flatMap { key($0.value, in: .open(nil)) }
      }
      return nil
    }
  }

  /// A property of what was read: a read of its own, where the type's coding is synthesized.
  private func property(_ name: String, of index: Int) -> Held {
    let read = reads[index]
    guard case .named(let type)? = read.type?.unwrapped,
      let target = builder.resolver.instances[type], target.declaration.kind == .structure
    else { return .read(index) }
    let members = MemberSet(target.declaration, builder.index)
    guard members.decodingInit == nil,
      let field = builder.synthesizedObject(target, members).fields.first(where: {
        ($0.property ?? $0.name) == name
      })
    else { return .read(index) }
    let node = read.place == .whole ? read.node : child(of: read.node, at: read.place)
    var part = self.read(node, .key(field.name))
    part.type = field.type
    part.isIfPresent = field.type.isOptional
    return note(part)
  }

  /// `container.allKeys`, `key.stringValue`, `container.isAtEnd`, and properties of what was read.
  func member(_ node: MemberAccessExprSyntax) -> Held {
    guard let base = node.base else { return .other }
    let name = node.declName.baseName.text
    if base.trimmedDescription == "self" { return held[name] ?? .other }
    switch evaluate(base) {
    case .keyed(let value, let keys):
      return name == "allKeys" ? .keys(node: value, keys: keys) : .other
    case .keys(let value, let keys):
      if name == "isEmpty" { return .condition(.not(.always)) }
      if name == "count" { return .keyCount }
      return .someKey(node: value, keys: keys)
    case .someKey(let value, let keys): return .someKey(node: value, keys: keys)
    case .unkeyed: return name == "isAtEnd" ? .condition(.unknown) : .other
    case .read(let read):
      if name == "count" { return isPlain(base) ? .count(read) : .other }
      guard name == "isEmpty", isPlain(base) else { return property(name, of: read) }
      let isEmpty = ReadBound(read: read, isLength: true, relation: .equal, number: "0")
      return .condition(.compares(isEmpty))
    default: return .other
    }
  }
}
