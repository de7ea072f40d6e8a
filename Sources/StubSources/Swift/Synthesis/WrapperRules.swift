import StubSchema
import StubValues

/// What property wrappers of well-known packages make of a value, by their names.
enum WrapperRules {
  /// What a wrapper does.
  enum Effect {
    /// It leaves the value as it is.
    case none
    /// It is not coded at all.
    case ignored
    /// It has a value of its own where the key is absent, null, or holds something else.
    case defaulted
    /// It leaves out elements that cannot be read.
    case lossy
    /// It is nil where the value cannot be read.
    case optional
    /// It reads text as well as the value itself.
    case lossless
    /// It spells a date.
    case date(DateStrategy)
  }

  private static let effects: [String: Effect] = [
    "Published": .none, "Indirect": .none, "Box": .none, "Boxed": .none, "Clamped": .none,
    "CodableIgnored": .ignored, "IgnoreCoding": .ignored, "NotCoded": .ignored,
    "OmitCoding": .ignored, "SkipCoding": .ignored, "CodableIgnore": .ignored,
    "DefaultFalse": .defaulted, "DefaultTrue": .defaulted, "DefaultEmptyArray": .defaulted,
    "DefaultEmptyDictionary": .defaulted, "DefaultEmptyString": .defaulted,
    "DefaultCodable": .defaulted, "DefaultZero": .defaulted, "FallbackDecoding": .defaulted,
    "FallbackCoding": .defaulted,
    "LossyArray": .lossy, "LossyDictionary": .lossy, "LossySet": .lossy,
    "DefaultLossyArray": .lossy,
    "LossyOptional": .optional, "OptionalCoding": .optional, "NilOnFail": .optional,
    "LosslessValue": .lossless, "LosslessArray": .lossless,
    "ISO8601DateCoding": .date(.iso8601),
    "ISO8601DateFormatterCoding": .date(.iso8601),
    "SecondsSince1970DateCoding": .date(.secondsSince1970),
    "MillisecondsSince1970DateCoding": .date(.millisecondsSince1970),
    "DateValue<ISO8601Strategy>": .date(.iso8601),
    "DateValue<ISO8601WithFractionalSecondsStrategy>": .date(.iso8601Fractional),
    "DateValue<RFC3339Strategy>": .date(.iso8601),
    "DateValue<TimestampStrategy>": .date(.secondsSince1970),
  ]

  /// Attributes of properties that wrap nothing.
  static let plainAttributes: Set<String> = [
    "Attribute", "Relationship", "Transient", "MainActor", "ObservationIgnored",
    "ObservationTracked", "NSManaged", "NSCopying", "IBOutlet", "IBInspectable", "GKInspectable",
  ]

  /// What a wrapper does, by its name with its arguments or without; nil for an unknown one.
  static func effect(of name: String) -> Effect? {
    effects[name] ?? effects[String(name.prefix { $0 != "<" })]
  }
}
