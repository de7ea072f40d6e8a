/// Names and texts as Swift source spells them.
enum SwiftText {
  /// Appends a string literal.
  ///
  /// What would not be seen, or would turn the direction of the line, is escaped.
  static func append(_ text: ArraySlice<UInt8>, to buffer: inout [UInt8]) {
    buffer.append(.quote)
    if text.allSatisfy({ (0x20...0x7E).contains($0) && $0 != .quote && $0 != .backslash }) {
      buffer.append(contentsOf: text)
    } else {
      for scalar in String(decoding: text, as: UTF8.self).unicodeScalars {
        append(scalar, to: &buffer)
      }
    }
    buffer.append(.quote)
  }

  private static func append(_ scalar: Unicode.Scalar, to buffer: inout [UInt8]) {
    switch scalar {
    case "\"": buffer.append(literal: "\\\"")
    case "\\": buffer.append(literal: "\\\\")
    case "\n": buffer.append(literal: "\\n")
    case "\r": buffer.append(literal: "\\r")
    case "\t": buffer.append(literal: "\\t")
    case _ where isInvisible(scalar):
      buffer.append(text: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}")
    default: buffer.append(text: String(scalar))
    }
  }

  /// Control and format characters, separators, and marks that begin a text: a list of our own, so
  /// that no newer Unicode changes what is written.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00..<0x20, 0x7F...0xA0, 0xAD, 0x300...0x36F, 0x61C, 0x180E: true
    case 0x2000...0x200F, 0x2028...0x202F, 0x205F...0x206F, 0x3000, 0xFE00...0xFE0F: true
    case 0xFEFF, 0xFFF0...0xFFFF, 0xE0000...0xE0FFF: true
    default: false
    }
  }

  /// Whether a text is a name that source can have without quotes.
  static func isName(_ text: String) -> Bool {
    guard let first = text.utf8.first, !first.isDigit else { return false }
    return text.utf8.allSatisfy { byte in
      byte.isDigit || (0x61...0x7A).contains(byte | 0x20) || byte == UInt8(ascii: "_")
        || byte >= 0x80
    }
  }

  /// A name as the label of an argument.
  static func label(_ name: String) -> String {
    ["inout", "var", "let"].contains(name) ? "`\(name)`" : name
  }

  /// A name as that of an enum's case behind a period.
  static func caseName(_ name: String) -> String {
    ["init", "self", "Self", "Type", "Protocol"].contains(name) ? "`\(name)`" : name
  }

  /// The name of a constant that holds records of a model: `toDoItems` for `ToDoItem`.
  static func constant(for model: String, isPlural: Bool) -> String {
    let plain = model.unicodeScalars.map { scalar -> Character in
      isName(String(scalar)) || ("0"..."9").contains(scalar) ? Character(scalar) : " "
    }
    var words = String(plain).split(separator: " ").map(String.init)
    if words.isEmpty { return "records" }
    words[0] = lowered(words[0])
    for index in words.indices.dropFirst() {
      words[index] = words[index].prefix(1).uppercased() + words[index].dropFirst()
    }
    let name = words.joined()
    return isPlural ? plural(name) : name
  }

  /// A name as it is declared.
  static func escaped(_ name: String) -> String {
    keywords.contains(name) ? "`\(name)`" : name
  }

  /// The words that a type in lower case can be, and a constant cannot.
  private static let keywords: Set<String> = [
    "actor", "any", "as", "break", "case", "catch", "class", "continue", "default", "defer", "do",
    "else", "enum", "extension", "false", "for", "func", "guard", "if", "import", "in", "init",
    "inout", "internal", "is", "let", "nil", "operator", "private", "protocol", "public", "repeat",
    "return", "self", "some", "static", "struct", "subscript", "super", "switch", "throw", "throws",
    "true", "try", "typealias", "var", "where", "while",
  ]

  /// `URLEntry` gives `urlEntry`, `ToDoItem` gives `toDoItem`.
  private static func lowered(_ word: String) -> String {
    let capitals = word.prefix { ("A"..."Z").contains($0) }.count
    let count = capitals > 1 && capitals < word.count ? capitals - 1 : capitals
    return word.prefix(count).lowercased() + word.dropFirst(count)
  }
}
