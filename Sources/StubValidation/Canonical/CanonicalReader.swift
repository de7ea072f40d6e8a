import StubJSON
import StubValues

/// Goes over values in their everyday form without a tape.
///
/// Each reading tells where its value ends, or nothing where there is anything about it that has to
/// be looked at: a fault, a rare spelling, a doubt. It never finds anything itself, so what it goes
/// over is what the inspector would have no finding for.
struct CanonicalReader {
  let program: CanonicalProgram
  /// The constraints that `CanonicalBounds.pattern` is an index of.
  let constraints: [ConstraintRule]

  /// The date that was read last, in seconds since 1970.
  var moment = Double.nan
  /// How many elements the array had that was read last.
  var count = 0
  /// How many objects and arrays surround the reading.
  var depth = 0
  /// The dates of the objects that surround the reading, by field; NaN for absent ones.
  var moments: [Double] = []
  /// The values of the record that outlast it.
  var kept: [Kept] = []

  /// A value that is remembered, and where its bytes are.
  struct Kept {
    let field: Int
    let start: Int
    let end: Int
  }

  /// How many objects and arrays may surround a value.
  private static let depthLimit = 32

  init(_ program: CanonicalProgram, _ constraints: [ConstraintRule]) {
    self.program = program
    self.constraints = constraints
  }

  /// The index behind the record at `start`.
  mutating func record(_ bytes: Span<UInt8>, _ start: Int) -> Int? {
    depth = 0
    if !kept.isEmpty { kept.removeAll(keepingCapacity: true) }
    if !moments.isEmpty { moments.removeAll(keepingCapacity: true) }
    return value(bytes, start, program.root, -1)
  }

  /// The index behind the value at `start`, which is read as `rule` and lies within `bounds`.
  mutating func value(_ bytes: Span<UInt8>, _ start: Int, _ rule: Int, _ bounds: Int) -> Int? {
    switch program.rules[rule] {
    case .string: string(bytes, start, bounds)
    case .bool: bool(bytes, start)
    case .integer(let least, let greatest): integer(bytes, start, least, greatest, bounds)
    case .number(let origin, let divisor): date(bytes, start, origin, divisor, bounds)
    case .date(let coding): date(bytes, start, coding, bounds)
    case .object(let index): object(bytes, start, index)
    case .optional(let inner):
      bytes.matches("null", at: start) ? start + 4 : value(bytes, start, inner, bounds)
    case .array(let element): array(bytes, start, element, bounds)
    case .float(let isSingle): float(bytes, start, isSingle, bounds)
    case .decimal: float(bytes, start, false, bounds)
    case .uuid: uuid(bytes, start, bounds)
    case .url: url(bytes, start, bounds)
    case .text(let index): text(bytes, start, index, bounds)
    case .unusual: nil
    }
  }

  private func bool(_ bytes: Span<UInt8>, _ start: Int) -> Int? {
    if bytes.matches("true", at: start) { return start + 4 }
    return bytes.matches("false", at: start) ? start + 5 : nil
  }

  private mutating func array(
    _ bytes: Span<UInt8>,
    _ start: Int,
    _ element: Int,
    _ bounds: Int
  ) -> Int? {
    guard bytes.byte(at: start) == UInt8(ascii: "["), enter() else { return nil }
    defer { depth -= 1 }
    var elements = 0
    var index = bytes.skipSpace(from: start + 1)
    if bytes.byte(at: index) == UInt8(ascii: "]") {
      count = 0
      return index + 1
    }
    while let end = value(bytes, index, element, bounds) {
      elements += 1
      index = bytes.skipSpace(from: end)
      switch bytes.byte(at: index) {
      case UInt8(ascii: ","): index = bytes.skipSpace(from: index + 1)
      case UInt8(ascii: "]"):
        count = elements
        return index + 1
      default: return nil
      }
    }
    return nil
  }

  /// Goes one level down; false where that is too deep.
  mutating func enter() -> Bool {
    guard depth < Self.depthLimit else { return false }
    depth += 1
    return true
  }
}
