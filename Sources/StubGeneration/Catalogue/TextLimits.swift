import StubSchema
import StubValues

/// What a text keeps to: its length in Unicode scalars, and a pattern.
struct TextLimits: Sendable {
  /// The least length.
  var least: Int
  /// The greatest length.
  var greatest: Int
  /// What matches somewhere in it.
  var pattern: Pattern?

  /// How often another text is drawn before one is made to fit.
  static let attempts = 24

  /// The limits of constraints; nil where they set none.
  init?(_ constraints: Constraints) {
    let hasLengths = constraints.minLength != nil || constraints.maxLength != nil
    guard hasLengths || constraints.pattern != nil else { return nil }
    least = constraints.minLength ?? 0
    greatest = constraints.maxLength ?? .max
    pattern = constraints.pattern.flatMap { try? Pattern($0) }
  }

  /// Whether a text keeps to them.
  func admit(_ text: TextBuffer) -> Bool {
    let length = text.scalarCount()
    guard length >= least, length <= greatest else { return false }
    guard let pattern else { return true }
    return pattern.matches(String(decoding: text, as: UTF8.self))
  }

  /// Cuts a text that is too long at the end of a word where that leaves enough, and fills one up
  /// that is too short.
  func fit(_ text: inout TextBuffer) {
    if text.scalarCount() > greatest { cut(&text) }
    let missing = least - text.scalarCount()
    guard missing > 0 else { return }
    let filler: [UInt8] = text.isEmpty ? Array("and so on ".utf8) : [UInt8(ascii: " ")] + text
    for index in 0..<min(missing, 1_000_000) {
      let byte = filler[index % filler.count]
      text.append(byte < 0x80 ? byte : UInt8(ascii: "e"))
    }
    if text.last == UInt8(ascii: " ") { text[text.count - 1] = UInt8(ascii: ".") }
  }

  private func cut(_ text: inout TextBuffer) {
    var count = 0
    var end = text.count
    for (index, byte) in text.enumerated() where byte & 0xC0 != 0x80 {
      if count == greatest {
        end = index
        break
      }
      count += 1
    }
    text.removeLast(text.count - end)
    let space = text.lastIndex(of: UInt8(ascii: " ")) ?? 0
    if space > 0,
      text[..<space].reduce(0, { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) }) >= max(least, greatest / 2)
    {
      text.removeLast(text.count - space)
    }
    while text.last == UInt8(ascii: " "), text.scalarCount() > least { text.removeLast() }
    if text.last == UInt8(ascii: " ") { text[text.count - 1] = UInt8(ascii: ".") }
  }
}
