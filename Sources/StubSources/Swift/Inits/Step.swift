import StubSchema
import SwiftSyntax

/// What a statement of `init(from:)` does, as far as it concerns JSON.
indirect enum Step {
  /// Reads a value, and throws where it is not there or is another.
  case read(Int)
  /// Takes a value for an object or an array, and throws where it is none.
  case open(node: Int, form: NodeForm)
  /// Does something, and where that throws, something else.
  case attempt([Step], otherwise: [Step])
  /// Does one thing or the other.
  case choice(Condition, [Step], otherwise: [Step])
  /// Does something for each element or key.
  case loop([Step])
  /// Does what a helper does: a return ends the helper only.
  case call([Step])
  /// Gives the value that is made its case.
  case become(String)
  /// Returns.
  case finish
  /// Throws.
  case fail
}

extension Step {
  /// Whether nothing that stands behind it is reached.
  var leaves: Bool {
    switch self {
    case .finish, .fail: true
    case .read, .open, .attempt, .choice, .loop, .call, .become: false
    }
  }
}

/// What a choice depends on.
indirect enum Condition {
  /// Something that JSON does not decide.
  case unknown
  /// Nothing: it always holds.
  case always
  /// A read gave a value.
  case holds(Int)
  /// An object has a key.
  case contains(node: Int, key: String)
  /// A value is an object or an array.
  case opened(node: Int, form: NodeForm)
  /// A read gave null.
  case isNull(node: Int, place: ReadPlace)
  /// A read gave a value that stands so to a number.
  case compares(ReadBound)
  /// A read gave one of these values: texts of raw values, or names of cases.
  case equals(Int, [String])
  case not(Condition)
  case both(Condition, Condition)
  case either(Condition, Condition)
}

extension Condition {
  /// Whether something in it is not decided by what is there.
  var isUndecided: Bool {
    switch self {
    case .unknown, .compares: true
    case .not(let inner): inner.isUndecided
    case .both(let first, let second), .either(let first, let second):
      first.isUndecided || second.isUndecided
    case .always, .holds, .contains, .opened, .isNull, .equals: false
    }
  }
}

/// What a value of JSON is taken for.
enum NodeForm: Hashable {
  case object
  case array
}

/// Where in a value something is read.
enum ReadPlace: Hashable {
  /// Under a key of an object.
  case key(String)
  /// Under every key that there is.
  case anyKey
  /// At a position of an array.
  case position(Int)
  /// At every further position of an array.
  case rest
  /// The value itself.
  case whole
}

/// One call that reads.
struct Read {
  /// The value that it reads from.
  let node: Int
  var place: ReadPlace
  /// The type that it reads; nil where it opens a value further, or where the type is untold.
  var type: TypeReference?
  /// The value that it opens.
  var child: Int?
  /// Whether it gives nil where there is nothing.
  var isIfPresent = false
  /// The property that takes it.
  var target: String?
  /// The value in its place where it is nil, if that is a literal.
  var fallback: ExprSyntax?
  /// What it is turned into.
  var conversion: Conversion?
  /// What numbers it, or its length, has to keep to.
  var bounds: [ReadBound] = []
  /// How many elements it has at least, since they are taken by their index.
  var minimumCount: Int?
  /// Whether a value that cannot be turned into that is let pass.
  var isTolerant = false
  /// Whether the reader could not tell what is read.
  var isAssumed = false
  /// Where it stands, and the file.
  let statement: Syntax
  let file: ParsedFile
}

extension Read {
  /// Whether nothing is known yet that narrows what is accepted.
  var isOpen: Bool { conversion == nil && child == nil && !isAssumed }

  /// The type of the value after what it is turned into; nil where it is untold.
  var converted: TypeReference? {
    if case .type(let type)? = conversion { return type.unwrapped }
    return type?.unwrapped
  }
}

/// What a text or a number that was read is turned into.
enum Conversion: Hashable {
  case type(TypeReference)
  /// An integer or a decimal number, from its digits.
  case digits(isInteger: Bool)
  /// JSON of its own, in a text.
  case json
  /// A date by a format, or by ISO 8601, or by what cannot be told.
  case date(DateSpelling)
}

/// How a date is spelled that a model parses by itself.
enum DateSpelling: Hashable {
  case format(String)
  case iso8601
  case iso8601Fractional
  case seconds
  case milliseconds
  case untold
}

/// What a variable of `init(from:)` holds.
indirect enum Held {
  case decoder(node: Int)
  case keyed(node: Int, keys: KeySpace)
  case unkeyed(node: Int)
  case single(node: Int)
  /// A value that was read.
  case read(Int)
  /// The keys of an object, or one of them.
  case keys(node: Int, keys: KeySpace)
  case someKey(node: Int, keys: KeySpace)
  /// A key that is known.
  case key(String)
  /// A type as a value.
  case type(TypeReference)
  /// How many elements something that was read has.
  case count(Int)
  /// How many keys an object has.
  case keyCount
  /// Whether an object has a key, and such.
  case condition(Condition)
  /// A closure, or something else that is not followed.
  case other
}

/// The keys by which an object is read.
enum KeySpace {
  case list(CodingKeyList)
  /// Any text is a key.
  case open(TypeInstance?)
}
