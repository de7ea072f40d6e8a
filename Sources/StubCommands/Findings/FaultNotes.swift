import StubGeneration

/// Says on standard error which record of the scenario `broken` has which fault.
struct FaultNotes {
  /// How many records are told about one by one.
  private static let most = 100

  private let generator: RecordGenerator
  private let records: Range<Int>

  /// The notes for some records of a generator; none where no fault is meant.
  init(_ generator: RecordGenerator, _ records: Range<Int>) {
    self.generator = generator
    self.records = generator.faultKinds.isEmpty ? records.lowerBound..<records.lowerBound : records
  }

  /// Prints the notes, one line each.
  func show(on console: Console) {
    for index in records.prefix(Self.most) {
      guard let fault = generator.fault(index) else { continue }
      console.complain("note: record \(index): \(fault.kind.rawValue) at \(fault.path)")
    }
    if records.count > Self.most {
      console.complain("note: \(records.count - Self.most) more records have one fault each")
    }
  }
}
