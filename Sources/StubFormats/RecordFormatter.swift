package import StubDiagnostics
package import StubJSON

/// Turns records, one after the other, into the text of a format other than JSON.
///
/// What is appended for a record depends on the record and its position alone, so that ranges of
/// records can be formatted apart, in any order, and put together.
package protocol RecordFormatter: Sendable {
  /// What stands before the first record.
  var opening: [UInt8] { get }

  /// What stands after the last record.
  var closing: [UInt8] { get }

  /// Appends a record, with what parts it from its neighbours.
  ///
  /// - Parameters:
  ///   - record: The record as it is in JSON.
  ///   - position: Its position among all records of the output, 0-based.
  /// - Throws: The values that the format cannot hold.
  func append(
    _ record: JSONNode,
    at position: Int,
    to buffer: inout [UInt8]
  ) throws(FindingError)
}

extension RecordFormatter {
  /// The whole text for records that are given as JSON.
  package func text(of records: [JSONNode]) throws(FindingError) -> [UInt8] {
    var buffer = opening
    for (position, record) in records.enumerated() {
      try append(record, at: position, to: &buffer)
    }
    return buffer + closing
  }
}
