import Foundation
import StubKit
import Testing

/// Damages an asset in many small ways, and holds the loader to the decoder.
@Suite struct MutationTests {
  struct Order: Decodable {
    enum State: String, Decodable { case open, paid }
    struct Line: Decodable {
      var article: UUID?
      var count: UInt8
      var price: Decimal
    }
    var id: Int
    var state: State
    var at: Date
    var lines: [Line]
    var note: String?
    var link: URL?
    var extra: [String: Double]
  }

  static let sound = """
    [
      {"id": 1, "state": "open", "at": 5, "lines": [{"count": 1, "price": 0.5}], "extra": {}},
      {"id": 2, "state": "paid", "at": 6.5, "lines": [], "note": "\\u00e9", "extra": {"a": 1e3},
       "link": "https://example.com"},
      {"id": 3, "state": "open", "at": -1, "note": null, "extra": {"b": 0},
       "lines": [{"article": "6BA7B810-9DAD-11D1-80B4-00C04FD430C8", "count": 255, "price": 12}]}
    ]
    """

  /// Numbers that are the same in each run.
  struct Numbers {
    var state: UInt64
    mutating func below(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(bound))
    }
  }

  static let pieces = [
    "", "null", "0", "-1", "1.5", "300", "1e999", "\"\"", "\"x\"", "true", "[]", "{}", ",", ":",
    "}",
    "]", "\"", "\\", "\u{0}", "é", "//", " ", "\"id\":",
  ].map { Array($0.utf8) }

  static func mutated(_ seed: Int) -> [UInt8] {
    var numbers = Numbers(state: UInt64(seed))
    var bytes = Array(sound.utf8)
    for _ in 0...numbers.below(3) {
      let start = numbers.below(bytes.count)
      let end = min(bytes.count, start + numbers.below(8))
      bytes.replaceSubrange(start..<end, with: pieces[numbers.below(pieces.count)])
    }
    return bytes
  }

  @Test(arguments: 0..<20)
  func agreesWithTheDecoder(block: Int) {
    for seed in block * 100..<(block + 1) * 100 {
      let bytes = Self.mutated(seed)
      let decoded = try? JSONDecoder().decode([Order].self, from: Data(bytes))
      do {
        let loaded = try Stubs.of(Order.self, from: .data(Data(bytes)))
        #expect(loaded.map(\.id) == decoded?.map(\.id), "seed \(seed)")
      } catch StubError.undecodable(let failure) {
        #expect(decoded == nil, "seed \(seed)")
        let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
        for fault in failure.faults {
          #expect((1...lines.count).contains(fault.line), "seed \(seed): \(fault)")
          #expect((1...lines[fault.line - 1].count + 1).contains(fault.column), "seed \(seed)")
        }
        #expect(!failure.faults.isEmpty, "seed \(seed)")
      } catch {
        #expect(decoded?.isEmpty ?? true, "seed \(seed): \(error)")
      }
    }
  }
}
