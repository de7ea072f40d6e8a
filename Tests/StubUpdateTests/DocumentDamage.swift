/// Damages documents at random, the same way for the same seed.
struct DocumentDamage {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  private static let pieces = [
    "{", "}", "[", "]", ",", ":", "\"", "'", "\\", "//x\n", "/* y */", "null", "true", "1.50", "-0",
    "1e400", "\"5\"", "\"2025-01-01\"", "765000000", "9e18", "99999999999999999999", "\n", "\r\n",
    "\t", "  ", "\u{A0}", "\u{201C}", "é", "{}", "[]", "\"x\":1,", ",\"name\":\"n\"", "True",
    "None",
    "+1", ".5", "\\u12", "\u{0}", "...",
  ]

  private mutating func below(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(max(bound, 1)))
  }

  /// The document with one to four changes.
  mutating func damage(_ document: [UInt8]) -> [UInt8] {
    var bytes = document
    for _ in 0...below(4) {
      switch below(8) {
      case 0: removeLetter(&bytes)
      case 1: insert(Array(Self.pieces[below(Self.pieces.count)].utf8), &bytes)
      case 2, 3: dropMember(&bytes)
      case 4: misspell(&bytes)
      case 5: replaceScalar(&bytes)
      case 6: copy(&bytes)
      default: if below(6) == 0 { bytes.removeLast(below(bytes.count)) } else { dropMember(&bytes) }
      }
    }
    if below(40) == 0 { bytes = [0xEF, 0xBB, 0xBF] + bytes }
    return bytes
  }

  private mutating func removeLetter(_ bytes: inout [UInt8]) {
    if !bytes.isEmpty { bytes.remove(at: below(bytes.count)) }
  }

  private mutating func insert(_ piece: [UInt8], _ bytes: inout [UInt8]) {
    bytes.insert(contentsOf: piece, at: below(bytes.count + 1))
  }

  private mutating func copy(_ bytes: inout [UInt8]) {
    let start = below(bytes.count)
    let piece = Array(bytes[start..<min(bytes.count, start + below(30))])
    insert(piece, &bytes)
  }

  /// Removes what stands between two commas.
  private mutating func dropMember(_ bytes: inout [UInt8]) {
    let commas = bytes.indices.filter { bytes[$0] == 0x2C }
    guard commas.count > 1 else { return }
    let index = below(commas.count - 1)
    bytes.removeSubrange(commas[index]..<commas[index + 1])
  }

  /// Swaps the first two letters of a key.
  private mutating func misspell(_ bytes: inout [UInt8]) {
    let keys = bytes.indices.filter { bytes[$0] == 0x22 && $0 + 2 < bytes.count && $0 > 0 }
    guard !keys.isEmpty else { return }
    let key = keys[below(keys.count)]
    bytes.swapAt(key + 1, key + 2)
  }

  /// Puts another value behind a colon.
  private mutating func replaceScalar(_ bytes: inout [UInt8]) {
    let colons = bytes.indices.filter { bytes[$0] == 0x3A }
    guard !colons.isEmpty else { return }
    let start = colons[below(colons.count)] + 1
    let end = bytes[start...].firstIndex { [0x2C, 0x7D, 0x5D, 0x0A].contains($0) } ?? bytes.count
    bytes.replaceSubrange(start..<end, with: Self.pieces[below(Self.pieces.count)].utf8)
  }
}
