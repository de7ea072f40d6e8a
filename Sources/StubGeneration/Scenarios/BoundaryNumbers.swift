import StubJSON
import StubSchema
import StubValues

/// The numbers at the ends of types and constraints, and those around which arithmetic goes wrong.
struct BoundaryNumbers {
  private let scalar: ScalarType
  private let width: IntegerWidth?
  private let limits: NumberLimits
  private let constraints: Constraints

  /// The boundaries of a numeric type under constraints.
  init(_ scalar: ScalarType, _ constraints: Constraints) {
    self.scalar = scalar
    self.constraints = constraints
    width = IntegerWidth(name: scalar.rawValue)
    limits = NumberLimits(constraints)
  }

  /// How many numbers next to a bound are tried to find a multiple.
  private static let search = 1_000

  /// The numbers, each once.
  var values: [JSONValue] {
    var seen: Set<String> = []
    return (bounds + common).filter { admits($0) && seen.insert($0).inserted }
      .map { JSONValue.number($0) }
  }

  /// The numbers of the type, whatever the constraints.
  private var common: [String] {
    if let width {
      let powers = [Int(Int32.max), Int(Int32.max) + 1, 1 << 53 - 1, 1 << 53, 1 << 53 + 1]
      return [width.minimumText, "-1", "0", "1"] + powers.map { String($0) } + [width.maximumText]
    }
    return switch scalar {
    case .float16: Self.half
    case .float: Self.single
    case .decimal: Self.decimal
    default: Self.double
    }
  }

  private static let half = [
    "0", "-0", "1", "-1", "0.1", "65504", "-65504", "0.00006103515625", "2048",
  ]

  private static let single = [
    "0", "-0", "1", "-1", "0.1", "1e-45", "-1e-45", "1.1754944e-38", "3.4028235e+38",
    "-3.4028235e+38", "16777216",
  ]

  private static let double = [
    "0", "-0", "1", "-1", "0.1", "0.30000000000000004", "5e-324", "-5e-324",
    "2.2250738585072014e-308", "1.7976931348623157e+308", "-1.7976931348623157e+308",
    "9007199254740991", "9007199254740992", "-9007199254740991", "1e-7", "1e+21",
    "123456789.12345679",
  ]

  private static let decimal = [
    "0", "1", "-1", "0.1", "0.30000000000000004", "99999999999999999999999999999999999999",
    "-99999999999999999999999999999999999999", "0.00000000000000000000000000000000000001",
    "12345678901234567890.123456789012345678", "1e127",
  ]

  // MARK: Constraints

  /// The numbers at the ends that constraints set.
  private var bounds: [String] {
    if let range = WideRange(constraints, of: scalar) { return Self.ends(of: range) }
    guard !limits.isEmpty else { return [] }
    if let width { return integerBounds(width) }
    var bounds = [constraints.minimum, constraints.maximum].compactMap { $0 }
    if let bound = constraints.exclusiveMinimum { bounds += Self.next(to: bound, isAbove: true) }
    if let bound = constraints.exclusiveMaximum { bounds += Self.next(to: bound, isAbove: false) }
    let decimals = limits.decimals
    let step = max(limits.multiple(decimals) ?? 1, 1)
    if let least = limits.least(decimals) {
      let rest = least.flooredRemainder(by: step)
      let first = rest == 0 ? least : least.addingClamped(step - rest)
      bounds += [first, first.addingClamped(step)].map { Self.text($0, decimals) }
    }
    if let greatest = limits.greatest(decimals) {
      let last = greatest.addingClamped(-greatest.flooredRemainder(by: step))
      bounds += [last, last.addingClamped(-step)].map { Self.text($0, decimals) }
    }
    if limits.multiple(decimals) != nil { bounds += [Self.text(step, decimals)] }
    return bounds.filter { Double($0)?.isFinite ?? false }
  }

  private static func ends(of range: WideRange) -> [String] {
    guard range.count > 0 else { return [] }
    return [0, range.count - 1].map { rank in
      var text: TextBuffer = []
      range.append(rank, to: &text)
      return String(decoding: text, as: UTF8.self)
    }
  }

  private func integerBounds(_ width: IntegerWidth) -> [String] {
    guard let range = limits.integers(of: width) else { return [] }
    let near = min(Self.search, Int(clamping: range.count(upTo: Self.search)) - 1)
    let low = (0...near).lazy.map { String(range.lowerBound + $0) }.filter { admits($0) }
    let high = (0...near).lazy.map { String(range.upperBound - $0) }.filter { admits($0) }
    return Array(low.prefix(2)) + Array(high.prefix(2))
  }

  /// The double next to a bound, and a round number near to it.
  private static func next(to bound: String, isAbove: Bool) -> [String] {
    guard let value = Double(bound) else { return [] }
    let neighbours = isAbove ? [value.nextUp, value + 0.5] : [value.nextDown, value - 0.5]
    return neighbours.compactMap { JSONValue.double($0)?.number }
  }

  private static func text(_ mantissa: Int, _ decimals: Int) -> String {
    var writer = JSONWriter(style: .compact)
    writer.decimal(mantissa, decimals)
    return writer.text
  }

  /// Whether the type holds a number and the constraints allow it.
  private func admits(_ text: String) -> Bool {
    if let width, !width.fits(text) { return false }
    guard let number = JSONNumber(text) else { return false }
    if let bound = Self.number(constraints.minimum), number < bound { return false }
    if let bound = Self.number(constraints.maximum), number > bound { return false }
    if let bound = Self.number(constraints.exclusiveMinimum), number <= bound { return false }
    if let bound = Self.number(constraints.exclusiveMaximum), number >= bound { return false }
    guard let step = Self.number(constraints.multipleOf) else { return true }
    return number.isMultiple(of: step) == true
  }

  private static func number(_ text: String?) -> JSONNumber? { text.flatMap { JSONNumber($0) } }
}

extension ClosedRange<Int> {
  /// How many numbers there are, or `limit` where there are more.
  fileprivate func count(upTo limit: Int) -> Int {
    let (width, overflow) = upperBound.subtractingReportingOverflow(lowerBound)
    return overflow ? limit : Swift.min(width.addingClamped(1), limit)
  }
}
