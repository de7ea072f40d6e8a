import StubSchema
import StubValues

/// What a program asks of values in their everyday form, in tables without anything that is
/// counted.
///
/// Rules and fields have the same indices as those of the program that it is made of.
struct CanonicalProgram: Sendable {
  var rules: [CanonicalRule]
  var fields: [CanonicalField] = []
  var objects: [CanonicalObject] = []
  var bounds: [CanonicalBounds] = []
  /// The date orders of all objects, one behind the other.
  var orders: [CanonicalOrder] = []
  /// The raw values of enums, by the enum.
  var cases: [[[UInt8]]] = []
  /// Date strategies with formats, by the coding.
  var dates: [DateStrategy] = []
  /// The keys of all fields, one behind the other.
  var wireBytes: [UInt8] = []
  /// The rule of a record.
  var root: Int
}

/// How a value in its everyday form is told.
enum CanonicalRule: Sendable {
  case string
  case bool
  case integer(least: Int, greatest: Int)
  case float(isSingle: Bool)
  case decimal
  /// A number of seconds, once it is divided and `origin` is added.
  case number(origin: Double, divisor: Double)
  /// A date as the strategy with that coding spells it.
  case date(coding: Int)
  case uuid
  case url
  case text(Int)
  case optional(Int)
  case array(Int)
  case object(Int)
  /// Whatever it is, it has to be read.
  case unusual
}

/// A field of an object.
struct CanonicalField: Sendable {
  var wireStart: Int
  /// How many bytes the key has; -1 where no key is that of this field.
  var wireLength: Int
  var wireHead: UInt64
  var wireMask: UInt64
  var value: Int
  /// The index of the bounds, or -1.
  var bounds: Int
  var isNullable: Bool
  /// Whether something outlasts the record: the value is unique, or others refer to it.
  var isKept: Bool
}

/// An object whose keys are all known.
struct CanonicalObject: Sendable {
  var fields: Range<Int>
  /// A bit for each field that has to be there.
  var required: UInt64
  var orders: Range<Int>
}

/// Bounds within which a value is certainly right.
struct CanonicalBounds: Sendable {
  var minimum = -Double.infinity
  var maximum = Double.infinity
  var isMinimumExclusive = false
  var isMaximumExclusive = false
  var minLength = 0
  var maxLength = Int.max
  var minItems = 0
  var maxItems = Int.max
  /// The index of a program's constraint with a pattern, or -1.
  var pattern = -1

  /// Whether a text can be out of bounds.
  var concernsTexts: Bool { minLength > 0 || maxLength < .max || pattern >= 0 }

  /// Whether `value` is certainly within the bounds.
  func holds(_ value: Double) -> Bool {
    (isMinimumExclusive ? value > minimum : value >= minimum)
      && (isMaximumExclusive ? value < maximum : value <= maximum)
  }
}

/// What a date of an object is compared with.
struct CanonicalOrder: Sendable {
  /// The other moment.
  enum Anchor: Sendable {
    case none
    case instant(Double)
    /// The date of another field, which may be absent.
    case field(Int)
  }

  var slot: Int
  var after: Anchor
  var before: Anchor
  /// How many seconds from its anchor a moment certainly lies near enough.
  var within: Double
}
