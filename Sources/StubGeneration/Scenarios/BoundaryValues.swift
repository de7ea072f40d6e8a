import StubDiagnostics
import StubJSON
import StubSchema
import StubValues

/// The boundary values of types that are neither texts nor numbers, as Foundation writes them.
enum BoundaryValues {
  /// UUIDs without a bit, with every bit, and with the least bits that make one.
  static let uuids: [(high: UInt64, low: UInt64)] = [
    (0, 0), (.max, .max), (0, 1), (0x4000, 0x8000_0000_0000_0000),
  ]

  /// Bytes of every value and of the lengths at which Base64 pads differently.
  static let bytes: [[UInt8]] = [
    [], [0], [0xFF, 0xFE], [0xEF, 0xBB, 0xBF], Array(0...255),
    Array(repeating: 0xA5, count: 10_000),
  ]

  /// Zones at the ends of the clock, with odd offsets and with daylight saving.
  static let timeZones = [
    "GMT", "Pacific/Kiritimati", "Pacific/Pago_Pago", "Asia/Kathmandu", "America/New_York",
    "Europe/Berlin",
  ]

  /// Locales of other scripts, directions, calendars and digits.
  static let locales = [
    "", "en_US_POSIX", "ar_SA", "he_IL", "ja_JP", "zh_Hant_TW", "de_CH", "th_TH",
  ]

  /// The values of a type that is an object or an array in JSON, whatever a generator gives.
  static func values(of kind: CompoundKind) -> [JSONValue] {
    switch kind {
    case .point, .size:
      return [("0", "0"), ("-1", "0.5"), ("1e+21", "5e-324")].map { .array(numbers($0, $1)) }
    case .rectangle:
      return [("0", "0"), ("-1", "0.5"), ("1e+21", "5e-324")].map { pair in
        .array([.array(numbers(pair.0, pair.1)), .array(numbers(pair.1, pair.0))])
      }
    case .duration:
      // The halves of a count of attoseconds.
      return [("0", "0"), ("0", "1"), ("-1", "18446744073709551615"), ("1000", "0")]
        .map { .array(numbers($0, $1)) }
    case .dateComponents:
      return [[], [("year", 2024), ("month", 2), ("day", 29)], [("hour", 24), ("minute", 60)]]
        .map { parts in .object(parts.map { JSONMember($0.0, .integer($0.1)) }) }
    case .measurement(let unit): return measurements(unit)
    case .json:
      return [
        .bool(true), .number("0"), .number("-1.5"), .string(""), .array([]), .object([]),
        .object([JSONMember("", .array([.null, .array([.object([])])]))]),
      ]
    }
  }

  private static func numbers(_ first: String, _ second: String) -> [JSONValue] {
    [.number(first), .number(second)]
  }

  /// The unit with other values, in the shape in which a typical one is written.
  private static func measurements(_ unit: MeasurementUnit) -> [JSONValue] {
    var writer = JSONWriter(style: .compact)
    CompoundKind.measurement(unit).write(at: Spot(root: 0, record: 0), into: &writer)
    let source = SourceText(file: "<boundaries>", bytes: writer.buffer)
    guard let members = JSONValue(JSONDocument(parsing: source).root)?.members else { return [] }
    return ["0", "-1", "0.1", "1000000000"].map { number in
      .object(members.map { $0.key == "value" ? JSONMember("value", .number(number)) : $0 })
    }
  }
}
