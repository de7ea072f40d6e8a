import StubDiagnostics

/// Ranges, of which it can be told quickly whether one of them holds another.
struct RangeCover {
  /// The ranges by their lower bounds, each with the greatest upper bound so far.
  private let ranges: [SourceRange]

  /// - Complexity: O(*n* log *n*).
  init(_ ranges: [SourceRange]) {
    var upper = 0
    self.ranges = ranges.sorted { $0.lowerBound < $1.lowerBound }.map { range in
      upper = max(upper, range.upperBound)
      return SourceRange(range.lowerBound, upper)
    }
  }

  /// Whether `range` lies within one of the ranges.
  ///
  /// - Complexity: O(log *n*).
  func holds(_ range: SourceRange) -> Bool {
    var (low, high) = (0, ranges.count)
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].lowerBound <= range.lowerBound { low = middle + 1 } else { high = middle }
    }
    return low > 0 && ranges[low - 1].upperBound >= range.upperBound
  }
}
