extension GeneratorCatalogue {
  /// What people write.
  static let text: [CatalogueEntry] = [
    column("text.title", "the title of an article", "title", of: "titles"),
    list("text.headline", "a headline", "headlines"),
    list("text.sentence", "a sentence", "sentences"),
    CatalogueEntry("text.sentences", "two or three sentences", [count]) { sentences($0, 1...3) },
    CatalogueEntry("text.paragraph", "a paragraph") { request in
      request.shelf.has("paragraphs")
        ? request.entries("paragraphs") : sentences(request, 3...5)
    },
    CatalogueEntry("text.paragraphs", "some paragraphs with empty lines between", [count]) {
      joined($0, $0.shelf.has("paragraphs") ? "paragraphs" : "sentences", 2...3, "\n\n")
    },
    list("text.question", "a question", "questions"), list("text.quote", "a wise saying", "quotes"),
    list("text.comment", "a comment below an article", "comments"),
    review("text.review", "a review", "text"),
    review("text.reviewTitle", "the title of the review", "title"),
    figure("text.reviewStars", "the stars of the review", 1...5, of: "reviews") { request in
      guard let reviews = ReviewSubject(request) else { return .within(1...5) }
      return Figure(count: reviews.count) { reviews.stars($0) }
    },
    list("text.message", "a chat message", "messages"), list("text.note", "a short note", "notes"),
    list("text.changelog", "a line of a changelog", "changelog"),
    list("text.category", "a category", "categories"), list("text.tag", "a tag", "tags"),
  ]

  /// Words.
  static let word: [CatalogueEntry] = [
    list("word.noun", "a noun", "nouns"), list("word.verb", "a verb", "verbs"),
    list("word.adjective", "an adjective", "adjectives"),
    list("word.adverb", "an adverb", "adverbs"),
    list("word.word", "a word", "words"),
    CatalogueEntry("word.words", "an adjective and a noun", [count]) { request in
      let (adjectives, nouns) = (request.vocabulary("adjectives"), request.vocabulary("nouns"))
      guard request.shelf.has("adjectives"), adjectives.count > 0, nouns.count > 0 else {
        return request.entries("words")
      }
      return pair(adjectives, nouns) { _ in }
    },
    CatalogueEntry("word.name", "an adjective and a noun in capitals, as a name") { request in
      let (adjectives, nouns) = (request.vocabulary("adjectives"), request.vocabulary("nouns"))
      guard request.shelf.has("adjectives"), adjectives.count > 0, nouns.count > 0 else {
        return request.entries("words")
      }
      return pair(adjectives, nouns) { text in
        var isStart = true
        for index in text.indices {
          if isStart { text.capitalize(at: index) }
          isStart = text[index] == UInt8(ascii: " ")
        }
      }
    },
  ]

  /// Latin filler, for those who want it.
  static let lorem: [CatalogueEntry] = [
    CatalogueEntry("lorem.word", "a word of Latin filler") { _ in
      .text { _, stream, text in LoremText.appendWord(&stream, to: &text) }
    },
    CatalogueEntry("lorem.words", "three words of Latin filler", [count]) { request in
      let count = request.integer("count") ?? 3
      return .text { _, stream, text in LoremText.appendWords(count, &stream, to: &text) }
    },
    CatalogueEntry("lorem.sentence", "a sentence of Latin filler") { _ in
      .text { _, stream, text in LoremText.appendSentence(&stream, to: &text) }
    },
    CatalogueEntry("lorem.paragraph", "a paragraph of Latin filler") { _ in
      .text { _, stream, text in
        for index in 0..<4 {
          if index > 0 { text.append(UInt8(ascii: " ")) }
          LoremText.appendSentence(&stream, to: &text)
        }
      }
    },
  ]

  private static let count = CatalogueParameter("count", .integer, "how many there are")

  private static func sentences(_ request: GeneratorRequest, _ usual: ClosedRange<Int>) -> Generator
  {
    // Japanese and Chinese put no spaces between sentences.
    let isSpaced = !request.shelf.locale.hasPrefix("ja") && !request.shelf.locale.hasPrefix("zh")
    return joined(request, "sentences", usual, isSpaced ? " " : "")
  }

  private static func joined(
    _ request: GeneratorRequest,
    _ vocabulary: String,
    _ usual: ClosedRange<Int>,
    _ separator: StaticString
  ) -> Generator {
    let entries = request.vocabulary(vocabulary)
    let count = request.integer("count").map { min(max($0, 1), 50) }
    return Generator(.text, count: UInt64(entries.count)) { draw, text in
      var stream = draw.stream
      entries.append(Int(draw.rank), to: &text)
      var rank = Int(draw.rank)
      for _ in 1..<max(count ?? stream.integer(usual), 1) {
        text.append(literal: separator)
        rank = (rank + 1 + stream.index(max(entries.count - 1, 1))) % max(entries.count, 1)
        entries.append(rank, to: &text)
      }
      return .text
    }
  }

  private static func pair(
    _ firsts: Vocabulary,
    _ seconds: Vocabulary,
    _ finish: @escaping @Sendable (inout TextBuffer) -> Void
  ) -> Generator {
    let count = UInt64(firsts.count)
    return Generator(.text, count: count * UInt64(seconds.count)) { draw, text in
      firsts.append(Int(draw.rank % max(count, 1)), to: &text)
      text.append(UInt8(ascii: " "))
      seconds.append(Int(draw.rank / max(count, 1)), to: &text)
      finish(&text)
      return .text
    }
  }

  /// A column of a review of no thing in particular.
  private static func review(
    _ name: String,
    _ summary: String,
    _ column: String
  ) -> CatalogueEntry {
    CatalogueEntry(name, summary) { request in
      guard let reviews = ReviewSubject(request) else {
        return request.column(column, of: "reviews")
      }
      let subject = request.subject("reviews")
      return Generator(.text, count: reviews.count, subject: subject) { draw, text in
        reviews.append(column, draw, to: &text)
        return .text
      }
    }
  }
}
