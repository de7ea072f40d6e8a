import StubSchema
import StubValues

/// Makes the program of a model.
struct ProgramCompiler {
  let description: SchemaDescription
  let overrides: CodingStrategies
  var rules: [ValueRule] = []
  var fields: [FieldRule] = []
  var objects: [ObjectRule] = []
  var positionals: [PositionalRule] = []
  var rawEnums: [RawEnumRule] = []
  var payloadEnums: [PayloadEnumRule] = []
  var unions: [UnionRule] = []
  var constraints: [ConstraintRule] = []
  var codings: [ResolvedCoding] = []
  var wireBytes: [UInt8] = []
  /// The rules of types that were met before, so that recursive models end.
  private var known: [Key: Int] = [:]
  private var knownCodings: [ResolvedCoding: Int] = [:]

  private struct Key: Hashable {
    let type: TypeReference
    let coding: Int
    var skips = false
  }

  init(_ description: SchemaDescription, overrides: CodingStrategies) {
    self.description = description
    self.overrides = overrides
  }

  /// The program of the model or enum `name`, which the description holds.
  static func program(
    of name: String,
    in description: SchemaDescription,
    overrides: CodingStrategies
  ) -> ValidationProgram {
    var compiler = ProgramCompiler(description, overrides: overrides)
    let coding = ResolvedCoding(overrides.over(description.coding))
    let root = compiler.rule(for: .named(name), compiler.index(of: coding))
    compiler.breakCycles()
    compiler.markScopes()
    return ValidationProgram(compiler, model: name, root: root)
  }

  mutating func index(of coding: ResolvedCoding) -> Int {
    if let index = knownCodings[coding] { return index }
    codings.append(coding)
    knownCodings[coding] = codings.count - 1
    return codings.count - 1
  }

  mutating func add(_ rule: ValueRule) -> Int {
    rules.append(rule)
    return rules.count - 1
  }

  /// The rule of a type under the coding strategies with the index `coding`.
  ///
  /// - Parameter skips: Whether elements that cannot be read are left out of the collection.
  mutating func rule(for type: TypeReference, _ coding: Int, skips: Bool = false) -> Int {
    let type = description.resolved(type)
    let key = Key(type: type, coding: coding, skips: skips)
    if let index = known[key] { return index }
    let index = add(.unknown)
    known[key] = index
    rules[index] = makeRule(type, coding, skips)
    return index
  }

  private mutating func makeRule(
    _ type: TypeReference,
    _ coding: Int,
    _ skips: Bool
  ) -> ValueRule {
    switch type {
    case .scalar(let scalar): return scalarRule(scalar, coding)
    case .measurement(let unit):
      return .foundation(unit == "Unit" ? .plainMeasurement : .measurement, coding: coding)
    case .named(let name): return namedRule(name, coding)
    case .optional(let wrapped): return .optional(rule(for: wrapped, coding, skips: skips))
    case .array(let element), .set(let element):
      return .array(rule(for: element, coding), skipsUnreadable: skips)
    case .dictionary(let key, let value): return dictionaryRule(key, value, coding)
    case .range(let bound), .closedRange(let bound): return .range(rule(for: bound, coding))
    }
  }

  private mutating func scalarRule(_ scalar: ScalarType, _ coding: Int) -> ValueRule {
    if let width = IntegerWidth(name: scalar.rawValue) { return .integer(IntegerRule(width)) }
    if scalar.isFloatingPoint { return .float(floatRule(scalar, coding)) }
    switch scalar {
    case .character: return .character
    case .bool: return .bool
    case .decimal: return .decimal
    case .date: return .date(dateRule(coding))
    case .uuid: return .uuid
    case .url: return .url
    case .data:
      if codings[coding].data == .base64 { return .base64 }
      return .array(rule(for: .scalar(.uint8), coding), skipsUnreadable: false)
    case .timeZone: return .foundation(.timeZone, coding: coding)
    case .locale: return .foundation(.locale, coding: coding)
    case .dateComponents: return .foundation(.dateComponents, coding: coding)
    case .duration: return .foundation(.duration, coding: coding)
    case .cgPoint: return .foundation(.cgPoint, coding: coding)
    case .cgSize: return .foundation(.cgSize, coding: coding)
    case .cgRect: return .foundation(.cgRect, coding: coding)
    case .json:
      return .anything(readsRepetitions: codings[coding].keys == .convertFromSnakeCase)
    default: return .string
    }
  }

  private func floatRule(_ type: ScalarType, _ coding: Int) -> FloatRule {
    let precision: FloatRule.Precision =
      switch type {
      case .float16: .half
      case .float: .single
      default: .double
      }
    return FloatRule(
      precision: precision,
      readsStrings: codings[coding].nonConformingFloats != .refuse,
      coding: coding
    )
  }

  private func dateRule(_ coding: Int) -> DateRule {
    let form: DateRule.Form =
      switch codings[coding].dates {
      case .deferredToDate: .secondsSince2001
      case .secondsSince1970: .secondsSince1970
      case .millisecondsSince1970: .millisecondsSince1970
      case .iso8601, .iso8601Fractional, .formats: .text
      }
    return DateRule(form: form, number: floatRule(.double, coding), coding: coding)
  }

  private mutating func dictionaryRule(
    _ key: TypeReference,
    _ value: TypeReference,
    _ coding: Int
  ) -> ValueRule {
    let valueRule = rule(for: value, coding)
    let isConverted = codings[coding].keys == .convertFromSnakeCase
    switch key {
    case .scalar(.string):
      // Foundation leaves the keys of `[String: T]` as they are, but goes another way with them
      // where it converts other keys.
      return .dictionary(
        DictionaryRule(
          key: .text,
          value: valueRule,
          isConverted: false,
          readsRepetitions: isConverted
        )
      )
    case .scalar(.int):
      return .dictionary(DictionaryRule(key: .integer, value: valueRule, isConverted: isConverted))
    case .named(let name):
      guard description.enumeration(named: name)?.isCodingKeyRepresentable == true else { break }
      let keyRule = rule(for: key, coding)
      guard case .rawEnum(let index) = rules[keyRule] else { break }
      return .dictionary(
        DictionaryRule(key: .rawEnum(index), value: valueRule, isConverted: isConverted)
      )
    default: break
    }
    return .pairs(key: rule(for: key, coding), value: valueRule)
  }

  private mutating func namedRule(_ name: String, _ coding: Int) -> ValueRule {
    switch description.declaration(named: name) {
    case .model(let model): return modelRule(model)
    case .enumeration(let enumeration): return enumRule(enumeration, coding)
    case nil: return .unknown
    }
  }
}
