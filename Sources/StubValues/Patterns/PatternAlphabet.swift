/// Classes of scalars that a pattern does not tell apart.
struct PatternAlphabet: Sendable {
  /// The number of the class of the scalars that are in no set.
  static let noSet = 0

  /// The number of classes, with ``noSet``.
  let classCount: Int

  /// For each set, in order, the classes that it consists of, ascending.
  let classesOfSets: [[Int]]

  /// For each class, its scalars; none for ``noSet``.
  let scalarsOfClasses: [ScalarSet]

  /// The classes of ASCII.
  private let ascii: [Int]

  /// Where a run of scalars of one class begins, ascending from 0, and that class.
  private let starts: [UInt32]
  private let classes: [Int]

  /// The alphabet in which each set is a union of classes.
  init(_ sets: [ScalarSet]) {
    let starts = Self.bounds(of: sets)
    var numbers: [[Int]: Int] = [[]: Self.noSet]
    var ranges: [[ClosedRange<UInt32>]] = [[]]
    var classesOfSets = [[Int]](repeating: [], count: sets.count)
    var classes: [Int] = []
    for (index, start) in starts.enumerated() {
      let members = sets.indices.filter { sets[$0].contains(start) }
      let number = numbers[members] ?? ranges.count
      if number == ranges.count {
        numbers[members] = number
        ranges.append([])
        for member in members { classesOfSets[member].append(number) }
      }
      classes.append(number)
      let end = index + 1 < starts.count ? starts[index + 1] - 1 : ScalarSet.lastScalar
      if number != Self.noSet { ranges[number].append(start...end) }
    }
    self.starts = starts
    self.classes = classes
    self.classesOfSets = classesOfSets
    scalarsOfClasses = ranges.map { ScalarSet($0) }
    classCount = ranges.count
    ascii = (0..<128).map { Self.classNumber(of: $0, starts: starts, classes: classes) }
  }

  /// Where the scalars may pass from one class to another.
  private static func bounds(of sets: [ScalarSet]) -> [UInt32] {
    var bounds: Set<UInt32> = [0]
    for range in sets.flatMap(\.ranges) {
      bounds.insert(range.lowerBound)
      if range.upperBound < ScalarSet.lastScalar { bounds.insert(range.upperBound + 1) }
    }
    return bounds.sorted()
  }

  /// The class of a scalar.
  ///
  /// - Complexity: O(1) for ASCII, else O(log *n*) in the number of ranges.
  func classNumber(of scalar: UInt32) -> Int {
    if scalar < 128 { return ascii[Int(scalar)] }
    return Self.classNumber(of: scalar, starts: starts, classes: classes)
  }

  private static func classNumber(of scalar: UInt32, starts: [UInt32], classes: [Int]) -> Int {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= scalar { low = middle } else { high = middle }
    }
    return classes[low]
  }
}
