/// Going over records that need not be read.
extension JSONParser {
  /// How many objects and arrays may be open around records that pass.
  private static let outerLimit = 128

  /// Goes over the records that `gate` lets pass, each with the comma behind it; how many there
  /// are.
  ///
  /// It has to stand at an event that was committed, and does so afterwards. What it leaves behind
  /// is what reading the records would have left.
  mutating func pass(_ gate: inout some JSONRecordGate) -> Int {
    guard let plan, plan.isAtRecords, !plan.isFresh, !isStopped,
      expectation == .element || expectation == .firstElement,
      open.count == plan.outer.count, open.count < Self.outerLimit,
      let array = open.last?.entry, log.faults.isEmpty
    else { return 0 }
    let bytes = view.bytes
    var passed = 0
    while let behind = pass(&gate, bytes.span) {
      comma = behind - 1
      position = behind
      passed += 1
    }
    guard passed > 0 else { return 0 }
    entries[array].count += passed
    expectation = .element
    doubt.isGuessing = false
    commit()
    return passed
  }

  /// The index behind the comma of the next record; nil if that does not pass.
  @inline(__always)
  private func pass(_ gate: inout some JSONRecordGate, _ bytes: Span<UInt8>) -> Int? {
    let start = view.skipSpace(from: position)
    guard let end = gate.end(of: bytes, from: start) else { return nil }
    let comma = view.skipSpace(from: end)
    guard view.byte(at: comma) == .comma else { return nil }
    // No record is handed out before there is so much behind it.
    guard isFinal || view.count - comma > Self.context, gate.admit(bytes) else { return nil }
    return comma + 1
  }
}
