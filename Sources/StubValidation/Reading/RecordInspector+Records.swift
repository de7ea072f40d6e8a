import StubDiagnostics
import StubJSON
import StubSchema
import StubValues

extension RecordInspector {
  // MARK: Finding the records

  /// The node at which the records stand; nil, and reported, where there is none.
  mutating func root(in document: JSONDocument) -> Int? {
    var node = text.root
    if let pointer = options.root {
      guard let found = pointer.resolve(in: document) else {
        reportMissingRoot(pointer)
        return nil
      }
      node = found.index
      recordPath = path(of: node)
    }
    let layout = options.layout ?? .array
    if layout == .object || entries[node].kind == .array { return node }
    reportWrongRoot(node)
    return nil
  }

  private mutating func reportMissingRoot(_ pointer: JSONPointer) {
    if entries[0].kind == .invalid { return }
    _ = fail(
      .wrongRoot,
      0,
      "there is nothing at \(pointer)",
      fix: arrays(below: 0).first.map { Finding.Fix("pass --root \($0)") }
    )
  }

  private mutating func reportWrongRoot(_ node: Int) {
    if entries[node].kind == .invalid || entries[node].traits.hasAny(.unterminated) { return }
    // One record per line: what is wrong is that there are several, and that is reported.
    if entries[node].kind == .object, text.faults.contains(where: { $0.kind == .secondValue }) {
      return
    }
    let place = node == text.root ? "the root is" : "at \(recordPath) stands"
    let expected = "an array of \(program.model) is expected"
    guard entries[node].kind == .object else {
      _ = fail(.wrongRoot, node, "\(place) \(found(node)): \(expected)")
      return
    }
    let arrays = arrays(below: node)
    if arrays.isEmpty || attempts(node, program.root) {
      _ = fail(
        .wrongRoot,
        node,
        "\(place) an object: \(expected)",
        fix: Finding.Fix("pass --as object for a single record")
      )
      return
    }
    let prefix = options.root.map { "\($0)" } ?? ""
    let places = arrays.map { "'\($0.dropFirst())'" }.joined(separator: ", ")
    _ = fail(
      .wrongRoot,
      node,
      "\(place) an object: \(expected), and \(arrays.count == 1 ? "one stands" : "some stand") at \(places)",
      fix: Finding.Fix("pass --root \(prefix)\(arrays[0])")
    )
  }

  /// Pointers to the arrays among the members of an object, those of objects first.
  private func arrays(below node: Int) -> [String] {
    guard entries[node].kind == .object else { return [] }
    var ofObjects: [String] = []
    var others: [String] = []
    var key = node + 1
    while key < entries[node].next {
      if entries[key + 1].kind == .array {
        let name = string(key).replacing("~", with: "~0").replacing("/", with: "~1")
        let isOfObjects = entries[key + 1].count > 0 && entries[key + 2].kind == .object
        if isOfObjects { ofObjects.append("/" + name) } else { others.append("/" + name) }
      }
      key = entries[key + 1].next
    }
    return ofObjects + others
  }

  // MARK: Inspecting records

  /// Inspects each element of the array `node`.
  mutating func inspect(elementsOf node: Int) -> [Finding] {
    var all: [Finding] = []
    var element = node + 1
    var index = 0
    while element < entries[node].next {
      all += inspect(record: element, index: index)
      element = entries[element].next
      index += 1
    }
    return all
  }

  /// Inspects the only record; its findings by position, with the faults of its text.
  mutating func inspect(onlyRecord node: Int) -> [Finding] {
    isElement = false
    return inspect(node, 0)
  }

  /// Inspects one of several records; its findings by position, with the faults of its text.
  mutating func inspect(record node: Int, index: Int) -> [Finding] {
    isElement = true
    return inspect(node, index)
  }

  private mutating func inspect(_ node: Int, _ index: Int) -> [Finding] {
    map.turn(to: node)
    recordIndex = index
    reportedNodes = []
    values.scope = 0
    values.recordCount += 1
    if read(node, program.root) { checkIdentity(ofRecord: node) }
    // A text of its own has no faults but those of its record.
    let isAlone = node == text.root
    reportFaults(upTo: isAlone ? .max : entries[node].end, from: isAlone ? 0 : entries[node].start)
    return takeFindings()
  }

  /// The findings so far by position; there are none afterwards.
  private mutating func takeFindings() -> [Finding] {
    guard !findings.isEmpty else { return [] }
    let sorted = findings.enumerated().sorted {
      let (left, right) = ($0.element.location, $1.element.location)
      return (left?.range.lowerBound ?? .max, $0.offset)
        < (right?.range.lowerBound ?? .max, $1.offset)
    }
    findings = []
    return sorted.map(\.element)
  }

  /// The faults of the text that belong to no record.
  mutating func restOfText() -> [Finding] {
    map.turn(to: text.root)
    reportedNodes = []
    recordPath = "$"
    isElement = false
    reportFaults(upTo: .max, from: 0, isWhole: options.layout != .object)
    return takeFindings()
  }

  // MARK: Faults of the text

  /// Reports the faults whose bytes lie in a range and that were not reported yet.
  private mutating func reportFaults(upTo end: Int, from start: Int, isWhole: Bool = false) {
    guard !text.faults.isEmpty else { return }
    let reported = RangeCover(reportedNodes.map(range))
    let (first, last) = (start + text.offset, end == .max ? end : end + text.offset)
    for number in text.faults(from: first, upTo: last)
    where reportedFaults.insert(number).inserted {
      let fault = text.faults[number]
      // It may have kept a value from being read, which was reported then.
      if fault.layer == .value, reported.holds(fault.range) { continue }
      let node = isWhole ? record : map.innermost(at: fault.range.lowerBound - text.offset)
      _ = report(fault, Self.code(of: fault), node)
    }
  }

  /// The code of a fault that has kept no value from being read.
  static func code(of fault: JSONFault) -> FindingCode {
    switch fault.kind {
    case .empty: .emptyText
    case .truncated, .unclosedString: .truncatedText
    case .tooDeep: .tooDeep
    case .malformedNumber: .unreadNumber
    case .malformedEscape, .loneSurrogate, .controlCharacter, .invalidUTF8: .unreadString
    case .trailingComma: .trailingComma
    case .byteOrderMark: .byteOrderMark
    case .wideEncoding: .wideEncoding
    case .duplicateKey: .duplicateKey
    default: .brokenSyntax
    }
  }
}
