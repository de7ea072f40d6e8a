import StubJSON
enum JSONPath { static func key(_ k: String) -> String { "." + k } }
struct JSONNumber: Comparable {
  let v: Double; let text: String
  init?(_ t: String) { guard let d = Double(t) else { return nil }; v = d; text = t }
  var isNegative: Bool { v < 0 }
  var isZero: Bool { v == 0 }
  static func < (a: Self, b: Self) -> Bool { a.v < b.v }
}
struct Pattern { struct E: Error {}; init(_ s: String) throws(E) {} }
