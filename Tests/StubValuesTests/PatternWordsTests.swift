import StubValues
import Testing

@Suite struct PatternWordsTests {
  @Test(
    arguments: [
      ("^[ab]{1,2}$", ["a", "b", "aa", "ab", "ba", "bb"]), ("x|yz", ["x", "yz"]), ("abc", ["abc"]),
      ("^a?b?$", ["", "a", "b", "ab"]), ("(a|b)c", ["ac", "bc"]), ("(a|a)(b|b)", ["ab"]),
      ("^(?:a|ab)(?:c|bc)$", ["ac", "abc", "abbc"]), ("[a-cx]", ["a", "b", "c", "x"]),
      ("\\n", ["\n"]),
      ("^[^ -}]$", ["~"]), ("\\s", [" "]), ("[é-ë]", ["é", "ê", "ë"]), ("", [""]), ("^$", [""]),
      ("a|[ab]c|d", ["a", "d", "ac", "bc"]), ("\\u{1F600}", ["😀"]), ("[\\t\\n]", ["\t", "\n"]),
    ] as [(String, [String])]
  )
  func numbersEveryText(source: String, expected: [String]) throws {
    let words = try #require(try Pattern(source).words())
    #expect(words.count == UInt64(expected.count))
    #expect((0..<words.count).map { words.word(rank: $0) } == expected)
    #expect(words.word(rank: words.count) == expected[0])
  }

  @Test(
    arguments: [
      ("^\\d{3}$", 1_000), ("^[A-Z]{2}\\d{4}$", 6_760_000), ("^.$", 95), ("^\\W$", 32),
      ("^\\D$", 85),
      ("^[\\s\\S]$", 95), ("^#(?:[0-9a-f]{3}){1,2}$", 16_781_312), ("^[\\u4e00-\\u9fa5]$", 20_902),
      ("^[a-z]{13}$", 2_481_152_873_203_736_576), ("^[a-z]{14}$", UInt64.max),
      ("^[a-z]*$", 217_180_147_159),
    ] as [(String, UInt64)]
  )
  func countsTexts(source: String, count: UInt64) throws {
    #expect(try Pattern(source).words()?.count == count)
  }

  @Test(
    arguments: [
      ("^a*$", 0, nil, 0...8), ("^a*$", 5, nil, 5...13), ("^a*$", 5, 7, 5...7),
      ("^a{2,4}$", 0, nil, 2...4),
      ("^a{2,4}$", 3, 100, 3...4), ("^(abc)+$", 4, nil, 6...14), ("^a+b+$", 0, 3, 2...3),
      ("a", 4, 6, 4...6),
      ("^a", 3, nil, 3...11), ("a$", 0, nil, 1...1),
    ] as [(String, Int, Int?, ClosedRange<Int>)]
  )
  func keepsToTheLengths(source: String, least: Int, most: Int?, lengths: ClosedRange<Int>) throws {
    let words = try #require(try Pattern(source).words(minLength: least, maxLength: most))
    #expect(words.lengths == lengths)
    for rank in 0..<min(200, words.count) {
      #expect(lengths ~= words.word(rank: rank).unicodeScalars.count)
    }
    #expect(words.word(rank: 0).unicodeScalars.count == lengths.lowerBound)
  }

  @Test(
    arguments: [
      ("^a{2}$", 3, nil), ("^a{2}$", 0, 1), ("a^b", 0, nil), ("[]", 0, nil), ("^(ab)*$", 3, 3),
      ("^a$", 5, 4),
      ("^a$", Int.max, nil), ("^a$", 0, -1),
    ] as [(String, Int, Int?)]
  )
  func knowsWhereThereAreNone(source: String, least: Int, most: Int?) throws {
    #expect(try Pattern(source).words(minLength: least, maxLength: most) == nil)
  }

  @Test func padsWithLettersWhereNoAnchorStands() throws {
    let words = try #require(try Pattern("^A\\d").words(minLength: 4, maxLength: 4))
    #expect(words.count == 6_760)
    #expect(words.word(rank: 0) == "A0aa")
    #expect(words.word(rank: 6_759) == "A9zz")
  }

  private static let sources = [
    "^[a-z]{3,12}$", "^[A-Z]{3}-\\d{4}$", "^[\\w.+-]+@[\\w-]+\\.[a-z]{2,}$",
    "^(\\+\\d{1,3} )?\\d{3}-\\d{4}$",
    "[^x]{5}y", ".{20}", "^(?:[0-9a-f]{2}:){5}[0-9a-f]{2}$", "^[A-Za-z0-9]{40}$", "(a|b|cd)*e$",
    "^\\S+ \\S+$",
    "^(0|[1-9]\\d*)\\.(0|[1-9]\\d*)$", "^[€-₿é]{2}x?$", "^(a{1,3}|b{40}|[c-z]{15}){1,2}$",
    "(?:yes|no|maybe)",
  ]

  @Test(arguments: sources)
  func drawsDifferentTextsThatMatch(source: String) throws {
    let pattern = try Pattern(source)
    let words = try #require(try pattern.words())
    var random = DifferentialRandom(seed: 9)
    var textsByRank: [UInt64: String] = [:]
    for round in 0..<2_000 {
      // Neighbours and ends as well as ranks from anywhere.
      let rank: UInt64 =
        switch round % 4 {
        case 0: UInt64(round) % words.count
        case 1: words.count - 1 - UInt64(round) % words.count
        case 2: (words.count / 2 + UInt64(round)) % words.count
        default: random.next() % words.count
        }
      let text = words.word(rank: rank)
      #expect(pattern.matches(text), "\(text.debugDescription)")
      #expect(words.lengths ~= text.unicodeScalars.count)
      textsByRank[rank] = text
    }
    #expect(Set(textsByRank.values).count == textsByRank.count)
  }

  @Test(arguments: sources)
  func drawsEachLengthAlone(source: String) throws {
    let pattern = try Pattern(source)
    let words = try #require(try pattern.words(maxLength: 60))
    var random = DifferentialRandom(seed: 10)
    for length in words.lengths {
      let count = words.count(ofLength: length)
      for _ in 0..<20 where count > 0 {
        var bytes: [UInt8] = []
        words.append(rank: random.next() % count, length: length, to: &bytes)
        let text = String(decoding: bytes, as: UTF8.self)
        #expect(text.unicodeScalars.count == length)
        #expect(pattern.matches(text))
      }
    }
    var none: [UInt8] = []
    words.append(rank: 5, length: words.lengths.upperBound + 1, to: &none)
    #expect(none.isEmpty)
    #expect(words.count(ofLength: -1) == 0)
  }

  @Test func drawsEveryLetterAtEveryPlaceOfAHugeLanguage() throws {
    let words = try #require(try Pattern("^[a-z]{24}$").words())
    #expect(words.count == .max)
    var random = DifferentialRandom(seed: 11)
    var counts = [[Int]](repeating: [Int](repeating: 0, count: 26), count: 24)
    for _ in 0..<5_200 {
      for (place, byte) in words.word(rank: random.next()).utf8.enumerated() {
        counts[place][Int(byte) - 0x61] += 1
      }
    }
    // 200 are expected of each letter, with a deviation of 14.
    for place in counts { #expect(place.allSatisfy { 130...270 ~= $0 }) }
  }

  @Test func drawsUnlikeBranchesInProportion() throws {
    let words = try #require(try Pattern("^(x[a-z]{19}|y[a-z]{19}|z[a-m][a-z]{18})$").words())
    var random = DifferentialRandom(seed: 12)
    var counts: [Character: Int] = [:]
    for _ in 0..<5_000 { counts[words.word(rank: random.next()).first ?? "?", default: 0] += 1 }
    #expect(1_850...2_150 ~= counts["x"] ?? 0)
    #expect(1_850...2_150 ~= counts["y"] ?? 0)
    #expect(880...1_120 ~= counts["z"] ?? 0)
  }

  /// What a released pattern draws stays as it is.
  @Test(
    arguments: [
      ("^[A-Z]{3}-\\d{4}$", 0, "AAA-0000"), ("^[A-Z]{3}-\\d{4}$", 98_765_432, "OPW-5432"),
      ("^[a-z]{3,6}$", 1_000_000, "bdxho"), ("^[a-z]{24}$", 0, "aaaaaaaaaaaaaagkpjxtkrxw"),
      ("^[a-z]{24}$", 1, "aaaaaaaaaaaaatjaezqqfzdw"),
      ("^[a-z]{24}$", 0x8000_0000_0000_0000, "mzzzzzzzzzzzzrszpsbeafle"),
      ("^[\\w.+-]+@[\\w-]+\\.[a-z]{2,}$", 123_456_789_012, "Bi@3h.jvyx"),
    ] as [(String, UInt64, String)]
  )
  func drawsTheSameForEver(source: String, rank: UInt64, text: String) throws {
    #expect(try Pattern(source).words()?.word(rank: rank) == text)
  }

  @Test func refusesToCountTooMuch() throws {
    let pattern = try Pattern("^[ab]*c{900}$")
    #expect(throws: ValueSyntaxError.self) { try pattern.words(minLength: 5_000) }
  }
}
