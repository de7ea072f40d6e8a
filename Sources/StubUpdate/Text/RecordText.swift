import StubDiagnostics
import StubJSON
import StubValidation

/// A JSON text, or one line of several, with its records and the way from bytes to nodes.
struct RecordText {
  let document: JSONDocument
  /// Which node stands in which.
  let ancestry: JSONAncestry
  /// The numbers of the records by their nodes.
  let records: [Int: Int]
  /// The nodes of the records, in order.
  let recordNodes: [Int]

  var entries: [JSONEntry] { document.tape.entries }
  var bytes: [UInt8] { document.source.bytes }
  var offset: Int { document.source.offset }

  /// The text with its records: the elements of `root`, or `root` itself.
  init(_ document: JSONDocument, root: Int?, isSingle: Bool, from first: Int) {
    self.document = document
    let entries = document.tape.entries
    ancestry = JSONAncestry(of: document.tape.root, in: entries)
    var nodes: [Int] = []
    if let root {
      if isSingle {
        nodes = [root]
      } else if entries[root].kind == .array {
        var element = root + 1
        while element < entries[root].next {
          nodes.append(element)
          element = entries[element].next
        }
      }
    }
    recordNodes = nodes
    records = Dictionary(uniqueKeysWithValues: zip(nodes, first...))
  }

  /// The texts of a whole input.
  static func all(of text: SourceText, _ options: UpdateOptions) -> [RecordText] {
    guard options.layout == .lines else {
      let document = JSONDocument(parsing: text)
      let root = options.root.map { $0.resolve(in: document)?.index } ?? 0
      return [RecordText(document, root: root, isSingle: options.layout == .object, from: 0)]
    }
    return LineSplitter(text).enumerated().map { number, line in
      RecordText(JSONDocument(parsing: line), root: 0, isSingle: true, from: number)
    }
  }

  /// The node whose first byte stands at `offset` of the whole input; of a container and what it
  /// begins with, the container.
  func node(at offset: Int) -> Int? {
    let place = offset - self.offset
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].start < place { low = middle + 1 } else { high = middle }
    }
    return low < entries.count && entries[low].start == place ? low : nil
  }

  /// The object that a node is a key of; nil where it is no key.
  func object(ofKey node: Int) -> Int? {
    guard let parent = ancestry.parent(of: node), entries[parent].kind == .object,
      ancestry.isKey(node)
    else { return nil }
    return parent
  }

  /// The keys of an object.
  func members(of object: Int) -> [Int] {
    var keys: [Int] = []
    var key = object + 1
    while key < entries[object].next {
      keys.append(key)
      key = entries[key + 1].next
    }
    return keys
  }

  /// The text of a string node.
  func string(_ node: Int) -> String { JSONNode(document, node).approximateString ?? "" }

  /// The bytes between two places of the document, as text.
  func text(_ start: Int, _ end: Int) -> String {
    start < end ? String(decoding: bytes[start..<end], as: UTF8.self) : ""
  }

  /// The bytes of a node in the whole input.
  func range(_ node: Int) -> SourceRange {
    SourceRange(entries[node].start + offset, entries[node].end + offset)
  }

  /// An edit between two places of the document.
  func edit(_ start: Int, _ end: Int, _ replacement: String) -> Finding.Edit {
    Finding.Edit(SourceRange(start + offset, end + offset), replacement)
  }

  /// The record that a node stands in, and the steps from there to it.
  func steps(to node: Int) -> (record: Int, steps: [JSONPath.Component])? {
    var steps: [JSONPath.Component] = []
    var current = node
    while records[current] == nil {
      guard let parent = ancestry.parent(of: current) else { return nil }
      if entries[parent].kind == .object {
        steps.append(.key(string(current - 1)))
      } else {
        steps.append(.index(ancestry.position(of: current)))
      }
      current = parent
    }
    return (current, steps.reversed())
  }
}

/// The lines of a text that are not blank, each as a window of it.
struct LineSplitter: Sequence, IteratorProtocol {
  private let text: SourceText
  private var index = 0

  init(_ text: SourceText) { self.text = text }

  mutating func next() -> SourceText? {
    while index < text.bytes.count {
      let start = index
      let end = text.bytes[start...].firstIndex(of: 0x0A) ?? text.bytes.count
      index = end + 1
      let bytes = text.bytes[start..<end]
      if bytes.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) { continue }
      return SourceText(file: text.file, bytes: Array(bytes), offset: text.offset + start)
    }
    return nil
  }
}
