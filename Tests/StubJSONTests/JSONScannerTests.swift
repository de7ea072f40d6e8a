import StubJSON
import Testing

@Suite struct JSONScannerTests {
  @Test func cutsATextIntoTokens() {
    #expect(
      kinds(of: #"{"a" : [1, -2.5, true,false , null]}"#) == [
        .beginObject, .string, .colon, .beginArray, .number, .comma, .number, .comma, .true, .comma,
        .false, .comma, .null, .endArray, .endObject, .end,
      ]
    )
  }

  @Test func givesTheBytesOfATokenWithoutTheWhiteSpaceAroundIt() {
    var scanner = JSONScanner(Array(" \r\n\t \"ab\"  ,".utf8))
    let token = scanner.next()
    #expect(token.start == 5)
    #expect(token.end == 9)
    #expect(scanner.next().start == 11)
  }

  @Test func goesOnAtTheEnd() {
    var scanner = JSONScanner(Array("1 ".utf8), at: 1)
    #expect(scanner.next().kind == .end)
    let end = scanner.next()
    #expect(end.kind == .end)
    #expect(end.start == 2)
  }

  static let strings: [(String, JSONTraits, Int)] = [
    (#""plain""#, JSONTraits(), 7),
    (#""""#, JSONTraits(), 2),
    (#""a\"b\\c\/\b\f\n\r\t\u00e9""#, JSONTraits.escaped, 27),
    (#""\ud83d\ude00""#, .escaped, 14),
    ("\"é😀\"", .nonASCII, 8),
    (#""\x""#, [.escaped, .malformed], 4),
    (#""\uZZZZ""#, [.escaped, .malformed], 8),
    (#""\u123\""#, [.escaped, .malformed], 8),
    (#""\ud83d""#, [.escaped, .malformed], 8),
    (#""\ude00\ud83d""#, [.escaped, .malformed], 14),
    (#""\ud83d\ud83d\ude00""#, [.escaped, .malformed], 20),
    ("\"a\nb\"", .malformed, 5),
    ("\"a\u{0}b\"", .malformed, 5),
    ("\"a\u{7F}b\"", [], 5),
    (#""\u12""#, [.escaped, .brokenEscape], 6),
    (#""\u12\"3""#, [.escaped, .brokenEscape], 9),
    (#""abc"#, .unterminated, 4),
    (#""abc\"#, [.escaped, .unterminated], 5),
    (#""abc\""#, [.escaped, .unterminated], 6),
    (#""abc\u12"#, [.escaped, .unterminated], 8),
  ]

  @Test(arguments: strings)
  func knowsWhatAStringIsMadeOf(text: String, traits: JSONTraits, end: Int) {
    var scanner = JSONScanner(Array(text.utf8))
    let token = scanner.next()
    #expect(token.kind == .string)
    #expect(token.traits == traits)
    #expect(token.end == end)
  }

  @Test(
    arguments: [
      [0xFF], [0xC0, 0x80], [0xC1, 0x81], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80],
      [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xC3], [0x80], [0xE2, 0x82],
      [0xF0, 0x9F, 0x98],
    ] as [[UInt8]]
  )
  func knowsWhatIsNoUTF8(bytes: [UInt8]) {
    for tail in ["", "x", "éé", "\\n", "a long tail of plain text"] {
      var scanner = JSONScanner([0x22] + bytes + Array(tail.utf8) + [0x22])
      let token = scanner.next()
      #expect(token.traits.contains(.malformed))
      #expect(token.end == bytes.count + tail.utf8.count + 2)
    }
  }

  @Test(
    arguments: [
      [0xEF, 0xBF, 0xBF], [0xEF, 0xBB, 0xBF], [0xC2, 0x80], [0xE0, 0xA0, 0x80], [0xED, 0x9F, 0xBF],
      [0xF0, 0x90, 0x80, 0x80], [0xF4, 0x8F, 0xBF, 0xBF],
    ] as [[UInt8]]
  )
  func takesEveryUTF8(bytes: [UInt8]) {
    var scanner = JSONScanner([0x22] + bytes + [0x22])
    #expect(scanner.next().traits == .nonASCII)
  }

  /// The body is skipped in steps of eight bytes, so each place in a step is tried.
  @Test(arguments: 0..<40)
  func findsTheEndOfAStringOfAnyLength(length: Int) {
    let body = String(repeating: "x", count: length)
    for (special, traits) in [
      ("", JSONTraits()), ("\\n", .escaped), ("é", .nonASCII), ("\u{1F}", .malformed),
    ] {
      let text = "\"\(body)\(special)tail\"" + String(repeating: " ", count: length % 9)
      var scanner = JSONScanner(Array(text.utf8))
      let token = scanner.next()
      #expect(token.traits == traits)
      #expect(token.end == length + special.utf8.count + 6)
    }
  }

  static let numbers: [(String, JSONTraits)] = [
    ("0", JSONTraits.integer), ("-0", [.integer, .negative]), ("10", .integer),
    ("1.5", []), ("-1.5e+3", .negative), ("1E5", []), ("0e-0", []), ("0.0", []),
    ("01", [.integer, .malformed]), ("-", [.integer, .negative, .malformed]),
    ("1.", .malformed), ("1.e1", .malformed), ("1e", .malformed), ("1e+", .malformed),
    ("-01", [.integer, .negative, .malformed]), ("00", [.integer, .malformed]),
    ("1.2.3", .malformed), ("--1", [.integer, .negative, .malformed]),
    ("1-2", [.integer, .malformed]), ("1e5e5", .malformed), ("1e5.5", .malformed),
    ("1+5", [.integer, .malformed]),
  ]

  @Test(arguments: numbers)
  func knowsWhatANumberIsMadeOf(text: String, traits: JSONTraits) {
    for tail in ["", ",", " 1", "]", "a", "\"\""] {
      var scanner = JSONScanner(Array((text + tail).utf8))
      let token = scanner.next()
      #expect(token.kind == .number)
      #expect(token.traits == traits)
      #expect(token.end == text.utf8.count)
    }
  }

  @Test(arguments: ["+1", ".5", "tru", "nul", "True", "'a'", "\u{A0}", "/", "\u{0}", "\u{FEFF}"])
  func takesNothingElseForAToken(text: String) {
    var scanner = JSONScanner(Array(text.utf8))
    let token = scanner.next()
    #expect(token.kind == .invalid)
    #expect(token.end == 1)
  }

  private func kinds(of text: String) -> [JSONToken.Kind] {
    var scanner = JSONScanner(Array(text.utf8))
    var kinds: [JSONToken.Kind] = []
    repeat { kinds.append(scanner.next().kind) } while kinds.last != .end
    return kinds
  }
}
