import StubDiagnostics
import StubSchema
import SwiftSyntax

extension ModelBuilder {
  /// The wrapper of a property; nil where it has none.
  func wrapper(of property: StoredProperty) -> AttributeSyntax? {
    property.attributes.first { attribute in
      let name = attribute.attributeName.trimmedDescription
      return name.unicodeScalars.first?.properties.isUppercase == true
        && !WrapperRules.plainAttributes.contains(name)
    }
  }

  /// The field as its wrapper codes it; nil where it is not coded, or is refused.
  func wrapped(
    _ field: Field,
    by attribute: AttributeSyntax,
    _ property: StoredProperty,
    in instance: TypeInstance
  ) -> Field? {
    let name = attribute.attributeName.trimmedDescription
    if let target = wrapperInstance(attribute, field.type, in: instance) {
      return coded(field, by: target)
    }
    guard let effect = WrapperRules.effect(of: name) else {
      if isMacro(attribute, in: instance) { return field }
      report(
        .wrapperNotKnown,
        "the property wrapper '@\(name)' is not declared here; the value is assumed to be coded plainly",
        attribute,
        in: instance.declaration.file,
        path: "\(instance.name).\(field.name)"
      )
      var field = field
      field.isAssumed = true
      return field
    }
    return apply(effect, to: field)
  }

  private func apply(_ effect: WrapperRules.Effect, to field: Field) -> Field? {
    var field = field
    switch effect {
    case .none: break
    case .ignored: return nil
    case .defaulted:
      field.required = false
      field.nullable = true
      field.onMismatch = field.defaultValue == nil ? .absent : .default
    case .lossy: field.onMismatch = .skip
    case .optional:
      field.required = false
      field.onMismatch = .absent
    case .lossless: field.accepts = [.scalar(.string)]
    case .date(let strategy): field.coding.dates = strategy
    }
    return field
  }

  /// Whether an attribute is a macro or another declaration that is no wrapper.
  private func isMacro(_ attribute: AttributeSyntax, in instance: TypeInstance) -> Bool {
    guard let place = place(of: attribute, in: instance) else { return false }
    return !place.declaration.attributes.contains(named: "propertyWrapper")
  }

  private func place(
    of attribute: AttributeSyntax,
    in instance: TypeInstance
  ) -> TypeResolver.Place? {
    guard let names = DeclarationIndex.dottedName(of: attribute.attributeName) else { return nil }
    var place = resolver.lookUp(names[0], from: instance.scope)
    for name in names.dropFirst() {
      place = place.flatMap { resolver.nested(name, in: $0, from: instance.declaration.file) }
    }
    return place
  }

  /// The wrapper as a type, its arguments told by the attribute or by the property's type.
  private func wrapperInstance(
    _ attribute: AttributeSyntax,
    _ type: TypeReference,
    in instance: TypeInstance
  ) -> TypeInstance? {
    if let resolved = try? resolver.resolve(attribute.attributeName, in: instance.scope),
      case .named(let name) = resolved, name.hasSuffix(">"), let known = resolver.instances[name],
      known.declaration.attributes.contains(named: "propertyWrapper")
    {
      return known
    }
    guard let place = place(of: attribute, in: instance),
      place.declaration.attributes.contains(named: "propertyWrapper")
    else { return nil }
    let members = MemberSet(place.declaration, index)
    let value =
      StoredProperty.all(in: members.members.map(\.declaration))
      .first { $0.name == "wrappedValue" }?.type ?? computedValue(members)
    let matches = value.map { TypePattern.match($0, type) } ?? []
    let arguments = place.declaration.genericParameters.map { parameter in
      matches.first { $0.0 == parameter }?.1 ?? type
    }
    let target = place.specialised(arguments).instance
    resolver.register(target)
    return target
  }

  private func computedValue(_ members: MemberSet) -> TypeSyntax? {
    members.members.lazy.compactMap { $0.declaration.as(VariableDeclSyntax.self)?.bindings.first }
      .first { $0.pattern.trimmedDescription == "wrappedValue" }?.typeAnnotation?.type
  }

  /// The field as a wrapper whose source is there codes it.
  private func coded(_ field: Field, by target: TypeInstance) -> Field {
    var field = field
    let members = MemberSet(target.declaration, index)
    if case .shape(.wraps(let value)) = coded(target, members) {
      let type = value.isAssumed ? field.type : value.type
      field.onMismatch = value.onMismatch ?? field.onMismatch
      field.accepts = value.accepts
      field.coding = value.coding.over(field.coding)
      field.constraints = value.constraints
      field.type = type
    } else {
      field.type = .named(target.name)
    }
    // The wrapper itself is decoded, so its key has to be there, whatever it wraps.
    let isLenient = hasLenientOverload(for: target.declaration.name)
    field.required = isLenient ? false : true
    field.nullable = isLenient || field.type.isOptional
    if field.required == !field.type.isOptional { field.required = nil }
    if field.nullable == field.type.isOptional { field.nullable = nil }
    return field
  }

  /// Whether an extension of containers decodes a wrapper also where its key is absent.
  private func hasLenientOverload(for wrapper: String) -> Bool {
    let parts = ["KeyedDecodingContainer", "KeyedDecodingContainerProtocol"]
      .flatMap { index.extensions(of: $0) }
    return parts.flatMap(\.members).contains { member in
      guard let function = member.as(FunctionDeclSyntax.self), function.name.text == "decode",
        let parameter = function.signature.parameterClause.parameters.first,
        let metatype = parameter.type.as(MetatypeTypeSyntax.self),
        TypePattern.head(metatype.baseType).split(separator: ".").last.map(String.init) == wrapper
      else { return false }
      let body = function.body?.trimmedDescription ?? ""
      return ["decodeIfPresent", "contains(", "try?"].contains { body.contains($0) }
    }
  }
}
