import StubValues

/// The bytes of a text that a generator is drawing; always UTF-8.
typealias TextBuffer = [UInt8]

extension TextBuffer {
  /// Appends a text.
  @inline(__always)
  mutating func append(_ text: String) { append(contentsOf: text.utf8) }

  /// Appends a literal.
  @inline(__always)
  mutating func append(literal text: StaticString) {
    text.withUTF8Buffer { append(contentsOf: $0) }
  }

  /// Appends a number in decimal digits, with leading zeros up to `width` digits.
  mutating func append(_ number: Int, width: Int = 1) {
    if number < 0 { append(UInt8(ascii: "-")) }
    append(number.magnitude, width: width)
  }

  /// Appends a number in decimal digits, with leading zeros up to `width` digits.
  mutating func append(_ number: UInt, width: Int = 1) {
    let start = count
    var rest = number
    repeat {
      append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
      rest /= 10
    } while rest > 0
    while count - start < width { append(UInt8(ascii: "0")) }
    self[start...].reverse()
  }

  /// Appends `number` divided by ten to the power of `decimals`, with that many decimals.
  mutating func append(_ number: Int, decimals: Int) {
    guard decimals > 0 else { return append(number) }
    if number < 0 { append(UInt8(ascii: "-")) }
    let start = count
    append(number.magnitude, width: decimals + 1)
    insert(UInt8(ascii: "."), at: Swift.max(count - decimals, start))
  }

  /// Appends a pattern in which `#` is a digit, `@` a capital letter and everything else itself.
  mutating func append(mask: some Sequence<UInt8>, _ stream: inout RandomStream) {
    for byte in mask {
      switch byte {
      case UInt8(ascii: "#"): append(UInt8(ascii: "0") + UInt8(stream.below(10)))
      case UInt8(ascii: "@"): append(UInt8(ascii: "A") + UInt8(stream.below(26)))
      default: append(byte)
      }
    }
  }

  /// Appends characters chosen from an ASCII alphabet.
  mutating func append(_ count: Int, of alphabet: StaticString, _ stream: inout RandomStream) {
    alphabet.withUTF8Buffer { letters in
      for _ in 0..<Swift.max(count, 0) { append(letters[stream.index(letters.count)]) }
    }
  }

  /// Raises the ASCII letter at `index`, where there is one.
  mutating func capitalize(at index: Int) {
    guard index < count, self[index] &- UInt8(ascii: "a") < 26 else { return }
    self[index] &= 0xDF
  }

  /// How many Unicode scalars the bytes from `start` are.
  func scalarCount(from start: Int = 0) -> Int {
    self[start...].reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) }
  }
}
