import StubJSON
import StubSchema

/// The fields of an object, by their keys in JSON.
struct ObjectLayout: Sendable {
  /// The fields, in the order in which they are written.
  let fields: [ObjectField]
  /// Whether members under other keys are values, too.
  let isOpen: Bool
  private let positions: [String: Int]

  init(_ fields: [ObjectField], isOpen: Bool) {
    self.fields = fields
    self.isOpen = isOpen
    positions = Dictionary(
      fields.enumerated().map { ($1.wireKey, $0) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// An object taken apart: the value of each field, and the members that no field takes.
  func values(of object: JSONNode) -> (fields: [JSONNode?], rest: [JSONMemberNode]) {
    var values = [JSONNode?](repeating: nil, count: fields.count)
    var rest: [JSONMemberNode] = []
    var expected = 0
    for member in object.members {
      // Members mostly stand in the order of the fields.
      while expected < fields.count, !member.key.hasText(fields[expected].wireKey) { expected += 1 }
      if expected < fields.count {
        values[expected] = member.value
        expected += 1
      } else if let position = member.key.string.flatMap({ positions[$0] }) {
        values[position] = member.value
        expected = position + 1
      } else {
        rest.append(member)
        expected = 0
      }
    }
    return (values, rest)
  }
}
