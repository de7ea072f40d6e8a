/// The elements of a property list, one a line, indented by tabs.
struct PropertyListXML {
  var buffer: [UInt8]
  var depth: Int

  /// Writes an element without content: `<true/>`.
  mutating func empty(_ name: StaticString) {
    indent()
    buffer.append(literal: "<")
    buffer.append(literal: name)
    buffer.append(literal: "/>\n")
  }

  /// Writes an element with a text in it.
  mutating func element(_ name: StaticString, _ text: some Sequence<UInt8>) {
    indent()
    buffer.append(literal: "<")
    buffer.append(literal: name)
    buffer.append(literal: ">")
    append(escaped: text)
    buffer.append(literal: "</")
    buffer.append(literal: name)
    buffer.append(literal: ">\n")
  }

  /// Writes a key of a dictionary.
  mutating func key(_ text: String) { element("key", text.utf8) }

  /// Begins an element that holds others.
  mutating func begin(_ name: StaticString) {
    indent()
    buffer.append(literal: "<")
    buffer.append(literal: name)
    buffer.append(literal: ">\n")
    depth += 1
  }

  /// Ends an element that holds others.
  mutating func end(_ name: StaticString) {
    depth -= 1
    indent()
    buffer.append(literal: "</")
    buffer.append(literal: name)
    buffer.append(literal: ">\n")
  }

  private mutating func indent() {
    for _ in 0..<depth { buffer.append(.tab) }
  }

  /// A carriage return would come back as a line feed from a reader that keeps to XML.
  private mutating func append(escaped text: some Sequence<UInt8>) {
    for byte in text {
      switch byte {
      case UInt8(ascii: "&"): buffer.append(literal: "&amp;")
      case UInt8(ascii: "<"): buffer.append(literal: "&lt;")
      case UInt8(ascii: ">"): buffer.append(literal: "&gt;")
      case .carriageReturn: buffer.append(literal: "&#13;")
      default: buffer.append(byte)
      }
    }
  }
}
