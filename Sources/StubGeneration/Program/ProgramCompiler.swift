import StubDiagnostics
import StubJSON
import StubSchema
import StubValues

/// Compiles a model of a description to a program, and finds what cannot be generated.
struct ProgramCompiler {
  let description: SchemaDescription
  let options: GenerationOptions
  let now: Timestamp
  /// The models and enums that may contain themselves.
  let recursive: Set<String>
  /// The model whose records are generated.
  private(set) var rootModel = ""
  var collector = FindingCollector()
  var nodes: [Node] = []
  var objects: [ObjectPlan] = []
  var explanations: [FieldExplanation] = []
  /// The generators whose locale lacks their words, by locale, in the order of the fields.
  private var borrowers: [(locale: String, names: [String])] = []
  var targetPins: [UInt64: [Int: [JSONMember]]] = [:]
  /// The objects that are compiled or being compiled, by model.
  private var objectNumbers: [String: Int] = [:]
  /// The nodes of models and enums that may contain themselves.
  private var nestedNodes: [String: Int] = [:]

  init(_ description: SchemaDescription, _ options: GenerationOptions) {
    self.description = description
    self.options = options
    now = options.now ?? description.now ?? .defaultNow
    recursive = description.recursiveNames
  }

  /// The program of a model.
  ///
  /// - Throws: Everything that makes generation impossible.
  mutating func compile(_ name: String) throws(FindingError) -> GenerationProgram {
    guard let model = description.model(named: name) else {
      throw FindingError(unknownModel(name))
    }
    rootModel = name
    var use = FieldUse(
      field: Field(name: "", type: .named(name)),
      key: "",
      owner: name,
      coding: description.coding(of: model, overrides: options.coding),
      path: name
    )
    use.locale = model.locale
    checkLocales(model)
    let start = node(for: .named(name), use)
    finish()
    reportBorrowedWords(model)
    if isBounded(model, from: start) { checkUniqueness(from: start) }
    let faults = faults(of: model)
    try collector.throwIfUnusable()
    let program = GenerationProgram(
      model: name,
      root: Self.root(of: name, seed: options.seed),
      start: start,
      nodes: nodes,
      objects: objects.map(FixedObject.init),
      pins: pins(of: model),
      targetPins: targetPins,
      writesNulls: options.writesNulls,
      rounds: options.scenario == .edge ? nodes.map { BoundaryRounds.walk($0) } : [],
      coverage: faults.map(\.sites.count) ?? coverage(from: start),
      faults: faults,
      explanations: explanations,
      remarks: collector.findings
    )
    return program.keeping(PinnedValues(of: program))
  }

  /// Whether the end of a record can be waited for; reports one whose cannot.
  private mutating func isBounded(_ model: ModelSchema, from start: Int) -> Bool {
    var size = RecordSize(nodes, objects)
    if size.values(at: start) <= RecordSize.greatest { return true }
    collector.report(
      Finding(
        .recordTooLarge,
        "one \(model.name) would hold more than 10,000,000 values, models within models",
        at: model.origin.location,
        path: model.name,
        notes: [.init("make fields optional with a low 'presence', or set 'maxItems'")]
      )
    )
    return false
  }

  /// How many records show all boundary values.
  private func coverage(from start: Int) -> Int? {
    guard options.scenario == .edge else { return nil }
    var coverage = BoundaryCoverage(nodes, objects)
    return Int(clamping: coverage.count(of: start))
  }

  /// The faults that records are to have; reports it where there is nothing to break.
  private mutating func faults(of model: ModelSchema) -> FaultPlan? {
    guard options.scenario == .broken, !collector.isUnusable else { return nil }
    let sites = FaultFinder.sites(of: model, in: description, options)
    if sites.isEmpty {
      let message = "nothing can be wrong with a \(model.name)"
      collector.report(Finding(.noValueLeft, message, at: model.origin.location, path: model.name))
    }
    return FaultPlan(sites: sites, root: Self.root(of: model.name, seed: options.seed))
  }

  /// The key that a model's records draw from.
  static func root(of model: String, seed: UInt64) -> UInt64 {
    Spot(seed: seed, model: model, record: 0).path
  }

  /// The records that are fixed by hand, by index.
  func pins(of model: ModelSchema) -> [Int: [JSONMember]] {
    Dictionary(
      model.pinnedRecords.map { ($0.index, $0.values) },
      uniquingKeysWith: { $0 + $1 }
    )
  }

  /// Says which locales have no words of their own.
  private mutating func checkLocales(_ model: ModelSchema) {
    var named: [(locale: String, origin: SourceLocation?)] = []
    if let locale = options.locale { named.append((locale, nil)) }
    if let locale = description.locale { named.append((locale, nil)) }
    for model in description.models {
      if let locale = model.locale { named.append((locale, model.origin.of("locale"))) }
      for field in model.fields {
        if let locale = field.generation.locale {
          named.append((locale, field.origin.of("locale")))
        }
      }
    }
    var seen = Set(GeneratorCatalogue.locales)
    for (locale, origin) in named where seen.insert(locale).inserted {
      let standIn = VocabularyShelf(locale: locale).chain.dropFirst().first ?? ""
      let message = "there are no words of '\(locale)'; those of '\(standIn)' stand in"
      let note = "there are words of \(GeneratorCatalogue.locales.joined(separator: ", "))"
      collector.report(
        Finding(.unknownLocale, message, at: origin, path: model.name, notes: [.init(note)])
      )
    }
  }

  /// Keeps in mind that a generator's locale lacks the words.
  mutating func noteWords(of entry: CatalogueEntry, _ request: GeneratorRequest) {
    let locale = request.shelf.locale
    guard GeneratorCatalogue.locales.contains(locale), entry.borrowsWords(for: request) else {
      return
    }
    guard let place = borrowers.firstIndex(where: { $0.locale == locale }) else {
      return borrowers.append((locale, [entry.name]))
    }
    if !borrowers[place].names.contains(entry.name) { borrowers[place].names.append(entry.name) }
  }

  /// Says for which generators English words stand in.
  private mutating func reportBorrowedWords(_ model: ModelSchema) {
    for (locale, names) in borrowers {
      let message =
        "'\(locale)' has no words of its own for \(names.joined(separator: ", ")); those of "
        + "'\(VocabularyShelf.fallback)' stand in"
      collector.report(
        Finding(.borrowedWords, message, at: model.origin.of("locale"), path: model.name)
      )
    }
  }

  private func unknownModel(_ name: String) -> Finding {
    let names = description.models.map(\.name)
    let near = NearMiss.nearest(to: name, among: names)
    return Finding(
      .unknownModel,
      "there is no model '\(name)'" + (near.map { "; did you mean '\($0)'?" } ?? ""),
      path: name
    )
  }

  // MARK: Nodes

  /// Adds a node.
  mutating func add(_ node: Node) -> Int {
    nodes.append(node)
    return nodes.count - 1
  }

  /// The node of a type as a field uses it.
  mutating func node(for type: TypeReference, _ use: FieldUse) -> Int {
    switch description.resolved(type) {
    case .optional(let wrapped): return node(for: wrapped, use)
    case .array(let element): return list(of: element, use, isSet: false)
    case .set(let element): return list(of: element, use, isSet: true)
    case .dictionary(let key, let value): return dictionary(key, value, use)
    case .range(let bound): return range(of: bound, use, isHalfOpen: true)
    case .closedRange(let bound): return range(of: bound, use, isHalfOpen: false)
    case .measurement(let unit):
      let node = measurement(unit, use)
      walkBoundaries(of: node, type, use)
      return node
    case .scalar, .named: return single(type, use)
    }
  }

  private mutating func range(
    of bound: TypeReference,
    _ use: FieldUse,
    isHalfOpen: Bool
  ) -> Int {
    if options.scenario == .edge, let node = boundaryRange(of: bound, use) { return node }
    var inner = use
    // Bounds that were drawn from lists could not be put in order.
    inner.isPlain = true
    return add(.range(single(bound, inner), isHalfOpen: isHalfOpen))
  }

  /// The node of a value that is no collection, whatever words speak of it.
  private mutating func single(_ type: TypeReference, _ use: FieldUse) -> Int {
    let type = description.resolved(type)
    let node: Int
    if let worded = worded(type, use) {
      node = worded
    } else {
      switch type {
      case .scalar(let scalar): node = self.scalar(scalar, use)
      case .named(let name): node = named(name, use)
      default: return self.node(for: type, use)
      }
    }
    walkBoundaries(of: node, type, use)
    return node
  }

  private mutating func named(_ name: String, _ use: FieldUse) -> Int {
    if recursive.contains(name) {
      if let node = nestedNodes[name] { return node }
      let fence = add(.nothing)
      nestedNodes[name] = fence
      nodes[fence] = .nested(declared(name, use))
      return fence
    }
    return declared(name, use)
  }

  private mutating func declared(_ name: String, _ use: FieldUse) -> Int {
    switch description.declaration(named: name) {
    case .model(let model): return self.model(model, use)
    case .enumeration(let enumeration): return self.enumeration(enumeration, use)
    case nil:
      report(.undeclaredType, "nobody describes the type '\(name)'", "type", use)
      return add(.nothing)
    }
  }

  private mutating func model(_ model: ModelSchema, _ use: FieldUse) -> Int {
    switch model.shape {
    case .object: return add(.object(object(model)))
    case .wraps(let field):
      let coding = description.coding(of: field, in: model, overrides: options.coding)
      return node(for: field.type, use.wrapping(field, of: model, coding: coding))
    case .elements(let fields, let rest): return tuple(fields, rest, of: model)
    case .oneOf(let union): return variants(union, of: model, use)
    }
  }

  /// The number of a model's object.
  mutating func object(_ model: ModelSchema) -> Int {
    if let number = objectNumbers[model.name] { return number }
    let number = objects.count
    objects.append(ObjectPlan(model: model.name, context: ModelContext(KeyWords(model.name))))
    objectNumbers[model.name] = number
    compile(model, into: number)
    return number
  }

  // MARK: Findings

  /// Reports something about a word of a field.
  mutating func report(
    _ code: FindingCode,
    _ message: String,
    _ word: String,
    _ use: FieldUse,
    notes: [String] = []
  ) {
    collector.report(
      Finding(
        code,
        message,
        at: use.location(word),
        path: use.path,
        notes: notes.map { Finding.Note($0) }
      )
    )
  }

  /// Says how a field came by its generator.
  mutating func explain(
    _ use: FieldUse,
    _ generator: String,
    _ reason: String,
    isGuess: Bool = false
  ) {
    guard !explanations.contains(where: { $0.path == use.path }) else { return }
    explanations.append(
      FieldExplanation(
        path: use.path,
        type: use.field.type.description,
        generator: generator,
        reason: reason,
        isGuess: isGuess
      )
    )
  }
}
