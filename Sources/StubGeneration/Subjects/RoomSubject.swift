/// The room of a stay: its kind, how many sleep in it, and what a night costs.
struct RoomSubject: Sendable {
  private let kinds: [Int]
  private let words: Vocabulary
  private let home: UInt64

  /// For how many each kind of room is, in the order of the vocabulary.
  private static let guests: [ClosedRange<Int>] = [
    1...1, 2...2, 2...2, 1...2, 1...2, 3...4, 2...3, 2...4,
  ]
  /// What a night in it costs, in dollars.
  private static let prices: [ClosedRange<Int>] = [
    62...118, 88...168, 88...168, 98...188, 112...215, 145...260, 172...290, 215...420,
  ]

  /// The rooms of a locale.
  init(_ request: GeneratorRequest) {
    let words = request.vocabulary("choices")
    kinds = (0..<words.count).filter { words.text($0) == "room-kind" }
    self.words = words
    home = request.subject("room")
  }

  /// Appends the kind of the room in an object.
  func appendKind(in object: Spot, to text: inout TextBuffer) {
    guard !kinds.isEmpty else { return }
    words.append(kinds[kind(in: object)], column: 1, to: &text)
  }

  /// How many sleep in the room.
  func guests(in object: Spot) -> Int {
    var stream = object.under(home).stream(.length)
    let guests = Self.guests
    return stream.integer(guests[kind(in: object) % guests.count])
  }

  /// The range of what a night costs, in dollars.
  func prices(in object: Spot) -> ClosedRange<Int> {
    Self.prices[kind(in: object) % Self.prices.count]
  }

  private func kind(in object: Spot) -> Int {
    var stream = object.under(home).stream()
    return stream.index(max(kinds.count, 1))
  }
}
