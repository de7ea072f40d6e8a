import StubSchema

extension Exploration {
  /// In how large a model numbers and texts are tried one by one.
  private static var leafLimit: Int { 64 }

  /// Finds out which numbers, and texts of which length, the initialiser refuses.
  func examineBounds() {
    guard reflector.examinesBounds, leaves.count <= Self.leafLimit else { return }
    for place in leaves {
      switch place.asks.first?.unwrapped {
      case .scalar(.string) where place.facts.text == nil: examineLength(of: place)
      case .scalar(let scalar) where scalar.isNumeric: examineNumbers(at: place, scalar)
      default: break
      }
    }
  }

  private func examineNumbers(at place: Place, _ scalar: ScalarType) {
    var usual = 1.0
    if case .candidate(.number(let number))? = plan.answers[place.path] { usual = number }
    let takes = { self.takes(.number($0), at: place, scalar) }
    if let edge = edge(from: usual, through: [7, 1000, 100_000].filter { $0 > usual }, takes) {
      place.facts.maximum = edge
    }
    if let edge = edge(from: usual, through: [0, -1].filter { $0 < usual }, takes) {
      place.facts.minimum = edge
    }
  }

  private func examineLength(of place: Place) {
    let text = { (length: Double) in
      String(String(repeating: "sample ", count: 60).prefix(Int(length)))
    }
    let takes = { self.takes(.text(text($0)), at: place, .string) }
    place.facts.maximumLength = edge(from: 6, through: [40, 400], takes).map { Int($0) }
    place.facts.minimumLength = edge(from: 6, through: [1, 0], takes).map { Int($0) }
  }

  /// Whether the initialiser takes a value; true for one that the type cannot hold.
  private func takes(_ candidate: Candidate, at place: Place, _ scalar: ScalarType) -> Bool {
    guard scalar.value(candidate) != nil else { return true }
    return decodes(.candidate(candidate), at: place)
  }

  /// The last number that is taken on the way from one that is through others; nil where all are.
  private func edge(
    from start: Double,
    through steps: [Double],
    _ takes: (Double) -> Bool
  ) -> Double? {
    var taken = start
    for step in steps {
      if takes(step) {
        taken = step
        continue
      }
      var refused = step
      while abs(refused - taken) > 1 {
        let middle = ((refused + taken) / 2).rounded(refused > taken ? .down : .up)
        if takes(middle) { taken = middle } else { refused = middle }
      }
      return taken
    }
    return nil
  }
}
