import StubSchema
import StubValues

/// The numbers that a generator draws from: from `lower` in steps, to `upper` at most, all of them
/// divided by ten to the power of `decimals`.
struct NumberRange: Sendable, Hashable {
  /// The least number, times ten to the power of `decimals`.
  var lower: Int
  /// What no number is above.
  var upper: Int
  /// The distance between neighbours; above 0.
  var step = 1
  /// How many decimals the numbers have.
  var decimals = 0

  /// Whole numbers.
  init(_ range: ClosedRange<Int>) {
    (lower, upper) = (range.lowerBound, range.upperBound)
  }

  /// Numbers with decimals, given without their point: `1.5` to `2.5` is `15...25` with one.
  init(_ range: ClosedRange<Int>, decimals: Int) {
    self.init(range)
    self.decimals = decimals
  }

  /// How many numbers there are; 0 where there is none, and at most `UInt64.max`.
  var count: UInt64 {
    guard lower <= upper else { return 0 }
    let width = UInt64(bitPattern: Int64(upper &- lower)) / UInt64(step)
    return width == .max ? .max : width + 1
  }

  /// The least and the greatest number.
  var span: ClosedRange<Double> {
    let divisor = Double(Self.power(decimals))
    let greatest = count == 0 ? lower : mantissa(count - 1)
    return Double(lower) / divisor...max(Double(lower), Double(greatest)) / divisor
  }

  /// The number with a rank below `count`.
  @inline(__always)
  func mantissa(_ rank: UInt64) -> Int {
    lower &+ Int(truncatingIfNeeded: rank &* UInt64(truncatingIfNeeded: step))
  }

  /// The numbers that keep to constraints: within their bounds instead of the own ones where they
  /// give both, or where the own ones lie outside, and multiples of what they ask for.
  func constrained(_ limits: NumberLimits) -> NumberRange {
    var range = self
    range.rescale(to: max(decimals, limits.decimals))
    let width = range.upper.subtractingReportingOverflow(range.lower)
    let span = width.overflow ? Int.max : width.partialValue
    let least = limits.least(range.decimals)
    let greatest = limits.greatest(range.decimals)
    if let least, let greatest {
      (range.lower, range.upper) = (least, greatest)
    } else if let least, least > range.lower {
      range.lower = least
      range.upper = max(range.upper, least.addingClamped(span))
    } else if let greatest, greatest < range.upper {
      range.upper = greatest
      range.lower = min(range.lower, greatest.addingClamped(-span))
    }
    range.takeSteps(limits.multiple(range.decimals))
    return range
  }

  /// The numbers that a type of integers can hold.
  func clamped(to width: IntegerWidth) -> NumberRange {
    var range = self
    let bounds = width.representableRange
    let factor = Self.power(decimals)
    range.lower = max(lower, bounds.lowerBound.multipliedClamped(factor))
    range.upper = min(upper, bounds.upperBound.multipliedClamped(factor))
    return range
  }

  /// The same numbers with more decimals.
  private mutating func rescale(to decimals: Int) {
    guard decimals > self.decimals else { return }
    let factor = Self.power(decimals - self.decimals)
    lower = lower.multipliedClamped(factor)
    upper = upper.multipliedClamped(factor)
    self.decimals = decimals
  }

  private mutating func takeSteps(_ multiple: Int?) {
    guard let multiple, multiple > 0 else { return }
    step = multiple
    let rest = lower.flooredRemainder(by: multiple)
    if rest != 0 { lower = lower.addingClamped(multiple - rest) }
  }

  private static func power(_ exponent: Int) -> Int {
    (0..<min(max(exponent, 0), 18)).reduce(1) { power, _ in power * 10 }
  }
}

/// The bounds that a schema sets for numbers.
struct NumberLimits: Sendable, Hashable {
  private var lower: DecimalText?
  private var upper: DecimalText?
  private var isLowerOpen = false
  private var isUpperOpen = false
  private var step: DecimalText?

  /// No bounds.
  init() {}

  /// The bounds of constraints; those that are too long for exact arithmetic are left out.
  init(_ constraints: Constraints) {
    lower = constraints.minimum.flatMap { DecimalText($0) }
    upper = constraints.maximum.flatMap { DecimalText($0) }
    if let bound = constraints.exclusiveMinimum.flatMap({ DecimalText($0) }),
      lower.map({ !Self.isAbove($0, bound) }) ?? true
    {
      (lower, isLowerOpen) = (bound, true)
    }
    if let bound = constraints.exclusiveMaximum.flatMap({ DecimalText($0) }),
      upper.map({ !Self.isAbove(bound, $0) }) ?? true
    {
      (upper, isUpperOpen) = (bound, true)
    }
    step = constraints.multipleOf.flatMap { DecimalText($0) }
  }

  /// Whether nothing is bound.
  var isEmpty: Bool { lower == nil && upper == nil && step == nil }

  /// Whether a bound is too large for an `Int` in units of the last decimal.
  var isClamped: Bool {
    [least(decimals), greatest(decimals)].contains { $0 == .max || $0 == .min }
  }

  /// The whole numbers within the bounds that a type can hold; nil where there is none.
  func integers(of width: IntegerWidth?) -> ClosedRange<Int>? {
    let bounds = width?.representableRange ?? Int.min...Int.max
    let first = max(bounds.lowerBound, least(0) ?? .min)
    let last = min(bounds.upperBound, greatest(0) ?? .max)
    return first <= last ? first...last : nil
  }

  /// How many decimals it takes to write the bounds.
  var decimals: Int {
    max(lower?.decimals ?? 0, upper?.decimals ?? 0, step?.decimals ?? 0)
  }

  /// The least number allowed, times ten to the power of `decimals`.
  func least(_ decimals: Int) -> Int? {
    lower?.scaled(to: decimals, roundingUp: true).addingClamped(isLowerOpen ? 1 : 0)
  }

  /// The greatest number allowed, times ten to the power of `decimals`.
  func greatest(_ decimals: Int) -> Int? {
    upper?.scaled(to: decimals, roundingUp: false).addingClamped(isUpperOpen ? -1 : 0)
  }

  /// What numbers are multiples of, times ten to the power of `decimals`.
  func multiple(_ decimals: Int) -> Int? {
    step?.scaled(to: decimals, roundingUp: false)
  }

  /// Whether `first` is above `second`.
  private static func isAbove(_ first: DecimalText, _ second: DecimalText) -> Bool {
    let decimals = max(first.decimals, second.decimals)
    return first.scaled(to: decimals, roundingUp: true)
      > second.scaled(to: decimals, roundingUp: true)
  }
}

extension Int {
  /// The sum, or the nearest `Int`.
  func addingClamped(_ other: Int) -> Int {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? (other < 0 ? .min : .max) : sum
  }

  /// The product, or the nearest `Int`.
  func multipliedClamped(_ other: Int) -> Int {
    let (product, overflow) = multipliedReportingOverflow(by: other)
    return overflow ? ((self < 0) == (other < 0) ? .max : .min) : product
  }
}
