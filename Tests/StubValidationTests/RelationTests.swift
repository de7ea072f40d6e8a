import StubDiagnostics
import StubSchema
import StubValidation
import Testing

/// Relations of which both sides are held to each other, over several files.
@Suite struct RelationTests {
  private static let library = """
    {"stubschema": 1, "models": {
      "Author": {"fields": {
        "id": "Int",
        "books": {"type": "[String]", "references": "Book.id", "inverse": "Book.author"},
        "mentor": {"type": "Int?", "references": "Author.id", "inverse": "Author.pupils"},
        "pupils": {"type": "[Int]?", "references": "Author.id"}}},
      "Book": {"fields": {
        "id": "String",
        "author": {"type": "Int", "references": "Author.id"},
        "tags": {"type": "[Int]?", "references": "Tag", "inverse": "Tag.books"}}},
      "Tag": {"fields": {"books": {"type": "[String]", "references": "Book.id"}}}}}
    """

  /// The findings in the last of some files, each told of the keys of those before.
  private static func findings(_ files: [(model: String, text: String)]) -> [String] {
    var known = ReferenceKeys()
    var found: [String] = []
    for round in 0..<2 {
      for (model, text) in files {
        var options = ValidationOptions()
        options.knownKeys = round == 0 ? ReferenceKeys() : known
        let report = Schemas.validator(library, model: model, options)
          .validate(SourceText(file: "\(model).json", bytes: Array(text.utf8)))
        if round == 0 { known.merge(report.keys) } else { found += report.findings.map { "\($0)" } }
      }
    }
    return found
  }

  private static let authors = #"[{"id": 1, "books": ["a", "b"]}, {"id": 2, "books": ["c"]}]"#
  private static let books =
    #"[{"id": "a", "author": 1}, {"id": "b", "author": 1}, {"id": "c", "author": 2}]"#

  @Test func acceptsSidesThatAgree() {
    let tags = #"[{"books": ["a"]}, {"books": ["b", "a"]}]"#
    let tagged =
      #"[{"id": "a", "author": 1, "tags": [1, 0]}, {"id": "b", "author": 1, "tags": [1.0]}, {"id": "c", "author": 2}]"#
    #expect(Self.findings([("Author", Self.authors), ("Book", Self.books)]) == [])
    #expect(
      Self.findings([("Author", Self.authors), ("Book", tagged), ("Tag", tags)]) == []
    )
  }

  @Test func findsTheSideThatDoesNotReferBack() {
    let moved = Self.books.replacingLast("\"author\": 2", with: "\"author\": 1")
    #expect(
      Self.findings([("Author", Self.authors), ("Book", moved)]) == [
        "Author.json:1:54: element 0 of 'books' is the string \"c\": the Book with it does not refer back in 'author' [one-sided-relation]",
        "Book.json:1:76: 'author' is the number 1: the Author with it does not refer back in 'books' [one-sided-relation]",
      ]
    )
  }

  @Test func findsItForRecordsThatAreKnownByTheirIndex() {
    let tags = #"[{"books": ["a"]}, {"books": []}]"#
    let tagged =
      #"[{"id": "a", "author": 1, "tags": [0, 1]}, {"id": "b", "author": 1}, {"id": "c", "author": 2}]"#
    #expect(
      Self.findings([("Author", Self.authors), ("Book", tagged), ("Tag", tags)]) == [
        "Book.json:1:39: element 1 of 'tags' is the number 1: the Tag with it does not refer back in 'books' [one-sided-relation]"
      ]
    )
  }

  @Test func findsItWithinOneFile() {
    let text =
      #"[{"id": 1, "books": [], "pupils": [2]}, {"id": 2, "books": [], "mentor": 1}, {"id": 3, "books": [], "mentor": 2}]"#
    #expect(
      Self.findings([("Author", text)]).first
        == "Author.json:1:111: 'mentor' is the number 2: the Author with it does not refer back in 'pupils' [one-sided-relation]"
    )
  }

  @Test func saysNothingOfSidesThatAreNotThere() {
    #expect(
      Self.findings([("Author", Self.authors)])
        == [
          "references to Book.id were not checked: its data is not in this run [unchecked-reference]"
        ]
    )
  }

  @Test func tellsTheElementsOfUniqueListsApart() {
    let schema =
      #"{"stubschema": 1, "model": "M", "fields": {"codes": {"type": "[String]", "unique": true}}}"#
    let text = #"[{"codes": []}, {"codes": []}, {"codes": ["x", "y"]}, {"codes": ["y"]}]"#
    let found = Schemas.validator(schema, model: "M")
      .validate(SourceText(file: "m.json", bytes: Array(text.utf8))).findings
    #expect(
      found.map { "\($0)" } == [
        "m.json:1:66: 'codes' is unique: record 2 has the string \"y\" already [repeated-value]"
      ]
    )
  }
}

extension String {
  /// The text with the last occurrence of a part replaced.
  fileprivate func replacingLast(_ part: String, with other: String) -> String {
    guard let range = ranges(of: part).last else { return self }
    return replacingCharacters(in: range, with: other)
  }

  private func replacingCharacters(in range: Range<Index>, with other: String) -> String {
    self[..<range.lowerBound] + other + self[range.upperBound...]
  }
}
