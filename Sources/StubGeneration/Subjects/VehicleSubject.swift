/// An invented vehicle: a model, and its maker, another one in each round.
struct VehicleSubject: Sendable {
  private let makers: Vocabulary
  private let models: Vocabulary

  /// The vehicles of a locale.
  init(_ request: GeneratorRequest) {
    makers = request.vocabulary("vehicle-makers")
    models = request.vocabulary("vehicle-models")
  }

  /// How many models there are.
  var count: UInt64 { UInt64(models.count) }
  /// In how many rounds every model has another maker.
  var rounds: UInt64 { UInt64(max(makers.count, 1)) }

  /// Appends the maker.
  func appendMaker(_ draw: Draw, to text: inout TextBuffer) {
    let number = (draw.rank &* 7 &+ draw.round) % rounds
    makers.append(Int(truncatingIfNeeded: number), to: &text)
  }

  /// Appends the model's name, or another column of it.
  func appendModel(_ column: Int, _ draw: Draw, to text: inout TextBuffer) {
    models.append(Int(truncatingIfNeeded: draw.rank), column: column, to: &text)
  }
}

/// What a vehicle is driven by.
struct FuelSubject: Sendable {
  private let words: Vocabulary
  private let kinds: [Int]

  /// Of ten vehicles, which have which of the kinds, in the order of the vocabulary.
  private static let shares = [0, 0, 0, 0, 1, 2, 2, 3, 4, 4]

  /// The words of a locale.
  init(_ request: GeneratorRequest) {
    let words = request.vocabulary("choices")
    self.words = words
    kinds = (0..<words.count).filter { words.text($0) == "fuel-kind" }
  }

  /// Appends the fuel.
  func append(_ draw: Draw, to text: inout TextBuffer) {
    guard !kinds.isEmpty else { return }
    words.append(kinds[min(kind(draw), kinds.count - 1)], column: 1, to: &text)
  }

  /// Whether nothing else drives it.
  func isElectric(_ draw: Draw) -> Bool { kind(draw) == 4 }

  private func kind(_ draw: Draw) -> Int {
    var stream = draw.subject.stream(.variant)
    return Self.shares[stream.index(Self.shares.count)]
  }
}
