import StubDiagnostics
import StubSchema
import SwiftSyntax

extension ModelBuilder {
  /// What a type is coded as: by its own initializer, by one that it inherits, or as synthesized.
  func coded(_ instance: TypeInstance, _ members: MemberSet) -> ShapeBuilder.Result {
    if let own = members.decodingInit ?? inheritedInit(members) {
      return coded(instance, members, by: own.node, in: own.file)
    }
    if instance.declaration.kind == .enumeration {
      return handmade(instance, members) ?? .enumeration(synthesizedEnum(instance, members))
    }
    if let parent = superclass(of: instance), case .named(let name) = parent,
      let target = resolver.instances[name], isDecodable(target.declaration)
    {
      // A subclass without an initializer of its own decodes nothing but what its parent does.
      return .shape(.object(including([name])))
    }
    if let raw = rawRepresentation(of: instance, members) { return .shape(.wraps(raw)) }
    if let raw = handmade(instance, members) { return raw }
    return .shape(.object(synthesizedObject(instance, members)))
  }

  /// A type that is `RawRepresentable` by hand: its `init(rawValue:)` is followed, since that is
  /// what decoding calls.
  private func handmade(
    _ instance: TypeInstance,
    _ members: MemberSet
  ) -> ShapeBuilder.Result? {
    guard members.inheritedNames.contains(where: { $0.hasPrefix("RawRepresentable") }),
      instance.declaration.kind != .enumeration || rawType(of: instance, members) == nil
    else { return nil }
    for member in members.members {
      guard let node = member.declaration.as(InitializerDeclSyntax.self),
        let parameter = node.signature.parameterClause.parameters.first,
        parameter.firstName.text == "rawValue",
        let type = try? resolver.resolve(parameter.type, in: instance.scope)
      else { continue }
      let interpreter = InitInterpreter(self, instance, members, file: member.file)
      interpreter.follow(node, rawValue: type)
      if let result = ShapeBuilder(interpreter).result() { return result }
      var field = Field(name: "", type: type)
      field.isAssumed = instance.declaration.kind == .enumeration
      return .shape(.wraps(field))
    }
    return nil
  }

  private func including(_ names: [String]) -> ObjectShape {
    var object = ObjectShape()
    object.includes = names
    return object
  }

  private func coded(
    _ instance: TypeInstance,
    _ members: MemberSet,
    by node: InitializerDeclSyntax,
    in file: ParsedFile
  ) -> ShapeBuilder.Result {
    let interpreter = InitInterpreter(self, instance, members, file: file)
    interpreter.follow(node)
    for puzzle in interpreter.puzzles {
      report(
        .initNotUnderstood,
        puzzle.message + "; the field is assumed",
        puzzle.node,
        in: puzzle.file,
        path: instance.name
      )
    }
    if !interpreter.isDecoderLost, let result = ShapeBuilder(interpreter).result() {
      if case .shape(.object(ObjectShape())) = result, !interpreter.reads.isEmpty {
        report(
          .initNotUnderstood,
          "it is not understood when this reads what it can read; an empty object is assumed",
          node.initKeyword,
          in: file,
          path: instance.name
        )
      }
      return result
    }
    if interpreter.puzzles.isEmpty {
      report(
        .initNotUnderstood,
        "no JSON was found that this accepts; the fields are assumed to be the properties",
        node.initKeyword,
        in: file,
        path: instance.name
      )
    }
    return assumed(instance, members)
  }

  /// What synthesized decoding would read, every field marked as a guess.
  private func assumed(_ instance: TypeInstance, _ members: MemberSet) -> ShapeBuilder.Result {
    if instance.declaration.kind == .enumeration {
      return .enumeration(synthesizedEnum(instance, members))
    }
    var object = synthesizedObject(instance, members)
    for index in object.fields.indices { object.fields[index].isAssumed = true }
    return .shape(.object(object))
  }
}

extension ModelBuilder {
  /// The class that a class inherits from, where a source declares it.
  func superclass(of instance: TypeInstance) -> TypeReference? {
    guard instance.declaration.kind == .classType, let first = instance.declaration.inherited.first,
      let type = try? resolver.resolve(first, in: instance.scope), case .named(let name) = type,
      resolver.instances[name]?.declaration.kind == .classType
    else { return nil }
    return type
  }

  /// Whether a type says that it is `Decodable`, in whatever way.
  func isDecodable(_ declaration: TypeDeclaration, depth: Int = 0) -> Bool {
    guard depth < 16 else { return false }
    let members = MemberSet(declaration, index)
    if members.decodingInit != nil { return true }
    return members.inheritedNames.contains { name in
      if ["Codable", "Decodable", "Swift.Codable", "Swift.Decodable"].contains(name) {
        return true
      }
      return parents(named: name, of: declaration).contains { parent in
        if let aliased = parent.aliased {
          let names =
            aliased.as(CompositionTypeSyntax.self)?.elements.map(\.type.trimmedDescription)
            ?? [aliased.trimmedDescription]
          return names.contains("Codable") || names.contains("Decodable")
        }
        return isDecodable(parent, depth: depth + 1)
      }
    }
  }

  private func parents(named name: String, of declaration: TypeDeclaration) -> [TypeDeclaration] {
    let plain = String(name.prefix { $0 != "<" })
    return resolver.nearest(index.declarations(named: plain), to: declaration.file).map { [$0] }
      ?? []
  }

  /// The initializer that an extension of a protocol gives to what conforms.
  private func inheritedInit(
    _ members: MemberSet
  ) -> (node: InitializerDeclSyntax, file: ParsedFile)? {
    for name in members.inheritedNames {
      for parent in parents(named: name, of: members.declaration)
      where parent.kind == .protocolType {
        if let found = MemberSet(parent, index).decodingInit { return found }
      }
    }
    return nil
  }
}
