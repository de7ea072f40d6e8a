internal import Foundation
internal import StubDiagnostics
internal import StubJSON

/// The values in a record that the decoder rejects without saying where: numbers that do not fit
/// the model's type, and text that is no proper JSON.
struct Misfits<Model: Decodable> {
  private(set) var nodes: [JSONNode] = []
  private(set) var faults: [RawFault] = []
  private(set) var edits: [Edit] = []

  /// How many numbers of a record are tried.
  private static var numberBound: Int { 200 }

  init(reader: RecordReader<Model>, place: RecordPlace, donors: [JSONNode], edits: [Edit]) {
    var leaves = Leaf.all(in: place.node, path: place.path)
    leaves.removeAll { leaf in edits.contains { $0.range.overlaps(leaf.bytes) } }
    for leaf in leaves where !leaf.node.isSound {
      add(leaf, place, reader.text, expected: Self.demand(on: leaf.node))
    }
    guard nodes.isEmpty else { return }
    let numbers = leaves.filter { $0.node.kind == .number }.prefix(Self.numberBound)
    // Where it is none of them, none is to blame.
    if Self.isUnplaced(reader, place, edits + numbers.map(\.zeroed)) { return }
    for leaf in numbers where reader.effort.spend(place.node) {
      let others = numbers.filter { $0.node.index != leaf.node.index }.map(\.zeroed)
      if Self.isUnplaced(reader, place, edits + others) {
        add(leaf, place, reader.text, expected: "a number that fits the model's type")
      }
    }
  }

  private mutating func add(
    _ leaf: Leaf,
    _ place: RecordPlace,
    _ text: AssetText,
    expected: String
  ) {
    nodes.append(leaf.node)
    edits.append(leaf.zeroed)
    let fault = StubFault(
      kind: .invalidValue,
      file: text.file,
      line: 1,
      column: 1,
      path: leaf.path,
      record: place.position,
      found: shown(leaf.node),
      expected: expected,
      remedy: nil,
      excerpt: ""
    )
    faults.append(RawFault(fault: fault, range: leaf.node.range))
  }

  private static func isUnplaced(
    _ reader: RecordReader<Model>,
    _ place: RecordPlace,
    _ edits: [Edit]
  ) -> Bool {
    do {
      _ = try reader.decode(place.node, edits: edits)
      return false
    } catch {
      return DecodingReport(error).isUnplaced
    }
  }

  private static func demand(on node: JSONNode) -> String {
    let what = node.kind == .number ? "a number" : "a string"
    guard let fault = node.faults.first else { return "\(what) as JSON has it" }
    return "\(what) as JSON has it: \(fault.message)"
  }
}

/// A string or number in a record, or a key that is no proper text.
private struct Leaf {
  let node: JSONNode
  let path: String

  var bytes: Range<Int> { node.entry.start..<node.entry.end }

  /// Puts a value in its place that decoders read.
  var zeroed: Edit {
    Edit(range: bytes, replacement: Array((node.kind == .string ? "\"\"" : "0").utf8))
  }

  /// The strings and numbers in a value, and the keys that are no proper text; a document is no deeper than a decoder allows.
  static func all(in node: JSONNode, path: String) -> [Leaf] {
    switch node.kind {
    case .string, .number:
      return [Leaf(node: node, path: path)]
    case .array:
      return node.elements.enumerated().flatMap { position, element in
        all(in: element, path: "\(path)[\(position)]")
      }
    case .object:
      return node.members.flatMap { member in
        let step = path + pathStep(member.key.approximateString ?? "")
        let key = member.key.isSound ? [] : [Leaf(node: member.key, path: step)]
        return key + all(in: member.value, path: step)
      }
    default: return []
    }
  }
}
