/// Makes inputs at random: seeds that are mutated at byte and token level and crossed with each
/// other, and bytes without any sense. The same number gives the same input everywhere.
struct FuzzInput {
  private var state: UInt64
  private let seeds: [[UInt8]]

  init(seed: UInt64, seeds: [[UInt8]]) {
    state = seed
    self.seeds = seeds
  }

  private static let pieces: [[UInt8]] =
    [
      "{", "}", "[", "]", ",", ":", "\"", "'", "\\", "/*", "*/", "//", "\n", "\r\n", "\t", "\u{0}",
      "null", "true", "false", "None", "NaN", "-", "+", ".", "e", "0", "-0", "01", "1e400",
      "1e-400",
      "9223372036854775808", "-9223372036854775809", "18446744073709551616",
      "340282366920938463463374607431768211456", "0.1e+99999999999999999999", "\\u0000", "\\ud83d",
      "\\uD83D\\uDE00", "\\x", "\u{FEFF}", "\u{201C}", "\u{A0}", "é", "👨‍👩‍👧", "...", "```json\n",
      "\"2024-02-30T25:61:61Z\"", "\"0001-01-01T00:00:00Z\"", "\"9999999-01-01T00:00:00Z\"",
      "\"https://[::1\"", "\"%zz\"", "\"E621E1F8-C36C-495A-93FC-0C247A3E6E5F\"", "\"AA=A\"", "{}",
      "[]", "[null]", "{\"a\":{}}", "\"\"", "\"Optional(1)\"", "\"(a|b)*{999999}[^z-a]\"",
    ].map { Array($0.utf8) } + [
      [0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80],
    ]

  mutating func below(_ bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) % UInt64(max(bound, 1)))
  }

  mutating func next() -> [UInt8] {
    if below(20) == 0 { return noise(below(200)) }
    var bytes = seeds[below(seeds.count)]
    for _ in 0...below(below(4) == 0 ? 12 : 3) { mutate(&bytes) }
    if below(60) == 0 { bytes = wide(bytes) }
    return bytes
  }

  private mutating func mutate(_ bytes: inout [UInt8]) {
    switch below(9) {
    case 0: bytes.insert(contentsOf: noise(below(6)), at: below(bytes.count + 1))
    case 1, 2: bytes.insert(contentsOf: piece(), at: below(bytes.count + 1))
    case 3: bytes.removeSubrange(range(in: bytes, atMost: below(8) == 0 ? 400 : 8))
    case 4: bytes.replaceSubrange(range(in: bytes, atMost: 12), with: piece())
    case 5: flip(&bytes)
    case 6:
      let copy = Array(bytes[range(in: bytes, atMost: 60)])
      bytes.insert(contentsOf: copy, at: below(bytes.count + 1))
    case 7:
      let other = seeds[below(seeds.count)]
      bytes.insert(contentsOf: other[range(in: other, atMost: 120)], at: below(bytes.count + 1))
    default: nest(&bytes)
    }
  }

  /// Repeats a piece many times, as to make the text deep or long.
  private mutating func nest(_ bytes: inout [UInt8]) {
    let count = below(4) == 0 ? below(3_000) : below(12)
    let repeated = [[UInt8]](repeating: piece(), count: count).flatMap { $0 }
    bytes.insert(contentsOf: repeated.prefix(20_000), at: below(bytes.count + 1))
  }

  private mutating func flip(_ bytes: inout [UInt8]) {
    guard !bytes.isEmpty else { return }
    bytes[below(bytes.count)] ^= 1 << UInt8(below(8))
  }

  private mutating func piece() -> [UInt8] { Self.pieces[below(Self.pieces.count)] }

  private mutating func noise(_ count: Int) -> [UInt8] {
    (0..<count).map { _ in UInt8(truncatingIfNeeded: below(256)) }
  }

  private mutating func range(in bytes: [UInt8], atMost length: Int) -> Range<Int> {
    let start = below(bytes.count + 1)
    return start..<min(bytes.count, start + 1 + below(length))
  }

  private mutating func wide(_ bytes: [UInt8]) -> [UInt8] {
    let isLittle = below(2) == 0
    let mark: [UInt8] = below(2) == 0 ? [] : isLittle ? [0xFF, 0xFE] : [0xFE, 0xFF]
    return mark
      + String(decoding: bytes, as: UTF8.self).utf16.flatMap { unit -> [UInt8] in
        let pair = [UInt8(unit & 0xFF), UInt8(unit >> 8)]
        return isLittle ? pair : pair.reversed()
      }
  }
}
