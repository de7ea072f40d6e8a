import StubDiagnostics
import StubJSON
import StubValidation

/// The text as it is at one time of an update: read, and validated.
struct UpdatePass {
  let text: SourceText
  let texts: [RecordText]
  let findings: [Finding]

  /// The number of records.
  var recordCount: Int { texts.reduce(0) { $0 + $1.recordNodes.count } }

  /// The part of the input in which a byte stands.
  func text(at offset: Int) -> RecordText? {
    var (low, high) = (0, texts.count)
    while low < high {
      let middle = (low + high) / 2
      if texts[middle].offset <= offset { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? texts[low - 1] : nil
  }

  /// The text and the node at which a finding stands; nil where the text is so broken that no node
  /// can be trusted.
  func place(of finding: Finding) -> (text: RecordText, node: Int)? {
    guard let start = finding.location?.range.lowerBound, let text = text(at: start),
      !text.document.isRejected, let node = text.node(at: start)
    else { return nil }
    return (text, node)
  }
}

/// One kind of change that an update makes.
protocol UpdateStage {
  /// The changes that the text needs; none where it needs none.
  func changes(in pass: UpdatePass) -> [Change]
}
