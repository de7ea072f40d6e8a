import StubJSON

/// The texts that break layouts, searches and databases.
enum BoundaryTexts {
  /// How many scalars the longest text has where nothing limits it.
  static let longest = 10_000

  /// Texts of every awkward kind; no two are equal, not even by canonical equivalence.
  static let all: [String] = [
    "",
    "a",
    " ",
    "  spaces at both ends  ",
    "e\u{301}a\u{308}o\u{302}n\u{303} Z\u{351}\u{36B}\u{343}\u{32A}a\u{334}\u{335}\u{31C}l\u{328}\u{360}g\u{334}\u{33B}o\u{335}\u{339}",
    "👍🏽 👩🏿‍🚀 🤷🏻‍♂️",
    "👨‍👩‍👧‍👦👩‍❤️‍💋‍👨",
    "🇩🇪🇯🇵🇧🇷🏴󠁧󠁢󠁥󠁮󠁧󠁿",
    "مرحبا (123) abc!",
    "שלום 50% off",
    "\u{200F}right\u{200E}left \u{202E}overridden\u{202C} \u{2067}isolated\u{2069}",
    "zero\u{200B}width\u{200C}space\u{200D}joiner\u{2060}\u{FEFF}s",
    "\u{0}\u{1}\u{8}\u{C}\u{1B}\u{1F}\u{7F}\u{85}",
    "line one\nline two\r\nline three\rline four\ttab\u{2028}five\u{2029}six",
    "\"double\" 'single' “curly” «French» `back`",
    "C:\\new\\table \\u0041 \\\\server /slash",
    "<b>bold</b> &amp; <script>alert(1)</script>",
    "'; DROP TABLE items; --",
    "=1+1",
    "-0123.50",
    "%s %d %@ %n {0} ${name} \\(value)",
    "ﬁ ß ẞ İ ı Σς ǅ Å",
    "漢字とカタカナ、全角ＡＢＣ１２３",
    "𝒳𝓎𝓏 𠜎𠜱 🜁",
    "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft",
    filler(longest),
  ]

  /// Texts of one character, of one scalar or more.
  static let characters = [
    "a", " ", "\"", "\\", "\n", "\r\n", "\u{0}", "e\u{301}", "ß", "漢", "👍🏽", "👨‍👩‍👧‍👦", "🇩🇪", "\u{200B}",
  ]

  /// Absolute URLs that every parser reads alike.
  static let urls = [
    "https://example.com",
    "https://example.com/",
    "http://user:pass@example.com:8080/a/b;c=d/../e?q=1&q=2&empty=#fragment",
    "https://xn--mnchen-3ya.example/stra%C3%9Fe/%F0%9F%9A%80?q=%20%2B%26",
    "http://[2001:db8::1]:80/",
    "http://192.0.2.1/",
    "file:///private/var/a%20b.txt",
    "mailto:someone@example.com?subject=Hello%2C%20there",
    "data:text/plain;base64,SGVsbG8=",
    "https://example.com/" + String(repeating: "long-path/", count: 198),
  ]

  /// The texts that limits admit, with the shortest and the longest ones that they do.
  static func texts(_ limits: TextLimits?) -> [String] {
    guard let limits else { return all }
    var texts = all
    let least = max(limits.least, 0)
    if least <= longest { texts.append(filler(least)) }
    if limits.greatest <= longest {
      texts.append(filler(limits.greatest))
      texts.append(String(repeating: "🚀", count: limits.greatest))
    }
    return admitted(texts, limits)
  }

  /// The texts of a list that limits admit, each once.
  static func admitted(_ texts: [String], _ limits: TextLimits?) -> [String] {
    var seen: Set<String> = []
    return texts.filter { text in
      (limits?.admit(Array(text.utf8)) ?? true) && seen.insert(text).inserted
    }
  }

  /// Whether no generator gives a text, so that it differs from all typical ones.
  static func isUnheardOf(_ text: String) -> Bool {
    text.unicodeScalars.count >= longest
      || text.unicodeScalars.contains { scalar in
        scalar.value < 0x20 || scalar.value >= 0x1_F000
          || (0x200B..<0x2010).contains(scalar.value) || (0x202A..<0x202F).contains(scalar.value)
      }
  }

  /// A text of words with so many scalars.
  private static func filler(_ count: Int) -> String {
    let words = "The quick brown fox jumps over the lazy dog and runs on. "
    var text = String(repeating: words, count: max(count, 0) / words.utf8.count)
    text += words.prefix(max(count, 0) - text.utf8.count)
    if text.hasSuffix(" ") { text = text.dropLast() + "." }
    return text
  }
}
