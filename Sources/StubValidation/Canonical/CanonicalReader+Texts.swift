import StubJSON
import StubValues

extension CanonicalReader {
  /// The index behind the string at `start`, if it is ASCII without escapes.
  @inline(__always)
  func plainString(_ bytes: Span<UInt8>, _ start: Int) -> Int? {
    guard bytes.byte(at: start) == UInt8(ascii: "\"") else { return nil }
    let end = bytes.skipPlain(from: start + 1)
    return bytes.byte(at: end) == UInt8(ascii: "\"") ? end + 1 : nil
  }

  /// The index behind the string at `start`, which nobody doubts.
  @inline(__always)
  func string(_ bytes: Span<UInt8>, _ start: Int, _ bounds: Int) -> Int? {
    guard bytes.byte(at: start) == UInt8(ascii: "\"") else { return nil }
    var end = bytes.skipPlain(from: start + 1)
    if bytes.byte(at: end) != UInt8(ascii: "\"") {
      guard let other = closingQuote(bytes, from: end) else { return nil }
      end = other
    }
    if mayBePlaceholder(bytes, start + 1, end) { return nil }
    return bounds < 0 || isWithin(bytes, start, end + 1, bounds) ? end + 1 : nil
  }

  /// The quote that ends a string which goes on at `start` with something else than plain ASCII.
  private func closingQuote(_ bytes: Span<UInt8>, from start: Int) -> Int? {
    var index = start
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""): return index
      case UInt8(ascii: "\\"):
        guard bytes.byte(at: index + 1).isSimpleEscape else { return nil }
        index += 2
      case 0x80...:
        let length = bytes.characterLength(at: index)
        guard length > 0, !mayBeMisread(bytes, index) else { return nil }
        index += length
        if bytes.byte(at: index) >= 0x80 { continue }
      default: return nil
      }
      index = bytes.skipPlain(from: index)
    }
    return nil
  }

  /// Whether a character may be the beginning of a text that was read in the wrong encoding once.
  private func mayBeMisread(_ bytes: Span<UInt8>, _ index: Int) -> Bool {
    let next = bytes.byte(at: index + 1)
    return switch bytes[index] {
    case 0xC3: next & 0xFE == 0x82 || next & 0xFE == 0x90 || next == 0xA2 || next == 0xB0
    case 0xEF: next == 0xBF
    default: false
    }
  }

  /// Whether a text may stand for a value that is missing.
  @inline(__always)
  private func mayBePlaceholder(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
    switch bytes[start] {
    case 0x3C, 0x28, 0x6E, 0x4E, 0x75, 0x5B, 0x23: isPlaceholder(bytes, start, end)
    case 0x4F: bytes.matches("Optional(", at: start)
    // Templates that were not filled in.
    case 0x24, 0x7B: bytes.byte(at: start + 1) == 0x7B
    default: false
    }
  }

  private func isPlaceholder(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
    guard end - start <= RecordInspector.longestPlaceholder else { return false }
    return bytes.hasEscapes(start..<end)
      || RecordInspector.placeholders.contains(bytes.text(start..<end))
  }

  // MARK: Texts of a form

  func uuid(_ bytes: Span<UInt8>, _ start: Int, _ bounds: Int) -> Int? {
    guard let end = plainString(bytes, start), isWithin(bytes, start, end, bounds),
      case .canonical = UUIDText.read(bytes.extracting(start + 1..<end - 1))
    else { return nil }
    return end
  }

  func url(_ bytes: Span<UInt8>, _ start: Int, _ bounds: Int) -> Int? {
    guard let end = plainString(bytes, start), isWithin(bytes, start, end, bounds),
      RecordInspector.isPlainURL(bytes.extracting(start + 1..<end - 1))
    else { return nil }
    return end
  }

  /// The index behind the raw value at `start` of an enum.
  func text(_ bytes: Span<UInt8>, _ start: Int, _ index: Int, _ bounds: Int) -> Int? {
    guard let end = plainString(bytes, start), isWithin(bytes, start, end, bounds) else {
      return nil
    }
    for text in program.cases[index]
    where text.count == end - start - 2 && bytes.matches(text, at: start + 1) {
      return end
    }
    return nil
  }

  // MARK: Bounds

  /// Whether the string from its quote at `start` to `end` is certainly within the bounds.
  func isWithin(_ bytes: Span<UInt8>, _ start: Int, _ end: Int, _ bounds: Int) -> Bool {
    guard bounds >= 0, program.bounds[bounds].concernsTexts else { return true }
    // What escapes stand for is not worth knowing here.
    guard !bytes.hasEscapes(start..<end) else { return false }
    let length = bytes.scalarCount(start + 1..<end - 1)
    guard length >= program.bounds[bounds].minLength, length <= program.bounds[bounds].maxLength
    else { return false }
    let pattern = program.bounds[bounds].pattern
    let text = bytes.extracting(start + 1..<end - 1)
    return pattern < 0 || constraints[pattern].pattern?.matches(text) == true
  }
}
