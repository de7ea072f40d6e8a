internal import Foundation
internal import StubJSON

/// Follows a coding path through JSON, as the decoder has done.
struct PathWalker {
  let strategy: JSONDecoder.KeyDecodingStrategy

  /// Where a coding path leads: the last value that is there, its path, and whether it is the one
  /// that the coding path means.
  struct Arrival {
    var node: JSONNode
    var path: String
    var isComplete = true
  }

  /// Follows `codingPath` from `node`, which has the path `path`.
  func follow(_ codingPath: some Sequence<any CodingKey>, from node: JSONNode, path: String)
    -> Arrival
  {
    var arrival = Arrival(node: node, path: path)
    var passed: [any CodingKey] = []
    for key in codingPath {
      passed.append(key)
      if arrival.node.kind == .array, let position = key.intValue {
        arrival.path += "[\(position)]"
        guard let next = arrival.node[position] else {
          arrival.isComplete = false
          return arrival
        }
        arrival.node = next
      } else if let member = member(key, of: arrival.node, passed: passed) {
        arrival.path += pathStep(member.key.string ?? key.stringValue)
        arrival.node = member.value
      } else {
        arrival.path += pathStep(key.stringValue)
        arrival.isComplete = false
        return arrival
      }
    }
    return arrival
  }

  /// The member that the decoder reads for `key`, under its key strategy.
  func member(
    _ key: any CodingKey,
    of node: JSONNode,
    passed: [any CodingKey]
  ) -> JSONMemberNode? {
    if case .useDefaultKeys = strategy { return node.member(key.stringValue) }
    for member in node.members {
      guard let text = member.key.string else { continue }
      if converted(text, passed: passed) == key.stringValue { return member }
    }
    return nil
  }

  private func converted(_ key: String, passed: [any CodingKey]) -> String {
    switch strategy {
    case .useDefaultKeys: key
    case .convertFromSnakeCase: camelCase(key)
    case .custom(let convert): convert(passed.dropLast() + [PlainKey(key)]).stringValue
    @unknown default: key
    }
  }
}

/// A key that is only its text.
struct PlainKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(_ text: String) { stringValue = text }
  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}

/// What `convertFromSnakeCase` makes of a key: `due_date` is `dueDate`.
///
/// Underscores at both ends stay.
func camelCase(_ key: String) -> String {
  let stripped = key.drop { $0 == "_" }
  guard !stripped.isEmpty else { return key }
  let lead = key.count - stripped.count
  let trail = stripped.reversed().prefix { $0 == "_" }.count
  let words = stripped.dropLast(trail).split(separator: "_")
  guard words.count > 1, let first = words.first else { return key }
  let rest = words.dropFirst().map(\.capitalized)
  let joined = ([first.lowercased()] + rest).joined()
  return String(repeating: "_", count: lead) + joined + String(repeating: "_", count: trail)
}
