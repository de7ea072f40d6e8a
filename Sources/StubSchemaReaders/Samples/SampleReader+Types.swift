import StubDiagnostics
import StubJSON
import StubSchema
import StubValues

extension SampleReader {
  /// The field that values like these fit.
  mutating func field(
    named name: String,
    _ profile: ValueProfile,
    _ hint: TypeHint,
    path: String
  ) -> Field {
    var place = InferredPlace(key: name, hint: hint, path: path, node: profile.node)
    let type = type(of: profile, &place)
    var field = Field(name: name, type: profile.nulls > 0 ? .optional(type) : type)
    field.isAssumed = place.isAssumed
    field.coding.dates = place.dates
    return field
  }

  /// The type of the values without null.
  private mutating func type(
    of profile: ValueProfile,
    _ place: inout InferredPlace
  ) -> TypeReference {
    guard depth < Self.maximumDepth else {
      report(
        .assumedType,
        "values stand too deeply inside each other",
        profile.node,
        path: place.path
      )
      place.isAssumed = true
      return .scalar(.json)
    }
    depth += 1
    defer { depth -= 1 }
    if profile.kindCount > 1 { return union(of: profile, place) }
    if profile.bools > 0 { return .scalar(.bool) }
    if profile.numbers.count > 0 { return number(profile, &place) }
    if profile.texts.count > 0 { return text(profile, &place) }
    if profile.lists > 0 { return list(profile, &place) }
    if let object = profile.object?.representative { return self.object(object, &place) }
    let what = profile.nulls > 0 ? "nothing but null" : "no value"
    let message = "'\(place.key)' has \(what) in the samples, so its type is open"
    report(.assumedType, message, profile.node, path: place.path)
    place.isAssumed = true
    return .scalar(.json)
  }

  private mutating func number(
    _ profile: ValueProfile,
    _ place: inout InferredPlace
  ) -> TypeReference {
    if let strategy = DateGuess.strategy(of: profile.numbers, key: place.key) {
      return date(strategy, profile, &place)
    }
    if profile.numbers.isInt { return .scalar(.int) }
    return .scalar(profile.numbers.isUnsigned ? .uint64 : .double)
  }

  private mutating func text(
    _ profile: ValueProfile,
    _ place: inout InferredPlace
  ) -> TypeReference {
    let texts = profile.texts
    if texts.areUUIDs { return .scalar(.uuid) }
    if let strategy = texts.dates.first { return date(strategy, profile, &place) }
    if texts.areURLs { return .scalar(.url) }
    if texts.areBase64 { return .scalar(.data) }
    if texts.areCases, !Self.isFreeText(place.key) {
      return enumeration(texts.values.map { .string($0) }, place.hint)
    }
    return .scalar(.string)
  }

  private mutating func date(
    _ strategy: DateStrategy,
    _ profile: ValueProfile,
    _ place: inout InferredPlace
  ) -> TypeReference {
    // A dictionary or a list has one strategy for all its dates, and so has its field.
    if let known = place.dates, known != strategy {
      return .scalar(strategy.writesNumbers ? .double : .string)
    }
    place.dates = strategy
    let message = "'\(place.key)' is read as a date: \(strategy)"
    report(.inferredStrategy, message, profile.node, path: place.path)
    return .scalar(.date)
  }

  /// Whether a key promises texts of any kind, however few the samples show.
  private static func isFreeText(_ key: String) -> Bool {
    let free: Set<String> = [
      "name", "title", "description", "text", "body", "message", "comment", "note", "email",
      "username", "password", "city", "address", "id", "identifier", "slug", "token", "author",
    ]
    return KeyWords(key).tokens.last.map(free.contains) ?? false
  }

  private mutating func enumeration(_ values: [JSONValue], _ hint: TypeHint) -> TypeReference {
    let cases = EnumCases.of(values)
    let twin = description.enums.first { known in
      hint.names.first == known.name && Set(known.cases) == Set(cases)
    }
    if let twin { return .named(twin.name) }
    let name = names.take(hint.names)
    description.enums.append(EnumSchema(name: name, rawType: .string, cases: cases))
    return .named(name)
  }

  private mutating func list(
    _ profile: ValueProfile,
    _ place: inout InferredPlace
  ) -> TypeReference {
    guard let element = profile.element else {
      let message = "'\(place.key)' is empty in the samples, so the type of its elements is open"
      report(.assumedType, message, profile.node, path: place.path)
      place.isAssumed = true
      return .array(.scalar(.json))
    }
    place.hint = TypeHint(place.hint.names.map(SwiftName.singularType))
    let type = type(of: element, &place)
    return .array(element.nulls > 0 ? .optional(type) : type)
  }

  /// Values of several kinds, told apart by trying.
  private mutating func union(of profile: ValueProfile, _ place: InferredPlace) -> TypeReference {
    let name = names.take(place.hint.names)
    let index = description.models.count
    description.models.append(ModelSchema(name: name, shape: .oneOf(UnionShape())))
    let message = "'\(place.key)' has values of several types"
    report(.assumedType, message, profile.node, path: place.path)
    var types: [TypeReference] = []
    if profile.bools > 0 { types.append(.scalar(.bool)) }
    if profile.numbers.count > 0 { types.append(.scalar(profile.numbers.isInt ? .int : .double)) }
    if profile.texts.count > 0 { types.append(.scalar(.string)) }
    var inner = place
    inner.hint = TypeHint([name + " value"])
    if profile.lists > 0 { types.append(list(profile, &inner)) }
    if let object = profile.object?.representative { types.append(self.object(object, &inner)) }
    var union = UnionShape()
    union.variants = types.map { .init(tag: "", type: $0) }
    description.models[index].shape = .oneOf(union)
    description.models[index].coding.dates = inner.dates
    return .named(name)
  }
}

/// The place of values whose type is inferred, and what is found out beside the type.
struct InferredPlace {
  /// The key under which they stand.
  let key: String
  /// What a type of theirs is called.
  var hint: TypeHint
  /// The path to them, for findings.
  let path: String
  /// The first of them.
  let node: JSONNode?
  /// How their dates are written.
  var dates: DateStrategy?
  /// Whether the type is a guess.
  var isAssumed = false
}

extension SampleReader {
  /// A model, or a dictionary where the keys are data.
  private mutating func object(
    _ profile: ObjectProfile,
    _ place: inout InferredPlace
  ) -> TypeReference {
    guard let values = profile.values else { return .named(model(of: profile, place.hint)) }
    if profile.members.isEmpty {
      let message = "'\(place.key)' is an empty object in the samples, so its keys are open"
      report(.assumedType, message, place.node, path: place.path)
      place.isAssumed = true
      return .dictionary(key: .scalar(.string), value: .scalar(.json))
    }
    place.hint = TypeHint(place.hint.names.map(SwiftName.singularType))
    let type = type(of: values, &place)
    return .dictionary(
      key: .scalar(profile.members.allSatisfy { Self.isInt($0.key) } ? .int : .string),
      value: values.nulls > 0 ? .optional(type) : type
    )
  }

  /// Whether a key is an integer as Swift writes it.
  private static func isInt(_ key: String) -> Bool { Int(key).map { String($0) == key } ?? false }

  /// The model of objects.
  private mutating func model(of profile: ObjectProfile, _ hint: TypeHint) -> String {
    let id = ObjectIdentifier(profile)
    if let name = made[id] { return name }
    let name = names.take(hint.names)
    made[id] = name
    let place = description.models.count
    description.models.append(ModelSchema(name: name, shape: .object(ObjectShape())))
    var swiftNames = UniqueNames()
    var object = ObjectShape()
    for member in profile.members {
      let hint = TypeHint.property(member.key, of: name)
      var field = field(named: member.key, member.value, hint, path: "\(name).\(member.key)")
      if member.presence < profile.count, !field.type.isOptional {
        field.type = .optional(field.type)
      }
      let property = swiftNames.take([SwiftName.member(member.key)])
      if property != member.key { field.property = property }
      field.origin = Origin(location(of: member.keyNode))
      object.fields.append(field)
    }
    description.models[place].shape = .object(object)
    return name
  }
}
