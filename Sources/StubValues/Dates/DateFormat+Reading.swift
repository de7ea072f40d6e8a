extension DateFormat {
  /// Reads a text that has exactly the form in which the format writes, or the same in another
  /// zone.
  ///
  /// What the format has no field for is taken from 2000-01-01T00:00:00Z. A fault is the first in
  /// the text. Foundation reads many texts that this refuses, and never the other way round.
  package func read(_ text: Span<UInt8>) -> Result<Timestamp, DateFault> {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count)
    for index in text.indices { bytes.append(text[index]) }
    var reader = DateFormatReader(bytes)
    return Result { () throws(DateFault) in try reader.read(parts) }
  }

  /// Reads a text; see ``read(_:)-(Span<UInt8>)``.
  package func read(_ text: String) -> Result<Timestamp, DateFault> {
    read(Array(text.utf8).span)
  }
}
