/// A small seeded generator, so that a differential test tries the same texts in every run.
struct DifferentialRandom {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// The next number of SplitMix64.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// A number in `0..<bound`.
  mutating func next(below bound: Int) -> Int { Int(next() % UInt64(bound)) }

  /// Replaces, removes, inserts, doubles or cuts off somewhere in a text.
  mutating func mutate(_ text: inout [Character], among characters: [Character]) {
    let place = text.isEmpty ? 0 : next(below: text.count)
    let character = characters[next(below: characters.count)]
    switch next(below: 6) {
    case 0,
      1 where !text.isEmpty:
      if !text.isEmpty { text[place] = character }
    case 2 where !text.isEmpty: text.remove(at: place)
    case 3 where !text.isEmpty: text.insert(text[place], at: place)
    case 4 where next(below: 4) == 0: text.removeSubrange(place...)
    default: text.insert(character, at: place)
    }
  }
}
