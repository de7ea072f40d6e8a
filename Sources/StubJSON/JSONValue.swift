/// A JSON value of its own, apart from any text.
///
/// Numbers keep their spelling, and members their order. Two values are equal if they are written
/// the same.
package indirect enum JSONValue: Sendable, Hashable {
  /// `null`
  case null
  /// `true` or `false`
  case bool(Bool)
  /// A number as it is spelt.
  case number(String)
  /// Text.
  case string(String)
  /// Elements in order.
  case array([JSONValue])
  /// Members in order.
  case object([JSONMember])
}

/// A member of an object.
package struct JSONMember: Sendable, Hashable {
  /// The key.
  package var key: String
  /// The value.
  package var value: JSONValue

  /// A member made of its parts.
  package init(_ key: String, _ value: JSONValue) {
    self.key = key
    self.value = value
  }
}

extension JSONValue {
  /// The value of a node; nil if it or something in it is not sound.
  ///
  /// - Complexity: O(*n*) in its bytes. The depth is that of the document, which has a bound.
  package init?(_ node: JSONNode) {
    guard node.isSound else { return nil }
    switch node.kind {
    case .null: self = .null
    case .bool: self = .bool(node.bool ?? false)
    case .number: self = .number(node.text)
    case .string: self = .string(node.approximateString ?? "")
    case .array:
      var elements: [JSONValue] = []
      for element in node.elements {
        guard let value = JSONValue(element) else { return nil }
        elements.append(value)
      }
      self = .array(elements)
    case .object:
      var members: [JSONMember] = []
      for member in node.members {
        guard let key = member.key.string, let value = JSONValue(member.value) else { return nil }
        members.append(JSONMember(key, value))
      }
      self = .object(members)
    case .invalid: return nil
    }
  }

  /// The number that `value` is.
  package static func integer(_ value: some BinaryInteger) -> JSONValue { .number(String(value)) }

  /// The number that a finite `value` is, as ECMAScript spells it; nil for any other.
  package static func double(_ value: Double) -> JSONValue? {
    guard value.isFinite else { return nil }
    var writer = JSONWriter(style: .compact)
    writer.number(value)
    return .number(writer.text)
  }

  /// The text of a string; nil for anything else.
  package var string: String? { if case .string(let text) = self { text } else { nil } }

  /// The spelling of a number; nil for anything else.
  package var number: String? { if case .number(let text) = self { text } else { nil } }

  /// The value of a boolean; nil for anything else.
  package var bool: Bool? { if case .bool(let value) = self { value } else { nil } }

  /// The elements of an array; nil for anything else.
  package var elements: [JSONValue]? { if case .array(let values) = self { values } else { nil } }

  /// The members of an object; nil for anything else.
  package var members: [JSONMember]? { if case .object(let all) = self { all } else { nil } }

  /// Whether it is `null`.
  package var isNull: Bool { self == .null }

  /// What it is.
  package var kind: JSONKind {
    switch self {
    case .null: .null
    case .bool: .bool
    case .number: .number
    case .string: .string
    case .array: .array
    case .object: .object
    }
  }

  /// The value of the first member with the key `key`; nil if there is none.
  package subscript(key: String) -> JSONValue? {
    members?.first { $0.key == key }?.value
  }
}
