import StubJSON
import StubSchema

/// The keys of records that other records may refer to, by the field that holds them.
///
/// One run hands them to the next, so that references between files can be checked.
package struct ReferenceKeys: Sendable {
  var keys: [FieldPath: Set<ScalarKey>] = [:]
  var counts: [String: Int] = [:]
  /// Which record holds which key, by the field, for fields that are held to another one.
  var links: [FieldPath: Set<RelationLink>] = [:]

  /// No keys at all.
  package init() {}

  /// Whether the records of a model were looked at.
  package func holds(_ model: String) -> Bool { counts[model] != nil }

  /// Adds what another run found.
  package mutating func merge(_ other: ReferenceKeys) {
    for (path, values) in other.keys { keys[path, default: []].formUnion(values) }
    for (path, values) in other.links { links[path, default: []].formUnion(values) }
    for (model, count) in other.counts { counts[model, default: 0] += count }
  }
}

/// A value as it is told apart from others: two that are read as equal are equal.
struct ScalarKey: Hashable, Sendable {
  /// What kind of value it is, so that `1` and `"1"` differ.
  var kind: UInt8
  /// The text; the normal spelling of a number.
  var text: String
}

extension ScalarKey {
  /// The key of a string.
  static func string(_ text: String, isUUID: Bool) -> ScalarKey {
    ScalarKey(kind: JSONKind.string.rawValue, text: isUUID ? text.uppercased() : text)
  }

  /// The key of a number.
  static func number(_ number: JSONNumber) -> ScalarKey {
    let digits = String(decoding: number.digits.map { $0 + 0x30 }, as: UTF8.self)
    let sign = number.isNegative && !number.isZero ? "-" : ""
    return ScalarKey(kind: JSONKind.number.rawValue, text: "\(sign)\(digits)e\(number.exponent)")
  }
}

/// A record, by the key that the other side of a relation knows it by, and a key that it holds.
struct RelationLink: Hashable, Sendable {
  var owner: ScalarKey
  var other: ScalarKey

  /// The same link as the other side holds it.
  var reversed: RelationLink { RelationLink(owner: other, other: owner) }
}
