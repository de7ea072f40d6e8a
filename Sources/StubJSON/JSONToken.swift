/// The smallest piece of a JSON text: what it is, and which bytes it has.
package struct JSONToken: Sendable, Hashable {
  /// What a token is.
  package enum Kind: UInt8, Sendable {
    /// `{`
    case beginObject
    /// `}`
    case endObject
    /// `[`
    case beginArray
    /// `]`
    case endArray
    /// `:`
    case colon
    /// `,`
    case comma
    /// A string with its quotes.
    case string
    /// A run of digits, signs, points and exponents that begins with a digit or a minus.
    case number
    /// `true`
    case `true`
    /// `false`
    case `false`
    /// `null`
    case null
    /// The end of the bytes; its range is empty.
    case end
    /// A byte that begins no token.
    case invalid
  }

  /// What it is.
  package let kind: Kind
  /// What is known about a string or a number beyond its range.
  package let traits: JSONTraits
  /// The index of the first byte.
  package let start: Int
  /// The index after the last byte.
  package let end: Int

  /// A token made of its parts.
  @inline(__always)
  init(_ kind: Kind, _ start: Int, _ end: Int, _ traits: JSONTraits = JSONTraits(rawValue: 0)) {
    self.kind = kind
    self.traits = traits
    self.start = start
    self.end = end
  }
}

/// What is known about a token or a node without looking at its bytes again.
package struct JSONTraits: OptionSet, Sendable, Hashable {
  /// The bits.
  package let rawValue: UInt16

  /// Traits made of their bits.
  @inline(__always)
  package init(rawValue: UInt16) { self.rawValue = rawValue }

  /// A string with escapes: its text is not its bytes.
  package static let escaped = JSONTraits(rawValue: 1 << 0)
  /// A string with bytes beyond ASCII.
  package static let nonASCII = JSONTraits(rawValue: 1 << 1)
  /// A string or number that `JSONDecoder` rejects when it is read, not before.
  package static let malformed = JSONTraits(rawValue: 1 << 2)
  /// A string, object or array that the text ends in, or that recovery closed.
  package static let unterminated = JSONTraits(rawValue: 1 << 3)
  /// A string with a `\u` that has a quote among the four bytes behind it: `JSONDecoder` rejects
  /// the document.
  package static let brokenEscape = JSONTraits(rawValue: 1 << 4)
  /// A number without fraction and exponent.
  package static let integer = JSONTraits(rawValue: 1 << 5)
  /// A number with a minus.
  package static let negative = JSONTraits(rawValue: 1 << 6)
  /// The literal `true`.
  package static let isTrue = JSONTraits(rawValue: 1 << 7)
  /// A node that stands for something that is no JSON, such as a string in single quotes.
  package static let repaired = JSONTraits(rawValue: 1 << 8)

  /// The traits that tell that a string or number is not what RFC 8259 describes.
  package static let unsound: JSONTraits = [.malformed, .unterminated, .brokenEscape, .repaired]

  /// Whether a string or number is not what RFC 8259 describes.
  @inline(__always)
  package var isUnsound: Bool { rawValue & Self.unsound.rawValue != 0 }
}
