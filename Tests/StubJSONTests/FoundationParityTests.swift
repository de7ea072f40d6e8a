import StubJSON
import Testing

/// The parser and `JSONDecoder` agree on what is rejected, on texts that nobody thought of.
@Suite struct FoundationParityTests {
  @Test(arguments: ["[]{},:\"1- ", "\"\\u1dc8a[]", "1.e+-0[]t"])
  func agreesOnEveryShortText(alphabet: String) {
    let alphabet = Array(alphabet.utf8)
    for length in 0...3 {
      var digits = [Int](repeating: 0, count: length)
      repeat { compare(digits.map { alphabet[$0] }) } while advance(&digits, base: alphabet.count)
    }
  }

  @Test(arguments: 0..<8)
  func agreesOnBrokenDocuments(seed: Int) {
    var random = TestRandom(seed: UInt64(seed))
    for _ in 0..<500 {
      var bytes = Array(Self.sound[random.next(Self.sound.count)].utf8)
      for _ in 0...random.next(4) { mutate(&bytes, &random) }
      compare(bytes)
    }
  }

  @Test(arguments: 0..<8)
  func agreesOnPiecesPutTogether(seed: Int) {
    var random = TestRandom(seed: UInt64(1000 + seed))
    for _ in 0..<500 {
      let count = random.next(12)
      compare((0..<count).flatMap { _ in Array(Self.pieces[random.next(Self.pieces.count)].utf8) })
    }
  }

  private func compare(_ bytes: [UInt8]) {
    let document = document(bytes)
    let shown = String(decoding: bytes, as: UTF8.self).debugDescription
    let rejects = FoundationParity.rejects(bytes)
    #expect(document.isRejected == rejects, "\(shown) \(faults(document))")
    checkTape(document.tape.entries, shown)
    // Keys that are there twice hide values, so that reading all is not reading all.
    guard !rejects, !document.faults.contains(where: { $0.kind == .duplicateKey }) else { return }
    let isUnsound = document.faults.contains { $0.layer == .value }
    #expect(isUnsound == FoundationParity.rejectsReadingAll(bytes), "\(shown) \(faults(document))")
  }

  /// Every subtree ends where its last child ends, and every key has a value.
  private func checkTape(_ entries: [JSONEntry], _ shown: String) {
    #expect(entries.first?.next == entries.count, "\(shown)")
    for (index, entry) in entries.enumerated() {
      var children = 0
      var child = index + 1
      while child < entry.next {
        let value = entry.kind == .object ? child + 1 : child
        guard value < entry.next, entries[value].next > value else {
          Issue.record("a node outside its parent in \(shown)")
          return
        }
        child = entries[value].next
        children += 1
      }
      #expect(child == entry.next && children == entry.count, "\(shown)")
    }
  }

  private func advance(_ digits: inout [Int], base: Int) -> Bool {
    for place in digits.indices.reversed() {
      digits[place] += 1
      if digits[place] < base { return true }
      digits[place] = 0
    }
    return false
  }

  private func mutate(_ bytes: inout [UInt8], _ random: inout TestRandom) {
    let place = random.next(bytes.count + 1)
    switch random.next(5) {
    case 0: if place < bytes.count { bytes.remove(at: place) }
    case 1:
      let piece = Array(Self.pieces[random.next(Self.pieces.count)].utf8)
      bytes.insert(contentsOf: piece, at: place)
    case 2: if place < bytes.count { bytes[place] = UInt8(random.next(256)) }
    case 3: bytes.removeSubrange(place..<min(bytes.count, place + random.next(6)))
    default: bytes = Array(bytes[..<place])
    }
  }

  private static let sound = [
    #"""
    [ { "id": 1, "title": "Soup", "steps": ["boil", "caf\u00e9", "\ud83d\ude00"] },
      {"n": -1.5e3, "t": true, "x": null} ]

    """#,
    #"{"a":{"b":[1,2,{"c":"d"}]},"é":"ü"}"#,
  ]

  private static let pieces = [
    "[", "]", "{", "}", ",", ":", "\"", "1", "-", "0", ".", "e", "true", "false", "null", "\\",
    "\\u", "\\u00e9", "\\ud83d", "\\ude00", "\\n", "\n", "\r\n", " ", "\t", "a", "é", "\u{FEFF}",
    "\u{A0}", "'", "“", "”", "//", "/*", "*/", "#", "...", "…", "True", "None", "NaN", "```json\n",
    "```", "=", ";", "x y", "\u{0}", "\"a\"", "\"b\":", "{\"a\":", "[1,", "]}", "}]", "\u{2028}",
    "+", "_", "<", "@", "‘", "(", ")",
  ]
}
