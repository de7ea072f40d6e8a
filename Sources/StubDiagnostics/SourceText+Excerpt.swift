extension SourceText {
  /// How many bytes of a line an excerpt shows on either side of its location, of which it shows
  /// twice as many.
  static let reach = 80

  /// How many bytes a character has at most in UTF-8.
  private static let longestScalar = 4

  /// The line around the bytes `lower..<upper`, cut on both sides where it is long.
  ///
  /// No more of the line is looked at than may be shown.
  func excerpt(_ lower: Int, _ upper: Int) -> SourceExcerpt {
    let first = lineStart(before: lower)
    let last = lineEnd(after: lower)
    let left = scalarStart(max(first, lower - Self.reach), after: first)
    let end = max(lower, min(upper, last, lower + 2 * Self.reach))
    let right = scalarStart(min(last, end + Self.reach), after: lower)
    let marked = min(upper, right)
    let lead = left > first ? "…" : ""
    let head = shown(bytes[left..<lower])
    let body = shown(bytes[lower..<max(lower, marked)])
    let tail = shown(bytes[max(lower, marked)..<max(lower, right)])
    return SourceExcerpt(
      text: lead + head + body + tail + (right < last ? "…" : ""),
      caret: lead.unicodeScalars.count + head.unicodeScalars.count,
      length: max(1, body.unicodeScalars.count)
    )
  }

  private func lineStart(before index: Int) -> Int {
    let limit = max(0, index - Self.reach - Self.longestScalar)
    var start = index
    while start > limit, bytes[start - 1] != 0x0A, bytes[start - 1] != 0x0D { start -= 1 }
    return start
  }

  private func lineEnd(after index: Int) -> Int {
    let limit = min(bytes.count, index + 3 * Self.reach + Self.longestScalar)
    var end = index
    while end < limit, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
    return end
  }

  private func scalarStart(_ index: Int, after limit: Int) -> Int {
    var start = index
    while start > limit, start < bytes.count, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    return start
  }

  /// The bytes as text that is safe on a terminal: a tab is a space, other controls a `·`.
  private func shown(_ slice: ArraySlice<UInt8>) -> String {
    var text = String.UnicodeScalarView()
    for scalar in String(decoding: slice, as: UTF8.self).unicodeScalars {
      switch scalar.value {
      case 0x09: text.append(" ")
      case 0..<0x20, 0x7F..<0xA0, 0x200B...0x200F, 0x2028...0x202E, 0x2066...0x2069:
        text.append("·")
      default: text.append(scalar)
      }
    }
    return String(text)
  }
}
