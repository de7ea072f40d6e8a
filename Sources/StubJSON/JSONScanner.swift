/// Cuts UTF-8 bytes into the tokens of JSON, one at a time.
///
/// Where a token ends is decided as `JSONDecoder` does it, so a token may be malformed; its traits
/// say so. The scanner itself knows no grammar: any token may follow any other.
package struct JSONScanner: Sendable {
  /// The bytes that are scanned.
  package let bytes: [UInt8]
  /// The index of the byte that is looked at next.
  package var position: Int

  /// A scanner that begins at the index `position`, from 0 to the number of bytes.
  package init(_ bytes: [UInt8], at position: Int = 0) {
    precondition((0...bytes.count).contains(position), "the position lies within the bytes")
    self.bytes = bytes
    self.position = position
  }

  /// The next token, after white space; `.end` again and again at the end.
  ///
  /// - Complexity: O(*n*) in the bytes of the token and the white space before it.
  package mutating func next() -> JSONToken {
    let start = position
    let token = bytes.withUnsafeBufferPointer { ByteView($0).token(at: start) }
    position = token.end
    return token
  }
}
