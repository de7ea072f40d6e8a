import StubDiagnostics
import Testing

@Suite struct SourceTextTests {
  @Test(arguments: [
    ("abc", 2, 1, 3),
    ("a\nbc", 3, 2, 2),
    ("a\r\nbc", 4, 2, 2),
    ("a\rbc", 3, 2, 2),
    ("é😀x", 6, 1, 3),
    ("", 0, 1, 1),
    ("a\n", 2, 2, 1),
  ])
  func countsLinesAndScalars(text: String, offset: Int, line: Int, column: Int) {
    let source = SourceText(file: "a.json", bytes: Array(text.utf8))
    #expect(source.position(of: offset) == SourcePosition(line: line, column: column))
  }

  @Test func countsFromTheOriginOfAWindow() {
    let window = SourceText(
      file: "a.json",
      bytes: Array("x\ny".utf8),
      offset: 100,
      origin: SourcePosition(line: 7, column: 5)
    )
    #expect(window.position(of: 101) == SourcePosition(line: 7, column: 6))
    #expect(window.position(of: 102) == SourcePosition(line: 8, column: 1))
  }

  @Test func doesNotCountALineEndTwiceAtARangeThatBeginsInside() {
    let source = SourceText(file: "a.json", bytes: Array("a\r\nb".utf8))
    let location = source.location(of: SourceRange(2, 4))
    #expect(location.start == SourcePosition(line: 2, column: 1))
    #expect(location.end == SourcePosition(line: 2, column: 2))
  }

  @Test func showsTheLineWithACaret() {
    let source = SourceText(file: "a.json", bytes: Array("{\n  \"é\": \"day\"\n}".utf8))
    let excerpt = source.location(of: SourceRange(10, 15)).excerpt
    #expect(excerpt.text == "  \"é\": \"day\"")
    #expect(excerpt.caret == 7)
    #expect(excerpt.length == 5)
  }

  @Test func cutsALongLineAroundTheCaret() {
    let line = String(repeating: "x", count: 500) + "!" + String(repeating: "y", count: 500)
    let source = SourceText(file: "a.json", bytes: Array(line.utf8))
    let excerpt = source.location(of: SourceRange(500, 501)).excerpt
    #expect(excerpt.text.unicodeScalars.count == 163)
    #expect(Array(excerpt.text.unicodeScalars)[excerpt.caret] == "!")
  }

  @Test func cutsALongRangeTooWithoutHalfACharacter() {
    let source = SourceText(file: "a.json", bytes: Array(String(repeating: "é", count: 500).utf8))
    let excerpt = source.location(of: SourceRange(0, 1000)).excerpt
    #expect(excerpt.text == String(repeating: "é", count: 120) + "…")
    #expect(excerpt.length == 120)
  }

  @Test func beginsAnExcerptAtItsLineWhateverTheBytes() {
    let source = SourceText(file: "a.json", bytes: [0x61, 0x0A, 0x80, 0x62])
    #expect(source.location(of: SourceRange(3, 4)).excerpt.text == "\u{FFFD}b")
  }

  @Test func replacesWhatATerminalWouldObey() {
    let source = SourceText(file: "a.json", bytes: [0x1B, 0x5B, 0x41, 0xFF, 0x09])
    #expect(source.location(of: SourceRange(1, 2)).excerpt.text == "·[A\u{FFFD} ")
  }
}
