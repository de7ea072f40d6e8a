import StubJSON
import StubSchema
import StubValues

/// Faults against constraints, of which each breaks a single one.
extension FaultFinder {
  /// Adds the faults of a number against its bounds.
  mutating func addNumberFaults(of scalar: ScalarType, _ use: FaultUse) {
    let constraints = use.field.constraints
    let least =
      constraints.minimum.map { (bound: $0, away: -1) }
      ?? constraints.exclusiveMinimum.map { (bound: $0, away: 0) }
    let greatest =
      constraints.maximum.map { (bound: $0, away: 1) }
      ?? constraints.exclusiveMaximum.map { (bound: $0, away: 0) }
    if let least { addNumber(.tooSmall, least.bound, least.away, scalar, use) }
    if let greatest { addNumber(.tooLarge, greatest.bound, greatest.away, scalar, use) }
    guard let step = constraints.multipleOf.flatMap({ DecimalText($0) }), step.mantissa > 1,
      scalar.isInteger ? step.decimals == 0 : true
    else { return }
    add(.notAMultiple, use) { value, _ in
      guard let number = value.number.flatMap({ DecimalText($0) }) else { return nil }
      let decimals = max(number.decimals, step.decimals)
      let mantissa = number.scaled(to: decimals, roundingUp: false)
      return [1, -1].lazy.map { Self.number(mantissa.addingClamped($0), decimals) }
        .first { Self.breaks($0, constraints) == [.notAMultiple] }
        .map { .number($0) }
    }
  }

  /// Adds the number so many steps away from a bound, if it breaks nothing else.
  private mutating func addNumber(
    _ kind: Fault.Kind,
    _ bound: String,
    _ away: Int,
    _ scalar: ScalarType,
    _ use: FaultUse
  ) {
    let constraints = use.field.constraints
    guard let limit = DecimalText(bound) else { return }
    var steps = [away]
    if let step = constraints.multipleOf.flatMap({ DecimalText($0) }), step.decimals == 0 {
      let start = limit.scaled(to: 0, roundingUp: away > 0)
      let direction = kind == .tooSmall ? -1 : 1
      let rest = start.flooredRemainder(by: max(step.mantissa, 1))
      steps = [direction * step.mantissa - rest, direction * step.mantissa + step.mantissa - rest]
    }
    let candidates = steps.map { step -> String in
      let scale = (0..<limit.decimals).reduce(1) { power, _ in power * 10 }
      let mantissa = limit.mantissa.addingClamped(step.multipliedClamped(scale))
      return Self.number(mantissa, limit.decimals)
    }
    let width = IntegerWidth(name: scalar.rawValue)
    let found = candidates.first {
      (width?.fits($0) ?? true) && Self.breaks($0, constraints) == [kind]
    }
    if let found { add(kind, use, value: .number(found)) }
  }

  private static func number(_ mantissa: Int, _ decimals: Int) -> String {
    var writer = JSONWriter(style: .compact)
    writer.decimal(mantissa, decimals)
    return writer.text
  }

  /// What a number breaks.
  private static func breaks(_ text: String, _ constraints: Constraints) -> [Fault.Kind] {
    guard let number = JSONNumber(text) else { return [] }
    func bound(_ text: String?) -> JSONNumber? { text.flatMap { JSONNumber($0) } }
    var broken: [Fault.Kind] = []
    if let least = bound(constraints.minimum), number < least { broken.append(.tooSmall) }
    if let least = bound(constraints.exclusiveMinimum), number <= least { broken.append(.tooSmall) }
    if let most = bound(constraints.maximum), number > most { broken.append(.tooLarge) }
    if let most = bound(constraints.exclusiveMaximum), number >= most { broken.append(.tooLarge) }
    if let step = bound(constraints.multipleOf), number.isMultiple(of: step) == false {
      broken.append(.notAMultiple)
    }
    return broken
  }

  // MARK: Texts

  /// Adds the faults of a text against its length and its pattern.
  mutating func addTextFaults(_ use: FaultUse) {
    guard let limits = TextLimits(use.field.constraints) else { return }
    if let pattern = limits.pattern {
      let texts = [
        "", "?", "~~~~", "no match", String(repeating: "~", count: max(limits.least, 0)),
      ]
      let other = texts.first { text in
        var lengths = limits
        lengths.pattern = nil
        return !pattern.matches(text) && lengths.admit(Array(text.utf8))
      }
      if let other { add(.patternMismatch, use, value: .string(other)) }
      return
    }
    if limits.least > 0 {
      let count = limits.least - 1
      add(.tooShort, use) { value, _ in
        value.string.map { .string(String($0.unicodeScalars.prefix(count))) }
      }
    }
    if limits.greatest < 100_000 {
      let greatest = limits.greatest
      add(.tooLong, use) { value, _ in
        value.string.map { text in
          let missing = greatest + 1 - text.unicodeScalars.count
          return .string(text + String(repeating: "x", count: max(missing, 0)))
        }
      }
    }
  }
}
