import StubDiagnostics
import StubJSON
import StubSchema
import StubValues

extension ProgramCompiler {
  /// The node of a value of a scalar type.
  mutating func scalar(_ scalar: ScalarType, _ use: FieldUse) -> Int {
    if let kind = CompoundKind(scalar) {
      explain(use, scalar.rawValue, "a plain value of its type", isGuess: true)
      return add(.compound(kind))
    }
    guard var generator = wide(scalar, use) ?? chosenGenerator(scalar, use) else {
      return add(.nothing)
    }
    // Elements of a collection show subjects of their own.
    if use.isElement, generator.shared == nil { generator.subject = nil }
    var plan = ValuePlan(
      generator: generator,
      spelling: spelling(of: scalar, generator, use.coding)
    )
    plan.isUnique = use.isUnique
    plan.dateBounds = scalar == .date && use.dateWindow == nil ? use.dateBounds : nil
    if scalar == .bool { plan.probability = use.field.generation.probability }
    if scalar.isText, !generator.keepsLimits {
      plan.limits = TextLimits(use.field.constraints)
    }
    if scalar.isInteger, !generator.keepsLimits {
      plan.integers = NumberLimits(use.field.constraints).integers(
        of: IntegerWidth(name: scalar.rawValue)
      )
    }
    if use.isUnique { plan.number(in: use.dateWindow) }
    return add(.value(Fixed(settle(plan, use))))
  }

  /// The generator of numbers between bounds that no plain number keeps to.
  private mutating func wide(_ scalar: ScalarType, _ use: FieldUse) -> Generator? {
    guard let range = WideRange(use.field.constraints, of: scalar) else { return nil }
    let name = use.field.generation.generator?.name
    explain(use, name ?? "number", "the bounds of the schema")
    guard range.count > 0 else {
      report(.noValueLeft, "the constraints of '\(use.field.name)' leave no value", "type", use)
      return nil
    }
    return distributed(range.generator, use)
  }

  /// The generator that the schema names, or that its pattern asks for, or that is inferred.
  private mutating func chosenGenerator(_ scalar: ScalarType, _ use: FieldUse) -> Generator? {
    var request = request(scalar, use)
    if let reference = use.field.generation.generator {
      return named(reference, scalar, &request, use)
    }
    if let pattern = use.field.constraints.pattern, scalar.isText {
      explain(use, "pattern", "the schema says it")
      return patternGenerator(pattern, use)
    }
    let inferred = Inference.generator(
      for: KeyWords(use.key),
      isElement: use.isElement,
      type: scalar,
      owner: KeyWords(use.owner)
    )
    explain(use, inferred.generator, inferred.reason, isGuess: inferred.isGuess)
    request.parameters = inferred.parameters
    request.role = inferred.role
    guard let entry = GeneratorCatalogue.entry(named: inferred.generator) else { return nil }
    noteWords(of: entry, request)
    return distributed(plain(made(entry, request, use), scalar, request, use), use)
  }

  /// An inferred generator; for numbers that it cannot hold to the bounds of the schema or the
  /// type, one of plain numbers.
  private mutating func plain(
    _ generator: Generator,
    _ scalar: ScalarType,
    _ request: GeneratorRequest,
    _ use: FieldUse
  ) -> Generator {
    guard scalar.isNumeric else { return generator }
    if scalar == .float, generator.isTooExact {
      return GeneratorRequest.numbers(request.decimals(0...100, 2))
    }
    let isNarrow = scalar == .float16 || (request.width?.bitCount ?? 64) < 16
    let isEmpty = generator.keepsLimits && generator.count == 0 && !generator.isInexhaustible
    let isBound = isNarrow || isEmpty || !request.limits.isEmpty
    guard isBound, !generator.keepsLimits || generator.count == 0 else { return generator }
    var request = request
    if generator.keepsLimits, !generator.isInexhaustible { request.parameters = [] }
    if scalar.isInteger || request.limits.decimals == 0 { request.parameters = [] }
    let numbers =
      scalar.isInteger
      ? request.numbers(1...100) : GeneratorRequest.numbers(request.decimals(0...100, 2))
    if numbers.count == 0 {
      report(.noValueLeft, "the constraints of '\(use.field.name)' leave no value", "type", use)
    }
    return numbers
  }

  private func request(_ scalar: ScalarType, _ use: FieldUse) -> GeneratorRequest {
    let locale = options.locale ?? use.locale ?? description.locale
    var request = GeneratorRequest(
      shelf: VocabularyShelf(locale: use.field.generation.locale ?? locale)
    )
    request.now = now
    request.limits = NumberLimits(use.field.constraints)
    request.width = IntegerWidth(name: scalar.rawValue)
    request.isUnique = use.isUnique
    let owner = KeyWords(use.owner)
    request.context = ModelContext(owner)
    request.topic = ModelContext.topic(of: owner)
    return request
  }

  /// The generator that the schema names, with its parameters.
  private mutating func named(
    _ reference: GeneratorReference,
    _ scalar: ScalarType,
    _ request: inout GeneratorRequest,
    _ use: FieldUse
  ) -> Generator? {
    explain(use, reference.name, "the schema says it")
    guard let entry = GeneratorCatalogue.entry(named: reference.name) else {
      let near = NearMiss.nearest(to: reference.name, among: GeneratorCatalogue.all.map(\.name))
      report(
        .unknownGenerator,
        "there is no generator '\(reference.name)'"
          + (near.map { "; did you mean '\($0)'?" } ?? ""),
        "generator",
        use
      )
      return nil
    }
    guard entry.kind.fits(scalar) else {
      report(
        .unfitGenerator,
        "'\(entry.name)' gives \(entry.kind.phrase), which is no \(scalar.rawValue)",
        "generator",
        use
      )
      return nil
    }
    guard check(reference.parameters, of: entry, use) else { return nil }
    request.parameters = reference.parameters
    request.role = Inference.role(of: KeyWords(use.key), for: entry.name)
    noteWords(of: entry, request)
    let generator = made(entry, request, use)
    if entry.kind == .integer || entry.kind == .number, generator.count == 0, !generator.isPermuted
    {
      report(
        .noValueLeft,
        "the constraints of '\(use.field.name)' leave no value",
        "generator",
        use
      )
      return nil
    }
    return distributed(generator, use)
  }

  private mutating func check(
    _ parameters: [JSONMember],
    of entry: CatalogueEntry,
    _ use: FieldUse
  ) -> Bool {
    var isRight = true
    for member in parameters {
      guard let parameter = entry.parameters.first(where: { $0.name == member.key }) else {
        let names = entry.parameters.map(\.name)
        let near = NearMiss.nearest(to: member.key, among: names)
        let known = names.isEmpty ? "it takes none" : "it takes \(names.joined(separator: ", "))"
        report(
          .unknownParameter,
          "'\(entry.name)' has no parameter '\(member.key)'"
            + (near.map { "; did you mean '\($0)'?" } ?? ""),
          "generator",
          use,
          notes: [known]
        )
        isRight = false
        continue
      }
      guard parameter.kind.admits(member.value) else {
        report(
          .wrongParameter,
          "'\(member.key)' of '\(entry.name)' is \(parameter.kind.phrase), not "
            + member.value.text(style: .compact),
          "generator",
          use
        )
        isRight = false
        continue
      }
      if parameter.name == "pattern", let text = member.value.string {
        isRight = patternGenerator(text, use) != nil && isRight
      }
    }
    return isRight
  }

  private mutating func patternGenerator(_ pattern: String, _ use: FieldUse) -> Generator? {
    do {
      let compiled = try Pattern(pattern)
      let constraints = use.field.constraints
      let words = try compiled.words(
        minLength: constraints.minLength ?? 0,
        maxLength: constraints.maxLength
      )
      if let words { return .words(words) }
      report(.noValueLeft, "no text of the allowed length matches the pattern", "pattern", use)
      return nil
    } catch {
      report(.malformedPattern, "the pattern is not read: \(error.message)", "pattern", use)
      return nil
    }
  }

  // MARK: Spelling

  private func spelling(
    of scalar: ScalarType,
    _ generator: Generator,
    _ coding: ResolvedCoding
  ) -> Spelling {
    switch scalar {
    case .string, .character, .url:
      generator.kind != .date ? .text : generator.isDay ? .dayText : .dateText
    case .bool: .bool
    case .date: .date(coding.dates)
    case .uuid: .uuid
    case .data: coding.data == .base64 ? .base64 : .bytes
    case .timeZone, .locale: .identifier
    default: .number
    }
  }

  /// The node of a measurement.
  mutating func measurement(_ unit: String?, _ use: FieldUse) -> Int {
    explain(use, "Measurement", "a plain value of its type", isGuess: true)
    guard let known = MeasurementUnit.unit(of: unit ?? "UnitLength") else {
      report(.undeclaredType, "'\(unit ?? "")' is no unit of Foundation", "type", use)
      return add(.nothing)
    }
    return add(.compound(.measurement(known)))
  }
}

extension Generator {
  /// Whether its numbers are whole ones that a `Float` does not keep, such as seconds since 1970.
  fileprivate var isTooExact: Bool {
    guard kind == .integer, count > 0 else { return false }
    let spot = Spot(root: 0, record: 0)
    var text: TextBuffer = []
    let last = Draw(spot: spot, subject: spot, rank: count - 1, round: 0)
    guard case .integer(let number) = draw(last, &text) else { return false }
    return number.magnitude > 1 << 24
  }
}

extension CompoundKind {
  /// The kind of a scalar type that is an object or an array in JSON; nil for any other.
  fileprivate init?(_ scalar: ScalarType) {
    switch scalar {
    case .cgPoint: self = .point
    case .cgSize: self = .size
    case .cgRect: self = .rectangle
    case .duration: self = .duration
    case .dateComponents: self = .dateComponents
    case .json: self = .json
    default: return nil
    }
  }
}

extension ValueKind {
  /// Whether values of this kind fit a type.
  func fits(_ scalar: ScalarType) -> Bool {
    switch scalar {
    case .string: self != .bool && self != .data
    case .character: self == .character
    case .url: self == .url
    case .bool: self == .bool
    case .date: self == .date
    case .uuid: self == .uuid
    case .data: self == .data
    case .timeZone: self == .timeZone
    case .locale: self == .locale
    case .json: false
    default:
      scalar.isInteger
        ? self == .integer : scalar.isNumeric && (self == .integer || self == .number)
    }
  }

  /// How a message names values of this kind.
  var phrase: String {
    switch self {
    case .text: "texts"
    case .character: "characters"
    case .url: "URLs"
    case .integer: "whole numbers"
    case .number: "numbers with decimals"
    case .bool: "truth values"
    case .date: "dates"
    case .uuid: "UUIDs"
    case .data: "bytes"
    case .timeZone: "time zones"
    case .locale: "locales"
    }
  }
}

extension CatalogueParameter.Kind {
  /// Whether a JSON value is of this kind.
  func admits(_ value: JSONValue) -> Bool {
    switch self {
    case .integer: value.number.flatMap { DecimalText($0) }.map { $0.decimals == 0 } ?? false
    case .number: value.number.flatMap { DecimalText($0) } != nil
    case .text: value.string != nil
    case .flag: value.bool != nil
    case .span: value.string.flatMap { try? CalendarSpan($0) } != nil
    }
  }

  /// How a message names it.
  var phrase: String {
    switch self {
    case .integer: "a whole number"
    case .number: "a number"
    case .text: "a text"
    case .flag: "true or false"
    case .span: "a length of time such as \"30d\""
    }
  }
}
