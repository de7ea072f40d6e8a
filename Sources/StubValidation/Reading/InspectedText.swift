import StubDiagnostics
import StubJSON

/// A text with its nodes, as records are inspected in it.
struct InspectedText {
  /// The bytes that the nodes lie in.
  let bytes: [UInt8]
  /// The offset of the first of `bytes` in the whole text.
  let offset: Int
  let tape: JSONTape
  let faults: [JSONFault]
  private let document: JSONDocument

  init(_ document: JSONDocument) {
    self.document = document
    bytes = document.bytes
    offset = document.offset
    tape = document.tape
    faults = document.faults
  }

  /// The text that places are found in; of a record, the window that holds it.
  var source: SourceText { document.source }

  /// The outermost node.
  var root: Int { tape.root }

  /// The text of a string node, as far as it can be told.
  func string(_ node: Int) -> String {
    JSONNode(document, node).approximateString ?? ""
  }

  /// A node of the text.
  func node(_ index: Int) -> JSONNode { JSONNode(document, index) }

  /// The numbers of the faults that begin at the offsets from `start` up to, not including, `end`.
  func faults(from start: Int, upTo end: Int) -> Range<Int> {
    document.faults(from: start, upTo: end)
  }

  /// The faults that lie within a range.
  func faults(in range: SourceRange) -> some Sequence<JSONFault> { document.faults(in: range) }
}
