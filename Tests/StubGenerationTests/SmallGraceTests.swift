import Foundation
import StubGeneration
import StubJSON
import Testing

@Suite struct SmallGraceTests {
  @Test func countsIdentifiersFromOne() throws {
    let ids = try records(try model(#""id": "Int""#), 5).map { $0.at("id") }
    #expect(ids == (1...5).map { .number("\($0)") })
  }

  @Test func makesPicturesThatEveryReaderReads() throws {
    for record in try records(try model(#""photo": "Data""#), 20) {
      let text = try #require(record.at("photo")?.string)
      try check(png: Array(try #require(Data(base64Encoded: text))))
    }
  }

  @Test func makesPicturesThatNeedNoNetwork() throws {
    let schema = try model(
      #""x": {"type": "URL", "generator": {"name": "image.url", "offline": true}}"#
    )
    for record in try records(schema, 5) {
      let url = try #require(record.at("x")?.string)
      let start = "data:image/png;base64,"
      #expect(url.hasPrefix(start) && URL(string: url) != nil)
      try check(png: Array(try #require(Data(base64Encoded: String(url.dropFirst(start.count))))))
    }
  }

  // MARK: PNG

  /// Checks signature, chunks, checksums, and that the pixels are as many as the header says.
  private func check(png: [UInt8]) throws {
    #expect(png.prefix(8) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    var chunks: [(type: String, data: [UInt8])] = []
    var place = 8
    while place < png.count {
      let length = number(png[place..<place + 4])
      let body = Array(png[place + 4..<place + 8 + length])
      #expect(number(png[place + 8 + length..<place + 12 + length]) == crc(body))
      chunks.append((String(decoding: body.prefix(4), as: UTF8.self), Array(body.dropFirst(4))))
      place += 12 + length
    }
    #expect(chunks.map(\.type) == ["IHDR", "IDAT", "IEND"])
    let header = chunks[0].data
    #expect(header.count == 13 && Array(header[8...]) == [8, 2, 0, 0, 0])
    let (width, height) = (number(header[0..<4]), number(header[4..<8]))
    let pixels = try inflatedStoredBlock(chunks[1].data)
    #expect(pixels.count == height * (1 + 3 * width))
    for row in 0..<height { #expect(pixels[row * (1 + 3 * width)] == 0) }
  }

  /// The data of a zlib stream of one block that is not compressed, its Adler-32 checked.
  private func inflatedStoredBlock(_ stream: [UInt8]) throws -> [UInt8] {
    #expect((Int(stream[0]) << 8 | Int(stream[1])) % 31 == 0)
    #expect(stream[0] & 0xF == 8 && stream[2] == 1)
    let length = Int(stream[3]) | Int(stream[4]) << 8
    #expect(length ^ 0xFFFF == Int(stream[5]) | Int(stream[6]) << 8)
    let data = Array(stream[7..<7 + length])
    var (low, high) = (1, 0)
    for byte in data {
      low = (low + Int(byte)) % 65_521
      high = (high + low) % 65_521
    }
    #expect(number(stream[(7 + length)...]) == high << 16 | low)
    return data
  }

  private func number(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }

  private func crc(_ bytes: [UInt8]) -> Int {
    var rest: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      rest ^= UInt32(byte)
      for _ in 0..<8 {
        let half = rest >> 1
        rest = rest & 1 == 1 ? half ^ 0xEDB8_8320 : half
      }
    }
    return Int(~rest)
  }
}
