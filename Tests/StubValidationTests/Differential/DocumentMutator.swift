import StubDiagnostics
import StubJSON

/// Changes documents at random: bytes, tokens, and trees.
struct DocumentMutator {
  var generator: SeededGenerator
  let values: [String]
  let keys: [String]

  /// A document with one to four changes.
  mutating func mutate(_ document: String) -> [UInt8] {
    var bytes = Array(document.utf8)
    for _ in 0..<1 + generator.below(generator.chance(1, in: 4) ? 4 : 1) {
      switch generator.below(10) {
      case 0...1: changeByte(&bytes)
      case 2...4: changeToken(&bytes)
      default: changeTree(&bytes)
      }
    }
    if generator.chance(1, in: 60) { reencode(&bytes) }
    return bytes
  }

  // MARK: Bytes

  private static let oddBytes: [UInt8] =
    Array("[]{},:\"\\/0123456789.-+eE tfn\n\t\ruxAa_#'".utf8) + [
      0x00, 0x1F, 0x7F, 0x80, 0xC3, 0xFF,
    ]

  private mutating func changeByte(_ bytes: inout [UInt8]) {
    let place = generator.below(bytes.count)
    switch generator.below(5) {
    case 0 where !bytes.isEmpty: bytes.remove(at: place)
    case 1 where !bytes.isEmpty: bytes[place] = generator.pick(Self.oddBytes)
    case 2: bytes.insert(generator.pick(Self.oddBytes), at: place)
    case 3 where !bytes.isEmpty:
      if generator.chance(1, in: 3) { bytes.removeSubrange(place...) } else { fallthrough }
    default:
      let length = min(generator.below(12), bytes.count - place)
      guard length > 0 else { return }
      let piece = bytes[place..<place + length]
      bytes.insert(contentsOf: piece, at: generator.below(bytes.count))
    }
  }

  private mutating func reencode(_ bytes: inout [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    switch generator.below(4) {
    case 0: bytes = [0xEF, 0xBB, 0xBF] + bytes
    case 1: bytes = [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    case 2: bytes = text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    default: bytes = text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    }
  }

  // MARK: Tokens

  private mutating func changeToken(_ bytes: inout [UInt8]) {
    let tokens = tokens(of: bytes)
    guard !tokens.isEmpty else { return }
    let range = generator.pick(tokens)
    switch generator.below(6) {
    case 0: bytes.removeSubrange(range)
    case 1: bytes.insert(contentsOf: bytes[range], at: range.upperBound)
    case 2:
      let other = generator.pick(tokens)
      let piece = Array(bytes[other])
      bytes.replaceSubrange(range, with: piece)
    case 3:
      bytes.insert(
        contentsOf: Array(generator.pick([",", ":", " ", "//x\n"]).utf8),
        at: range.lowerBound
      )
    default: bytes.replaceSubrange(range, with: Array(anyValue().utf8))
    }
  }

  private func tokens(of bytes: [UInt8]) -> [Range<Int>] {
    var scanner = JSONScanner(bytes)
    var tokens: [Range<Int>] = []
    while tokens.count < 400 {
      let token = scanner.next()
      if token.kind == .end { break }
      tokens.append(token.start..<token.end)
    }
    return tokens
  }

  // MARK: Trees

  private mutating func changeTree(_ bytes: inout [UInt8]) {
    let document = JSONDocument(parsing: SourceText(file: "", bytes: bytes))
    let entries = document.tape.entries
    guard !document.isRejected, !entries.isEmpty else { return changeToken(&bytes) }
    let node = JSONNode(document, generator.below(entries.count))
    let range = Int(node.range.lowerBound)..<Int(node.range.upperBound)
    guard range.upperBound <= bytes.count else { return }
    if isKey(node) { return changeKey(node, range, &bytes) }
    switch generator.below(8) {
    case 0: bytes.replaceSubrange(range, with: Array("null".utf8))
    case 1: bytes.replaceSubrange(range, with: Array("[".utf8) + bytes[range] + Array("]".utf8))
    case 2 where node.kind == .array && node.count > 0: reduce(node, &bytes)
    case 3 where node.kind == .object && node.count > 0: drop(node, &bytes)
    case 4 where node.kind == .object: add(to: node, &bytes)
    case 5:
      let other = JSONNode(document, generator.below(entries.count))
      bytes.replaceSubrange(range, with: Array(other.bytes))
    default: bytes.replaceSubrange(range, with: Array(anyValue().utf8))
    }
  }

  private func isKey(_ node: JSONNode) -> Bool {
    guard node.kind == .string else { return false }
    let bytes = node.document.source.bytes
    var index = Int(node.range.upperBound)
    while index < bytes.count, [0x20, 0x0A, 0x09, 0x0D].contains(bytes[index]) { index += 1 }
    return index < bytes.count && bytes[index] == 0x3A
  }

  private mutating func changeKey(_ node: JSONNode, _ range: Range<Int>, _ bytes: inout [UInt8]) {
    let text = node.approximateString ?? ""
    let changed: String =
      switch generator.below(8) {
      case 0: text.uppercased()
      case 1: text + "_"
      case 2: "_" + text
      case 3: snake(text)
      case 4: escaped(text)
      case 5: text.decomposed
      default: keys.isEmpty ? text + "2" : generator.pick(keys)
      }
    bytes.replaceSubrange(range, with: Array("\"\(changed)\"".utf8))
  }

  private func snake(_ text: String) -> String {
    text.reduce(into: "") { $0 += $1.isUppercase ? "_" + $1.lowercased() : String($1) }
  }

  private func escaped(_ text: String) -> String {
    guard let first = text.unicodeScalars.first, first.value < 0x80 else { return text }
    return "\\u00" + String(first.value, radix: 16) + String(text.dropFirst())
  }

  /// Takes a member away.
  private mutating func drop(_ node: JSONNode, _ bytes: inout [UInt8]) {
    let members = Array(node.members)
    let index = generator.below(members.count)
    let kept = members.enumerated().filter { $0.offset != index }.map { member in
      Array(member.element.key.bytes) + [0x3A] + Array(member.element.value.bytes)
    }
    replace(node, with: [0x7B] + kept.joined(separator: [0x2C]) + [0x7D], &bytes)
  }

  /// Adds a member, often one whose key is there already.
  private mutating func add(to node: JSONNode, _ bytes: inout [UInt8]) {
    var members = node.members.map { Array($0.key.bytes) + [0x3A] + Array($0.value.bytes) }
    let present = node.members.map { Array($0.key.bytes) }
    let key =
      present.isEmpty || generator.chance(1, in: 2)
      ? Array("\"\(keys.isEmpty ? "other" : generator.pick(keys))\"".utf8) : generator.pick(present)
    let member = key + [0x3A] + Array(anyValue().utf8)
    members.insert(member, at: generator.below(members.count + 1))
    let comma: [UInt8] = generator.chance(1, in: 10) ? [0x2C] : []
    replace(node, with: [0x7B] + members.joined(separator: [0x2C]) + comma + [0x7D], &bytes)
  }

  /// Takes an element away, or doubles it.
  private mutating func reduce(_ node: JSONNode, _ bytes: inout [UInt8]) {
    var elements = node.elements.map { Array($0.bytes) }
    let index = generator.below(elements.count)
    if generator.chance(1, in: 2) {
      elements.remove(at: index)
    } else {
      elements.insert(elements[index], at: index)
    }
    replace(node, with: [0x5B] + elements.joined(separator: [0x2C]) + [0x5D], &bytes)
  }

  private func replace(_ node: JSONNode, with piece: [UInt8], _ bytes: inout [UInt8]) {
    bytes.replaceSubrange(Int(node.range.lowerBound)..<Int(node.range.upperBound), with: piece)
  }

  // MARK: Values

  private mutating func anyValue() -> String {
    if !values.isEmpty, generator.chance(1, in: 2) { return generator.pick(values) }
    return generator.chance(1, in: 3) ? anyNumber() : generator.pick(Self.oddValues)
  }

  private mutating func anyNumber() -> String {
    var text = generator.chance(1, in: 4) ? "-" : ""
    for _ in 0...generator.below(generator.chance(1, in: 6) ? 24 : 4) {
      text += String(generator.below(10))
    }
    if generator.chance(1, in: 4) { text += "." + String(generator.below(1000)) }
    if generator.chance(1, in: 5) {
      text += generator.pick(["e", "E", "e+", "e-"]) + String(generator.below(40))
    }
    return text
  }

  static let oddValues: [String] = [
    "null", "true", "false", "0", "-0", "1", "-1", "1.0", "1.5", "1e3", "1E2", "15e-1", "0e1",
    "0.0e5", "127", "128", "-128", "-129", "255", "256", "32768", "65535", "65536", "2147483648",
    "4294967296", "9007199254740993", "9007199254740993.5", "9223372036854775807",
    "9223372036854775808", "-9223372036854775809", "18446744073709551615", "18446744073709551616",
    "340282366920938463463374607431768211456", "1e19", "1e39", "3.4028236e38", "65520", "1e-46",
    "1e-400", "1e400", "5e-324", "2e-324", "1e128", "1e-129", "0.99999999999999999999",
    "01", "1.", ".5", "-", "+1", "1e", "1.2.3", "--1", "1e5e5", "0x10", "NaN", "Infinity",
    "\"\"", "\"a\"", "\"x\"", "\"1\"", "\"true\"", "\"null\"", "\"NaN\"", "\"Infinity\"",
    "\"\\u0041\"", "\"\\ud83d\\ude00\"", "\"\\ud83d\"", "\"\\x\"", "\"\\u12\"", "\"\\uZZZZ\"",
    "\"a\\nb\"", "\"a\tb\"", "\"e\u{301}\"", "\"é\"", "\"👨‍👩‍👧\"", "\"\\u0000\"",
    "[]", "{}", "[null]", "[1]", "[1,2]", "[2,1]", "[1,]", "[[]]", "{\"a\":1}", "{\"a\":null}",
    "{\"\":1}", "{\"1\":1}", "{\"x\":1,}", "[1 2]", "'a'", "True", "None", "nul", "truex",
    "\"2024-01-01T00:00:00Z\"", "\"2024-02-30T00:00:00Z\"", "\"2024-01-01\"",
    "\"2024-01-01T00:00:00.123Z\"", "\"2024-1-1T0:0:0z\"", "\"2024-01-01T25:00:00Z x\"",
    "\"2024-01-01T00:00:00+0200\"", "\"2024-01-01T00:00:00\"", "\"2024-13-01T00:00:00Z\"",
    "\"2024-01-01 00:00:00Z\"", "\"https://example.com/a\"", "\"http://a b\"", "\"not a url\"",
    "\"http://[bad\"", "\"http://host:abc\"", "\"%zz\"", "\"1a:b\"",
    "\"E621E1F8-C36C-495A-93FC-0C247A3E6E5F\"", "\"e621e1f8-c36c-495a-93fc-0c247a3e6e5f\"",
    "\"+621E1F8-C36C-495A-93FC-0C247A3E6E5F\"", "\"E621E1F8C36C495A93FC0C247A3E6E5F\"",
    "\"AAAA\"", "\"AA==\"", "\"AA=\"", "\"AB==\"", "\"====\"", "\"AA=A\"", "\"-_-_\"",
    "694224000", "1704067200", "1704067200000", "-1.5",
  ]
}

extension String {
  /// The text with its accented letters taken apart.
  fileprivate var decomposed: String {
    var scalars = UnicodeScalarView()
    for scalar in unicodeScalars {
      if scalar.value == 0xE9 {
        scalars.append("e")
        scalars.append("\u{301}")
      } else {
        scalars.append(scalar)
      }
    }
    return String(scalars)
  }
}
