import StubDiagnostics
import StubJSON
import StubSchema
import StubValues

extension CoreDataReader {
  /// The types of attributes of which no JSON holds a value.
  static let unheldTypes: Set<String> = ["Undefined", "Object ID"]

  private static let types: [String: ScalarType] = [
    "String": .string, "Boolean": .bool, "Date": .date, "Binary": .data, "UUID": .uuid,
    "URI": .url, "Decimal": .decimal, "Double": .double, "Float": .float,
    "Integer 16": .int16, "Integer 32": .int32, "Integer 64": .int64,
  ]

  /// The field of an attribute; nil where no JSON holds it, which is reported.
  mutating func attribute(named name: String, _ element: ModelElement, _ path: String) -> Field? {
    guard let type = type(of: element, path) else { return nil }
    let isComputed = element.flag("transient") || element["derivationExpression"] != nil
    let isOptional = element.flag("optional") || isComputed
    var field = Field(name: name, type: isOptional ? .optional(type) : type)
    field.origin = Origin(location(of: element, "name"))
    field.origin.words["type"] = location(of: element, "attributeType")
    field.isAssumed = type == .scalar(.json)
    field.persistence.isTransient = element.flag("transient")
    field.persistence.derivation = element["derivationExpression"]
    field.persistence.renamingIdentifier = element["elementID"]
    field.persistence.usesScalar = element.flag("usesScalarValueType")
    field.persistence.transformer = element["valueTransformerName"]
    // The store computes it, or nobody keeps it: JSON may hold it, and generation leaves it out.
    if isComputed { field.generation.presence = 0 }
    if case .scalar(let scalar) = type {
      applyDefault(element, scalar, &field, path)
      applyLimits(element, scalar, &field, path)
    }
    return field
  }

  private mutating func type(of element: ModelElement, _ path: String) -> TypeReference? {
    guard let spelled = element["attributeType"], !Self.unheldTypes.contains(spelled) else {
      let type = element["attributeType"].map { "the type '\($0)'" } ?? "no type"
      report(.leftOutOfJSON, "the attribute has \(type), so no JSON holds it", element, path: path)
      return nil
    }
    if let scalar = Self.types[spelled] { return .scalar(scalar) }
    switch spelled {
    case "Transformable": return transformable(element, path)
    case "Composite": return composite(element, path)
    default:
      let near = NearMiss.nearest(to: spelled, among: Self.types.keys.sorted())
      let message = "no attribute type '\(spelled)'" + (near.map { "; nearest is '\($0)'" } ?? "")
      report(.unmappedCoreData, message, element, at: "attributeType", path: path)
      return .scalar(.json)
    }
  }

  /// The type that a transformable's class tells, such as `[String]`; else any JSON.
  private mutating func transformable(_ element: ModelElement, _ path: String) -> TypeReference {
    let spelled = element["customClassName"]
    if let spelled, let type = try? TypeReference(parsing: spelled), type.names.isEmpty {
      let message = "the attribute is transformable; its JSON is taken to be that of \(spelled)"
      report(.transformableAttribute, message, element, at: "customClassName", path: path)
      return type
    }
    let known = spelled.map { "of the class '\($0)'" } ?? "of no known class"
    let message = "the attribute is transformable, \(known); its JSON is not known"
    report(.transformableAttribute, message, element, at: "attributeType", path: path)
    return .scalar(.json)
  }

  private mutating func composite(_ element: ModelElement, _ path: String) -> TypeReference {
    let words = ["compositeName", "compositeAttributeName", "elementName", "customClassName"]
    let named = words.compactMap { element[$0] }.first { composites[$0] != nil }
    let only = composites.count == 1 ? composites.keys.first : nil
    if let name = named ?? only { return .named(name) }
    let message = "the model does not say which composite attribute this is"
    report(.unmappedCoreData, message, element, at: "attributeType", path: path)
    return .scalar(.json)
  }

  private mutating func applyDefault(
    _ element: ModelElement,
    _ scalar: ScalarType,
    _ field: inout Field,
    _ path: String
  ) {
    let word = scalar == .date ? "defaultDateTimeInterval" : "defaultValueString"
    guard let text = element[word] ?? element["defaultValueString"] else { return }
    guard let value = value(text, of: scalar) else {
      let message = "the default '\(text)' is no \(scalar.rawValue)"
      return report(.unmappedCoreData, message, element, at: word, path: path)
    }
    field.defaultValue = value
    field.origin.words["default"] = location(of: element, word)
    // A new object has the default already, so JSON need not hold it.
    if !field.type.isOptional { field.required = false }
  }

  /// A default as JSON holds it.
  private func value(_ text: String, of scalar: ScalarType) -> JSONValue? {
    switch scalar {
    case .bool:
      if ["YES", "1", "true"].contains(text) { return .bool(true) }
      return ["NO", "0", "false"].contains(text) ? .bool(false) : nil
    case .string, .uuid, .url, .data: return .string(text)
    default:
      guard let number = numberText(text) else { return nil }
      return .number(number)
    }
  }

  /// A number as JSON spells it: `.5` and `5.` are read, as in Xcode.
  private func numberText(_ text: String) -> String? {
    if JSONNumber(text) != nil { return text }
    return Double(text).flatMap { JSONValue.double($0)?.number }
  }
}
