/// A review that fits whatever is reviewed: its stars, its title and its text.
struct ReviewSubject: Sendable {
  private let reviews: Vocabulary
  private let entries: [Int]

  /// The reviews of a locale; nil where they do not say what they are of.
  init?(_ request: GeneratorRequest) {
    reviews = request.vocabulary("reviews")
    guard reviews.hasColumn("kind") else { return nil }
    let (reviews, column) = (reviews, reviews.column("kind"))
    entries = (0..<reviews.count).filter { reviews.text($0, column: column) == "any" }
    guard !entries.isEmpty else { return nil }
  }

  /// How many reviews there are.
  var count: UInt64 { UInt64(entries.count) }

  /// The stars, from 1 to 5.
  func stars(_ draw: Draw) -> Int {
    reviews.integer(entries[Int(draw.rank)], column: reviews.column("stars"))
  }

  /// Appends a column of the review.
  func append(_ column: String, _ draw: Draw, to text: inout TextBuffer) {
    reviews.append(entries[Int(draw.rank)], column: reviews.column(column), to: &text)
  }
}
