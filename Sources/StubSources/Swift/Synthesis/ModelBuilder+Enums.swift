import StubDiagnostics
import StubJSON
import StubSchema
import SwiftSyntax

extension ModelBuilder {
  /// What synthesized decoding reads: a raw value, or an object with the case as its only key.
  func synthesizedEnum(_ instance: TypeInstance, _ members: MemberSet) -> EnumSchema {
    let rawType = rawType(of: instance, members)
    var result = EnumSchema(name: instance.name, rawType: rawType, cases: [])
    result.isCodingKeyRepresentable = members.inheritedNames.contains("CodingKeyRepresentable")
    result.origin = Origin(location(of: instance.declaration))
    result.cases =
      rawType.map { rawCases(members.cases, $0, in: instance) }
      ?? keyedCases(members.cases, in: instance)
    return result
  }

  /// The raw type: the first type that the enum inherits from, if it is one.
  func rawType(of instance: TypeInstance, _ members: MemberSet) -> ScalarType? {
    for type in instance.declaration.inherited {
      guard let resolved = try? resolver.resolve(type, in: instance.scope) else { continue }
      if case .scalar(let scalar) = resolved, scalar.isRawType { return scalar }
    }
    return nil
  }

  private func rawCases(
    _ elements: [EnumCaseElementSyntax],
    _ rawType: ScalarType,
    in instance: TypeInstance
  ) -> [EnumSchema.Case] {
    var next: String? = "0"
    return elements.map { element in
      let name = element.name.identifierText
      let explicit = element.rawValue.flatMap { LiteralReader.value($0.value) }
      var raw = explicit
      if explicit == nil { raw = rawType.isNumeric ? next.map { .number($0) } : .string(name) }
      next = raw?.number.flatMap { Int64($0) }.flatMap { number in
        let (following, overflow) = number.addingReportingOverflow(1)
        return overflow ? nil : String(following)
      }
      var result = EnumSchema.Case(name: name, rawValue: raw)
      result.origin = Origin(instance.declaration.file.location(of: element.name))
      return result
    }
  }

  private func keyedCases(
    _ elements: [EnumCaseElementSyntax],
    in instance: TypeInstance
  ) -> [EnumSchema.Case] {
    let keys = codingKeys(of: instance, "CodingKeys")
    return elements.compactMap { element in
      let name = element.name.identifierText
      // Without a key of its own a case cannot be decoded.
      guard let key = keys.map({ $0.key(of: name)?.text }) ?? name else { return nil }
      var result = EnumSchema.Case(name: key, payload: payload(of: element, in: instance))
      result.origin = Origin(instance.declaration.file.location(of: element.name))
      return result
    }
  }

  /// Associated values by label, `_0` … by position where they have none.
  func payload(of element: EnumCaseElementSyntax, in instance: TypeInstance) -> [Field] {
    guard let parameters = element.parameterClause?.parameters else { return [] }
    let name = element.name.identifierText
    let keys = codingKeys(
      of: instance,
      name.prefix(1).uppercased() + name.dropFirst() + "CodingKeys"
    )
    return parameters.enumerated().compactMap { position, parameter -> Field? in
      let label = parameter.firstName.map(\.identifierText).flatMap { $0 == "_" ? nil : $0 }
      let property = label ?? "_\(position)"
      guard let key = keys.map({ $0.key(of: property)?.text }) ?? property else { return nil }
      guard let type = resolve(parameter.type, in: instance.scope, path: "\(instance.name).\(name)")
      else { return nil }
      var field = Field(name: key, type: type)
      let file = instance.declaration.file
      field.origin = Origin(file.location(of: parameter))
      if parameters.count == 1, let declaration = element.parent?.parent {
        lay(commentsAt: declaration, in: file, over: &field)
      }
      return field
    }
  }
}
