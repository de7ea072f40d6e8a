import StubDiagnostics
import StubJSON
import StubSchema

/// A model whose fields are still to be read.
struct PendingModel {
  /// Its index among the models.
  let place: Int
  /// What its schemas say.
  let view: SchemaView
  /// A key that a union's tag takes the place of.
  let omitted: String?
}

extension JSONSchemaReader {
  /// An object with known keys, or a dictionary.
  mutating func object(_ view: SchemaView, _ hint: TypeHint) -> SchemaFragment? {
    let properties = view.properties
    if properties.isEmpty, view.required.isEmpty { return dictionary(view, hint) }
    return SchemaFragment(model(of: view, hint, omitting: nil))
  }

  /// The model of an object.
  ///
  /// - Parameter omitted: A key that a union's tag takes the place of.
  mutating func model(
    of view: SchemaView,
    _ hint: TypeHint,
    omitting omitted: String?
  ) -> TypeReference {
    var key = view.key
    key.omitted = omitted
    if let type = made[key] { return type }
    let name = names.take(hint.names)
    made[key] = .named(name)
    let place = description.models.count
    var model = ModelSchema(name: name, shape: .object(ObjectShape()))
    model.origin = Origin(view.schemas.last.map { location(of: $0) })
    description.models.append(model)
    pending.append(PendingModel(place: place, view: view, omitted: omitted))
    return .named(name)
  }

  /// Reads the fields of the models that were named so far, and of those named meanwhile: one
  /// after the other, since models may lead to each other in long rows.
  mutating func readPendingModels() {
    var next = 0
    while next < pending.count {
      let model = pending[next]
      let name = description.models[model.place].name
      var object = ObjectShape(fields: fields(of: model.view, in: name, omitting: model.omitted))
      object.additionalFields = additionalFields(of: model.view, in: name)
      reportObjectLimits(model.view)
      description.models[model.place].shape = .object(object)
      next += 1
    }
    pending = []
  }

  private mutating func fields(
    of view: SchemaView,
    in owner: String,
    omitting omitted: String?
  ) -> [Field] {
    let required = Set(view.required)
    var swiftNames = UniqueNames()
    var fields: [Field] = []
    var seen: Set<String> = []
    for property in view.properties where property.key != omitted {
      seen.insert(property.key)
      let isRequired = required.contains(property.key)
      let hint = TypeHint.property(property.key, of: owner)
      guard let fragment = convert(property.schemas, hint) else {
        if isRequired {
          let message = "'\(property.key)' is required, and its schema allows no value"
          report(.unmappedKeyword, message, property.node)
        }
        continue
      }
      var field = fragment.field(named: property.key, isRequired: isRequired)
      field.origin.location = location(of: property.node)
      fields.append(field)
    }
    for key in view.required where key != omitted && seen.insert(key).inserted {
      fields.append(undescribed(key, view, in: owner))
    }
    for place in fields.indices {
      let property = swiftNames.take([SwiftName.member(fields[place].name)])
      if property != fields[place].name { fields[place].property = property }
    }
    return fields
  }

  /// The field of a required key without a schema of its own.
  private mutating func undescribed(
    _ key: String,
    _ view: SchemaView,
    in owner: String
  ) -> Field {
    let schemas = additionalSchemas(of: view)
    let hint = TypeHint.property(key, of: owner)
    let fragment = schemas.isEmpty ? .any : convert(schemas, hint) ?? .any
    var field = fragment.field(named: key)
    let node = view.values("required").flatMap { Array($0.elements) }.first { $0.hasText(key) }
    field.origin.location = node.map { location(of: $0) }
    return field
  }

  /// The schemas of values under keys that are not described.
  private func additionalSchemas(of view: SchemaView) -> [JSONNode] {
    (view.values("additionalProperties") + view.values("unevaluatedProperties")).filter {
      $0.kind == .object
    }
  }

  private mutating func additionalFields(
    of view: SchemaView,
    in owner: String
  ) -> TypeReference? {
    let schemas = additionalSchemas(of: view)
    guard !schemas.isEmpty else { return nil }
    let hint = TypeHint(["\(owner) value", "\(owner) additional value"])
    guard let fragment = convert(schemas, hint) else { return nil }
    let type = fragment.isPlain ? fragment.type : box(fragment, hint)
    return fragment.isNullable ? .optional(type) : type
  }

  private mutating func reportObjectLimits(_ view: SchemaView) {
    for keyword in ["patternProperties", "propertyNames", "minProperties", "maxProperties"] {
      for schema in view.schemas {
        guard let member = schema.member(keyword), member.value.count > 0 || isLimit(member.value)
        else { continue }
        report(.unmappedKeyword, "'\(keyword)' is not held beside known keys", member.key)
      }
    }
  }

  private func isLimit(_ node: JSONNode) -> Bool {
    node.integer(as: Int.self).map { $0 > 0 } ?? false
  }
}

extension JSONSchemaReader {
  /// An object whose keys are not known.
  private mutating func dictionary(_ view: SchemaView, _ hint: TypeHint) -> SchemaFragment? {
    let (values, isPatterned) = dictionaryValues(of: view)
    let isClosed = view.values("additionalProperties").contains { $0.bool == false }
    if values.isEmpty, isClosed { return SchemaFragment(model(of: view, hint, omitting: nil)) }
    let valueHint = TypeHint(hint.names.map { $0 + " value" })
    guard var element = values.isEmpty ? SchemaFragment.any : convert(values, valueHint) else {
      return SchemaFragment(model(of: view, hint, omitting: nil))
    }
    if !element.canBeElement { element = SchemaFragment(box(element, valueHint)) }
    let value: TypeReference = element.isNullable ? .optional(element.type) : element.type
    let key = keyType(of: view, hint, isPatterned: isPatterned)
    var fragment = element
    fragment.type = .dictionary(key: key, value: value)
    fragment.isNullable = false
    fragment.defaultValue = nil
    applyCounts(view, "minProperties", "maxProperties", to: &fragment)
    return fragment
  }

  /// The schemas of a dictionary's values, and whether a pattern holds its keys.
  private mutating func dictionaryValues(
    of view: SchemaView
  ) -> (schemas: [JSONNode], isPatterned: Bool) {
    let additional = additionalSchemas(of: view)
    let patterns = view.values("patternProperties").flatMap { Array($0.members) }
    guard let first = patterns.first else { return (additional, false) }
    for other in patterns.dropFirst() {
      report(.unmappedKeyword, "of several 'patternProperties' the first one is read", other.key)
    }
    let isOpen = [".*", "^.*$", ".+", "^.+$", "", "^"].contains(first.key.string)
    if !isOpen {
      report(.unmappedKeyword, "the keys are not held to '\(first.key.string ?? "")'", first.key)
    }
    return ([first.value], !isOpen)
  }

  /// The type of a dictionary's keys: an enum where `propertyNames` lists them.
  private mutating func keyType(
    of view: SchemaView,
    _ hint: TypeHint,
    isPatterned: Bool
  ) -> TypeReference {
    guard let node = view.first("propertyNames") else { return .scalar(.string) }
    let keyHint = TypeHint(hint.names.map { $0 + " key" })
    let names = self.view(of: [node]).view
    if names.has("enum"), case .named(let name)? = enumeration(names, keyHint)?.type,
      let place = description.enums.firstIndex(where: { $0.name == name })
    {
      description.enums[place].isCodingKeyRepresentable = true
      return .named(name)
    }
    let isHeld = names.schemas.allSatisfy { schema in
      schema.members.allSatisfy { $0.key.hasText("type") }
    }
    if !isHeld {
      report(.unmappedKeyword, "'propertyNames' is not held", node)
    }
    return .scalar(.string)
  }
}
