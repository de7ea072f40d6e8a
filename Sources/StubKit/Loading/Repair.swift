internal import Foundation
internal import StubDiagnostics
internal import StubJSON

/// Finds the faults of one record after another, by mending what the decoder complained about.
struct Repair<Model: Decodable> {
  let reader: RecordReader<Model>
  let place: RecordPlace
  let donors: [JSONNode]
  var error: any Error
  private(set) var faults: [RawFault] = []
  private var edits: [Edit] = []
  private var mended: [String] = []

  init(
    reader: RecordReader<Model>,
    place: RecordPlace,
    donors: [JSONNode],
    error: any Error
  ) {
    self.reader = reader
    self.place = place
    self.donors = donors
    self.error = error
  }

  /// Describes the decoder's complaint and mends it; whether there is another one after it.
  mutating func step() -> Bool {
    let complaint = Complaint(error, at: place, in: reader.text, walker: reader.walker)
    if complaint.isUnplaced {
      let misfits = Misfits(reader: reader, place: place, donors: donors, edits: edits)
      if !misfits.nodes.isEmpty { return mend(misfits) }
      // What was mended may be what the model does not like now.
      if !edits.isEmpty { return false }
    }
    if complaint.isVerdict, mended.contains(where: { lies($0, within: complaint.fault.path) }) {
      return false
    }
    let fault = unquoted(complaint) ?? complaint.fault
    faults.append(RawFault(fault: fault, range: complaint.node.range))
    return mend(complaint)
  }

  /// The fault of a number where text is wanted that quotes alone would not mend, because the text
  /// is read further: as a date, a UUID, a URL.
  private func unquoted(_ complaint: Complaint) -> StubFault? {
    var fault = complaint.fault
    guard complaint.isNumberForText, let target = complaint.target, reader.effort.spend(place.node)
    else { return nil }
    let text = [UInt8(ascii: "\"")] + Array(complaint.node.bytes) + [UInt8(ascii: "\"")]
    guard let next = failure(with: edits + [Edit(range: target, replacement: text)]) else {
      return nil
    }
    let other = Complaint(next, at: place, in: reader.text, walker: reader.walker)
    guard !other.isUnplaced, other.blames(fault.path) else { return nil }
    fault.expected = other.fault.expected
    fault.remedy =
      Remedy(kind: fault.kind, node: complaint.node, expected: fault.expected)
      .adviceOnNumber
    return fault
  }

  /// Replaces what cannot be read, whatever the model.
  private mutating func mend(_ misfits: Misfits<Model>) -> Bool {
    faults += misfits.faults
    edits += misfits.edits
    mended += misfits.faults.map(\.fault.path)
    guard let next = failure(with: edits) else { return false }
    let complaint = Complaint(next, at: place, in: reader.text, walker: reader.walker)
    error = next
    return !complaint.isUnplaced
  }

  /// Replaces what the decoder complained about by the first value that changes its mind.
  private mutating func mend(_ complaint: Complaint) -> Bool {
    guard let target = complaint.target, !edits.contains(where: { $0.range.overlaps(target) })
    else { return false }
    for replacement in complaint.replacements(from: donors, walker: reader.walker) {
      guard reader.effort.spend(place.node) else { return false }
      let attempt = edits + [Edit(range: target, replacement: replacement)]
      guard let next = failure(with: attempt) else { return false }
      let other = Complaint(next, at: place, in: reader.text, walker: reader.walker)
      if !other.isUnplaced, other.blames(complaint.fault.path) { continue }
      edits = attempt
      mended.append(complaint.fault.path)
      error = next
      return true
    }
    return false
  }

  private func failure(with edits: [Edit]) -> (any Error)? {
    do {
      _ = try reader.decode(place.node, edits: edits)
      return nil
    } catch {
      return error
    }
  }
}

extension Complaint {
  /// Whether it is about the value at a path, or a part of it.
  ///
  /// The decoder places a date that it cannot read at the object that holds it.
  fileprivate func blames(_ path: String) -> Bool {
    lies(fault.path, within: path)
      || isVerdict && Remedy.isDate(fault.expected) && lies(path, within: fault.path)
  }
}

/// Whether a path is another one, or leads further down from it.
private func lies(_ path: String, within other: String) -> Bool {
  path == other || path.hasPrefix(other + ".") || path.hasPrefix(other + "[")
}
