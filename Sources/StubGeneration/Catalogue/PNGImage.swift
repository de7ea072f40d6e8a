import StubValues

/// A small picture of one color.
///
/// Source: the PNG specification, third edition; RFC 1950 and RFC 1951 (a stored block).
enum PNGImage {
  private static let side = 4

  /// Appends the bytes of a picture of 4 by 4 pixels, whose color is in the lowest 24 bits.
  static func append(color: UInt64, to bytes: inout [UInt8]) {
    bytes += [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    let size = UInt8(side)
    appendChunk("IHDR", [0, 0, 0, size, 0, 0, 0, size, 8, 2, 0, 0, 0], to: &bytes)
    let pixel = [16, 8, 0].map { UInt8(truncatingIfNeeded: color >> UInt64($0)) }
    var pixels: [UInt8] = []
    for _ in 0..<side {
      // Each row begins with the number of its filter: none.
      pixels += [0]
      for _ in 0..<side { pixels += pixel }
    }
    appendChunk("IDAT", stored(pixels), to: &bytes)
    appendChunk("IEND", [], to: &bytes)
  }

  private static func appendChunk(_ type: StaticString, _ data: [UInt8], to bytes: inout [UInt8]) {
    bytes += bigEndian(UInt32(data.count))
    let chunk = type.withUTF8Buffer { Array($0) } + data
    bytes += chunk
    bytes += bigEndian(checksum(chunk))
  }

  /// Data in zlib's format, as one block that is not compressed.
  private static func stored(_ data: [UInt8]) -> [UInt8] {
    let length = UInt16(truncatingIfNeeded: data.count)
    let header: [UInt8] = [
      0x78, 0x01, 0x01, UInt8(length & 0xFF), UInt8(length >> 8), UInt8(~length & 0xFF),
      UInt8(~length >> 8),
    ]
    var (low, high): (UInt32, UInt32) = (1, 0)
    for byte in data {
      low = (low + UInt32(byte)) % 65_521
      high = (high + low) % 65_521
    }
    return header + data + bigEndian(high << 16 | low)
  }

  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var rest: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      rest ^= UInt32(byte)
      for _ in 0..<8 { rest = rest & 1 == 1 ? rest >> 1 ^ 0xEDB8_8320 : rest >> 1 }
    }
    return ~rest
  }

  private static func bigEndian(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> UInt32($0)) }
  }
}

extension TextBuffer {
  /// Appends bytes in Base64.
  mutating func appendBase64(_ bytes: [UInt8]) { Base64.append(bytes, to: &self) }
}
