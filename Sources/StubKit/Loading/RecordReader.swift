internal import Foundation
internal import StubDiagnostics
internal import StubJSON

/// A record's bytes in the document, and its path.
struct RecordPlace {
  let node: JSONNode
  let path: String
  let position: Int?
}

/// Decodes records one by one, and finds every fault of those that fail.
///
/// `JSONDecoder` stops at the first fault. So what it complains about is replaced by a value that it
/// takes, and the record is decoded again, until it is content. The replacement comes from the same
/// place of a record that decodes, where there is one.
struct RecordReader<Model: Decodable> {
  let text: AssetText
  let decoder: JSONDecoder
  let walker: PathWalker
  let effort = Effort()

  /// How many faults of one record are looked for.
  private static var faultBound: Int { 32 }
  /// How many records are searched for more than their first fault.
  private static var repairBound: Int { 200 }

  init(_ text: AssetText, decoder: JSONDecoder) {
    self.text = text
    self.decoder = decoder
    walker = PathWalker(strategy: decoder.keyDecodingStrategy)
  }

  /// Decodes what can be decoded, and describes the faults of the rest.
  func read(_ places: [RecordPlace]) -> RecordOutcome<Model> {
    var outcome = RecordOutcome<Model>()
    var failures: [(RecordPlace, any Error)] = []
    var donors: [JSONNode] = []
    for place in places {
      do {
        outcome.records.append(try decode(place.node, edits: []))
        if donors.count < 3 { donors.append(place.node) }
      } catch {
        failures.append((place, error))
      }
    }
    for (count, (place, error)) in failures.enumerated() {
      let bound = count < Self.repairBound ? Self.faultBound : 1
      outcome.faults += faults(of: place, first: error, donors: donors, bound: bound)
    }
    return outcome
  }

  /// Decodes a record with some of its bytes replaced.
  func decode(_ node: JSONNode, edits: [Edit]) throws -> Model {
    var bytes: [UInt8] = [UInt8(ascii: "[")]
    var position = node.entry.start
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      bytes += text.document.source.bytes[position..<edit.range.lowerBound]
      bytes += edit.replacement
      position = edit.range.upperBound
    }
    bytes += text.document.source.bytes[position..<node.entry.end]
    bytes.append(UInt8(ascii: "]"))
    let decoded = try decoder.decode([Model].self, from: Data(bytes))
    guard let record = decoded.first else { throw StubError.emptyFile(file: text.file) }
    return record
  }

  private func faults(
    of place: RecordPlace,
    first error: any Error,
    donors: [JSONNode],
    bound: Int
  ) -> [RawFault] {
    var repair = Repair(reader: self, place: place, donors: donors, error: error)
    while repair.faults.count < bound, repair.step() {}
    return repair.faults
  }
}

/// How many bytes may still be decoded again in search of further faults.
final class Effort {
  private var remaining = 64 << 20

  /// Takes the bytes of a record, if there are so many left.
  func spend(_ node: JSONNode) -> Bool {
    remaining -= node.entry.end - node.entry.start
    return remaining > 0
  }
}

/// A replacement of bytes of the document.
struct Edit {
  let range: Range<Int>
  let replacement: [UInt8]
}

/// What came of decoding records one by one.
struct RecordOutcome<Model> {
  var records: [Model] = []
  var faults: [RawFault] = []
}

/// A fault, and the bytes that it stands at.
struct RawFault {
  var fault: StubFault
  var range: SourceRange
}
