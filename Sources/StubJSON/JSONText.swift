/// Decodes the strings of a JSON text.
enum JSONText {
  /// The text of a sound string node, or nil.
  static func strict(_ view: ByteView, _ entry: JSONEntry) -> String? {
    entry.isSound ? approximate(view, entry) : nil
  }

  /// The text of a string node, with replacement characters where it is unsound, and without
  /// whatever quotes it has.
  static func approximate(_ view: ByteView, _ entry: JSONEntry) -> String {
    let (start, end) = content(view, entry)
    guard entry.traits.contains(.escaped) || entry.traits.contains(.repaired) else {
      return view.text(start, end)
    }
    return unescaped(view, start, end)
  }

  /// The bounds of a string's text within its quotes.
  static func content(_ view: ByteView, _ entry: JSONEntry) -> (start: Int, end: Int) {
    var start = entry.start
    var end = entry.end
    if start < end, view[start] == .quote || view[start] == .apostrophe {
      let quote = view[start]
      start += 1
      if start < end, view[end - 1] == quote, !entry.traits.contains(.unterminated) { end -= 1 }
    } else if end - start >= 6, view[start] == 0xE2, view[end - 3] == 0xE2 {
      (start, end) = (start + 3, end - 3)
    }
    return (start, end)
  }

  private static func unescaped(_ view: ByteView, _ start: Int, _ end: Int) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(end - start)
    var index = start
    while index < end {
      guard view[index] == .backslash, index + 1 < end else {
        bytes.append(view[index])
        index += 1
        continue
      }
      index = appendEscape(at: index, before: end, view, to: &bytes)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func appendEscape(
    at index: Int,
    before end: Int,
    _ view: ByteView,
    to bytes: inout [UInt8]
  ) -> Int {
    switch view[index + 1] {
    case 0x62: bytes.append(0x08)
    case 0x66: bytes.append(0x0C)
    case 0x6E: bytes.append(.lineFeed)
    case 0x72: bytes.append(.carriageReturn)
    case 0x74: bytes.append(.tab)
    case 0x75: return appendUnicode(at: index + 2, before: end, view, to: &bytes)
    case let byte: bytes.append(byte)
    }
    return index + 2
  }

  /// Appends the scalar that the digits at `index` spell, with the second half of its pair.
  private static func appendUnicode(
    at index: Int,
    before end: Int,
    _ view: ByteView,
    to bytes: inout [UInt8]
  ) -> Int {
    guard index + 4 <= end, let unit = view.hexadecimalUnit(at: index) else {
      bytes.append(contentsOf: "\u{FFFD}".utf8)
      return index
    }
    if unit & 0xFC00 == 0xD800, index + 10 <= end, view[index + 4] == .backslash,
      view[index + 5] == 0x75, let second = view.hexadecimalUnit(at: index + 6),
      second & 0xFC00 == 0xDC00
    {
      let value = 0x10000 + (UInt32(unit & 0x3FF) << 10 | UInt32(second & 0x3FF))
      append(value, to: &bytes)
      return index + 10
    }
    append(UInt32(unit), to: &bytes)
    return index + 4
  }

  private static func append(_ value: UInt32, to bytes: inout [UInt8]) {
    let scalar = Unicode.Scalar(value) ?? "\u{FFFD}"
    bytes.append(contentsOf: UTF8.encode(scalar).map(Array.init) ?? [])
  }
}
