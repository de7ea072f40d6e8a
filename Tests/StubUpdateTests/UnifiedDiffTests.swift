import StubUpdate
import Testing

@Suite struct UnifiedDiffTests {
  static func diff(_ old: String, _ patches: [(Range<Int>, String)]) -> String {
    let patches = patches.map { Patch(range: $0.0, replacement: Array($0.1.utf8)) }
    let difference = UnifiedDiff(of: Array(old.utf8), patches: patches)
    return String(decoding: difference.text(path: "a.json"), as: UTF8.self)
  }

  static let lines = (1...20).map { "line \($0)\n" }.joined()

  @Test func saysNothingWhereNothingChanged() {
    #expect(Self.diff("a\n", []).isEmpty)
    #expect(Self.diff("a\n", [(0..<1, "a")]).isEmpty)
  }

  @Test func showsThreeLinesAroundAChange() {
    #expect(
      Self.diff(Self.lines, [(76..<78, "X")]) == """
        --- a.json
        +++ a.json
        @@ -8,7 +8,7 @@
         line 8
         line 9
         line 10
        -line 11
        +line X
         line 12
         line 13
         line 14

        """
    )
  }

  @Test func countsOnBehindAHunkThatAddsLines() {
    let text = Self.diff(
      Self.lines,
      [(0..<0, "new\nnew\n"), (Self.lines.utf8.count - 3..<Self.lines.utf8.count - 1, "XX")]
    )
    #expect(
      text == """
        --- a.json
        +++ a.json
        @@ -1,3 +1,5 @@
        +new
        +new
         line 1
         line 2
         line 3
        @@ -17,4 +19,4 @@
         line 17
         line 18
         line 19
        -line 20
        +line XX

        """
    )
  }

  @Test func saysWhereALineEndIsMissing() {
    #expect(
      Self.diff("a\nb", [(2..<3, "c")]) == """
        --- a.json
        +++ a.json
        @@ -1,2 +1,2 @@
         a
        -b
        \\ No newline at end of file
        +c
        \\ No newline at end of file

        """
    )
    #expect(
      Self.diff("", [(0..<0, "a\n")]) == "--- a.json\n+++ a.json\n@@ -0,0 +1 @@\n+a\n"
    )
    #expect(
      Self.diff("a\n", [(0..<2, "")]) == "--- a.json\n+++ a.json\n@@ -1 +0,0 @@\n-a\n"
    )
  }
}
