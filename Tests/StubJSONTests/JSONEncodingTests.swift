import StubDiagnostics
import StubJSON
import Testing

@Suite struct JSONEncodingTests {
  private static let units = Array("[\"é😀\", 1]".utf16)
  private static let scalars = "[\"é😀\", 1]".unicodeScalars.map(\.value)

  static let wide: [(String, [UInt8])] = [
    ("UTF-16 (little-endian)", little(units)), ("UTF-16 (big-endian)", big(units)),
    ("UTF-16 (little-endian)", [0xFF, 0xFE] + little(units)),
    ("UTF-16 (big-endian)", [0xFE, 0xFF] + big(units)),
    ("UTF-32 (little-endian)", little(scalars)), ("UTF-32 (big-endian)", big(scalars)),
    ("UTF-32 (big-endian)", [0, 0, 0xFE, 0xFF] + big(scalars)),
    ("UTF-32 (little-endian)", [0xFE, 0xFF, 0, 0] + little(scalars)),
    ("UTF-16 (little-endian)", [0xFF, 0xFE] + little(units) + [0x20]),
    ("UTF-32 (big-endian)", big(scalars) + [0, 0, 0]),
  ]

  @Test(arguments: wide)
  func readsWideEncodings(name: String, bytes: [UInt8]) {
    let document = document(bytes)
    #expect(faults(document) == ["1:1 wideEncoding"])
    #expect(document.faults[0].message.contains(name))
    #expect(document.root[0]?.string == "é😀")
    #expect(document.root[1]?.location.start == SourcePosition(line: 1, column: 8))
    #expect(!FoundationParity.rejects(bytes))
  }

  @Test(arguments: [[0x35, 0x00], [0x00, 0x35], [0x35, 0, 0, 0], [0, 0, 0, 0x35]] as [[UInt8]])
  func readsASingleDigit(bytes: [UInt8]) {
    #expect(document(bytes).root.number == "5")
    #expect(!FoundationParity.rejects(bytes))
  }

  static let undecodable: [([UInt8], Int)] = [
    ([0xFF, 0xFE] + little([0x5B, 0x22, 0xD800, 0x22, 0x5D] as [UInt16]), 8),
    ([0xFF, 0xFE] + little([0x5B, 0x22, 0xDC00, 0x22, 0x5D] as [UInt16]), 6),
    (big([0x5B, 0x22, 0x5D, 0xD800] as [UInt16]), 8),
    (big([0x5B, 0x22, 0xD800, 0x22, 0x5D] as [UInt32]), 8),
    (big([0x5B, 0x22, 0x110000, 0x22, 0x5D] as [UInt32]), 8),
    ([0xFF, 0xFE, 0, 0] + little(scalars), 0),
  ]

  @Test(arguments: undecodable)
  func refusesWhatIsNotOfItsEncoding(bytes: [UInt8], place: Int) {
    let document = document(bytes)
    #expect(document.faults.map(\.kind) == [.undecodableText])
    #expect(document.faults.map(\.range.lowerBound) == [place])
    #expect(document.root.kind == .invalid)
    #expect(FoundationParity.rejects(bytes))
  }

  @Test func readsNULInWideText() {
    let outside = Self.little([0x5B, 0, 0x5D] as [UInt16])
    #expect(faults(document([0xFF, 0xFE] + outside)) == ["1:1 wideEncoding", "1:2 foreignSpace"])
    let inside = Self.big([0x5B, 0x22, 0, 0x22, 0x5D] as [UInt16])
    #expect(faults(document(inside)) == ["1:1 wideEncoding", "1:3 controlCharacter"])
    #expect(!FoundationParity.rejects(inside))
  }

  static let marks: [([UInt8], [String])] = [
    ([0xEF, 0xBB, 0xBF] + Array("[1]".utf8), ["1:1 byteOrderMark"]),
    (
      [0xEF, 0xBB, 0xBF, 0xEF, 0xBB, 0xBF] + Array("[1]".utf8),
      ["1:1 byteOrderMark", "1:2 foreignSpace"]
    ),
    ([0x20, 0xEF, 0xBB, 0xBF] + Array("[1]".utf8), ["1:2 foreignSpace"]),
    ([0xEF, 0xBB, 0xBF], ["1:1 byteOrderMark", "1:1 empty"]),
    (Array("5".utf8), []),
    ([0x5B, 0x22, 0xE9, 0x22, 0x5D], ["1:3 invalidUTF8"]),
  ]

  @Test(arguments: marks)
  func reportsByteOrderMarks(bytes: [UInt8], expected: [String]) {
    let document = document(bytes)
    #expect(faults(document) == expected)
    #expect(FoundationParity.rejects(bytes) == document.isRejected)
  }

  @Test func saysWhatALatin1ByteWasMeantToBe() {
    let message = document([0x22, 0xE9, 0x22]).faults.first?.message
    #expect(message == "the byte E9 ('é' in Latin-1) is no UTF-8")
  }

  private static func little<Unit: FixedWidthInteger>(_ units: [Unit]) -> [UInt8] {
    units.flatMap { unit in
      (0..<Unit.bitWidth / 8).map { UInt8(truncatingIfNeeded: unit >> ($0 * 8)) }
    }
  }

  private static func big<Unit: FixedWidthInteger>(_ units: [Unit]) -> [UInt8] {
    little(units.map(\.byteSwapped))
  }
}
