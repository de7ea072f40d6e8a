/// Texts as pseudo-localisation makes them: every Latin letter with an accent, two fifths longer,
/// between brackets, so that what is cut off, clipped or not translated shows.
enum PseudoText {
  private static let accented: [StaticString] = [
    "á", "ƀ", "ç", "đ", "é", "ƒ", "ğ", "ħ", "í", "ĵ", "ķ", "ł", "ḿ", "ñ", "ó", "þ", "ʠ", "ř", "š",
    "ţ", "ú", "ṽ", "ŵ", "ẋ", "ý", "ž",
  ]
  private static let capitals: [StaticString] = [
    "Á", "Ɓ", "Ç", "Đ", "É", "Ƒ", "Ğ", "Ħ", "Í", "Ĵ", "Ķ", "Ł", "Ḿ", "Ñ", "Ó", "Þ", "Ɋ", "Ř", "Š",
    "Ţ", "Ú", "Ṽ", "Ŵ", "Ẋ", "Ý", "Ž",
  ]

  /// Makes over the text from `start` on.
  ///
  /// - Parameter most: The most scalars that it may have; what it lacks room for is left out, the
  ///   brackets last.
  static func makeOver(_ text: inout TextBuffer, from start: Int, most: Int) {
    let plain = Array(text[start...])
    let length = text.scalarCount(from: start)
    var room = max(most.addingClamped(-length), 0)
    let isBracketed = room >= 2
    if isBracketed { room -= 2 }
    var missing = min((length * 2 + 4) / 5, room)
    text.removeSubrange(start...)
    if isBracketed { text.append(literal: "⟦") }
    for byte in plain {
      append(byte, to: &text)
      if byte.isVowel, missing > 0 {
        append(byte, to: &text)
        missing -= 1
      }
    }
    text.append(contentsOf: repeatElement(UInt8(ascii: "~"), count: missing))
    if isBracketed { text.append(literal: "⟧") }
  }

  private static func append(_ byte: UInt8, to text: inout TextBuffer) {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"):
      text.append(literal: accented[Int(byte - UInt8(ascii: "a"))])
    case UInt8(ascii: "A")...UInt8(ascii: "Z"):
      text.append(literal: capitals[Int(byte - UInt8(ascii: "A"))])
    default: text.append(byte)
    }
  }
}

extension UInt8 {
  /// Whether it is a Latin vowel in ASCII.
  fileprivate var isVowel: Bool { "aeiouAEIOU".utf8.contains(self) }
}
