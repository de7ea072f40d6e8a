/// Names and texts as SQL quotes them.
enum SQLText {
  /// How many bytes of a name PostgreSQL keeps.
  static let nameLimit = 63

  /// Appends a name in double quotes, in which no word is reserved and case counts.
  static func append(name: String, to buffer: inout [UInt8]) {
    append(Array(name.utf8)[...], quote: .quote, to: &buffer)
  }

  /// A name in double quotes.
  static func quoted(_ name: String) -> String {
    var buffer: [UInt8] = []
    append(name: name, to: &buffer)
    return String(decoding: buffer, as: UTF8.self)
  }

  /// Appends a text in single quotes; a backslash stands for itself.
  ///
  /// NUL, which PostgreSQL has in no text, becomes U+FFFD. A text is put together of two where CR and
  /// LF would meet, because SQLite's shell drops a CR at the end of a line.
  static func append(text: ArraySlice<UInt8>, to buffer: inout [UInt8]) {
    append(text, quote: .apostrophe, to: &buffer)
  }

  private static func append(_ text: ArraySlice<UInt8>, quote: UInt8, to buffer: inout [UInt8]) {
    buffer.append(quote)
    for byte in text {
      switch byte {
      case 0: buffer.append(text: "\u{FFFD}")
      case quote: buffer.append(contentsOf: [quote, quote])
      case .lineFeed where quote == .apostrophe && buffer.last == .carriageReturn:
        buffer.append(literal: "' || '\n")
      default: buffer.append(byte)
      }
    }
    buffer.append(quote)
  }

  /// What PostgreSQL and SQLite both take two names for: the first bytes, in lower case.
  static func folded(_ name: String) -> [UInt8] {
    name.utf8.prefix(nameLimit).map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
  }
}
