import Foundation
import StubValues
import Testing

@Suite struct UUIDTextTests {
  private static let high: UInt64 = 0xE621_E1F8_C36C_495A
  private static let low: UInt64 = 0x93FC_0C24_7A3E_6E5F

  @Test func writesUpperCase() {
    let text = "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"
    #expect(UUIDText.text(high: Self.high, low: Self.low) == text)
    let bytes: [UInt8] = [
      0xE6, 0x21, 0xE1, 0xF8, 0xC3, 0x6C, 0x49, 0x5A, 0x93, 0xFC, 0x0C, 0x24, 0x7A, 0x3E, 0x6E,
      0x5F,
    ]
    #expect(UUIDText.text(of: bytes) == text)
    #expect(UUIDText.text(of: bytes.dropLast()) == "")
    #expect(UUIDText.text(high: 0, low: 0) == "00000000-0000-0000-0000-000000000000")
  }

  @Test(arguments: [
    "E621E1F8-C36C-495A-93FC-0C247A3E6E5F", "e621e1f8-c36c-495a-93fc-0c247a3e6e5f",
    "E621e1F8-C36C-495a-93FC-0C247A3E6E5F",
  ])
  func readsEitherCase(text: String) {
    #expect(UUIDText.read(text) == .canonical(high: Self.high, low: Self.low))
  }

  @Test(arguments: [
    ("+621E1F8-C36C-495A-93FC-0C247A3E6E5F", 0), ("0x21E1F8-C36C-495A-93FC-0C247A3E6E5F", 1),
    ("E621E1F8-C36C-495A-93FC-0C247A3E6E5F\u{0}junk", 36),
    ("E621E1F8-C36C-495A-93FC-0C247A3E6E 5", 34),
  ])
  func doubtsWhatOnlyFoundationReads(text: String, offset: Int) {
    #expect(UUIDText.read(text) == .doubtful(offset: offset))
  }

  @Test(arguments: [
    ("E621E1F8C36C495A93FC0C247A3E6E5F", 8), ("{E621E1F8-C36C-495A-93FC-0C247A3E6E5F}", 0),
    ("urn:uuid:E621E1F8-C36C-495A-93FC-0C247A3E6E5F", 0),
    ("E621E1F8-C36C-495A-93FC-0C247A3E6E5", 35), ("E621E1F8-C36C-495A-93FC-0C247A3E6E5F0", 36),
    (" E621E1F8-C36C-495A-93FC-0C247A3E6E5F", 0), ("G621E1F8-C36C-495A-93FC-0C247A3E6E5F", 0),
    ("E621E1F-8C36C-495A-93FC-0C247A3E6E5F", 7), ("1-2-3-4-5", 1), ("", 0),
    ("E621E1F8 -36C-495A-93FC-0C247A3E6E5F", 8), ("E621E1F8-C36C-495A-93FC-0C247A3E6E5é", 35),
  ])
  func rejectsWhatFoundationRejects(text: String, offset: Int) {
    #expect(UUIDText.read(text) == .rejected(offset: offset))
  }

  @Test func agreesWithFoundation() {
    var random = DifferentialRandom(seed: 4)
    let characters = Array("0123456789abcdefABCDEFxX+- -gG\u{0}\n")
    for _ in 0..<20_000 {
      var text = Array("E621E1F8-C36C-495A-93FC-0C247A3E6E5F")
      for _ in 0...random.next(below: 4) { random.mutate(&text, among: characters) }
      let uuid = UUID(uuidString: String(text))
      switch UUIDText.read(String(text)) {
      case .canonical(let high, let low):
        #expect(uuid?.uuidString == UUIDText.text(high: high, low: low))
      case .doubtful:
        #expect(uuid != nil, "\(String(text).debugDescription)")
      case .rejected:
        #expect(uuid == nil, "\(String(text).debugDescription)")
      }
    }
  }
}
