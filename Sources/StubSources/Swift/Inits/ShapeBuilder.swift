import StubDiagnostics
import StubJSON
import StubSchema
import SwiftSyntax

/// Tells the shape of JSON from the steps of an `init(from:)`, by trying it in supposed worlds: a
/// key that may be absent is one without which the value is still made.
struct ShapeBuilder {
  let builder: ModelBuilder
  let instance: TypeInstance
  private(set) var reads: [Read]
  /// The keys that one which is not told may be, by the object.
  let anyKeys: [Int: [String]]
  let steps: [Step]
  let properties: [StoredProperty]
  /// What is compared with values that stand in the source.
  let comparisons: [(read: Int, texts: [String])]

  init(_ interpreter: InitInterpreter) {
    builder = interpreter.builder
    instance = interpreter.instance
    reads = interpreter.reads
    anyKeys = interpreter.anyKeys
    steps = interpreter.steps
    properties = interpreter.properties
    comparisons = Self.comparisons(in: interpreter.steps)
  }

  /// What a type turns out to be coded as.
  enum Result {
    case shape(ModelShape)
    case enumeration(EnumSchema)
  }

  /// The same with a key for what is read under one that is not told.
  func telling(_ key: String, of node: Int) -> ShapeBuilder {
    var told = self
    for index in reads.indices where reads[index].node == node && reads[index].place == .anyKey {
      told.reads[index].place = .key(key)
    }
    return told
  }

  /// Whether a way through the steps leads past what was not understood.
  func isAssumed(_ outcome: Outcome) -> Bool { outcome.reads.contains { reads[$0].isAssumed } }

  var isEnum: Bool { instance.declaration.kind == .enumeration }

  /// The shape; nil where no JSON was found that is accepted.
  func result() -> Result? {
    let main = run(World())
    let forms = rootForms()
    let used = forms.filter { uses(main, $0) }
    var accepted: [(form: World.Content, world: World, outcome: Outcome)] = []
    if forms.count > 1, used.count < 2 {
      for form in forms {
        var world = World()
        world.contents[Self.root] = form
        let outcome = run(world)
        if outcome.succeeds, uses(outcome, form) { accepted.append((form, world, outcome)) }
      }
    }
    if accepted.count > 1 {
      let sure = accepted.filter { !isAssumed($0.outcome) }
      let isPartial = !sure.isEmpty && sure.count < accepted.count
      return .shape(alternatives(isPartial ? sure : accepted, isOpen: isPartial))
    }
    guard let (world, outcome) = accepted.first.map({ ($0.world, $0.outcome) }) ?? accepting(main)
    else { return nil }
    if isEnum, let enumeration = textEnum(outcome) { return .enumeration(enumeration) }
    return .shape(shape(in: world, outcome))
  }

  /// A world in which the value is made: the plain one, else one without some of the keys.
  private func accepting(_ main: Outcome) -> (World, Outcome)? {
    if main.succeeds { return (World(), main) }
    var places: [World.Place] = []
    for read in reads {
      let place = World.Place(node: read.node, place: read.place)
      if case .key = read.place, !places.contains(place), places.count < Self.maximumTried {
        places.append(place)
      }
    }
    for (index, first) in places.enumerated() {
      for second in places[index...] {
        var world = World()
        world.contents[first] = .absent
        world.contents[second] = .absent
        let outcome = run(world)
        if outcome.succeeds { return (world, outcome) }
      }
    }
    return nil
  }

  /// Without how many keys, in pairs, it is tried to make a value.
  private static let maximumTried = 24

  static let root = World.Place(node: 0, place: .whole)

  /// What happens in a world.
  func run(_ world: World) -> Outcome {
    var runner = StepRunner(reads, in: world, isScalar: isScalar)
    return runner.run(steps)
  }

  /// Whether a type is coded as neither object nor array.
  func isScalar(_ type: TypeReference) -> Bool {
    switch type.unwrapped {
    case .scalar: return true
    case .named(let name):
      guard let instance = builder.resolver.instances[name],
        instance.declaration.kind == .enumeration
      else { return false }
      return builder.rawType(of: instance, MemberSet(instance.declaration, builder.index)) != nil
    default: return false
    }
  }

  /// Everything that the whole value is taken for, in the order in which it is tried.
  private func rootForms() -> [World.Content] {
    var forms: [World.Content] = []
    Self.visit(steps) { step in
      var form: World.Content?
      switch step {
      case .open(0, let opened): form = .form(opened)
      case .read(let index) where reads[index].node == 0 && reads[index].place == .whole:
        form = reads[index].type.map { .type($0) }
      default: break
      }
      if let form, !forms.contains(form) { forms.append(form) }
    }
    return forms
  }

  /// Whether what happened takes the whole value for this.
  private func uses(_ outcome: Outcome, _ form: World.Content) -> Bool {
    outcome.reads.contains { index in
      let read = reads[index]
      guard read.node == 0 else { return false }
      switch (form, read.place) {
      case (.type(let type), .whole): return read.type == type
      case (.form(.object), .key), (.form(.object), .anyKey): return true
      case (.form(.array), .position), (.form(.array), .rest): return true
      default: return false
      }
    }
  }

  /// Visits every step, those that may not be taken among them.
  static func visit(_ steps: [Step], _ action: (Step) -> Void) {
    for step in steps {
      action(step)
      switch step {
      case .attempt(let body, let otherwise), .choice(_, let body, let otherwise):
        visit(body, action)
        visit(otherwise, action)
      case .loop(let body), .call(let body): visit(body, action)
      case .read, .open, .become, .finish, .fail: break
      }
    }
  }

  /// A value that is taken for one thing after another.
  ///
  /// - Parameter isOpen: Whether others, which are not understood, are accepted as well.
  private func alternatives(
    _ accepted: [(form: World.Content, world: World, outcome: Outcome)],
    isOpen: Bool
  ) -> ModelShape {
    let types = accepted.enumerated().map { position, entry -> TypeReference in
      if case .type(let type) = entry.form {
        return textAlternative(type, position, entry.outcome) ?? type
      }
      return inline(shape(in: entry.world, entry.outcome), named: "\(instance.name).\(position)")
    }
    if !isEnum, !isOpen, types.allSatisfy({ isScalar($0) }), let first = types.first {
      var field = Field(name: "", type: first)
      field.accepts = Array(types.dropFirst())
      field.origin = origin
      return .wraps(field)
    }
    var union = UnionShape()
    union.variants = types.map { UnionShape.Variant(tag: "", type: $0) }
    var misfit = World()
    misfit.contents[Self.root] = .misfit
    if isOpen || run(misfit).succeeds { union.otherwise = .accepted(nil) }
    return .oneOf(union)
  }

  var origin: Origin { Origin(builder.location(of: instance.declaration)) }

  /// A type for a shape: what it wraps, or an inline model.
  func inline(_ shape: ModelShape, named name: String) -> TypeReference {
    switch shape {
    case .wraps(let field) where field.isPlain: return field.type
    case .object(let object)
    where object.fields.isEmpty && object.includes.count == 1 && object.additionalFields == nil:
      return .named(object.includes[0])
    default:
      var model = ModelSchema(name: name, shape: shape)
      model.isInline = true
      model.origin = origin
      builder.add(model)
      return .named(name)
    }
  }
}

extension Field {
  /// Whether nothing is known of it but its type.
  var isPlain: Bool {
    var plain = Field(name: name, type: type)
    plain.origin = origin
    return plain == self
  }
}
