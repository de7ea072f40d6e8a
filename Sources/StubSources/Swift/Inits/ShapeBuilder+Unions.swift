import StubJSON
import StubSchema
import SwiftSyntax

extension ShapeBuilder {
  /// A comparison of something that was read with values that stand in the source.
  private struct Tag {
    let place: World.Place
    let read: Int
    var texts: [String] = []
  }

  /// Stands for a value that nothing in the source names.
  private static let unheard = "\u{0}"

  /// A union told by a tag, or by which key there is; nil where the value is a plain one.
  func union(in world: World, _ outcome: Outcome) -> ModelShape? {
    for tag in tags(in: outcome) {
      if let union = tagged(tag, in: world, outcome) { return union }
    }
    return isEnum ? byPresence(in: world, outcome) : nil
  }

  private func tags(in outcome: Outcome) -> [Tag] {
    var tags: [Tag] = []
    for (read, texts) in comparisons {
      let place = World.Place(node: reads[read].node, place: reads[read].place)
      if let known = tags.firstIndex(where: { $0.place == place }) {
        tags[known].texts += texts.filter { !tags[known].texts.contains($0) }
      } else {
        tags.append(Tag(place: place, read: read, texts: texts))
      }
    }
    return tags.filter { outcome.reads.contains($0.read) }
  }

  /// The only values that are accepted at a place, where the source compares it with them; nil where
  /// others are accepted as well.
  func accepted(at place: World.Place, _ read: Int, in world: World) -> [JSONValue]? {
    guard world.tags[read] == nil else { return nil }
    let found = comparisons.filter { reads[$0.read].isAt(place) }
    guard let first = found.first?.read else { return nil }
    let accepts = { (text: String) in
      run(self.world(world, Tag(place: place, read: first), text)).succeeds
    }
    var texts: [String] = []
    for text in found.flatMap(\.texts) where !texts.contains(text) { texts.append(text) }
    guard !accepts(Self.unheard) else { return nil }
    let values = texts.filter(accepts).compactMap { wireValue($0, first) }
    return values.isEmpty || values.count == caseCount(first) ? nil : values
  }

  /// How many cases the enum has that is read; nil where it is none.
  private func caseCount(_ read: Int) -> Int? {
    guard case .named(let name)? = reads[read].converted,
      let target = builder.resolver.instances[name], target.declaration.kind == .enumeration
    else { return nil }
    return MemberSet(target.declaration, builder.index).cases.count
  }

  /// Every comparison of something that was read with values that stand in the source.
  static func comparisons(in steps: [Step]) -> [(read: Int, texts: [String])] {
    var found: [(Int, [String])] = []
    visit(steps) { step in
      guard case .choice(let condition, _, _) = step else { return }
      collect(condition, &found)
    }
    return found
  }

  private static func collect(_ condition: Condition, _ found: inout [(Int, [String])]) {
    switch condition {
    case .equals(let read, let texts): found.append((read, texts))
    case .not(let inner): collect(inner, &found)
    case .both(let first, let second), .either(let first, let second):
      collect(first, &found)
      collect(second, &found)
    default: break
    }
  }

  private func world(_ world: World, _ tag: Tag, _ text: String) -> World {
    var tagged = world
    for (index, read) in reads.enumerated()
    where read.node == tag.place.node && read.place == tag.place.place {
      tagged.tags[index] = text
    }
    return tagged
  }

  /// How many variants are told apart; each costs a way through all of the steps.
  private static let maximumVariants = 512

  private func tagged(_ tag: Tag, in world: World, _ outcome: Outcome) -> ModelShape? {
    let texts = tag.texts.prefix(Self.maximumVariants)
    let variants = texts.compactMap { text -> (text: String, world: World, outcome: Outcome)? in
      let tagged = self.world(world, tag, text)
      let outcome = run(tagged)
      guard outcome.succeeds, wireValue(text, tag.read) != nil else { return nil }
      return (text, tagged, outcome)
    }
    guard let first = variants.first else { return nil }
    let sure = variants.filter { !isAssumed($0.outcome) }
    let isCut = texts.count < tag.texts.count
    let isPartial = isCut || (!sure.isEmpty && sure.count < variants.count)
    let other = run(self.world(world, tag, Self.unheard))
    let places = Set(variants.map { placesRead($0.outcome) })
    let isUnion =
      places.count > 1
      || (other.succeeds && isOpen(tag.read)
        && !variants.contains { $0.outcome.reads == other.reads })
      || Set(variants.map(\.outcome.reads)).count > 1
    guard isUnion else { return nil }
    guard case .key(let key) = tag.place.place, tag.place.node == 0,
      variants.allSatisfy({ wireValue($0.text, tag.read)?.string != nil })
    else { return fixed(tag, first) }
    if isCut { reportCut(tag.texts.count) }
    var union = unionShape(tag, key, sure.isEmpty ? variants : sure, other)
    if isPartial, union.otherwise == nil { union.otherwise = .accepted(nil) }
    return .oneOf(union)
  }

  private func reportCut(_ count: Int) {
    builder.report(
      .initNotUnderstood,
      "\(count) variants are told apart here; after the first \(Self.maximumVariants) they are not read",
      instance.declaration.nameToken,
      in: instance.declaration.file,
      path: instance.name
    )
  }

  private func placesRead(_ outcome: Outcome) -> Set<World.Place> {
    Set(outcome.reads.map { World.Place(node: reads[$0].node, place: reads[$0].place) })
  }

  private func unionShape(
    _ tag: Tag,
    _ key: String,
    _ variants: [(text: String, world: World, outcome: Outcome)],
    _ other: Outcome
  ) -> UnionShape {
    var union = UnionShape()
    union.tag = key
    let shapes = variants.map { entry -> (String, ObjectShape) in
      let text = wireValue(entry.text, tag.read)?.string ?? entry.text
      let path = "\(instance.name).\(text)"
      guard
        case .object(var object) = shape(of: 0, in: entry.world, entry.outcome, path: path)
      else { return (text, ObjectShape()) }
      object.fields.removeAll { $0.name == key }
      object.includes.removeAll { isTagAlone($0, key) }
      return (text, object)
    }
    union.content = content(of: shapes.map(\.1))
    union.variants = shapes.map { text, object in
      UnionShape.Variant(tag: text, type: payload(object, union.content, text))
    }
    if other.succeeds, isOpen(tag.read) {
      union.otherwise = only(other, besides: tag.place).map { .type($0) } ?? .accepted(nil)
    }
    return union
  }

  /// The type that the whole value is read as, where nothing else is read but the tag.
  private func only(_ outcome: Outcome, besides tag: World.Place) -> TypeReference? {
    let rest = outcome.reads.filter { !reads[$0].isAt(tag) }
    guard rest.count == 1, reads[rest[0]].isAt(Self.root), let type = reads[rest[0]].type,
      case .named = type
    else { return nil }
    return type
  }

  /// Whether a model only holds the tag.
  private func isTagAlone(_ name: String, _ key: String) -> Bool {
    guard let target = builder.resolver.instances[name] else { return false }
    let members = MemberSet(target.declaration, builder.index)
    guard members.decodingInit == nil, target.declaration.kind == .structure else { return false }
    return builder.synthesizedObject(target, members).fields.map(\.name) == [key]
  }

  /// Whether a tag may be what nothing in the source names: a text, not a case of an enum.
  private func isOpen(_ read: Int) -> Bool {
    if case .named? = reads[read].type?.unwrapped { return false }
    return reads[read].conversion == nil || reads[read].isTolerant
  }

  /// The key of the payload, where every variant that has one has it under the same key alone.
  private func content(of objects: [ObjectShape]) -> String? {
    let filled = objects.filter { !$0.fields.isEmpty || !$0.includes.isEmpty }
    guard filled.count > 1, filled.count == objects.count,
      let key = filled[0].fields.first?.name,
      filled.allSatisfy({ object in
        object.fields.count == 1 && object.includes.isEmpty && object.additionalFields == nil
          && object.fields[0].name == key && object.fields[0].isSimple
      })
    else { return nil }
    return key
  }

  private func payload(_ object: ObjectShape, _ content: String?, _ text: String) -> TypeReference?
  {
    if content != nil { return object.fields.first?.type }
    if object.fields.isEmpty, object.includes.isEmpty, object.additionalFields == nil { return nil }
    return inline(.object(object), named: "\(instance.name).\(text)")
  }

  /// A tag that a union cannot have, since it is no text or lies deeper: its first variant.
  private func fixed(
    _ tag: Tag,
    _ variant: (text: String, world: World, outcome: Outcome)
  ) -> ModelShape? {
    var shape = shape(of: 0, in: variant.world, variant.outcome, path: instance.name)
    guard case .object(var object) = shape, let value = wireValue(variant.text, tag.read),
      case .key(let key) = tag.place.place,
      let place = object.fields.firstIndex(where: { $0.name == key })
    else { return shape }
    object.fields[place].constraints.allowed = [value]
    shape = .object(object)
    return shape
  }
}

extension ShapeBuilder {
  /// The JSON of a value that stands in the source: of a literal, or of a case of an enum.
  func wireValue(_ text: String, _ read: Int) -> JSONValue? {
    guard text.hasPrefix("."), case .named(let name)? = reads[read].converted,
      let target = builder.resolver.instances[name], target.declaration.kind == .enumeration
    else {
      if text.hasPrefix(".") { return nil }
      let scalar = reads[read].type?.unwrapped
      if scalar == .scalar(.bool) { return .bool(text == "true") }
      let isNumber = scalar == .scalar(.string) ? false : Double(text) != nil
      return isNumber ? .number(text) : .string(text)
    }
    let members = MemberSet(target.declaration, builder.index)
    let schema = builder.synthesizedEnum(target, members)
    return schema.cases.first { "." + $0.name == text }?.rawValue
  }

  /// An enum that is read from a text or a number alone; nil where it is read otherwise.
  func textEnum(_ outcome: Outcome) -> EnumSchema? {
    guard outcome.reads.count == 1, let only = outcome.reads.first,
      reads[only].node == 0, reads[only].place == .whole,
      case .scalar(let scalar)? = reads[only].type?.unwrapped, scalar.isRawType
    else { return nil }
    let members = MemberSet(instance.declaration, builder.index)
    let texts = comparisons.filter { reads[$0.read].place == .whole }.flatMap(\.texts)
    if texts.isEmpty {
      let raw = builder.rawType(of: instance, members)
      guard raw == scalar || (raw == .character && scalar == .string) else { return nil }
      var schema = builder.synthesizedEnum(instance, members)
      schema.unknown = fallbackCase(only).map { name in
        // A static property in its place is one of the cases, whichever.
        schema.cases.contains { $0.name == name } ? name : schema.cases.first?.name ?? name
      }
      return schema
    }
    var schema = EnumSchema(name: instance.name, rawType: scalar, cases: [])
    schema.origin = origin
    for text in texts where !text.hasPrefix(".") { add(text, only, scalar, to: &schema) }
    guard !schema.cases.isEmpty else { return nil }
    let other = run(tagWorld(Self.unheard, only))
    if other.succeeds { schema.unknown = unknownCase(other.become, scalar, &schema) }
    return schema
  }

  /// A text that is one alternative of several, where only some texts are accepted.
  func textAlternative(
    _ type: TypeReference,
    _ position: Int,
    _ outcome: Outcome
  ) -> TypeReference? {
    guard case .scalar(let scalar) = type, scalar.isRawType,
      let read = outcome.reads.first(where: { reads[$0].isAt(Self.root) })
    else { return nil }
    let texts = comparisons.filter { reads[$0.read].isAt(Self.root) }.flatMap(\.texts)
    let accepts = { (text: String) -> Bool in
      var world = tagWorld(text, read)
      world.contents[Self.root] = .type(type)
      return run(world).succeeds
    }
    let values = texts.filter { !$0.hasPrefix(".") && accepts($0) }
    guard !values.isEmpty, !accepts(Self.unheard) else { return nil }
    var field = Field(name: "", type: type)
    field.constraints.allowed = values.map { scalar.isNumeric ? .number($0) : .string($0) }
    field.origin = origin
    return inline(.wraps(field), named: "\(instance.name).\(position)")
  }

  private func tagWorld(_ text: String, _ read: Int) -> World {
    var world = World()
    for index in reads.indices where reads[index].isAt(Self.root) { world.tags[index] = text }
    return world
  }

  private func add(_ text: String, _ read: Int, _ scalar: ScalarType, to schema: inout EnumSchema) {
    let outcome = run(tagWorld(text, read))
    guard outcome.succeeds else { return }
    var name = outcome.become ?? text
    if schema.cases.contains(where: { $0.name == name }) { name = text }
    guard !schema.cases.contains(where: { $0.name == name }) else { return }
    let raw: JSONValue = scalar.isNumeric ? .number(text) : .string(text)
    var entry = EnumSchema.Case(name: name, rawValue: raw)
    entry.origin = origin
    schema.cases.append(entry)
  }

  private func unknownCase(
    _ name: String?,
    _ scalar: ScalarType,
    _ schema: inout EnumSchema
  ) -> String? {
    guard let name, !schema.cases.contains(where: { $0.name == name }) else {
      return name ?? schema.cases.last?.name
    }
    guard !scalar.isNumeric else { return schema.cases.last?.name }
    schema.cases.append(EnumSchema.Case(name: name, rawValue: .string(name)))
    return name
  }

  /// The case in the place of an unknown raw value.
  private func fallbackCase(_ read: Int) -> String? {
    if let fallback = reads[read].fallback?.as(MemberAccessExprSyntax.self) {
      return fallback.declName.baseName.identifierText
    }
    var world = World()
    world.conversionsFail = true
    if let name = run(world).become, run(world).succeeds { return name }
    world = World()
    world.contents[Self.root] = .misfit
    let outcome = run(world)
    return outcome.succeeds ? outcome.become : nil
  }
}

extension Read {
  /// Whether it reads at a place.
  func isAt(_ place: World.Place) -> Bool {
    node == place.node && self.place == place.place
  }
}

extension Field {
  /// Whether a payload under a key of its own says all of it.
  fileprivate var isSimple: Bool {
    isRequired && !isNullable && accepts.isEmpty && onMismatch == nil
      && constraints == Constraints()
      && coding.isEmpty
  }
}
