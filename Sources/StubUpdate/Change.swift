import StubDiagnostics

/// One change of a text, which is made as a whole or not at all.
struct Change {
  /// The edits, in ascending order, none overlapping another.
  var edits: [Finding.Edit]
  /// What is said of it.
  var remarks: [Remark]
  /// The bytes in which no value may be unreadable when the change was made.
  var guarded: SourceRange?

  /// What is said of a change, and where.
  struct Remark {
    let code: FindingCode
    let message: String
    let place: Int
    var path = ""
  }

  /// A change with a single remark at its first edit.
  init(
    _ code: FindingCode,
    _ message: String,
    path: String = "",
    edits: [Finding.Edit],
    guarded: SourceRange? = nil
  ) {
    self.edits = edits
    self.guarded = guarded
    let place = edits.first?.range.lowerBound ?? 0
    remarks = [Remark(code: code, message: message, place: place, path: path)]
  }

  /// A change with its remarks.
  init(edits: [Finding.Edit], remarks: [Remark]) {
    self.edits = edits
    self.remarks = remarks
  }
}

extension [Change] {
  /// These changes by position, without those that overlap an earlier one.
  var disjoint: [Change] {
    let sorted = enumerated().sorted {
      ($0.element.start, $0.offset) < ($1.element.start, $1.offset)
    }
    .map(\.element)
    var taken = RangeSet()
    return sorted.filter { change in
      let isFree = change.edits.allSatisfy { !taken.touches($0.range) }
      if isFree { for edit in change.edits { taken.insert(edit.range) } }
      return isFree
    }
  }

  /// All edits in ascending order.
  var edits: [Finding.Edit] {
    flatMap(\.edits).enumerated().sorted {
      ($0.element.range.lowerBound, $0.element.range.upperBound, $0.offset)
        < ($1.element.range.lowerBound, $1.element.range.upperBound, $1.offset)
    }
    .map(\.element)
  }
}

extension Change {
  fileprivate var start: Int { edits.first?.range.lowerBound ?? 0 }
}

/// Ranges of which none overlaps another, in ascending order.
private struct RangeSet {
  private var ranges: [SourceRange] = []

  /// Whether a range shares a byte with one of these, or is an insertion at its edge.
  func touches(_ range: SourceRange) -> Bool {
    let place = place(of: range)
    return [place - 1, place].contains { index in
      ranges.indices.contains(index) && ranges[index].collides(with: range)
    }
  }

  mutating func insert(_ range: SourceRange) { ranges.insert(range, at: place(of: range)) }

  /// The index of the first range that does not begin before `range`.
  private func place(of range: SourceRange) -> Int {
    var (low, high) = (0, ranges.count)
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].lowerBound < range.lowerBound { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension SourceRange {
  fileprivate func collides(with other: SourceRange) -> Bool {
    if count == 0 || other.count == 0 {
      return lowerBound <= other.upperBound && other.lowerBound <= upperBound
    }
    return lowerBound < other.upperBound && other.lowerBound < upperBound
  }
}
