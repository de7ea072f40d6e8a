import StubJSON

extension RecordWriter {
  /// Writes an array or a set.
  mutating func write(
    _ plan: ListPlan,
    at spot: Spot,
    in frame: Frame,
    into writer: inout JSONWriter
  ) {
    writer.beginArray()
    var extent = extent(of: plan, at: spot, in: frame)
    if case .reference(let reference) = program.nodes[plan.element] {
      write(reference, extent.count, plan, at: spot, in: frame, into: &writer)
    } else if plan.isSet {
      // Each set takes its elements from the beginning of a round, where no two are alike.
      if extent.first != nil { extent.first = spot.ordinal &* program.rounds[plan.element] }
      for place in distinct(extent, of: plan.element, at: spot, in: frame) {
        write(plan.element, at: place, in: frame, into: &writer)
      }
    } else {
      for index in 0..<extent.count {
        write(plan.element, at: extent.place(index, in: spot), in: frame, into: &writer)
      }
    }
    writer.endArray()
  }

  /// Writes a dictionary.
  mutating func write(
    _ plan: DictionaryPlan,
    at spot: Spot,
    in frame: Frame,
    into writer: inout JSONWriter
  ) {
    if plan.isObject { writer.beginObject() } else { writer.beginArray() }
    writeEntries(of: plan, at: spot, in: frame, into: &writer)
    if plan.isObject { writer.endObject() } else { writer.endArray() }
  }

  /// Writes the keys and values of a dictionary without its brackets.
  ///
  /// - Parameter taken: The keys, in quotes, that are there already.
  mutating func writeEntries(
    of plan: DictionaryPlan,
    at spot: Spot,
    in frame: Frame,
    besides taken: Set<[UInt8]> = [],
    into writer: inout JSONWriter
  ) {
    let extent = extent(of: plan, at: spot, in: frame)
    var keyExtent = extent
    keyExtent.first = nil
    let home = spot.under(Self.keyHash)
    let keys = distinct(keyExtent, of: plan.key, at: home, in: frame, besides: taken)
    for (index, place) in keys.enumerated() {
      if plan.isObject {
        var key = JSONWriter(style: .compact)
        write(plan.key, at: place, in: frame, into: &key)
        writer.key(quoted: key.buffer.quotedKey)
      } else {
        write(plan.key, at: place, in: frame, into: &writer)
      }
      let value = extent.place(index, in: spot.under(Self.valueHash))
      write(plan.value, at: value, in: frame, into: &writer)
    }
  }

  private static let keyHash = StreamMixer.hash("key")
  static let valueHash = StreamMixer.hash("value")

  /// The number of elements of an array that stands at `spot`.
  func length(of plan: ListPlan, at spot: Spot, in frame: Frame) -> Int {
    extent(of: plan, at: spot, in: frame).count
  }

  private func extent(of plan: ListPlan, at spot: Spot, in frame: Frame) -> Extent {
    if let shared = plan.shared {
      return Extent(count: shared.count(frame.spot), capacity: plan.greatest)
    }
    return extent(
      plan.least...plan.greatest,
      (plan.bottom, plan.common),
      plan.lengths,
      plan.element,
      at: spot,
      in: frame
    )
  }

  private func extent(of plan: DictionaryPlan, at spot: Spot, in frame: Frame) -> Extent {
    extent(
      plan.least...plan.greatest,
      (plan.bottom, plan.common),
      plan.lengths,
      plan.value,
      at: spot,
      in: frame
    )
  }

  /// The number of elements; as few as may be where an element would lead too deep.
  private func extent(
    _ range: ClosedRange<Int>,
    _ stops: (bottom: Int, common: Int?),
    _ lengths: [Int],
    _ element: Int,
    at spot: Spot,
    in frame: Frame
  ) -> Extent {
    let capacity = range.upperBound
    let isDeep =
      frame.recursion >= GenerationProgram.recursionLimit && program.leadsDeeper(element)
    if !lengths.isEmpty {
      let walk = spot.walkingLengths(lengths)
      return Extent(
        count: isDeep ? stops.bottom : walk.length,
        capacity: capacity,
        first: walk.first
      )
    }
    if isDeep { return Extent(count: stops.bottom, capacity: capacity) }
    var stream = spot.stream(.length)
    var count = stream.integer(range)
    if let common = stops.common, range.lowerBound < common, common < capacity,
      !stream.chance(Self.wideShare)
    {
      count = stream.integer(range.lowerBound...common)
    }
    return Extent(count: count, capacity: capacity)
  }

  /// How many of the collections that may be large use the room that they have.
  private static let wideShare = 0.25

  /// The places of elements of which no two are written alike; fewer where there are not so many.
  private mutating func distinct(
    _ extent: Extent,
    of node: Int,
    at spot: Spot,
    in frame: Frame,
    besides taken: Set<[UInt8]> = []
  ) -> [Spot] {
    var places: [Spot] = []
    var seen = taken
    for index in 0..<extent.count {
      for attempt in 0..<TextLimits.attempts * 4 {
        let place = extent.place(index, in: spot).attempt(attempt)
        var writer = JSONWriter(style: .compact)
        write(node, at: place, in: frame, into: &writer)
        guard seen.insert(writer.buffer).inserted else { continue }
        places.append(place)
        break
      }
    }
    return places
  }

  // MARK: Tuples and ranges

  /// Writes an array whose elements are known one by one.
  mutating func write(
    _ elements: [TupleElement],
    _ rest: ListPlan?,
    at spot: Spot,
    in frame: Frame,
    into writer: inout JSONWriter
  ) {
    writer.beginArray()
    for element in elements {
      write(element.node, at: spot.under(element.hash), in: frame, into: &writer)
    }
    if let rest {
      let home = spot.under(Self.valueHash)
      let extent = extent(of: rest, at: home, in: frame)
      for index in 0..<extent.count {
        write(rest.element, at: extent.place(index, in: home), in: frame, into: &writer)
      }
    }
    writer.endArray()
  }

  /// Writes two bounds in order; those of a half-open range may not be the same value twice only
  /// because there is no other.
  mutating func writeRange(
    of bound: Int,
    _ isHalfOpen: Bool,
    at spot: Spot,
    in frame: Frame,
    into writer: inout JSONWriter
  ) {
    writer.beginArray()
    let places = [spot.element(0, of: 2), spot.element(1, of: 2)]
    for place in ordered(places, bound, in: frame) {
      write(bound, at: place, in: frame, into: &writer)
    }
    writer.endArray()
  }

  private mutating func ordered(_ places: [Spot], _ bound: Int, in frame: Frame) -> [Spot] {
    guard case .value(let plan) = program.nodes[bound] else { return places }
    let first = draw(plan, at: places[0], in: frame)
    let firstText = text
    let second = draw(plan, at: places[1], in: frame)
    return Drawn.areOrdered(first, firstText, second, text) ? places : places.reversed()
  }
}

/// How many elements a collection has, and how they are counted.
private struct Extent {
  /// How many there are.
  var count: Int
  /// How many there could be.
  var capacity: Int
  /// The number of the first one among all elements at its path, where they are counted without
  /// gaps.
  var first: UInt64?

  /// Where an element stands in the collection at a spot.
  func place(_ index: Int, in spot: Spot) -> Spot {
    var place = spot.element(index, of: capacity)
    if let first { place.ordinal = first &+ UInt64(truncatingIfNeeded: index) }
    return place
  }
}

extension [UInt8] {
  /// A value written as JSON, as a key: itself where it is a string, else in quotes.
  fileprivate var quotedKey: [UInt8] {
    first == UInt8(ascii: "\"") ? self : [UInt8(ascii: "\"")] + self + [UInt8(ascii: "\"")]
  }
}

extension Drawn {
  /// Whether the first of two values of the same kind is not greater than the second.
  fileprivate static func areOrdered(
    _ first: Drawn,
    _ firstText: TextBuffer,
    _ second: Drawn,
    _ secondText: TextBuffer
  ) -> Bool {
    switch (first, second) {
    case (.integer(let a), .integer(let b)): a <= b
    case (.decimal(let a, _), .decimal(let b, _)): a <= b
    case (.double(let a), .double(let b)): a <= b
    case (.date(let a), .date(let b)): a <= b
    case (.text, .text): !secondText.lexicographicallyPrecedes(firstText)
    default: true
    }
  }
}
