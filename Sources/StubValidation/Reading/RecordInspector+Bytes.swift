import StubDiagnostics
import StubJSON
import StubSchema
import StubValues

extension RecordInspector {
  /// Whether the text of a string is its bytes between the quotes.
  @inline(__always)
  func isPlain(_ node: Int) -> Bool {
    !entries[node].traits.hasAny(.unplain)
  }

  /// Where the bytes between the quotes of a plain string stand.
  @inline(__always)
  func content(_ node: Int) -> Range<Int> { entries[node].start + 1..<entries[node].end - 1 }

  /// Whether a sound number is so short, and so plain, that every floating-point type from `Float`
  /// on has a value for it.
  @inline(__always)
  func isShortNumber(_ node: Int) -> Bool {
    let entry = entries[node]
    guard entry.end - entry.start <= 17 else { return false }
    if entry.traits.hasAny(.integer) { return true }
    for index in entry.start..<entry.end where bytes[index] | 0x20 == 0x65 { return false }
    return true
  }
}

extension UInt8 {
  /// Whether it is an ASCII digit.
  var isDecimalDigit: Bool { self &- 0x30 < 10 }

  /// Whether it is an ASCII letter.
  var isLetter: Bool { (self | 0x20) &- 0x61 < 26 }

  /// Whether it is a hexadecimal digit of either case.
  var isHexadecimalDigit: Bool { isDecimalDigit || (self | 0x20) &- 0x61 < 6 }
}
