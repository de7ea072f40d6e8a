import StubJSON
import StubSchema
import StubValues

extension ProgramCompiler {
  /// The node of an array or a set.
  mutating func list(of element: TypeReference, _ use: FieldUse, isSet: Bool) -> Int {
    if let constant = use.field.generation.constant ?? use.field.constraints.constant,
      constant.elements != nil, !use.isElement
    {
      explain(use, "constant", "the schema says it")
      return add(.choice(ChoicePlan([constant])))
    }
    var (least, greatest) = bounds(use.field.constraints, usual: usualItems(of: element))
    var inner = use.element
    // The words about items speak of the outermost collection.
    inner.field.constraints.minItems = nil
    inner.field.constraints.maxItems = nil
    if isSet { inner.isUnique = false }
    let node = elementNode(element, inner)
    let shared = greatest > 0 && !isSet ? shared(node, element, use) : nil
    if let shared { (least, greatest) = (0, shared.greatest) }
    if isSet { permute(node) } else { separate(node, greatest) }
    var plan = ListPlan(element: node, least: least, greatest: greatest, isSet: isSet)
    plan.lengths = walkedLengths(use, of: element, node: node, isSet: isSet)
    plan.greatest = plan.lengths.last ?? greatest
    plan.bottom = min(max(use.field.constraints.minItems ?? 0, 0), greatest)
    plan.common = common(use.field.constraints)
    plan.shared = plan.lengths.isEmpty ? shared : nil
    return add(.list(plan))
  }

  /// The node of an element, which may be null.
  private mutating func elementNode(_ type: TypeReference, _ use: FieldUse) -> Int {
    let node = node(for: type, use)
    guard description.resolved(type).isOptional else { return node }
    let presence = options.scenario.isComplete ? 1 : 0.85
    return add(.optional(node, presence: options.scenario == .minimal ? 0 : presence))
  }

  private func usualItems(of element: TypeReference) -> ClosedRange<Int> {
    switch options.scenario {
    case .minimal: return 0...0
    case .full: return 2...4
    case .long: return 4...8
    case .typical, .empty, .single, .edge, .rtl, .pseudo, .broken:
      if case .named = description.resolved(element).unwrapped { return 1...3 }
      return 1...4
    }
  }

  /// How many elements most collections keep to where only a bound above is given.
  private static let commonItems = 10

  /// What most collections keep to, although a bound above allows more.
  func common(_ constraints: Constraints) -> Int? {
    guard constraints.minItems == nil, let most = constraints.maxItems else { return nil }
    return most > Self.commonItems ? Self.commonItems : nil
  }

  /// How many more than the fewest there are at most, however many the constraints allow.
  private static let widestItems = 100

  /// The fewest and the most elements that constraints allow, near to the usual ones.
  func bounds(_ constraints: Constraints, usual: ClosedRange<Int>) -> (Int, Int) {
    switch (constraints.minItems, constraints.maxItems) {
    case (nil, nil): return (usual.lowerBound, usual.upperBound)
    case (let least?, nil):
      let greatest = least.addingClamped(usual.upperBound - usual.lowerBound)
      return (max(least, usual.lowerBound), max(greatest, usual.upperBound))
    case (nil, let greatest?):
      let most = min(max(greatest, 0), max(usual.upperBound, Self.widestItems))
      return (min(usual.lowerBound, most), usual.upperBound == 0 ? 0 : most)
    case (let least?, let greatest?):
      if options.scenario == .minimal { return (max(least, 0), max(least, 0)) }
      let most = least.addingClamped(Self.widestItems)
      return (max(least, 0), max(min(greatest, most), least, 0))
    }
  }

  /// How many elements there are of which each is something else of one subject; nil where they
  /// are not, and where the schema says how many there are.
  private func shared(_ node: Int, _ type: TypeReference, _ use: FieldUse) -> SharedElements? {
    let constraints = use.field.constraints
    guard constraints.minItems == nil, constraints.maxItems == nil else { return nil }
    if case .value(let plan) = nodes[node] { return plan.generator.shared }
    guard case .object = nodes[node], case .named(let name) = description.resolved(type),
      ModelContext(KeyWords(name)) == .ingredient, ModelContext(KeyWords(use.owner)) == .recipe
    else { return nil }
    let locale = options.locale ?? use.locale ?? description.locale
    return RecipeIngredients(GeneratorRequest(shelf: VocabularyShelf(locale: locale)))?.shared
  }

  /// Lets the elements of an array differ from each other, where they are of a few words.
  private mutating func separate(_ node: Int, _ capacity: Int) {
    guard case .value(let fixed) = nodes[node], !fixed.isUnique, fixed.generator.kind == .text,
      fixed.generator.subject == nil, capacity > 0,
      (UInt64(capacity)...max(Self.fewWords, UInt64(capacity))).contains(fixed.generator.count)
    else { return }
    var plan = fixed.part
    plan.generator.arrayCapacity = UInt64(capacity)
    nodes[node] = .value(Fixed(plan))
  }

  /// How many words are so few that arrays which follow each other would soon share some.
  private static let fewWords: UInt64 = 120

  /// Lets a choice give every value once before it gives one again.
  private mutating func permute(_ node: Int) {
    if case .choice(var plan) = nodes[node], plan.totals.isEmpty, plan.order.isRandom {
      plan.order = .permuted
      nodes[node] = .choice(plan)
    }
  }

  // MARK: Dictionaries

  /// The node of a dictionary.
  mutating func dictionary(
    _ key: TypeReference,
    _ value: TypeReference,
    _ use: FieldUse
  ) -> Int {
    let (least, greatest) = bounds(use.field.constraints, usual: usualItems(of: value))
    var inner = use.element
    inner.field.constraints.minItems = nil
    inner.field.constraints.maxItems = nil
    let keys = keyNode(key, inner)
    permute(keys)
    let values = elementNode(value, inner)
    var plan = DictionaryPlan(
      key: keys,
      value: values,
      least: least,
      greatest: greatest,
      isObject: isObjectKey(key)
    )
    plan.lengths = walkedLengths(use, of: value, node: values, isSet: false)
    plan.greatest = plan.lengths.last ?? greatest
    plan.bottom = min(max(use.field.constraints.minItems ?? 0, 0), plan.greatest)
    plan.common = common(use.field.constraints)
    return add(.dictionary(plan))
  }

  /// The node of a dictionary's keys, which the words of the field do not speak of.
  mutating func keyNode(_ type: TypeReference, _ use: FieldUse) -> Int {
    var keys = use
    let name = use.key.isEmpty ? "key" : "\(use.key)Key"
    keys.field = Field(name: use.field.name, type: type)
    keys.key = name
    keys.path = "\(use.path).key"
    keys.dateBounds = nil
    keys.isPlain = true
    if case .scalar(.string) = description.resolved(type) {
      keys.field.generation.generator = GeneratorReference(name: "word.noun")
    }
    return node(for: type, keys)
  }

  /// Whether a dictionary with keys of this type is an object in JSON.
  private func isObjectKey(_ type: TypeReference) -> Bool {
    switch description.resolved(type) {
    case .scalar(.string), .scalar(.int): true
    case .named(let name):
      description.enumeration(named: name)?.isCodingKeyRepresentable ?? false
    default: false
    }
  }

  // MARK: Positional arrays

  /// The node of a model that is a positional array.
  mutating func tuple(_ fields: [Field], _ rest: Field?, of model: ModelSchema) -> Int {
    let elements = fields.enumerated().map { index, field in
      let node = position(field, "\(index)", of: model)
      return TupleElement(hash: StreamMixer.hash("\(index)"), node: node)
    }
    let more = rest.map { field in
      let (least, greatest) = bounds(field.constraints, usual: usualItems(of: field.type))
      var plan = ListPlan(
        element: position(field, "rest", of: model),
        least: least,
        greatest: greatest
      )
      if options.scenario == .edge { plan.lengths = [0, 1, greatest] }
      return plan
    }
    return add(.tuple(elements, rest: more))
  }

  private mutating func position(_ field: Field, _ name: String, of model: ModelSchema) -> Int {
    let coding = description.coding(of: field, in: model, overrides: options.coding)
    let key = field.property ?? ""
    var use = FieldUse(
      field: field,
      key: key,
      owner: model.name,
      coding: coding,
      path: "\(model.name).\(name)"
    )
    use.locale = field.generation.locale ?? model.locale
    let node = node(for: field.type, use)
    guard field.isNullable else { return node }
    return add(.optional(node, presence: options.scenario == .minimal ? 0 : 0.75))
  }
}
