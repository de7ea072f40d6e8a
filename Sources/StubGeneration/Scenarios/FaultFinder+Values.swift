import StubJSON
import StubSchema
import StubValues

extension FaultFinder {
  /// Adds the faults of a value of a scalar type.
  mutating func addFaults(of scalar: ScalarType, _ use: FaultUse) {
    addKindFaults(of: scalar, use)
    let constraints = use.field.constraints
    if constraints.allowed != nil || constraints.constant != nil {
      if scalar == .string, TextLimits(constraints) == nil {
        add(.notAllowed, use, value: .string("none of these"))
      }
      return
    }
    // A value that is told apart or referred to has faults of its own.
    guard use.field.relation.references == nil else { return }
    if scalar.isNumeric { addNumberFaults(of: scalar, use) }
    if scalar == .string { addTextFaults(use) }
  }

  private mutating func addKindFaults(of scalar: ScalarType, _ use: FaultUse) {
    switch scalar {
    case .json: return
    case .timeZone, .locale, .dateComponents, .duration, .cgPoint, .cgSize, .cgRect:
      add(.wrongType, use, code: "unreadable-value", value: .string("none"))
      if scalar == .timeZone {
        let nowhere = JSONMember("identifier", .string("Nowhere/Nothing"))
        add(.unreadableValue, use, value: .object([nowhere]))
      }
    case .bool: add(.wrongType, use, value: .string("true"))
    case .date where use.coding.dates.writesNumbers:
      add(.wrongType, use, value: .string("2025-01-01T00:00:00Z"))
    case .date:
      add(.wrongType, use, value: .bool(true))
      add(.malformedDate, use, value: .string("the day after tomorrow"))
    case .data where use.coding.data == .deferredToData:
      add(.wrongType, use, value: .string("AAAA"))
    case .data:
      add(.wrongType, use, value: .bool(true))
      add(.malformedBase64, use, value: .string("no Base64!"))
    case .string, .character: add(.wrongType, use, value: .bool(true))
    case .url:
      add(.wrongType, use, value: .bool(true))
      add(.malformedURL, use, value: .string(""))
    case .uuid:
      add(.wrongType, use, value: .bool(true))
      add(.malformedUUID, use, value: .string("123e4567"))
    default: addNumericKindFaults(of: scalar, use)
    }
  }

  private mutating func addNumericKindFaults(of scalar: ScalarType, _ use: FaultUse) {
    add(.wrongType, use, value: .string("1"))
    guard let width = IntegerWidth(name: scalar.rawValue) else {
      return add(.outOfRange, use, value: .number("1e400"))
    }
    add(.fraction, use, value: .number("1.5"))
    // Every greatest value ends in 5, 7 or 8, so that the one above differs in its last digit.
    let most = width.maximumText
    guard let digit = most.last?.wholeNumberValue, digit < 9 else { return }
    add(.outOfRange, use, value: .number("\(most.dropLast())\(digit + 1)"))
  }

  // MARK: Enums and unions

  /// Adds the faults of a value of an enum.
  mutating func addFaults(of enumeration: EnumSchema, _ use: FaultUse) {
    guard let raw = enumeration.rawType else {
      add(.wrongType, use, value: .string("none"))
      guard enumeration.unknown == nil else { return }
      add(.wrongCaseCount, use, value: .object([]))
      add(.unknownCase, use, value: .object([JSONMember("zzunknown", .object([]))]))
      return
    }
    add(.wrongType, use, value: raw == .string ? .number("1") : .string("none"))
    guard enumeration.unknown == nil else { return }
    if raw == .string { add(.unknownCase, use, value: .string("none of these")) }
    guard let width = IntegerWidth(name: raw.rawValue) else { return }
    let known = Set(enumeration.cases.compactMap { $0.rawValue?.number })
    let other = ["99", "100", "101"].first { !known.contains($0) && width.fits($0) }
    if let other, known.count < 3 || !known.contains(other) {
      add(.unknownCase, use, value: .number(other))
    }
  }

  /// Adds the faults of a value that has one of several shapes.
  mutating func addFaults(of union: UnionShape, in model: ModelSchema, _ use: FaultUse) {
    guard union.otherwise == nil else { return }
    let keys = description.coding(of: model, overrides: options.coding).keys
    if let tag = union.tag {
      let key = keys.wireKey(of: tag)
      add(.wrongType, use, value: .string("none"))
      add(.missingKey, use) { value, _ in
        value.members.map { .object($0.filter { $0.key != key }) }
      }
      var inner = use
      inner.steps.append(.key(key))
      inner.path += String(JSONPath([.key(key)]).description.dropFirst())
      add(.unknownTag, inner, value: .string("none of these"))
      return
    }
    guard union.variants.allSatisfy({ $0.type.map { isNeverBool($0) } ?? false }) else { return }
    add(.noVariant, use, value: .bool(true))
  }

  /// Whether `true` can be no value of a type.
  private func isNeverBool(_ type: TypeReference) -> Bool {
    switch description.resolved(type) {
    case .scalar(let scalar): return scalar != .bool && scalar != .json
    case .array, .set, .dictionary, .range, .closedRange, .measurement: return true
    case .optional(let inner): return isNeverBool(inner)
    case .named(let name):
      guard let model = description.model(named: name) else { return true }
      switch model.shape {
      case .object: return !description.objectFields(of: model).isEmpty
      case .elements: return true
      case .wraps, .oneOf: return false
      }
    }
  }
}
