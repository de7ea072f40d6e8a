/// Finds what the user probably meant.
public enum NearMiss {
  /// The candidate nearest to `name`, if any is near enough to be worth a question.
  ///
  /// Near is: the same letters in another case, or at most a third of the letters mistyped, left
  /// out, added or swapped with their neighbour. Of equally near ones the first is given.
  ///
  /// - Complexity: O(*c* · *n*²) for *c* candidates of *n* bytes.
  public static func nearest(to name: String, among candidates: some Sequence<String>) -> String? {
    ranked(name, among: candidates).first
  }

  /// The candidates that are near to `name`, the nearest first, at most `limit`.
  public static func ranked(
    _ name: String,
    among candidates: some Sequence<String>,
    limit: Int = 3
  ) -> [String] {
    let wanted = folded(name)
    var near: [(distance: Int, candidate: String)] = []
    for candidate in candidates where candidate != name {
      let other = folded(candidate)
      let bound = max(1, max(wanted.count, other.count) / 3)
      let distance = distance(wanted, other, atMost: bound)
      if distance <= bound, distance < max(wanted.count, other.count) {
        near.append((distance, candidate))
      }
    }
    let sorted = near.enumerated().sorted {
      ($0.element.distance, $0.offset) < ($1.element.distance, $1.offset)
    }
    return sorted.prefix(limit).map(\.element.candidate)
  }

  /// The bytes in ASCII lower case, without the separators that spellings differ in.
  private static func folded(_ name: String) -> [UInt8] {
    name.utf8.compactMap { byte in
      switch byte {
      case 0x41...0x5A: byte | 0x20
      case 0x5F, 0x2D, 0x20: nil
      default: byte
      }
    }
  }

  /// Damerau's distance with adjacent transpositions, or `bound + 1` where it is more than that.
  private static func distance(_ a: [UInt8], _ b: [UInt8], atMost bound: Int) -> Int {
    if abs(a.count - b.count) > bound { return bound + 1 }
    if a.isEmpty || b.isEmpty { return max(a.count, b.count) }
    var beforeLast = [Int](repeating: 0, count: b.count + 1)
    var last = Array(0...b.count)
    for i in 1...a.count {
      var row = [Int](repeating: 0, count: b.count + 1)
      row[0] = i
      for j in 1...b.count {
        let change = last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1)
        row[j] = min(last[j] + 1, row[j - 1] + 1, change)
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
          row[j] = min(row[j], beforeLast[j - 2] + 1)
        }
      }
      (beforeLast, last) = (last, row)
    }
    return last[b.count]
  }
}
