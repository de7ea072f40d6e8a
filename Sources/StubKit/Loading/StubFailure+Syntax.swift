internal import StubDiagnostics
internal import StubJSON

extension StubFailure {
  /// The failure of a text that is no JSON.
  init(syntax faults: [JSONFault], model: String, in text: AssetText) {
    let raw = faults.prefix(Self.faultLimit).map { fault in
      RawFault(
        fault: StubFault(
          kind: .syntax,
          file: text.file,
          line: 1,
          column: 1,
          path: "$",
          record: nil,
          found: fault.message,
          expected: "JSON",
          remedy: fault.fix?.message,
          excerpt: ""
        ),
        range: fault.range
      )
    }
    self.init(
      model: model,
      file: text.file,
      faults: Self.located(raw, in: text),
      faultCount: faults.count
    )
  }

  /// The failure of a text that is no JSON for us, and is JSON 5 for the decoder.
  init(unplaced error: any Error, model: String, in text: AssetText) {
    let report = DecodingReport(error)
    let path = report.codingPath.reduce("$") { path, key in
      path + (key.intValue.map { "[\($0)]" } ?? pathStep(key.stringValue))
    }
    let fault = StubFault(
      kind: report.kind,
      file: text.file,
      line: 1,
      column: 1,
      path: path,
      record: report.codingPath.first?.intValue,
      found: "JSON 5, in which places are not known",
      expected: report.expected,
      remedy: nil,
      excerpt: ""
    )
    self.init(model: model, file: text.file, faults: [fault], faultCount: 1)
  }

  /// Faults with their places, in the order of the text.
  static func located(_ faults: [RawFault], in text: AssetText) -> [StubFault] {
    var locator = FaultLocator(text.original)
    let ordered = faults.enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }
    return ordered.map { locator.locate($0.element) }
  }
}
