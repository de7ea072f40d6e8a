/// Which records of one model belong together where the relation is its own inverse, as among
/// friends: known for each record without a table, and the same from both sides.
///
/// All records stand in a random circle. Step *t* along it links every record to the one so far
/// ahead and the one so far behind; with an odd number of links neighbours are paired off besides.
package struct MutualLinks: Sendable {
  /// How many records there are.
  package let count: UInt64
  /// How many steps link every record.
  package let sureSteps: UInt64
  /// How many steps may link a record.
  package let steps: UInt64
  /// Whether records are paired off besides; the last one of an odd number stays alone.
  package let isPaired: Bool
  private let circle: Permutation
  private let key: UInt64

  /// The links among `count` records, each with `least` to `most` of them.
  ///
  /// Where the numbers are out of reach, ``degrees`` says what is kept to instead.
  package init(count: Int, least: Int, most: Int, key: UInt64) {
    self.count = min(UInt64(max(count, 0)), 1 << 40)
    self.key = key
    circle = Permutation(count: self.count, key: key)
    let reach = (max(self.count, 1) - 1) / 2
    let (least, most) = (UInt64(max(least, 0)), UInt64(max(most, 0)))
    let isOdd = least == most && most % 2 == 1 && self.count % 2 == 0
    isPaired = isOdd || most == 1
    // A pair is at most one step away, which no step may link again.
    let free = isPaired ? max(reach, 1) - 1 : reach
    steps = min(most / 2, free)
    sureSteps = min(isPaired ? least / 2 : (least + 1) / 2, steps)
  }

  /// How many links a record has, at least and at most.
  package var degrees: (least: UInt64, most: UInt64) {
    let pair: UInt64 = isPaired ? 1 : 0
    return (2 * sureSteps + (count % 2 == 0 ? pair : 0), 2 * steps + pair)
  }

  /// The records that are linked to one, in ascending order.
  package func others(of record: UInt64) -> [UInt64] {
    guard record < count else { return [] }
    let place = circle[record]
    var places: [UInt64] = []
    if isPaired, place ^ 1 < count { places.append(place ^ 1) }
    for number in 0..<steps {
      let step = step(number)
      let back = (place + count - step) % count
      if isLinked(from: place, number) { places.append((place + step) % count) }
      if isLinked(from: back, number) { places.append(back) }
    }
    return places.map { circle.inverse($0) }.sorted()
  }

  private func step(_ number: UInt64) -> UInt64 {
    let reach = (count - 1) / 2
    guard isPaired else { return 1 + Permutation(count: reach, key: ~key)[number] }
    return 2 + Permutation(count: reach - 1, key: ~key)[number]
  }

  private func isLinked(from place: UInt64, _ number: UInt64) -> Bool {
    if number < sureSteps { return true }
    return StreamMixer.fold(StreamMixer.fold(key, place), number) & 1 == 0
  }
}
