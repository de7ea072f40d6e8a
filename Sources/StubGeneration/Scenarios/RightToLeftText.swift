/// What stands in texts that run from right to left although it runs from left to right.
enum RightToLeftText {
  private static let pieces: [StaticString] = [
    "iPhone 15", "(ABC-123)", "Wi-Fi 6", "24/7", "USB-C", "50%", "v2.0", "3 × 4", "PDF", "#42",
  ]

  /// Whether a text has letters of Hebrew or Arabic.
  static func holds(_ text: TextBuffer) -> Bool {
    text.contains { (0xD6...0xDB).contains($0) }
  }

  /// Puts a piece behind the first word of the text from `start` on, in one of three texts; none in
  /// a single word.
  static func mix(_ text: inout TextBuffer, from start: Int, _ draw: Draw) {
    guard draw.rank % 3 == 0, let space = text[start...].firstIndex(of: UInt8(ascii: " ")) else {
      return
    }
    var piece: TextBuffer = [UInt8(ascii: " ")]
    piece.append(literal: pieces[Int(draw.rank / 3 % UInt64(pieces.count))])
    text.insert(contentsOf: piece, at: space)
  }
}
