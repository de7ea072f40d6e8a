/// Writes JSON into a buffer: keys in the order given, commas and line breaks where they belong.
///
/// The caller says what comes next; what JSON does not allow, such as two values without an array
/// around them, is the caller's bug and is not checked in release builds.
///
/// The buffer may be taken away and emptied at any time, in the middle of a value too.
package struct JSONWriter: Sendable {
  /// How the text is laid out.
  package enum Style: Sendable, Hashable {
    /// A line for each member and element, two spaces a level, `": "` after keys.
    case pretty
    /// No white space.
    case compact
  }

  /// The UTF-8 text so far.
  package var buffer: [UInt8] = []
  /// How the text is laid out.
  package let style: Style
  /// For each object and array around the innermost one, whether it has something in it: the 64
  /// innermost ones as bits, the last one lowest, and those around them.
  private var outer: UInt64 = 0
  private var outermost: [Bool] = []
  /// Whether the innermost object or array has something in it.
  private var isFilled = false
  private var isAfterKey = false
  /// How many objects and arrays are open.
  package private(set) var depth = 0

  /// A writer with an empty buffer.
  package init(style: Style = .pretty) { self.style = style }

  /// The buffer as text.
  package var text: String { String(decoding: buffer, as: UTF8.self) }

  // MARK: Structure

  /// Begins an object.
  package mutating func beginObject() { begin(.openBrace) }

  /// Ends the innermost object.
  package mutating func endObject() { end(.closeBrace) }

  /// Begins an array.
  package mutating func beginArray() { begin(.openBracket) }

  /// Ends the innermost array.
  package mutating func endArray() { end(.closeBracket) }

  /// Writes a key and its colon.
  package mutating func key(_ key: String) {
    separate()
    appendQuoted(key)
    colon()
  }

  /// Writes a key and its colon.
  package mutating func key(_ key: StaticString) {
    separate()
    appendQuoted(key)
    colon()
  }

  /// Writes a key that has its quotes and escapes already, and its colon.
  package mutating func key(quoted bytes: [UInt8]) {
    separate()
    buffer.append(contentsOf: bytes)
    colon()
  }

  /// Ends the line, as at the end of a file.
  package mutating func lineEnd() { buffer.append(.lineFeed) }

  private mutating func begin(_ bracket: UInt8) {
    prepare()
    buffer.append(bracket)
    if depth >= 64 { outermost.append(outer >> 63 == 1) }
    outer = outer << 1 | (isFilled ? 1 : 0)
    isFilled = false
    depth += 1
  }

  private mutating func end(_ bracket: UInt8) {
    assert(depth > 0 && !isAfterKey, "an object or array is open, and no key waits")
    depth = max(0, depth - 1)
    if isFilled, style == .pretty { breakLine() }
    buffer.append(bracket)
    isFilled = outer & 1 == 1
    outer >>= 1
    if depth >= 64, outermost.popLast() == true { outer |= 1 << 63 }
  }

  private mutating func colon() {
    buffer.append(.colon)
    if style == .pretty { buffer.append(.space) }
    isAfterKey = true
  }

  /// Makes room for a value: a comma and a line break where one is due.
  @inline(__always)
  mutating func prepare() {
    if isAfterKey { isAfterKey = false } else { separate() }
  }

  @inline(__always)
  private mutating func separate() {
    guard depth > 0 else { return }
    if isFilled { buffer.append(.comma) }
    isFilled = true
    if style == .pretty { breakLine() }
  }

  /// A line feed and the white space of sixteen levels.
  private static let lineBreak: StaticString = "\n                                "

  private mutating func breakLine() {
    let width = 1 + 2 * depth
    let known = min(width, Self.lineBreak.utf8CodeUnitCount)
    // The literal has at least `known` bytes, and lives as long as the program.
    buffer.append(contentsOf: UnsafeBufferPointer(start: Self.lineBreak.utf8Start, count: known))
    for _ in known..<width { buffer.append(.space) }
  }
}

extension JSONWriter {
  /// Writes `null`.
  package mutating func null() {
    prepare()
    append("null")
  }

  /// Writes `true` or `false`.
  package mutating func bool(_ value: Bool) {
    prepare()
    append(value ? "true" : "false")
  }

  /// Writes a value that is JSON already, as it is.
  package mutating func raw(_ bytes: [UInt8]) {
    prepare()
    buffer.append(contentsOf: bytes)
  }

  /// Writes a value that is JSON already, such as a number as it is spelt.
  package mutating func raw(_ text: String) {
    prepare()
    buffer.append(contentsOf: text.utf8)
  }

  /// Writes a value with everything in it.
  package mutating func value(_ value: JSONValue) {
    switch value {
    case .null: null()
    case .bool(let value): bool(value)
    case .number(let text): raw(text)
    case .string(let text): string(text)
    case .array(let elements):
      beginArray()
      for element in elements { self.value(element) }
      endArray()
    case .object(let members):
      beginObject()
      for member in members {
        key(member.key)
        self.value(member.value)
      }
      endObject()
    }
  }

  /// Appends ASCII.
  mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { buffer.append(contentsOf: $0) }
  }
}

extension JSONValue {
  /// The value as JSON text, without a line end behind it.
  package func text(style: JSONWriter.Style = .pretty) -> String {
    var writer = JSONWriter(style: style)
    writer.value(self)
    return writer.text
  }
}
