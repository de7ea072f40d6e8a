internal import StubDiagnostics
internal import StubJSON

/// Compares what stands in an asset with what a model makes of it.
struct RoundTrip {
  let file: String
  private var found: [(difference: StubAudit.Difference, range: SourceRange)] = []

  init(file: String) {
    self.file = file
  }

  /// Gathers the differences of a value, which has the path `path`, and what became of it.
  ///
  /// Both lie in documents that a decoder has read, so they are no deeper than it allows.
  mutating func compare(_ before: JSONNode, _ after: JSONNode, path: String) {
    switch (before.kind, after.kind) {
    case (.object, .object): compareMembers(before, after, path: path)
    case (.array, .array): compareElements(before, after, path: path)
    default:
      if !isSame(before, after) { report(.changedValue, before, before, after, path) }
    }
  }

  /// The differences with their lines and columns, in the order of the text.
  func located(in text: AssetText) -> [StubAudit.Difference] {
    var locator = FaultLocator(text.original)
    let ordered = found.enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }
    return ordered.map { _, entry in
      let start = locator.location(of: entry.range).start
      var difference = entry.difference
      difference.line = start.line
      difference.column = start.column
      return difference
    }
  }

  private mutating func compareMembers(_ before: JSONNode, _ after: JSONNode, path: String) {
    let written = Dictionary(after.members.map { ($0.key.string ?? "", $0.value) }) { $1 }
    var seen: Set<String> = []
    for member in before.members {
      guard let key = member.key.string, seen.insert(key).inserted else { continue }
      let step = path + pathStep(key)
      if let value = written[key] {
        compare(member.value, value, path: step)
      } else if !member.value.isNull {
        report(.ignoredKey, member.key, member.value, nil, step)
      }
    }
    // Encoders keep no order of keys.
    for key in written.keys.sorted() where !seen.contains(key) {
      guard let value = written[key], !value.isNull else { continue }
      report(.addedKey, before, nil, value, path + pathStep(key))
    }
  }

  private mutating func compareElements(_ before: JSONNode, _ after: JSONNode, path: String) {
    guard before.count == after.count else {
      return report(.changedValue, before, before, after, path)
    }
    var inner = RoundTrip(file: file)
    for (position, (old, new)) in zip(before.elements, after.elements).enumerated() {
      inner.compare(old, new, path: "\(path)[\(position)]")
    }
    if inner.found.isEmpty { return }
    if isRearranged(before, after) {
      report(.reordered, before, before, after, path)
    } else {
      found += inner.found
    }
  }

  /// Whether two arrays have the same elements.
  private func isRearranged(_ before: JSONNode, _ after: JSONNode) -> Bool {
    var values: [JSONValue: Int] = [:]
    for element in before.elements {
      guard let value = JSONValue(element) else { return false }
      values[value, default: 0] += 1
    }
    for element in after.elements {
      guard let value = JSONValue(element), let count = values[value], count > 0 else {
        return false
      }
      values[value] = count - 1
    }
    return true
  }

  private func isSame(_ before: JSONNode, _ after: JSONNode) -> Bool {
    guard before.kind == after.kind else { return false }
    switch before.kind {
    case .string: return before.string == after.string
    case .number:
      guard let old = JSONNumber(before.bytes), let new = JSONNumber(after.bytes) else {
        return before.text == after.text
      }
      return old == new
    default: return before.text == after.text
    }
  }

  private mutating func report(
    _ kind: StubAudit.Difference.Kind,
    _ place: JSONNode,
    _ before: JSONNode?,
    _ after: JSONNode?,
    _ path: String
  ) {
    let difference = StubAudit.Difference(
      kind: kind,
      file: file,
      line: 1,
      column: 1,
      path: path,
      before: before.map(shown) ?? "",
      after: after.map(shown) ?? ""
    )
    found.append((difference, place.range))
  }
}
