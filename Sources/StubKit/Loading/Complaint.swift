internal import Foundation
internal import StubDiagnostics
internal import StubJSON

/// What a decoder complained about, at its place in the text.
struct Complaint {
  /// The fault, but for its line and column.
  var fault: StubFault
  /// The value that it is about; for a missing key, the object.
  var node: JSONNode
  /// Whether it is a judgement of values that are all of the right type.
  var isVerdict: Bool
  /// Whether the decoder has not said where.
  var isUnplaced = false
  /// Whether a number stands where text is wanted.
  var isNumberForText: Bool {
    fault.kind == .typeMismatch && node.kind == .number && fault.expected == "String"
  }

  /// The bytes to replace in order to mend it.
  var target: Range<Int>?
  /// The coding path to the value, from the record.
  private var path: [any CodingKey] = []
  private var missingKey: (any CodingKey)?

  init(_ error: any Error, at place: RecordPlace, in text: AssetText, walker: PathWalker) {
    let report = DecodingReport(error)
    // The decoder has read an array of one: the first key of the path is its position.
    path = Array(report.codingPath.dropFirst())
    let arrival = walker.follow(path, from: place.node, path: place.path)
    node = arrival.node
    isVerdict = report.kind == .invalidValue || report.kind == .refused
    fault = StubFault(
      kind: report.kind,
      file: text.file,
      line: 1,
      column: 1,
      path: arrival.path,
      record: place.position,
      found: arrival.isComplete ? shown(arrival.node) : "nothing",
      expected: report.expected,
      remedy: nil,
      excerpt: ""
    )
    isUnplaced = report.isUnplaced
    missingKey = report.missingKey
    if let missingKey {
      fault.path += pathStep(missingKey.stringValue)
      fault.found = "\(node.kind.phrase) without it"
      target = node.entry.start + 1..<node.entry.start + 1
    } else if node.isNull, report.kind == .typeMismatch {
      fault.kind = .unexpectedNull
    }
    if missingKey == nil, arrival.isComplete { target = node.entry.start..<node.entry.end }
    fault.remedy = Remedy(kind: fault.kind, node: node, expected: report.expected)
      .advice(missingKey: missingKey?.stringValue)
  }

  /// Values to try in the place of the faulty one: those of good records, then plain ones.
  func replacements(from donors: [JSONNode], walker: PathWalker) -> [[UInt8]] {
    let lent = donors.compactMap { donor -> [UInt8]? in
      let arrival = walker.follow(path, from: donor, path: "")
      guard arrival.isComplete else { return nil }
      guard let missingKey else { return Array(arrival.node.bytes) }
      guard let member = walker.member(missingKey, of: arrival.node, passed: path + [missingKey])
      else { return nil }
      return Array(member.key.bytes) + [UInt8(ascii: ":")] + member.value.bytes + comma
    }
    guard let missingKey else { return lent + plainValues }
    let name = missingKey.stringValue
    let isPlain = name.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x22 && $0 != 0x5C }
    let key = Array("\"\(name)\":".utf8)
    return isPlain ? lent + plainValues.map { key + $0 + comma } : lent
  }

  /// Behind a member that is put before others; the decoder lets one pass before the brace.
  private var comma: [UInt8] { [UInt8(ascii: ",")] }
}

/// Values of which most types take one.
private let plainValues: [[UInt8]] = [
  "0", "\"\"", "false", "[]", "{}", "null", "\"2025-01-01T12:00:00Z\"", "\"2025-01-01\"",
  "\"https://example.com\"", "\"00000000-0000-4000-8000-000000000000\"",
].map { Array($0.utf8) }

/// How a message shows a value: its kind, and its text where that is short.
func shown(_ node: JSONNode) -> String {
  switch node.kind {
  case .string, .number:
    let text = node.text
    let isShort = text.unicodeScalars.count <= 40
    return "\(node.kind.phrase) \(isShort ? text : text.prefix(39) + "…")"
  case .bool: return node.text
  default: return node.kind.phrase
  }
}
