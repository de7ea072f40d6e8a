import StubValues

/// What a generator draws, before a type and its coding strategies decide how it is spelled.
enum Drawn: Sendable {
  /// The bytes that were appended to the text buffer.
  case text
  /// A whole number.
  case integer(Int)
  /// A number with so many decimals: the first divided by ten to the power of the second.
  case decimal(Int, decimals: Int)
  /// A number that only a double can hold.
  case double(Double)
  /// The bytes that were appended to the text buffer, which are a number as JSON spells it.
  case digits
  /// A truth value.
  case bool(Bool)
  /// A moment.
  case date(Timestamp)
  /// Sixteen bytes.
  case uuid(high: UInt64, low: UInt64)
  /// The bytes that were appended to the text buffer, which are no text.
  case bytes
}

/// What kind of value a generator draws, which decides the types that it fits.
package enum ValueKind: String, Sendable, Hashable, CaseIterable {
  /// Words, names, sentences, codes.
  case text
  /// A text of one character.
  case character
  /// An absolute URL.
  case url
  /// A whole number.
  case integer
  /// A number with decimals.
  case number
  /// A truth value.
  case bool
  /// A moment.
  case date
  /// A UUID.
  case uuid
  /// Bytes.
  case data
  /// The identifier of a time zone.
  case timeZone
  /// The identifier of a locale.
  case locale
}

/// What a generator is told for one value.
struct Draw: Sendable {
  /// Where the value stands.
  let spot: Spot
  /// Where the subject of the value stands; the same for all fields that show the same subject.
  let subject: Spot
  /// Where the object around the value stands, so that a value can look at several subjects.
  let object: Spot
  /// The object around that object; nil where there is none, and where values are unique.
  var outer: Surrounding?
  /// The chosen value's number, below the generator's `count`; 0 where it counts nothing.
  let rank: UInt64
  /// How often all numbers were used up before.
  let round: UInt64

  /// What a generator is told for a value; the object is the value's own place where there is no
  /// other.
  @inline(__always)
  init(spot: Spot, subject: Spot, object: Spot? = nil, rank: UInt64, round: UInt64) {
    self.spot = spot
    self.subject = subject
    self.object = object ?? spot
    self.rank = rank
    self.round = round
  }

  /// The number of the value among those at its path, from 0.
  var ordinal: UInt64 { spot.ordinal }

  /// The stream for what the rank does not decide.
  var stream: RandomStream { spot.stream(.variant) }
}

/// A source of values, as one field uses it: parameters, locale and vocabularies are settled.
struct Generator: Sendable {
  /// What it draws.
  var kind: ValueKind
  /// How many values it numbers; 0 where it numbers none.
  var count: UInt64
  /// In how many rounds the values are different ones, so that there are `count` times as many.
  var rounds: UInt64 = 1
  /// Whether values follow each other without repeating until all were there.
  var isPermuted = true
  /// Whether values of different rounds differ, so that no number of them is too many.
  var isInexhaustible = false
  /// Whether no two numbers give the same value.
  var isDistinct = true
  /// Whether values keep to the bounds of the schema and the type.
  var keepsLimits = false
  /// The elements of an array that show the subject of the object around it, each something else
  /// of it; nil where elements show subjects of their own.
  var shared: SharedElements?
  /// The range that numbers are drawn from, which the mean of a distribution lies in; from 0 to 1
  /// for everything else, where the mean is a share of all values.
  var span: ClosedRange<Double> = 0...1
  /// The hidden subject that values are shown of; nil where there is none.
  var subject: UInt64?
  /// The capacity of the array whose elements differ among themselves, of a small choice of words;
  /// 0 where values follow each other through all arrays.
  var arrayCapacity: UInt64 = 0
  /// Whether a date is written as the day alone where the field holds a text.
  var isDay = false
  /// The moments that it draws from, of a generator of dates that can be held to other bounds.
  var dates: DateWindow?
  /// What else in the object decides the value, where the object has it; nil where nothing does.
  var bond: Bond?
  /// Draws the value, appending to the buffer what is text or bytes.
  var draw: @Sendable (Draw, inout TextBuffer) -> Drawn

  /// A generator of numbered values.
  init(
    _ kind: ValueKind,
    count: UInt64,
    subject: UInt64? = nil,
    draw: @escaping @Sendable (Draw, inout TextBuffer) -> Drawn
  ) {
    self.kind = kind
    self.count = count
    self.subject = subject
    self.draw = draw
  }

  /// A generator whose values are not numbered.
  static func open(
    _ kind: ValueKind,
    draw: @escaping @Sendable (Draw, inout TextBuffer) -> Drawn
  ) -> Generator {
    Generator(kind, count: 0, draw: draw)
  }

  /// A generator of texts that are not numbered.
  static func text(
    _ append: @escaping @Sendable (Draw, inout RandomStream, inout TextBuffer) -> Void
  ) -> Generator {
    Generator(.text, count: 0) { draw, text in
      var stream = draw.stream
      append(draw, &stream, &text)
      return .text
    }
  }

  /// The column of a vocabulary: its entries in an order of their own, each once a round.
  static func entries(
    of vocabulary: Vocabulary,
    column: Int = 0,
    kind: ValueKind = .text
  ) -> Generator {
    let column = vocabulary.places(ofColumn: column)
    return Generator(kind, count: UInt64(vocabulary.count)) { draw, text in
      column.append(Int(truncatingIfNeeded: draw.rank), to: &text)
      return .text
    }
  }

  /// How many different values there are, where they are numbered.
  var distinctCount: UInt64 {
    let (product, overflow) = count.multipliedReportingOverflow(by: rounds)
    return overflow ? .max : product
  }

  /// Draws the value at `spot`, in an object that stands at `object`.
  ///
  /// - Parameter isUnique: Whether numbered values may not repeat before all were there.
  @inline(__always)
  func value(
    at spot: Spot,
    in object: Spot,
    around outer: Surrounding? = nil,
    isUnique: Bool = false,
    into text: inout TextBuffer
  ) -> Drawn {
    let home = subject.map { object.under($0) } ?? spot
    let object = subject == nil ? spot : object
    guard count > 0 else {
      var draw = Draw(spot: spot, subject: home, object: object, rank: 0, round: spot.ordinal)
      draw.outer = outer
      return self.draw(draw, &text)
    }
    if arrayCapacity > 0 {
      let (array, place) = spot.ordinal.quotientAndRemainder(dividingBy: arrayCapacity)
      let key = StreamMixer.fold(spot.path ^ Spot.Purpose.order.rawValue, array)
      let rank = Permutation(count: count, key: key)[place % count]
      return draw(Draw(spot: spot, subject: home, object: object, rank: rank, round: 0), &text)
    }
    if isPermuted || isUnique {
      let (rank, round) = home.rank(of: count)
      var draw = Draw(spot: spot, subject: home, object: object, rank: rank, round: round)
      if !isUnique { draw.outer = outer }
      return self.draw(draw, &text)
    }
    var stream = home.stream(.order)
    let rank = stream.below(count)
    let draw = Draw(spot: spot, subject: home, object: object, rank: rank, round: 0)
    return self.draw(draw, &text)
  }
}
