import StubSchema
import StubValues

/// How one value is read: what `JSONDecoder` asks of it, without its field's constraints.
///
/// Numbers are indices of other rules, or of the tables of the program. There is nothing in it
/// that is counted, so that copying a rule costs nothing.
enum ValueRule: Sendable {
  /// Any JSON value, all of which is read; repeated keys only where the key strategy has it so.
  case anything(readsRepetitions: Bool)
  /// A type without fields: nothing is read, whatever stands there.
  case nothing(object: Int)
  case string
  case character
  case bool
  case integer(IntegerRule)
  case float(FloatRule)
  case decimal
  case date(DateRule)
  case uuid
  case url
  case base64
  /// A type whose reading is Foundation's own affair.
  case foundation(FoundationType, coding: Int)
  /// null, or the value of another rule.
  case optional(Int)
  case array(Int, skipsUnreadable: Bool)
  case dictionary(DictionaryRule)
  /// Keys and values in turn.
  case pairs(key: Int, value: Int)
  case range(Int)
  case object(Int)
  case positional(Int)
  case union(Int)
  case rawEnum(Int)
  case payloadEnum(Int)
  /// A field's value in the place of its model.
  case field(Int)
  /// A type that nobody describes: nothing is known, so nothing is found.
  case unknown
}

/// The bounds of an integer type.
struct IntegerRule: Sendable {
  let width: IntegerWidth
  let least: Int
  let greatest: Int

  init(_ width: IntegerWidth) {
    self.width = width
    least = width.minimum ?? .min
    greatest = width.maximum ?? .max
  }
}

/// A binary floating-point type.
struct FloatRule: Sendable {
  /// The type, `CGFloat` being another name of `double`.
  enum Precision: Sendable {
    case half, single, double
  }

  let precision: Precision
  /// Whether some strings stand for what JSON cannot spell.
  let readsStrings: Bool
  let coding: Int
}

/// A date under a strategy.
struct DateRule: Sendable {
  /// How the number or the text is read.
  enum Form: Sendable {
    case secondsSince2001
    case secondsSince1970
    case millisecondsSince1970
    case text
  }

  let form: Form
  /// How the number is read.
  let number: FloatRule
  let coding: Int
}

/// A type that is read by Foundation's own `init(from:)`.
enum FoundationType: Sendable {
  case timeZone
  case locale
  case dateComponents
  case duration
  case cgPoint
  case cgSize
  case cgRect
  /// A measurement whose unit is a dimension.
  case measurement
  /// A measurement whose unit is no more than a symbol.
  case plainMeasurement
}

/// An object that is read as a dictionary.
struct DictionaryRule: Sendable {
  /// What its keys are read as.
  enum Key: Sendable {
    /// Texts.
    case text
    /// Integers, spelled as `Int(_:)` reads them.
    case integer
    /// The raw values of an enum.
    case rawEnum(Int)
  }

  let key: Key
  let value: Int
  /// Whether keys are converted from snake case before they are looked at.
  let isConverted: Bool
  /// Whether the values of repeated keys are read too, although only the first counts.
  var readsRepetitions = false
}
