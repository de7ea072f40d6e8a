import StubJSON
import StubSchema
import StubValues

/// The numbers between bounds that are too large or too fine for the arithmetic of `NumberRange`.
struct WideRange: Sendable {
  /// The least number, in units of ten to the power of `exponent`.
  private let lower: WideInteger
  private let step: UInt64
  private let exponent: Int
  private let isDecimal: Bool
  /// How many numbers there are; 0 where there is none.
  let count: UInt64

  /// How many digits the numbers of a type with decimals have beyond the first that differs.
  private static let precision = 4

  /// The numbers of a type that keep to constraints; nil where `NumberRange` can hold them.
  init?(_ constraints: Constraints, of scalar: ScalarType) {
    let bounds = Bounds(constraints)
    guard scalar.isNumeric, bounds.isWide else { return nil }
    let width = IntegerWidth(name: scalar.rawValue)
    let (least, greatest) = bounds.filled(width)
    let multiple = constraints.multipleOf.flatMap { JSONNumber($0) }
    let span =
      WideInteger(greatest, exponent: least.exponent, roundingUp: false)
      - WideInteger(least, exponent: least.exponent, roundingUp: false)
    let usual = least.exponent + span.digits.count - Self.precision
    exponent = multiple?.exponent ?? (width == nil ? usual : 0)
    let step = multiple.map { $0.digits.reduce(0 as UInt64) { $0 &* 10 &+ UInt64($1) } } ?? 1
    guard step > 0, multiple.map({ $0.digits.count <= 18 }) ?? true, width == nil || exponent >= 0
    else { return nil }
    self.step = step
    isDecimal = scalar == .decimal || width != nil
    var first = WideInteger(least, exponent: exponent, roundingUp: true)
    if bounds.isLowerOpen, WideInteger(least, exponent: exponent, roundingUp: false) == first {
      first = first + WideInteger(1)
    }
    let rest = first.remainder(by: step)
    if rest > 0 { first = first + WideInteger(step - rest) }
    var last = WideInteger(greatest, exponent: exponent, roundingUp: false)
    if bounds.isUpperOpen, WideInteger(greatest, exponent: exponent, roundingUp: true) == last {
      last = last - WideInteger(1)
    }
    lower = first
    let most = UInt64(1) << 60
    count = last < first ? 0 : min((last - first).clamped, most) / step + 1
  }

  /// Appends the number with a rank below `count`, as JSON spells it.
  func append(_ rank: UInt64, to text: inout TextBuffer) {
    let number = lower + WideInteger(rank &* step)
    if number.isNegative { text.append(UInt8(ascii: "-")) }
    var digits = number.digits
    var exponent = exponent
    while digits.last == 0, exponent < 0 || !isDecimal {
      digits.removeLast()
      exponent += 1
    }
    if digits.isEmpty { return text.append(UInt8(ascii: "0")) }
    let point = digits.count + exponent
    if isDecimal || (-6...21).contains(point) {
      appendPlain(digits, point, to: &text)
    } else {
      appendScientific(digits, point - 1, to: &text)
    }
  }

  private func appendPlain(_ digits: [UInt8], _ point: Int, to text: inout TextBuffer) {
    if point <= 0 {
      text.append(literal: "0.")
      text += [UInt8](repeating: UInt8(ascii: "0"), count: -point)
    }
    for (place, digit) in digits.enumerated() {
      if place == point, point > 0 { text.append(UInt8(ascii: ".")) }
      text.append(UInt8(ascii: "0") + digit)
    }
    text += [UInt8](repeating: UInt8(ascii: "0"), count: max(point - digits.count, 0))
  }

  private func appendScientific(_ digits: [UInt8], _ power: Int, to text: inout TextBuffer) {
    text.append(UInt8(ascii: "0") + digits[0])
    if digits.count > 1 { text.append(UInt8(ascii: ".")) }
    text += digits.dropFirst().map { UInt8(ascii: "0") + $0 }
    text.append(literal: power < 0 ? "e-" : "e+")
    text.append(power < 0 ? -power : power)
  }

  /// A generator of the numbers.
  var generator: Generator {
    let range = self
    var generator = Generator(isDecimal && exponent >= 0 ? .integer : .number, count: count) {
      draw,
      text in
      range.append(draw.rank, to: &text)
      return .digits
    }
    generator.isPermuted = false
    generator.keepsLimits = true
    return generator
  }
}

/// The bounds of constraints, exactly.
private struct Bounds {
  private(set) var lower: JSONNumber?
  private(set) var upper: JSONNumber?
  private(set) var isLowerOpen = false
  private(set) var isUpperOpen = false
  /// Whether plain numbers, from 1 to 100 or so, might not keep to the bounds, and these are too
  /// large or too fine to calculate with.
  private(set) var isWide = false

  init(_ constraints: Constraints) {
    func number(_ text: String?) -> JSONNumber? { text.flatMap { JSONNumber($0) } }
    lower = number(constraints.minimum)
    upper = number(constraints.maximum)
    if let bound = number(constraints.exclusiveMinimum), lower.map({ $0 <= bound }) ?? true {
      (lower, isLowerOpen) = (bound, true)
    }
    if let bound = number(constraints.exclusiveMaximum), upper.map({ bound <= $0 }) ?? true {
      (upper, isUpperOpen) = (bound, true)
    }
    let texts = [
      constraints.minimum, constraints.exclusiveMinimum, constraints.maximum,
      constraints.exclusiveMaximum, constraints.multipleOf,
    ]
    let isLarge = NumberLimits(constraints).isClamped
    let isUnread = texts.contains { $0.map { DecimalText($0) == nil } ?? false }
    let isAbove = lower.map { !$0.isNegative && !$0.isZero } ?? false
    let isBelow = upper.map { $0 < JSONNumber(1) } ?? false
    isWide =
      isLarge || (isUnread && (isAbove || isBelow || constraints.multipleOf != nil))
  }

  /// Both bounds: where one is missing that of the type, or one as far away as the other is large.
  func filled(_ width: IntegerWidth?) -> (JSONNumber, JSONNumber) {
    let least = width.flatMap { JSONNumber($0.minimumText) }
    let greatest = width.flatMap { JSONNumber($0.maximumText) }
    let first = [lower, least].compactMap { $0 }.max() ?? far(upper, isAbove: false)
    let last = [upper, greatest].compactMap { $0 }.min() ?? far(lower, isAbove: true)
    return (first, last)
  }

  private func far(_ bound: JSONNumber?, isAbove: Bool) -> JSONNumber {
    let sign = isAbove ? "" : "-"
    let plain = JSONNumber("\(sign)100") ?? JSONNumber(0)
    guard let bound, !bound.isZero, bound.exponent + bound.digits.count > 2 else { return plain }
    // Twice a bound on its own side of zero; 0 on the other.
    guard bound.isNegative != isAbove else { return JSONNumber(0) }
    let power = bound.exponent + bound.digits.count
    return JSONNumber("\(sign)1e\(power)") ?? plain
  }
}
