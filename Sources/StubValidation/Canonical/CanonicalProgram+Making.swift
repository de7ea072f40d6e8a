import StubJSON
import StubSchema
import StubValues

extension CanonicalProgram {
  /// How many fields an object may have, one bit each.
  private static let fieldLimit = 64

  init(_ program: ValidationProgram, _ options: ValidationOptions) {
    rules = program.rules.map { _ in .unusual }
    root = program.root
    wireBytes = program.wireBytes
    dates = program.codings.map(\.dates)
    cases = program.rawEnums.map { $0.texts.isEmpty ? [] : Self.plainTexts($0.known) }
    bounds = program.constraints.indices.map { Self.bounds(program.constraints[$0], $0) ?? .init() }
    fields = program.fields.indices.map { Self.field($0, of: program) }
    for index in program.objects.indices { addObject(program.objects[index], program, options) }
    for index in rules.indices { rules[index] = rule(program.rules[index], program) }
    markKept(program)
  }

  private static func field(_ index: Int, of program: ValidationProgram) -> CanonicalField {
    let field = program.fields[index]
    let isPlainKey = !field.wireKey.utf8.isEmpty && isPlain(field.wireKey)
    return CanonicalField(
      wireStart: field.wireStart,
      wireLength: isPlainKey ? field.wireLength : -1,
      wireHead: field.wireHead,
      wireMask: field.wireMask,
      value: field.value,
      bounds: field.constraints ?? -1,
      isNullable: field.isNullable,
      isKept: false
    )
  }

  /// Whether a text is written in JSON as it is, in ASCII.
  private static func isPlain(_ text: String) -> Bool {
    text.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x80 && $0 != 0x22 && $0 != 0x5C }
  }

  private static func plainTexts(_ texts: Set<String>) -> [[UInt8]] {
    texts.filter(isPlain).sorted().map { Array($0.utf8) }
  }

  // MARK: Objects

  private mutating func addObject(
    _ object: ObjectRule,
    _ program: ValidationProgram,
    _ options: ValidationOptions
  ) {
    var required: UInt64 = 0
    let orderStart = orders.count
    if isUsual(object, program) {
      for (slot, index) in object.fields.enumerated() where program.fields[index].isRequired {
        required |= 1 << UInt64(slot)
      }
      for slot in object.dated { orders.append(order(slot, object, program, options)) }
    }
    objects.append(
      CanonicalObject(
        fields: object.fields,
        required: required,
        orders: orderStart..<orders.count
      )
    )
  }

  /// Whether an object is no more than its fields, and a key belongs to one of them only.
  private func isUsual(_ object: ObjectRule, _ program: ValidationProgram) -> Bool {
    let keys = object.fields.map { program.fields[$0].wireKey }
    return object.additional == nil && object.uniqueGroups.isEmpty && object.isRead
      && !object.isOfEnum && object.fields.count <= Self.fieldLimit && Set(keys).count == keys.count
  }

  private func order(
    _ slot: Int,
    _ object: ObjectRule,
    _ program: ValidationProgram,
    _ options: ValidationOptions
  ) -> CanonicalOrder {
    let index = program.fields[object.fields.lowerBound + slot].constraints
    let all = index.map { program.constraints[$0].constraints } ?? Constraints()
    func anchor(_ bound: DateBound?) -> CanonicalOrder.Anchor {
      switch bound {
      case nil: return .none
      case .now: return options.now.map { .instant(Self.seconds($0)) } ?? .none
      case .instant(let instant): return .instant(Self.seconds(instant))
      case .field(let name):
        let field = object.fields.first { program.fields[$0].name == name }
        return field.map { .field($0 - object.fields.lowerBound) } ?? .none
      }
    }
    return CanonicalOrder(
      slot: slot,
      after: anchor(all.after),
      before: anchor(all.before),
      within: all.within.map(Self.shortestLength) ?? .infinity
    )
  }

  private static func seconds(_ moment: Timestamp) -> Double {
    Double(moment.seconds) + Double(moment.nanoseconds) / 1e9
  }

  /// The least number of seconds that a span can have.
  private static func shortestLength(_ span: CalendarSpan) -> Double {
    let unit: Double =
      switch span.unit {
      case .second: 1
      case .minute: 60
      case .hour: 3_600
      case .day: 86_400
      case .week: 604_800
      case .month: 28 * 86_400
      case .year: 365 * 86_400
      }
    return Double(span.count) * unit
  }

  // MARK: Rules

  private func rule(_ rule: ValueRule, _ program: ValidationProgram) -> CanonicalRule {
    switch rule {
    case .string: return .string
    case .bool: return .bool
    case .integer(let integer):
      return .integer(least: integer.least, greatest: integer.greatest)
    case .float(let float):
      return float.precision == .half ? .unusual : .float(isSingle: float.precision == .single)
    case .decimal: return .decimal
    case .date(let date): return Self.rule(date)
    case .uuid: return .uuid
    case .url: return .url
    case .optional(let inner): return .optional(inner)
    case .array(let element, let skips):
      let identifier = program.object(of: element).flatMap { program.objects[$0].identifier }
      return skips || identifier != nil ? .unusual : .array(element)
    case .object(let index):
      return isUsual(program.objects[index], program) ? .object(index) : .unusual
    case .rawEnum(let index):
      return program.rawEnums[index].type == .string ? .text(index) : .unusual
    default: return .unusual
    }
  }

  private static func rule(_ date: DateRule) -> CanonicalRule {
    switch date.form {
    case .secondsSince2001: .number(origin: 978_307_200, divisor: 1)
    case .secondsSince1970: .number(origin: 0, divisor: 1)
    case .millisecondsSince1970: .number(origin: 0, divisor: 1_000)
    case .text: .date(coding: date.coding)
    }
  }
}
