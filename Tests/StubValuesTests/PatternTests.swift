import StubValues
import Testing

@Suite struct PatternTests {
  @Test(
    arguments: [
      ("", ["", "a"], []), ("abc", ["abc", "xabcx"], ["", "ab", "aBc"]),
      ("^abc$", ["abc"], ["abcd", "xabc", "abc\n"]), ("^abc", ["abcd"], ["xabc"]),
      ("abc$", ["xabc"], ["abcx"]), ("a|b", ["a", "xb"], ["c", ""]),
      ("^a|b$", ["ax", "xb"], ["xa", "bx"]), ("^(a|b)$", ["a", "b"], ["ab"]),
      ("^a*$", ["", "a", "aaa"], ["b", "aab"]), ("^a+$", ["a", "aa"], [""]),
      ("^a?b$", ["b", "ab"], ["aab"]), ("^a{3}$", ["aaa"], ["aa", "aaaa"]),
      ("^a{2,}$", ["aa", "aaaaa"], ["a"]), ("^a{2,4}$", ["aa", "aaaa"], ["a", "aaaaa"]),
      ("^a{0}$", [""], ["a"]), ("^a*?b+?c??$", ["b", "aabbc"], ["ac"]),
      ("^(?:ab)+$", ["ab", "abab"], ["aba"]), ("^(?<year>\\d{4})$", ["2025"], ["20255"]),
      ("^[abc]$", ["a", "c"], ["d"]), ("^[a-c]$", ["b"], ["d"]),
      ("^[^a-c]$", ["d", "é", "😀"], ["b", ""]),
      ("^[-a]$", ["-", "a"], ["b"]), ("^[a-]$", ["-", "a"], ["b"]),
      ("^[\\]\\\\^]$", ["]", "\\", "^"], ["a"]),
      ("^[\\d\\-x]$", ["7", "-", "x"], ["y"]), ("^[\\s\\S]$", ["a", "\n"], [""]),
      ("^[]$", [], ["", "a"]),
      ("^[^]$", ["a", "\n"], ["", "ab"]),
      ("^.$", ["a", "é", "😀", "\t"], ["", "\n", "\r", "\u{2028}"]),
      ("^\\d$", ["7"], ["a", "٣"]), ("^\\D$", ["a", "٣"], ["7"]),
      ("^\\w$", ["a", "Z", "_", "9"], ["é", "-"]),
      ("^\\W$", ["é", "-"], ["a"]),
      ("^\\s$", [" ", "\t", "\u{A0}", "\u{FEFF}", "\u{3000}"], ["a", "\u{200B}"]),
      ("^\\S$", ["a"], [" "]), ("^\\t\\n\\v\\f\\r\\0$", ["\t\n\u{B}\u{C}\r\0"], ["tn"]),
      ("^\\x41\\u0042\\u{43}\\u{1F600}$", ["ABC😀"], ["ABC"]), ("^\\uD83D\\uDE00$", ["😀"], ["?"]),
      ("^\\cJ$", ["\n"], ["J"]), ("^[\\b]$", ["\u{8}"], ["b"]),
      ("^\\.\\*\\/\\-\\@\\ $", [".*/-@ "], [".."]),
      ("^😀{2}$", ["😀😀"], ["😀"]), ("^e\u{301}$", ["e\u{301}"], ["é"]), ("a^b", [], ["ab", "a^b"]),
      ("$^", [""], ["a"]), ("^$", [""], [" "]),
      ("(^|,)a($|,)", ["a", "b,a,c", "x,a"], ["ba", "ab"]),
      ("^(a*)*$", ["", "aaa"], ["b"]), ("^(a|)+$", ["", "aa"], ["b"]), ("()", ["", "x"], []),
      ("^[\\u4e00-\\u9fa5]+$", ["中文"], ["a中"]),
      ("^[A-Z]{2}\\d{2}(?: ?\\w{4}){2,7}$", ["DE89 3704 0044 0532"], ["DE8"]),
      ("^[\\w.+-]+@[\\w-]+\\.[\\w.-]+$", ["a.b+c@d-e.org"], ["a@b", "@b.c"]),
      ("^#(?:[0-9a-fA-F]{3}){1,2}$", ["#fff", "#a0B1c2"], ["#ffff"]),
      ("^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$", ["2025-12-31"], ["2025-13-01"]),
    ] as [(String, [String], [String])]
  )
  func matches(source: String, matching: [String], failing: [String]) throws {
    let pattern = try Pattern(source)
    for text in matching { #expect(pattern.matches(text), "\(text.debugDescription)") }
    for text in failing { #expect(!pattern.matches(text), "\(text.debugDescription)") }
  }

  @Test(arguments: [
    ("a(?=b)", 1..<4, "lookahead is not supported"),
    ("a(?!b)", 1..<4, "lookahead is not supported"),
    ("(?<=a)b", 0..<4, "lookbehind is not supported"),
    ("(?<!a)b", 0..<4, "lookbehind is not supported"),
    ("(a)\\1", 3..<5, "a backreference is not supported"),
    ("(?<n>a)\\k<n>", 7..<9, "a backreference is not supported"),
    ("\\bword\\b", 0..<2, "a word boundary is not supported"),
    ("x\\B", 1..<3, "a word boundary is not supported"),
    ("(?i)abc", 0..<4, "flags are not supported"), ("(?i:abc)", 0..<4, "flags are not supported"),
    ("(?P<n>a)", 0..<3, "no group begins like this"), ("(?>a)", 0..<2, "no group begins like this"),
    ("\\p{L}", 0..<2, "a Unicode property is not supported"),
    ("é\\p{L}", 2..<4, "a Unicode property is not supported"),
    ("(a", 0..<2, "the group is not closed"), ("a)", 1..<2, "this ')' closes no group"),
    ("[a", 0..<2, "the class is not closed"), ("[a\\", 2..<3, "'\\' escapes nothing"),
    ("a\\", 1..<2, "'\\' escapes nothing"), ("*a", 0..<1, "'*' has nothing to repeat"),
    ("a**", 2..<3, "'*' has nothing to repeat"), ("a++", 2..<3, "'+' has nothing to repeat"),
    ("^*", 0..<2, "an anchor cannot be repeated"), ("a{2", 1..<3, "the quantifier is not closed"),
    ("a{3,2}", 1..<6, "the bounds are the wrong way round"),
    ("a{20000}", 1..<7, "a quantifier counts to 10000 at most"),
    ("a{x}", 1..<2, "'{' stands for itself only as '\\{'"),
    ("{", 0..<1, "'{' stands for itself only as '\\{'"),
    ("a]", 1..<2, "']' stands for itself only as '\\]'"),
    ("[z-a]", 1..<4, "the range is the wrong way round"),
    ("[\\d-z]", 1..<5, "a class such as '\\d' cannot be the end of a range"),
    ("\\q", 0..<2, "'\\q' is no escape"),
    ("\\x4", 0..<3, "a hexadecimal digit is missing"),
    ("\\u{110000}", 0..<10, "there is no such character"),
    ("\\uD800", 0..<6, "half a surrogate pair is no character"),
    ("\\u{41", 0..<5, "'\\u{' is not closed"),
    ("\\01", 0..<2, "an octal escape is not supported"),
    ("\\c1", 0..<2, "'\\c' is followed by a letter"),
    ("(?<1a>b)", 0..<5, "the group's name is not well formed"),
  ])
  func refusesAndSaysWhere(source: String, range: Range<Int>, message: String) {
    let error = #expect(throws: ValueSyntaxError.self) { try Pattern(source) }
    #expect(error?.message == message)
    #expect(error?.range == range)
  }

  @Test(arguments: ["(a|b)*a(a|b){20}", ".{3000}", "(((a{100}){100}){100}){100}"])
  func refusesWhatGrowsTooLarge(source: String) {
    let error = #expect(throws: ValueSyntaxError.self) { try Pattern(source) }
    let message = "the pattern is too large: repeat less often, or anchor it with '^' and '$'"
    #expect(error == ValueSyntaxError(message, at: 0..<source.utf8.count))
  }

  @Test func refusesDeepNesting() {
    let source = String(repeating: "(", count: 100_000)
    let error = #expect(throws: ValueSyntaxError.self) { try Pattern(source) }
    #expect(error?.message == "groups are nested too deeply")
    #expect(error?.range == 100..<101)
  }

  @Test func takesLinearTime() throws {
    let pattern = try Pattern("^(a+)+$")
    #expect(!pattern.matches(String(repeating: "a", count: 200_000) + "b"))
    #expect(try Pattern("^.{1,1000}$").matches(String(repeating: "é", count: 1_000)))
    #expect(try !Pattern("^.{1,1000}$").matches(String(repeating: "é", count: 1_001)))
  }

  @Test(
    arguments: [
      [0x61, 0xFF], [0x61, 0xC3], [0x61, 0xC0, 0x80], [0x61, 0xED, 0xA0, 0x80],
      [0x61, 0xF4, 0x90, 0x80, 0x80], [0x61, 0xE2, 0x82],
    ] as [[UInt8]]
  )
  func readsBytesThatAreNoUTF8AsReplacementCharacters(bytes: [UInt8]) throws {
    #expect(try Pattern("^a\\uFFFD+$").matches(bytes.span))
  }

  @Test func agreesWithSwiftRegex() throws {
    let sources = [
      "^a(b|c)*d$", "(ab|a)(bc|c)", "^[a-c]{2,3}$", "^(a|b|c)?d", "[^ab]c$", "^(a?b){2}c*$", "a.c",
      "^(?:a|ab)(?:c|bcd)(?:d*)$", "(a*b){2,3}", "^\\w\\d?$",
    ]
    var random = DifferentialRandom(seed: 8)
    let letters = Array("abcd1")
    for source in sources {
      let pattern = try Pattern(source)
      let regex = try Regex(source)
      for _ in 0..<500 {
        let text = String((0..<random.next(below: 7)).map { _ in letters[random.next(below: 5)] })
        #expect(pattern.matches(text) == (text.firstMatch(of: regex) != nil), "\(source) \(text)")
      }
    }
  }
}
