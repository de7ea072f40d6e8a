import StubDiagnostics
import StubJSON
import StubSchema
import StubValues
import SwiftSyntax

extension ShapeBuilder {
  /// The shape of the whole value, as it is read in a world.
  func shape(in world: World, _ outcome: Outcome) -> ModelShape {
    if let union = union(in: world, outcome) { return union }
    return shape(of: 0, in: world, outcome, path: instance.name)
  }

  /// The shape of the value at a node.
  func shape(of node: Int, in world: World, _ outcome: Outcome, path: String) -> ModelShape {
    let mine = outcome.reads.filter { index in
      reads[index].node == node
        && world.contents[World.Place(node: node, place: reads[index].place)] != .absent
    }
    let places = mine.map { reads[$0].place }
    if places.contains(where: { $0.isInArray }) {
      return elements(mine, in: world, outcome, path: path)
    }
    let whole = mine.filter { reads[$0].place == .whole }
    if whole.count == mine.count, let only = whole.first, whole.count == 1 {
      return .wraps(field(only, name: "", in: world, outcome, path: path))
    }
    return .object(object(mine, in: world, outcome, path: path))
  }

  private func object(
    _ mine: [Int],
    in world: World,
    _ outcome: Outcome,
    path: String
  ) -> ObjectShape {
    var object = ObjectShape()
    var names: Set<String> = []
    for index in mine {
      switch reads[index].place {
      case .key(let name):
        guard names.insert(name).inserted else { continue }
        object.fields.append(
          field(index, name: name, in: world, outcome, path: "\(path).\(name)")
        )
      case .anyKey:
        object.additionalFields = valueType(of: index, in: world, outcome, path: "\(path).any")
      case .whole: include(reads[index].type?.unwrapped, in: &object)
      case .position, .rest: break
      }
    }
    return object
  }

  private func include(_ type: TypeReference?, in object: inout ObjectShape) {
    switch type {
    case .named(let name)? where !object.includes.contains(name): object.includes.append(name)
    case .dictionary(_, let value)?: object.additionalFields = value
    default: break
    }
  }

  private func elements(
    _ mine: [Int],
    in world: World,
    _ outcome: Outcome,
    path: String
  ) -> ModelShape {
    var fields: [Field] = []
    var rest: Field?
    for index in mine {
      switch reads[index].place {
      case .position(let position) where position == fields.count:
        let name = String(position)
        fields.append(field(index, name: name, in: world, outcome, path: "\(path).\(name)"))
      case .rest where rest == nil:
        rest = field(index, name: "rest", in: world, outcome, path: "\(path).rest")
        rest?.required = nil
      default: break
      }
    }
    guard fields.isEmpty, let rest else { return .elements(fields, rest: rest) }
    var list = Field(name: "", type: .array(rest.type.unwrapped))
    if rest.onMismatch != nil { list.onMismatch = .skip }
    list.coding = rest.coding
    list.constraints = rest.constraints
    list.origin = rest.origin
    return .wraps(list)
  }

  /// The type of what is read, an inline model where it is opened further.
  private func valueType(
    of index: Int,
    in world: World,
    _ outcome: Outcome,
    path: String
  ) -> TypeReference {
    let read = reads[index]
    if let child = read.child {
      let shape = shape(of: child, in: world, outcome, path: path)
      if case .wraps(let field) = shape { return field.type }
      return inline(shape, named: path)
    }
    return read.type ?? propertyType(of: read) ?? .scalar(.json)
  }

  private func propertyType(of read: Read) -> TypeReference? {
    guard let name = read.target, let written = properties.first(where: { $0.name == name })?.type
    else { return nil }
    return try? builder.resolver.resolve(written, in: instance.scope)
  }
}

extension ShapeBuilder {
  /// A field, with what is known from the worlds in which its value is not as it should be.
  func field(
    _ index: Int,
    name: String,
    in world: World,
    _ outcome: Outcome,
    path: String
  ) -> Field {
    let read = reads[index]
    let place = World.Place(node: read.node, place: read.place)
    let base = closed(world, outcome)
    let isRequired = !succeeds(base, place, .absent)
    let isNullable = succeeds(base, place, .null)
    let type = valueType(of: index, in: world, outcome, path: path).unwrapped
    var field = Field(name: name, type: type)
    apply(read, to: &field)
    if isNullable { field.type = .optional(field.type) }
    if isRequired != !isNullable { field.required = isRequired }
    if read.place == .whole || read.place.isInArray { field.required = nil }
    if let text = read.fallback.flatMap({ LiteralReader.value($0) }), !text.isNull {
      field.defaultValue = text
    }
    if read.child == nil, succeeds(base, place, .misfit), field.type.unwrapped != .scalar(.json) {
      field.onMismatch = field.defaultValue == nil ? .absent : .default
    }
    field.accepts = accepted(place, besides: read.type, in: base)
    if field.constraints.allowed == nil, read.child == nil {
      field.constraints.allowed = accepted(at: place, index, in: base)
    }
    field.origin = fieldOrigin(read)
    if let target = read.target, target != name, !name.isEmpty, target != "self",
      properties.contains(where: { $0.name == target })
    {
      field.property = target
    }
    if let property = properties.first(where: { $0.name == read.target }) {
      let file = instance.declaration.file
      builder.lay(commentsAt: property.declaration, in: file, over: &field)
    }
    return field
  }

  /// The world in which there is nothing but what was read, if the value is still made there.
  private func closed(_ world: World, _ outcome: Outcome) -> World {
    guard world.onlyKeys == nil else { return world }
    var closed = world
    closed.onlyKeys = Set(
      outcome.reads.map { World.Place(node: reads[$0].node, place: reads[$0].place) }
    )
    return run(closed).succeeds ? closed : world
  }

  private func succeeds(
    _ world: World,
    _ place: World.Place,
    _ content: World.Content
  ) -> Bool {
    var world = world
    world.contents[place] = content
    return run(world).succeeds
  }

  /// Other types that are read at a place where the first one is not there.
  private func accepted(
    _ place: World.Place,
    besides first: TypeReference?,
    in world: World
  ) -> [TypeReference] {
    guard place.place != .whole else { return [] }
    var types: [TypeReference] = []
    for read in reads where read.node == place.node && read.place == place.place {
      guard let type = read.type?.unwrapped, type != first?.unwrapped, !types.contains(type),
        first != nil, succeeds(world, place, .type(type))
      else { continue }
      types.append(type)
    }
    return types
  }

  private func fieldOrigin(_ read: Read) -> Origin {
    if let property = properties.first(where: { $0.name == read.target }) {
      return Origin(instance.declaration.file.location(of: property.nameToken))
    }
    return Origin(read.file.location(of: read.statement))
  }

  /// Applies what the value is turned into.
  private func apply(_ read: Read, to field: inout Field) {
    field.isAssumed = read.isAssumed
    if field.type.isCollection { field.constraints.minItems = read.minimumCount }
    for bound in read.bounds { bound.constrain(&field.constraints, of: field.type.unwrapped) }
    switch read.conversion {
    case .type(let type):
      field.type = type
      if read.isTolerant, case .named = type { field.onMismatch = .absent }
    case .digits(let isInteger):
      field.constraints.pattern =
        isInteger ? "^[1-9][0-9]{0,3}$" : "^[1-9][0-9]{0,3}\\.[0-9]{2}$"
    case .json:
      field.generation.values = [.string("{}")]
      field.isAssumed = true
    case .date(let spelling):
      field.type = .scalar(.date)
      field.coding.dates = strategy(spelling, &field)
    case nil: break
    }
  }

  private func strategy(_ spelling: DateSpelling, _ field: inout Field) -> DateStrategy {
    switch spelling {
    case .iso8601: return .iso8601
    case .iso8601Fractional: return .iso8601Fractional
    case .seconds: return .secondsSince1970
    case .milliseconds: return .millisecondsSince1970
    case .format(let text):
      if let format = try? DateFormat(text) { return .formats([format]) }
    case .untold: break
    }
    field.isAssumed = true
    return .iso8601
  }
}

extension ReadPlace {
  /// Whether it is a place of an array.
  var isInArray: Bool {
    switch self {
    case .position, .rest: true
    case .key, .anyKey, .whole: false
    }
  }
}
