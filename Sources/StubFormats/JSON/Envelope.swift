package import StubJSON

/// What stands around records in JSON: objects, with the records under a key of the innermost one.
///
/// The text `$records` keeps the place of the records, and `$count` is replaced by how many they are.
package struct Envelope: Sendable, Hashable {
  /// One object around the records, from the outside in.
  private struct Layer: Sendable, Hashable {
    var before: [JSONMember] = []
    let key: String
    var after: [JSONMember] = []
  }

  private let layers: [Layer]

  /// The place of the records.
  static let records = JSONValue.string("$records")
  /// What becomes their number.
  static let count = JSONValue.string("$count")

  /// No envelope: the records are the whole.
  package static let none = Envelope(pointer: JSONPointer())

  /// Objects with a single key each, so that the pointer leads to the records.
  package init(pointer: JSONPointer) {
    layers = pointer.tokens.map { Layer(key: $0) }
  }

  /// The envelope that a project file shows; nil unless `$records` is in it once, under keys of
  /// objects only.
  package init?(_ shown: JSONValue) {
    var layers: [Layer] = []
    var value = shown
    while value != Self.records {
      guard let members = value.members else { return nil }
      let places = members.indices.filter { Self.holdsRecords(members[$0].value) }
      guard places.count == 1, let place = places.first else { return nil }
      layers.append(
        Layer(
          before: Array(members[..<place]),
          key: members[place].key,
          after: Array(members[(place + 1)...])
        )
      )
      value = members[place].value
    }
    self.layers = layers
  }

  private static func holdsRecords(_ value: JSONValue) -> Bool {
    switch value {
    case records: true
    case .object(let members): members.contains { holdsRecords($0.value) }
    case .array(let elements): elements.contains { holdsRecords($0) }
    default: false
    }
  }

  /// Where the records are.
  package var pointer: JSONPointer { JSONPointer(tokens: layers.map(\.key)) }

  /// Writes what stands before the records.
  package func open(_ writer: inout JSONWriter, count: Int) {
    for layer in layers {
      writer.beginObject()
      Self.write(layer.before, count, into: &writer)
      writer.key(layer.key)
    }
  }

  /// Writes what stands after the records.
  package func close(_ writer: inout JSONWriter, count: Int) {
    for layer in layers.reversed() {
      Self.write(layer.after, count, into: &writer)
      writer.endObject()
    }
  }

  private static func write(_ members: [JSONMember], _ count: Int, into writer: inout JSONWriter) {
    for member in members {
      writer.key(member.key)
      writer.value(counted(member.value, count))
    }
  }

  private static func counted(_ value: JSONValue, _ count: Int) -> JSONValue {
    switch value {
    case Self.count: .integer(count)
    case .object(let members): .object(members.map { JSONMember($0.key, counted($0.value, count)) })
    case .array(let elements): .array(elements.map { counted($0, count) })
    default: value
    }
  }
}
