/// How the values of a field follow each other in the scenario `edge`: all of them once a round,
/// each round in an order of its own.
extension Spot {
  /// The way in which a value is absent, and where it stands if it is not: each of `forms` ways
  /// once in `forms + round` values.
  ///
  /// The values that are there count on without a gap, so that what is inside them walks through
  /// a round of its own while they walk through theirs.
  func walkingPresence(forms: Int, round: UInt64) -> (absence: Int?, spot: Spot) {
    let ways = UInt64(max(forms, 0))
    guard ways > 0 else { return (nil, self) }
    let (rank, turn) = turned(.presence, ways &+ round)
    if rank < ways { return (Int(rank), self) }
    var spot = self
    spot.ordinal = turn &* round &+ (rank - ways)
    return (nil, spot)
  }

  /// The length of a collection, and the number of its first element among those of all
  /// collections here: each of the lengths once a round.
  func walkingLengths(_ lengths: [Int]) -> (length: Int, first: UInt64) {
    let count = UInt64(lengths.count)
    guard count > 0 else { return (0, ordinal) }
    let (turn, position) = ordinal.quotientAndRemainder(dividingBy: count)
    let order = Permutation(count: count, key: key(.length, turn))
    let total = lengths.reduce(0) { $0 &+ UInt64($1) }
    var first = turn &* total
    for earlier in 0..<position { first = first &+ UInt64(lengths[Int(order[earlier])]) }
    return (lengths[Int(order[position])], first)
  }

  /// Which of several shapes a value has, each once a round, and where it stands among those of
  /// this shape.
  func walkingVariants(_ count: Int) -> (variant: Int, spot: Spot) {
    let (rank, turn) = turned(.variant, UInt64(max(count, 1)))
    var spot = self
    spot.ordinal = turn
    return (Int(rank), spot)
  }

  /// The place of this value in the order of its round, and the number of the round.
  private func turned(_ purpose: Purpose, _ count: UInt64) -> (rank: UInt64, turn: UInt64) {
    guard count > 1 else { return (0, ordinal) }
    let (turn, position) = ordinal.quotientAndRemainder(dividingBy: count)
    return (Permutation(count: count, key: key(purpose, turn))[position], turn)
  }

  private func key(_ purpose: Purpose, _ turn: UInt64) -> UInt64 {
    StreamMixer.fold(path ^ purpose.rawValue ^ Purpose.order.rawValue, turn)
  }
}
