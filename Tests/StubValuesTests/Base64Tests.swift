import Foundation
import StubValues
import Testing

@Suite struct Base64Tests {
  @Test(
    arguments: [
      ([], ""), ([0x66], "Zg=="), ([0x66, 0x6F], "Zm8="), ([0x66, 0x6F, 0x6F], "Zm9v"),
      ([0xFB, 0xFF, 0xBF], "+/+/"), ([0, 0, 0, 0], "AAAAAA=="),
    ] as [([UInt8], String)]
  )
  func writesTheStandardAlphabet(bytes: [UInt8], text: String) {
    #expect(Base64.text(of: bytes) == text)
    #expect(Base64.read(text) == .canonical(byteCount: bytes.count))
  }

  @Test(arguments: [
    ("====", Base64.Doubt.superfluousPadding, 1), ("AA=A", .innerPadding, 2),
    ("AB==", .strayBits, 1), ("AAB=", .strayBits, 2), ("AA===", .superfluousPadding, 1),
    ("AAAA=", .superfluousPadding, 3), ("AAAAAA=A", .innerPadding, 5),
  ])
  func doubtsWhatNoEncoderWrites(text: String, doubt: Base64.Doubt, byteCount: Int) {
    #expect(Base64.read(text) == .doubtful(doubt, byteCount: byteCount))
  }

  @Test(arguments: [
    ("AA", Base64.Fault.length, 2), ("AAA", .length, 3), ("AA=", .length, 3), ("A", .length, 1),
    ("AAAAA", .length, 5), ("A===", .length, 4), ("=", .misplacedPadding, 0),
    ("===", .misplacedPadding, 0), ("AA==AA==", .misplacedPadding, 2),
    ("=AAA", .misplacedPadding, 0),
    ("AAAA AAAA", .whitespace, 4), ("AAAA\nAAAA", .whitespace, 4), (" AAAA", .whitespace, 0),
    ("AAAA ", .whitespace, 4), ("-_-_", .urlAlphabet, 0), ("AAAé", .character, 3),
    ("!!!!", .character, 0), ("AA==\u{0}", .misplacedPadding, 2),
  ])
  func rejectsWhatFoundationRejects(text: String, fault: Base64.Fault, offset: Int) {
    #expect(Base64.read(text) == .rejected(fault, offset: offset))
  }

  @Test func agreesWithJSONDecoder() throws {
    var random = DifferentialRandom(seed: 3)
    let characters = Array("AZaz09+/====B- \n")
    for _ in 0..<20_000 {
      let text = String(
        (0..<random.next(below: 14)).map { _ in characters[random.next(below: 16)] }
      )
      let data = try? JSONDecoder().decode([Data].self, from: JSONEncoder().encode([text]))[0]
      switch Base64.read(text) {
      case .canonical(let count):
        #expect(data?.count == count, "\(text)")
        #expect(data?.base64EncodedString() == text)
      case .doubtful(_, let count):
        #expect(data?.count == count, "\(text)")
        #expect(data?.base64EncodedString() != text)
      case .rejected:
        #expect(data == nil, "\(text)")
      }
    }
  }
}
