/// How many texts of each length lead from each state to an end.
struct PatternCounts: Sendable {
  /// How many numbers are kept.
  private static let mostEntries = 1_000_000

  private let language: PatternLanguage

  /// For each length and state, the number of texts, or `UInt64.max` where there are more.
  private var counts: [[UInt64]]

  /// For each length and state, the number of texts in proportion to those of the same length.
  private var weights: [[Double]]

  /// For each length, by which power of 2^32 the weights were divided.
  private var scales: [Int]

  init(_ language: PatternLanguage) {
    self.language = language
    counts = [language.endsText.map { $0 ? 1 : 0 }]
    weights = [language.endsText.map { $0 ? 1 : 0 }]
    scales = [0]
  }

  /// The number of texts of a length from a state on, or `UInt64.max` where there are more.
  func count(_ state: Int, length: Int) -> UInt64 { counts[length][state] }

  /// The number of texts of a length from a state on, in proportion to those from other states.
  func weight(_ state: Int, length: Int) -> Double { weights[length][state] }

  /// The number of texts of a length from the first state on, in proportion to those of other
  /// lengths up to `longest`.
  func weight(ofLength length: Int, longest: Int) -> Double {
    var weight = weights[length][0]
    for _ in scales[length]..<max(scales[longest], scales[length]) { weight *= 0x1p-32 }
    return weight
  }

  /// The least length from one to another of which there is a text; counts as far as needed.
  mutating func firstLength(from least: Int, to most: Int) throws(ValueSyntaxError) -> Int? {
    // A longer gap than there are states is none: what comes later has come before.
    let last = language.longestLength ?? least.saturatingAdd(language.edges.count)
    var length = max(0, least)
    while length <= min(most, last) {
      try extend(to: length)
      if counts[length][0] > 0 { return length }
      length += 1
    }
    return nil
  }

  /// Counts up to a length.
  mutating func extend(to length: Int) throws(ValueSyntaxError) {
    let entries = language.edges.count.saturatingMultiply(length.saturatingAdd(1))
    guard entries <= Self.mostEntries else { throw .patternTooLarge }
    while counts.count <= length { appendRow() }
  }

  private mutating func appendRow() {
    let shorter = counts.count - 1
    var row: [UInt64] = []
    var weightRow: [Double] = []
    for edges in language.edges {
      var (count, weight) = (UInt64(0), 0.0)
      for edge in edges {
        let (product, tooMany) = counts[shorter][edge.target]
          .multipliedReportingOverflow(by: UInt64(edge.count))
        let (sum, overflow) = count.addingReportingOverflow(product)
        count = tooMany || overflow ? .max : sum
        weight += weights[shorter][edge.target] * Double(edge.count)
      }
      row.append(count)
      weightRow.append(weight)
    }
    var scale = scales[shorter]
    if weightRow.contains(where: { $0 >= 0x1p32 }) {
      for state in weightRow.indices { weightRow[state] *= 0x1p-32 }
      scale += 1
    }
    counts.append(row)
    weights.append(weightRow)
    scales.append(scale)
  }
}
