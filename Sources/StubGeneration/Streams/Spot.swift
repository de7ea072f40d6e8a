/// Where a value stands, as far as streams are concerned: its path and the record and elements
/// that it belongs to.
///
/// - ``path`` is the key of the object's coding-key path: seed, model, and each key on the way.
/// - ``place`` folds the record's index and the index of each element on the way.
/// - ``ordinal`` counts the values at this path: the record's index, and below a collection that
///   holds *k* elements at most, *k* times the ordinal of the collection plus the element's index.
package struct Spot: Sendable {
  /// The key of the path.
  package var path: UInt64
  /// The indices on the way, folded; the record's index where there is no other.
  package var place: UInt64
  /// The number of this value among those at its path, from 0.
  package var ordinal: UInt64

  /// What a stream of a value decides.
  package enum Purpose: UInt64, Sendable {
    case value = 0
    case presence = 0x5052_4553_454E_4345
    case length = 0x4C45_4E47_5448_0000
    case order = 0x4F52_4445_5200_0000
    case variant = 0x5641_5249_414E_5400
  }

  /// The place of a record in the whole output.
  package init(seed: UInt64, model: String, record: Int) {
    let root = StreamMixer.fold(StreamMixer.algorithm, seed)
    self.init(root: StreamMixer.fold(root, StreamMixer.hash(model)), record: record)
  }

  /// The place of a record, of a model whose key is known.
  @inline(__always)
  init(root: UInt64, record: Int) {
    path = root
    place = UInt64(truncatingIfNeeded: record)
    ordinal = UInt64(truncatingIfNeeded: record)
  }

  /// The value under a key, whose hash is given.
  @inline(__always)
  package func under(_ hash: UInt64) -> Spot {
    var spot = self
    spot.path = StreamMixer.fold(path, hash)
    return spot
  }

  /// An element of the collection that stands here, which has `capacity` elements at most.
  @inline(__always)
  package func element(_ index: Int, of capacity: Int) -> Spot {
    var spot = self
    let number = UInt64(truncatingIfNeeded: index)
    // Mixed first: two small numbers that were only added would meet in other pairs of them.
    spot.place = StreamMixer.fold(StreamMixer.mix(place ^ Purpose.order.rawValue), number)
    spot.ordinal = ordinal &* UInt64(truncatingIfNeeded: max(capacity, 1)) &+ number
    return spot
  }

  /// The stream that decides something about the value.
  @inline(__always)
  package func stream(_ purpose: Purpose = .value) -> RandomStream {
    RandomStream(state: StreamMixer.fold(path ^ purpose.rawValue, place))
  }

  /// A share from 0, below 1, such that ten values in a row have one in each tenth.
  ///
  /// So four in ten means four of the first ten, not only four in ten of many.
  @inline(__always)
  package func share(_ purpose: Purpose = .value) -> Double {
    var stream = stream(purpose)
    let (round, position) = ordinal.quotientAndRemainder(dividingBy: 10)
    let key = StreamMixer.fold(path ^ purpose.rawValue ^ Purpose.order.rawValue, round)
    let tenth = Permutation(count: 10, key: key)[position]
    return min((Double(tenth) + stream.unit()) / 10, 1 - 0x1p-53)
  }

  /// The same spot for another try, where a value did not fit.
  package func attempt(_ number: Int) -> Spot {
    guard number > 0 else { return self }
    var spot = self
    spot.place = StreamMixer.fold(StreamMixer.mix(~place), UInt64(truncatingIfNeeded: number))
    spot.ordinal = spot.place
    return spot
  }

  /// A number below `count` that differs from those of the `count - 1` values before it, and the
  /// number of complete rounds before this one.
  ///
  /// Each round has an order of its own.
  @inline(__always)
  package func rank(of count: UInt64) -> (rank: UInt64, round: UInt64) {
    guard count > 1 else { return (0, ordinal) }
    let (round, position) = ordinal.quotientAndRemainder(dividingBy: count)
    let key = StreamMixer.fold(path ^ Purpose.order.rawValue, round)
    return (Permutation(count: count, key: key)[position], round)
  }
}
