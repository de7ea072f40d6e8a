/// The encoding of a JSON text, as `JSONDecoder` tells it from the first four bytes.
package enum JSONEncoding: Sendable, Hashable {
  /// UTF-8, the encoding of JSON.
  case utf8
  /// UTF-16, the low byte first.
  case utf16LittleEndian
  /// UTF-16, the high byte first.
  case utf16BigEndian
  /// UTF-32, the low byte first.
  case utf32LittleEndian
  /// UTF-32, the high byte first.
  case utf32BigEndian

  /// The encoding of a text that begins with `bytes`, and the length of its byte-order mark.
  ///
  /// FF FE 00 00 is taken for UTF-16, and FE FF 00 00 for UTF-32 with the low byte first, because
  /// `JSONDecoder` does so.
  package static func detect(_ bytes: some Collection<UInt8>) -> (encoding: Self, mark: Int) {
    // Where there is no byte, a number that is none stands.
    var head = [Int](repeating: -1, count: 4)
    for (index, byte) in bytes.prefix(4).enumerated() { head[index] = Int(byte) }
    switch (head[0], head[1], head[2], head[3]) {
    case (0x00, 0x00, 0xFE, 0xFF): return (.utf32BigEndian, 4)
    case (0xFE, 0xFF, 0x00, 0x00): return (.utf32LittleEndian, 4)
    case (0xFE, 0xFF, _, _): return (.utf16BigEndian, 2)
    case (0xFF, 0xFE, _, _): return (.utf16LittleEndian, 2)
    case (0xEF, 0xBB, 0xBF, _): return (.utf8, 3)
    case (0, 0, 0, 1...): return (.utf32BigEndian, 0)
    case (0, 1..., 0, 1...), (0, 1..., -1, -1): return (.utf16BigEndian, 0)
    case (1..., 0, 0, 0): return (.utf32LittleEndian, 0)
    case (1..., 0, 1..., 0), (1..., 0, -1, -1): return (.utf16LittleEndian, 0)
    default: return (.utf8, 0)
    }
  }

  /// How a message names it.
  package var name: String {
    switch self {
    case .utf8: "UTF-8"
    case .utf16LittleEndian: "UTF-16 (little-endian)"
    case .utf16BigEndian: "UTF-16 (big-endian)"
    case .utf32LittleEndian: "UTF-32 (little-endian)"
    case .utf32BigEndian: "UTF-32 (big-endian)"
    }
  }

  /// How many bytes a code unit has.
  var unitWidth: Int {
    switch self {
    case .utf8: 1
    case .utf16LittleEndian, .utf16BigEndian: 2
    case .utf32LittleEndian, .utf32BigEndian: 4
    }
  }

  /// Whether the low byte comes first.
  var isLittleEndian: Bool { self == .utf16LittleEndian || self == .utf32LittleEndian }
}
