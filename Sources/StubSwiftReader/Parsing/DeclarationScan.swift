/// What a look at a file's bytes tells of the types that it declares, without parsing it.
///
/// It may name too much (a word in a raw string), which costs a needless parse, never too little.
struct DeclarationScan {
  /// The names of all declared types, protocols and aliases, at any depth.
  private(set) var declared: Set<String> = []
  /// Those that stand outside every brace.
  private(set) var topLevel: Set<String> = []
  /// The dotted names of what is extended.
  private(set) var extended: Set<String> = []
  /// The marks of `Marker` that occur.
  private(set) var markers: Set<Marker> = []

  /// Words that make a file interesting for something else than its declarations.
  enum Marker: String, CaseIterable {
    case codable = "Codable"
    case decodable = "Decodable"
    case model = "Model"
    case dates = "dateDecodingStrategy"
    case keys = "keyDecodingStrategy"
  }

  private static let keywords: Set<String> = [
    "struct", "class", "enum", "typealias", "protocol", "actor", "extension",
  ]

  /// Scans a file.
  ///
  /// - Complexity: O(*n*) in the bytes.
  init(_ bytes: [UInt8]) {
    var depth = 0
    bytes.withUnsafeBufferPointer { buffer in
      var scanner = ByteScanner(buffer)
      while let token = scanner.next() {
        switch token {
        case .openBrace: depth += 1
        case .closeBrace: depth -= 1
        case .word(let range): note(range, &scanner, depth)
        }
      }
    }
    // Where the braces do not pair, strings or comments misled the scan: no depth can be trusted.
    if depth != 0 { topLevel = declared }
  }

  private mutating func note(_ range: Range<Int>, _ scanner: inout ByteScanner, _ depth: Int) {
    guard let word = scanner.shortWord(range) else { return }
    if let marker = Marker(rawValue: word) {
      markers.insert(marker)
    } else if word == "extension" {
      if let name = scanner.dottedName() { extended.insert(name) }
    } else if Self.keywords.contains(word), let name = scanner.dottedName() {
      declared.insert(name)
      if depth <= 0 { topLevel.insert(name) }
    }
  }
}

/// Steps over the words and braces of Swift source, past comments and strings.
private struct ByteScanner {
  enum Token {
    case openBrace
    case closeBrace
    case word(Range<Int>)
  }

  /// Inside `withUnsafeBufferPointer` only; every index is checked against `count`.
  private let bytes: UnsafeBufferPointer<UInt8>
  private var index = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  mutating func next() -> Token? {
    while index < bytes.count {
      let byte = bytes[index]
      if isWordPart(byte) { return .word(word()) }
      index += 1
      switch byte {
      case UInt8(ascii: "{"): return .openBrace
      case UInt8(ascii: "}"): return .closeBrace
      case UInt8(ascii: "/"): skipComment()
      case UInt8(ascii: "\""): skipString()
      default: break
      }
    }
    return nil
  }

  /// The text of a word that is as long as one of those that matter.
  func shortWord(_ range: Range<Int>) -> String? {
    guard (4...20).contains(range.count) else { return nil }
    return String(decoding: bytes[range], as: UTF8.self)
  }

  /// The dotted name that follows, without backticks; nil where none does.
  mutating func dottedName() -> String? {
    while index < bytes.count, isSpace(bytes[index]) { index += 1 }
    let start = index
    while index < bytes.count, isNamePart(bytes[index]) { index += 1 }
    guard index > start else { return nil }
    return String(decoding: bytes[start..<index].lazy.filter { $0 != 0x60 }, as: UTF8.self)
  }

  private mutating func word() -> Range<Int> {
    let start = index
    while index < bytes.count, isWordPart(bytes[index]) { index += 1 }
    return start..<index
  }

  private mutating func skipComment() {
    guard index < bytes.count else { return }
    if bytes[index] == UInt8(ascii: "/") {
      while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
    } else if bytes[index] == UInt8(ascii: "*") {
      index += 1
      while index + 1 < bytes.count, !(bytes[index] == 0x2A && bytes[index + 1] == 0x2F) {
        index += 1
      }
    }
  }

  private mutating func skipString() {
    if index + 1 < bytes.count, bytes[index] == 0x22, bytes[index + 1] == 0x22 {
      index += 2
      while index + 2 < bytes.count {
        if bytes[index] == 0x22, bytes[index + 1] == 0x22, bytes[index + 2] == 0x22 { break }
        index += 1
      }
      index = min(index + 3, bytes.count)
      return
    }
    while index < bytes.count, bytes[index] != 0x22, bytes[index] != 0x0A {
      index += bytes[index] == 0x5C ? 2 : 1
    }
    index += 1
  }

  private func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  private func isNamePart(_ byte: UInt8) -> Bool {
    isWordPart(byte) || byte == UInt8(ascii: ".") || byte == 0x60
  }

  private func isWordPart(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x80...0xFF: true
    default: false
    }
  }
}
