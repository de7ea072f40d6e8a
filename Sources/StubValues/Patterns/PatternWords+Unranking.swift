extension PatternWords {
  /// The text with a rank, `0..<count`; ranks beyond wrap around.
  package func word(rank: UInt64) -> String {
    var buffer: [UInt8] = []
    append(rank: rank, to: &buffer)
    return String(decoding: buffer, as: UTF8.self)
  }

  /// Appends the text with a rank, `0..<count`, as UTF-8; ranks beyond wrap around.
  ///
  /// - Complexity: O(*n* · *k*) for *n* scalars and *k* ways to go on after each.
  package func append(rank: UInt64, to buffer: inout [UInt8]) {
    let choices = lengths.map { length in
      PatternShare.Choice(
        count: counts.count(0, length: length),
        weight: counts.weight(ofLength: length, longest: lengths.upperBound)
      )
    }
    var share = PatternShare(rank: rank % count, count: count)
    let length = lengths.lowerBound + share.choose(among: choices)
    append(share, length: length, to: &buffer)
  }

  /// The text of a length with a rank, `0..<count(ofLength:)`, as UTF-8; ranks beyond wrap around.
  /// Appends nothing where there is no text of that length.
  package func append(rank: UInt64, length: Int, to buffer: inout [UInt8]) {
    let count = count(ofLength: length)
    guard count > 0 else { return }
    append(PatternShare(rank: rank % count, count: count), length: length, to: &buffer)
  }

  private func append(_ share: PatternShare, length: Int, to buffer: inout [UInt8]) {
    var (share, state) = (share, 0)
    for rest in (0..<length).reversed() {
      let edge = edge(after: state, rest: rest, &share)
      Self.append(edge.scalars, index: share.choose(amongEqual: edge.count), to: &buffer)
      state = edge.target
    }
  }

  /// Chooses the edge after a state, behind which `rest` scalars follow.
  private func edge(
    after state: Int,
    rest: Int,
    _ share: inout PatternShare
  ) -> PatternLanguage.Edge {
    let edges = language.edges[state]
    if share.isExact(counts.count(state, length: rest + 1)) {
      for (index, edge) in edges.enumerated() {
        let part = counts.count(edge.target, length: rest) * UInt64(edge.count)
        if share.take(part, index: index) { return edge }
      }
    }
    let choices = edges.map { edge in
      let (count, overflow) = counts.count(edge.target, length: rest)
        .multipliedReportingOverflow(by: UInt64(edge.count))
      return PatternShare.Choice(
        count: overflow ? .max : count,
        weight: counts.weight(edge.target, length: rest) * Double(edge.count)
      )
    }
    return edges[share.choose(among: choices)]
  }

  /// Appends one scalar of a set, by its index in order.
  private static func append(_ scalars: ScalarSet, index: Int, to buffer: inout [UInt8]) {
    var index = index
    for range in scalars.ranges {
      guard index >= range.count else {
        let value = range.lowerBound + UInt32(truncatingIfNeeded: index)
        guard let bytes = Unicode.Scalar(value).flatMap(UTF8.encode) else { return }
        buffer.append(contentsOf: bytes)
        return
      }
      index -= range.count
    }
  }
}
