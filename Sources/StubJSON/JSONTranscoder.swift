/// Turns UTF-16 or UTF-32, in pieces of any length, into UTF-8.
struct JSONTranscoder: Sendable {
  /// What the bytes are.
  let encoding: JSONEncoding
  /// The offset of the code unit that was turned last, or of the one that could not be.
  private(set) var position: Int
  /// A code unit of which only `count` bytes were there.
  private var unit: UInt32 = 0
  private var count = 0
  private var highSurrogate: UInt32?

  /// A transcoder of what stands behind a byte-order mark of `mark` bytes.
  init(_ encoding: JSONEncoding, mark: Int) {
    self.encoding = encoding
    position = mark
  }

  /// Appends the text of a piece to `output`; false, at `position`, where it is not of the
  /// encoding.
  mutating func append(_ piece: some Sequence<UInt8>, to output: inout [UInt8]) -> Bool {
    for byte in piece {
      unit =
        encoding.isLittleEndian
        ? unit | UInt32(byte) << UInt32(8 * count) : unit << 8 | UInt32(byte)
      count += 1
      guard count == encoding.unitWidth else { continue }
      guard append(unit, to: &output) else { return false }
      position += count
      (unit, count) = (0, 0)
    }
    return true
  }

  /// Whether nothing but the beginning of a code unit, which `JSONDecoder` drops, is left over.
  var isComplete: Bool { highSurrogate == nil }

  private mutating func append(_ unit: UInt32, to output: inout [UInt8]) -> Bool {
    var value = unit
    if encoding.unitWidth == 2 {
      if let high = highSurrogate {
        guard unit & 0xFC00 == 0xDC00 else { return false }
        highSurrogate = nil
        value = 0x10000 + ((high & 0x3FF) << 10 | unit & 0x3FF)
      } else if unit & 0xFC00 == 0xD800 {
        highSurrogate = unit
        return true
      }
    }
    guard let scalar = Unicode.Scalar(value), let encoded = UTF8.encode(scalar) else {
      return false
    }
    output.append(contentsOf: encoded)
    return true
  }
}
