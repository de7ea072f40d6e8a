/// Tells from the bytes of a record whether it needs to be read at all.
package protocol JSONRecordGate {
  /// The index behind the record that begins at the index `start` of the bytes, which hold more
  /// than that; nil if it has to be read.
  ///
  /// A record that need not be read is sound JSON throughout, and has no key twice.
  mutating func end(of bytes: Span<UInt8>, from start: Int) -> Int?

  /// Lets the record pass that was looked at last; false, and nothing done, if it has to be read
  /// after all.
  mutating func admit(_ bytes: Span<UInt8>) -> Bool
}

/// Lets nothing pass.
struct ClosedGate: JSONRecordGate {
  func end(of bytes: Span<UInt8>, from start: Int) -> Int? { nil }
  func admit(_ bytes: Span<UInt8>) -> Bool { false }
}
