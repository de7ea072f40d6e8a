/// Tells whether bytes are UTF-8.
enum UTF8Check {
  /// The offset of the first byte that is not UTF-8; nil where all are.
  ///
  /// - Complexity: O(*n*) in the bytes.
  static func firstFault(in bytes: [UInt8]) -> Int? {
    guard !bytes.allSatisfy({ $0 < 0x80 }) else { return nil }
    var iterator = bytes.makeIterator()
    var decoder = UTF8.ForwardParser()
    var offset = 0
    while true {
      switch decoder.parseScalar(from: &iterator) {
      case .valid(let scalar): offset += scalar.count
      case .emptyInput: return nil
      case .error: return offset
      }
    }
  }
}
