import StubJSON
import StubSchema

/// Says in a description's words what was learnt of a model's places.
struct ShapeBuilder {
  let name: String
  /// The models without a name of their own that the model consists of.
  private(set) var inline: [ModelSchema] = []

  init(_ name: String) {
    self.name = name
  }

  /// The model itself, and the inline ones that it consists of.
  static func models(_ root: Place, named name: String) -> [ModelSchema] {
    var builder = ShapeBuilder(name)
    let model = ModelSchema(name: name, shape: builder.shape(of: root))
    return [model] + builder.inline
  }

  /// The shape of a place.
  mutating func shape(of place: Place) -> ModelShape {
    if place.isObject { return .object(object(place, without: [])) }
    guard place.isArray, place.elements.contains(where: { !$0.isRest }) else {
      return .wraps(field(place, named: ""))
    }
    let fixed = place.elements.filter { !$0.isRest }.enumerated().map { index, element in
      field(element, named: "\(index)")
    }
    return .elements(
      fixed,
      rest: place.elements.first(where: \.isRest).map { field($0, named: "") }
    )
  }

  /// The object at a place, without some of its keys.
  mutating func object(_ place: Place, without keys: Set<String>) -> ObjectShape {
    var object = ObjectShape()
    for member in place.members where !keys.contains(member.name) {
      if member.hasOpenKey {
        object.additionalFields = type(of: member)
      } else {
        object.fields.append(field(member, named: member.name))
      }
    }
    return object
  }

  /// A place as a field.
  mutating func field(_ place: Place, named name: String) -> Field {
    let type = type(of: place).unwrapped
    var field = Field(name: name, type: place.mayBeNull ? .optional(type) : type)
    if place.mayBeAbsent != place.mayBeNull { field.required = !place.mayBeAbsent }
    if name.isEmpty || place.name.hasPrefix("[") { field.required = nil }
    field.accepts = accepted(at: place, beside: type)
    if place.mayMismatch, place.mayBeAbsent { field.onMismatch = .absent }
    place.facts.describe(&field)
    return field
  }

  private func accepted(at place: Place, beside type: TypeReference) -> [TypeReference] {
    var accepted: [TypeReference] = []
    guard place.isValue else { return [] }
    for ask in place.asks.dropFirst().map(\.unwrapped) where ask != type && !accepted.contains(ask)
    {
      accepted.append(ask)
    }
    return accepted
  }

  /// The type of a place.
  private mutating func type(of place: Place) -> TypeReference {
    if place.isObject {
      if let values = openValues(of: place) {
        return .dictionary(key: .scalar(.string), value: values)
      }
      return nested(.object(object(place, without: [])), at: place)
    }
    guard place.isArray else { return place.asks.first ?? .scalar(.json) }
    if place.elements.contains(where: { !$0.isRest }) { return nested(shape(of: place), at: place) }
    return .array(place.elements.first.map { type(of: $0) } ?? .scalar(.json))
  }

  /// The type of the values of an object that has any keys; nil where it has known ones too.
  private mutating func openValues(of place: Place) -> TypeReference? {
    guard place.members.count == 1, let open = place.members.first(where: \.hasOpenKey)
    else { return nil }
    return type(of: open)
  }

  private mutating func nested(_ shape: ModelShape, at place: Place) -> TypeReference {
    let steps = place.path.map { step in step.filter { $0.isLetter || $0.isNumber } }
    var model = ModelSchema(
      name: ([name] + steps.map { "at\($0)" }).joined(separator: "."),
      shape: shape
    )
    model.isInline = true
    inline.append(model)
    return .named(model.name)
  }

  /// Adds an inline model and gives its type.
  mutating func add(_ shape: ModelShape, named variant: String) -> TypeReference {
    let letters = variant.filter { $0.isLetter || $0.isNumber }
    var model = ModelSchema(name: "\(name).as\(letters)\(inline.count)", shape: shape)
    model.isInline = true
    inline.append(model)
    return .named(model.name)
  }
}

extension PlaceFacts {
  /// Says of a field what is known of its values.
  fileprivate func describe(_ field: inout Field) {
    text?.describe(&field)
    field.constraints.minLength = minimumLength
    field.constraints.maxLength = maximumLength
    field.constraints.minimum = minimum.flatMap(Self.spelling)
    field.constraints.maximum = maximum.flatMap(Self.spelling)
  }

  private static func spelling(_ number: Double) -> String? {
    Int(exactly: number).map(String.init)
  }
}
