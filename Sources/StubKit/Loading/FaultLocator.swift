internal import StubDiagnostics

/// Turns byte ranges into lines and columns, one after the other.
///
/// It goes on from the place of the range before, so that ranges in ascending order cost one pass
/// over the text together.
struct FaultLocator {
  private let source: SourceText
  private var offset = 0
  private var position = SourcePosition.start

  /// How many bytes before and behind a range belong to its excerpt.
  private static let reach = 256

  init(_ source: SourceText) {
    self.source = source
  }

  /// The fault with its line, column and excerpt.
  mutating func locate(_ raw: RawFault) -> StubFault {
    let location = location(of: raw.range)
    var fault = raw.fault
    fault.line = location.start.line
    fault.column = location.start.column
    let mark = String(repeating: "~", count: min(location.excerpt.length, 60) - 1)
    let indent = String(repeating: " ", count: location.excerpt.caret)
    fault.excerpt = "  \(location.excerpt.text)\n  \(indent)^\(mark)"
    return fault
  }

  /// The location of a range; its end may be cut off where the range is long.
  mutating func location(of range: SourceRange) -> SourceLocation {
    let bytes = source.bytes
    let lower = min(max(range.lowerBound, 0), bytes.count)
    let start = windowStart(before: lower)
    if start < offset { (offset, position) = (0, .start) }
    let previous = offset > 0 ? bytes[offset - 1] : nil
    position = advance(position, over: bytes[offset..<start], after: previous)
    offset = start
    let end = min(bytes.count, max(lower, min(range.upperBound, lower + 4_096)) + Self.reach)
    return SourceText(
      file: source.file,
      bytes: Array(bytes[start..<end]),
      offset: start,
      origin: position
    ).location(of: SourceRange(lower, min(range.upperBound, end)))
  }

  /// A place some way before `index`, neither inside a scalar nor inside a line ending.
  private func windowStart(before index: Int) -> Int {
    var start = max(0, index - Self.reach)
    while start > 0, source.bytes[start] & 0xC0 == 0x80 || source.bytes[start] == 0x0A {
      start -= 1
    }
    return start
  }
}

extension RecordOutcome {
  /// All faults with their places, in the order of the text.
  func located(in text: AssetText) -> [StubFault] {
    StubFailure.located(faults, in: text)
  }

  /// The faults as what is thrown.
  func failure(of model: String, in text: AssetText) -> StubFailure {
    let kept = Array(faults.prefix(StubFailure.faultLimit))
    return StubFailure(
      model: model,
      file: text.file,
      faults: StubFailure.located(kept, in: text),
      faultCount: faults.count
    )
  }
}
