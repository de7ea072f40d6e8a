import StubDiagnostics
import StubSchema
import SwiftSyntax

/// Turns types as they are written into types of a description.
///
/// Every declared type that it meets becomes an instance, to be read in its turn.
final class TypeResolver {
  let index: DeclarationIndex
  private(set) var instances: [String: TypeInstance] = [:]

  /// How deeply types and aliases may lead into each other.
  private static let maximumDepth = 48
  /// How many generic types may be given arguments, and how long the name of one may be.
  private static let maximumSpecialisations = 2_000
  private static let maximumNameLength = 1_000
  private var specialisations = 0

  init(_ index: DeclarationIndex) {
    self.index = index
  }

  /// The type of a description for a type in a source.
  ///
  /// A name that no source declares stays open, since another description may declare it.
  ///
  /// - Throws: Where no decoder makes values of the type.
  func resolve(
    _ type: TypeSyntax,
    in scope: Scope,
    depth: Int = 0
  ) throws(TypeFault) -> TypeReference {
    guard depth < Self.maximumDepth else {
      throw TypeFault("types and aliases lead into each other too deeply here", type)
    }
    let depth = depth + 1
    switch type.as(TypeSyntaxEnum.self) {
    case .optionalType(let node):
      return .optional(try resolve(node.wrappedType, in: scope, depth: depth))
    case .implicitlyUnwrappedOptionalType(let node):
      return .optional(try resolve(node.wrappedType, in: scope, depth: depth))
    case .arrayType(let node):
      return .array(try resolve(node.element, in: scope, depth: depth))
    case .dictionaryType(let node):
      return keyed(
        .dictionary(
          key: try resolve(node.key, in: scope, depth: depth),
          value: try resolve(node.value, in: scope, depth: depth)
        )
      )
    case .attributedType(let node):
      return try resolve(node.baseType, in: scope, depth: depth)
    case .tupleType(let node) where node.elements.count == 1:
      guard let only = node.elements.first, only.firstName == nil else { break }
      return try resolve(only.type, in: scope, depth: depth)
    case .identifierType, .memberType:
      return try resolve(path: type, in: scope, depth: depth)
    default: break
    }
    throw TypeFault(Self.refusal(of: type), type)
  }

  /// A dictionary whose keys are of a struct or class that stands for keys of objects: its raw
  /// values, or else texts, take its place. Any other type as it is.
  private func keyed(_ type: TypeReference) -> TypeReference {
    guard case .dictionary(.named(let name), let value) = type,
      let declaration = instances[name]?.declaration, declaration.kind != .enumeration
    else { return type }
    let members = MemberSet(declaration, index)
    guard members.inheritedNames.contains("CodingKeyRepresentable") else { return type }
    let raw = StoredProperty.all(in: declaration.members).first { $0.name == "rawValue" }?.type
    let isNumber = raw?.trimmedDescription == "Int"
    return .dictionary(key: .scalar(isNumber ? .int : .string), value: value)
  }

  private static func refusal(of type: TypeSyntax) -> String {
    let text = type.trimmedDescription.prefix(60)
    switch type.as(TypeSyntaxEnum.self) {
    case .tupleType: return "'\(text)' is a tuple, which is not Codable: declare a struct"
    case .functionType: return "'\(text)' is a closure, which is not Codable"
    case .someOrAnyType:
      return "'\(text)' does not say which type is decoded: name a concrete one"
    case .compositionType:
      return "'\(text)' composes protocols, so it does not say which type is decoded"
    default: return "'\(text)' is no type that JSON is decoded to"
    }
  }
}

extension TypeResolver {
  /// A component of a dotted type.
  private struct Step {
    let name: String
    let arguments: [TypeReference]
  }

  private func resolve(
    path type: TypeSyntax,
    in scope: Scope,
    depth: Int
  ) throws(TypeFault) -> TypeReference {
    let steps = try steps(of: type, in: scope, depth: depth)
    if steps.count == 1, let bound = bound(steps[0], in: scope) { return bound }
    if let found = try walk(steps, in: scope, node: type, depth: depth) { return found }
    if let added = nested(steps.map(\.name), from: scope) { return try finish(added, type) }
    if steps.count > 1, !KnownTypes.isKnown(steps[0].name) {
      let tail = Array(steps.dropFirst())
      let top = Scope(file: scope.file, instance: nil, bindings: [:])
      if let found = try walk(tail, in: top, node: type, depth: depth) { return found }
      if let known = KnownTypes.type(tail[0].name, tail[0].arguments), tail.count == 1 {
        return known
      }
    } else if steps.count == 1, let known = KnownTypes.type(steps[0].name, steps[0].arguments) {
      return keyed(known)
    } else if ["Any", "AnyObject", "AnyHashable"].contains(steps[0].name) {
      throw TypeFault("'\(steps[0].name)' does not say which type is decoded", type)
    }
    return .named(steps.map { Self.spelling($0.name, $0.arguments) }.joined(separator: "."))
  }

  private func bound(_ step: Step, in scope: Scope) -> TypeReference? {
    if let bound = scope.bindings[step.name] { return bound }
    guard let instance = scope.instance else { return nil }
    if step.name == "Self" { return register(instance) }
    return step.name == "RawValue" ? rawType(of: instance.declaration, depth: 0) : nil
  }

  private func steps(
    of type: TypeSyntax,
    in scope: Scope,
    depth: Int
  ) throws(TypeFault) -> [Step] {
    var steps: [Step] = []
    var rest = type
    while let member = rest.as(MemberTypeSyntax.self) {
      guard steps.count < Self.maximumDepth else {
        throw TypeFault("the type is nested too deeply", type)
      }
      let arguments = try arguments(member.genericArgumentClause, in: scope, depth: depth)
      steps.append(Step(name: member.name.identifierText, arguments: arguments))
      rest = member.baseType
    }
    guard let first = rest.as(IdentifierTypeSyntax.self) else {
      throw TypeFault(Self.refusal(of: type), type)
    }
    let arguments = try arguments(first.genericArgumentClause, in: scope, depth: depth)
    steps.append(Step(name: first.name.identifierText, arguments: arguments))
    return steps.reversed()
  }

  private func arguments(
    _ clause: GenericArgumentClauseSyntax?,
    in scope: Scope,
    depth: Int
  ) throws(TypeFault) -> [TypeReference] {
    guard let clause else { return [] }
    var arguments: [TypeReference] = []
    for entry in clause.arguments {
      guard case .type(let type) = entry.argument else {
        throw TypeFault("'\(entry.trimmedDescription)' is no type", entry)
      }
      // A phantom parameter may be anything, so what is no type of JSON is refused where it is used.
      let resolved = try? resolve(type, in: scope, depth: depth)
      arguments.append(resolved ?? .named(type.trimmedDescription))
    }
    return arguments
  }

  static func spelling(_ name: String, _ arguments: [TypeReference]) -> String {
    guard !arguments.isEmpty else { return name }
    return name + "<" + arguments.map(\.description).joined(separator: ", ") + ">"
  }

  /// Follows the components of a name through the declarations; nil where nothing declares it.
  private func walk(
    _ steps: [Step],
    in scope: Scope,
    node: TypeSyntax,
    depth: Int
  ) throws(TypeFault) -> TypeReference? {
    let first =
      steps[0].name == "Self"
      ? scope.instance.map { Place($0) } : lookUp(steps[0].name, from: scope)
    guard var place = first else { return nil }
    for (position, step) in steps.enumerated() {
      if position > 0 {
        if step.name == "RawValue", position == steps.count - 1,
          let raw = rawType(of: place.declaration, depth: depth)
        {
          return raw
        }
        guard let next = nested(step.name, in: place, from: scope.file) else { return nil }
        place = next
      }
      let isLast = position == steps.count - 1
      if place.declaration.kind == .alias {
        let target = try resolve(alias: place, step.arguments, usedAt: node, depth: depth)
        if isLast { return target }
        guard case .named(let name) = target, let instance = instances[name] else { return nil }
        place = Place(instance)
      } else if !step.arguments.isEmpty {
        place = place.specialised(step.arguments)
      }
    }
    return try finish(place, node)
  }

  /// The raw type of an enum; nil for any other type.
  private func rawType(of declaration: TypeDeclaration, depth: Int) -> TypeReference? {
    guard declaration.kind == .enumeration, let first = declaration.inherited.first else {
      return nil
    }
    let scope = Scope(file: declaration.file, instance: nil, bindings: [:])
    guard let type = try? resolve(first, in: scope, depth: depth), case .scalar(let scalar) = type,
      scalar.isRawType
    else { return nil }
    return type
  }

  private func finish(_ place: Place, _ node: TypeSyntax) throws(TypeFault) -> TypeReference {
    switch place.declaration.kind {
    case .protocolType:
      let message =
        "'\(place.declaration.name)' is a protocol, so it does not say which type is decoded"
      throw TypeFault(message, node)
    case .actorType:
      throw TypeFault("'\(place.declaration.name)' is an actor, which is not Codable", node)
    default:
      let instance = place.instance
      guard instances[instance.name] == nil, instance.name.hasSuffix(">") else {
        return register(instance)
      }
      specialisations += 1
      guard specialisations <= Self.maximumSpecialisations,
        instance.name.utf8.count <= Self.maximumNameLength
      else {
        let name = place.declaration.name
        throw TypeFault("'\(name)' needs itself with ever other arguments, without end", node)
      }
      return register(instance)
    }
  }

  /// Makes an instance known, to be read when its turn comes.
  @discardableResult
  func register(_ instance: TypeInstance) -> TypeReference {
    if instances[instance.name] == nil { instances[instance.name] = instance }
    return .named(instance.name)
  }

  /// What an alias stands for; a fault of that is told where the alias is used.
  private func resolve(
    alias: Place,
    _ arguments: [TypeReference],
    usedAt node: TypeSyntax,
    depth: Int
  ) throws(TypeFault) -> TypeReference {
    guard let aliased = alias.declaration.aliased else {
      throw TypeFault("the alias stands for nothing", node)
    }
    let bindings = zip(alias.declaration.genericParameters, arguments)
    let scope = Scope(
      file: alias.declaration.file,
      instance: alias.owner,
      bindings: alias.bindings.merging(bindings) { $1 }
    )
    do {
      return try resolve(aliased, in: scope, depth: depth)
    } catch {
      throw TypeFault(error.message, node, code: error.code)
    }
  }
}
