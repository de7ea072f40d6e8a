/// Latin filler.
enum LoremText {
  private static let words: [StaticString] = [
    "lorem", "ipsum", "dolor", "sit", "amet", "consectetur", "adipiscing", "elit", "sed", "do",
    "eiusmod", "tempor", "incididunt", "ut", "labore", "et", "dolore", "magna", "aliqua", "enim",
    "ad", "minim", "veniam", "quis", "nostrud", "exercitation", "ullamco", "laboris", "nisi",
    "aliquip", "ex", "ea", "commodo", "consequat", "duis", "aute", "irure", "in", "reprehenderit",
    "voluptate", "velit", "esse", "cillum", "fugiat", "nulla", "pariatur", "excepteur", "sint",
    "occaecat", "cupidatat", "non", "proident", "sunt", "culpa", "qui", "officia", "deserunt",
    "mollit", "anim", "id", "est", "laborum",
  ]

  /// Appends a word.
  static func appendWord(_ stream: inout RandomStream, to text: inout TextBuffer) {
    text.append(literal: words[stream.index(words.count)])
  }

  /// Appends words with spaces between.
  static func appendWords(_ count: Int, _ stream: inout RandomStream, to text: inout TextBuffer) {
    for index in 0..<min(max(count, 1), 1_000) {
      if index > 0 { text.append(UInt8(ascii: " ")) }
      appendWord(&stream, to: &text)
    }
  }

  /// Appends a sentence.
  static func appendSentence(_ stream: inout RandomStream, to text: inout TextBuffer) {
    let start = text.count
    appendWords(stream.integer(5...12), &stream, to: &text)
    text.capitalize(at: start)
    text.append(UInt8(ascii: "."))
  }
}
