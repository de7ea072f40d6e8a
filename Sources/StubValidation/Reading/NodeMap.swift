import StubDiagnostics
import StubJSON

/// Where the nodes of a record stand: in the text, and in the record.
///
/// It is drawn when it is asked for the first time: nothing is paid for a record without findings,
/// and little for each of many.
final class NodeMap {
  private let text: InspectedText
  private lazy var places = SourceMap(text.source)
  private var known: JSONAncestry?
  /// The node that the others stand in.
  private(set) var record = 0

  init(_ text: InspectedText) { self.text = text }

  /// Goes on with another record of the text.
  func turn(to record: Int) {
    self.record = record
    if known != nil { known = nil }
  }

  /// The location of a range of the whole text.
  func location(of range: SourceRange) -> SourceLocation { places.location(of: range) }

  /// The steps from the record to a node of it; to that of its value if it is a key.
  func steps(to node: Int) -> [JSONPath.Component] {
    let ancestry = ancestry
    var steps: [JSONPath.Component] = []
    var current = node
    while let parent = ancestry.parent(of: current) {
      if text.tape.entries[parent].kind == .object {
        steps.append(.key(text.string(ancestry.isKey(current) ? current : current - 1)))
      } else {
        steps.append(.index(ancestry.position(of: current)))
      }
      current = parent
    }
    return steps.reversed()
  }

  /// The innermost node of the record around a byte; of a key and its colon, the key or its value.
  func innermost(at byte: Int) -> Int {
    let (ancestry, entries) = (ancestry, text.tape.entries)
    var (low, high) = (record + 1, record + ancestry.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].start <= byte { low = middle + 1 } else { high = middle }
    }
    var node = low - 1
    while let parent = ancestry.parent(of: node) {
      if byte < entries[node].end { return node }
      if ancestry.isKey(node), byte < entries[node + 1].end { return node + 1 }
      node = parent
    }
    return record
  }

  private var ancestry: JSONAncestry {
    if let known { return known }
    let ancestry = JSONAncestry(of: record, in: text.tape.entries)
    known = ancestry
    return ancestry
  }
}
