import StubJSON
import StubSchema
import StubValues

/// How a drawn value is written for a type under its coding strategies.
enum Spelling: Sendable, Hashable {
  /// A JSON string.
  case text
  /// A JSON number.
  case number
  /// `true` or `false`.
  case bool
  /// As the strategy writes dates.
  case date(DateStrategy)
  /// A date as a text, whatever the strategy.
  case dateText
  /// The day of a date as a text: `2024-11-03`.
  case dayText
  /// A string of 36 characters.
  case uuid
  /// A string in Base64.
  case base64
  /// An array of bytes.
  case bytes
  /// An object with the key `identifier`.
  case identifier

  /// How a value of a kind is shown where no type says more.
  static func plain(_ kind: ValueKind) -> Spelling {
    switch kind {
    case .text, .character, .url, .timeZone, .locale: .text
    case .integer, .number: .number
    case .bool: .bool
    case .date: .date(.iso8601)
    case .uuid: .uuid
    case .data: .base64
    }
  }

  /// Writes a drawn value, whose text or bytes are given.
  func write(_ drawn: Drawn, _ text: TextBuffer, into writer: inout JSONWriter) {
    switch self {
    case .text:
      guard case .text = drawn else { return writeText(drawn, text, into: &writer) }
      writer.string(utf8: text[...])
    case .number:
      if case .digits = drawn { return writer.raw(Array(text)) }
      writeNumber(drawn, into: &writer)
    case .bool:
      if case .bool(let value) = drawn { writer.bool(value) } else { writer.bool(false) }
    case .bytes:
      writer.beginArray()
      for byte in text { writer.number(byte) }
      writer.endArray()
    case .identifier:
      writer.beginObject()
      writer.key("identifier" as StaticString)
      writer.string(utf8: text[...])
      writer.endObject()
    case .date(let strategy) where strategy.writesNumbers:
      if case .date(let moment) = drawn {
        writer.raw("")
        strategy.append(moment, to: &writer.buffer)
      }
    case .date, .dateText, .dayText, .uuid, .base64: writeText(drawn, text, into: &writer)
    }
  }

  private func writeText(_ drawn: Drawn, _ text: TextBuffer, into writer: inout JSONWriter) {
    var bytes: TextBuffer = []
    append(drawn, text, to: &bytes)
    writer.string(utf8: bytes[...])
  }

  private func writeNumber(_ drawn: Drawn, into writer: inout JSONWriter) {
    switch drawn {
    case .integer(let value): writer.number(value)
    case .decimal(let mantissa, let decimals): writer.decimal(mantissa, decimals)
    case .double(let value): writer.number(value)
    default: writer.number(0)
    }
  }

  /// Appends what the value is as a text: a string without its quotes, or the JSON otherwise.
  func append(_ drawn: Drawn, _ text: TextBuffer, to buffer: inout TextBuffer) {
    switch (self, drawn) {
    case (.base64, .bytes), (.bytes, .bytes): Base64.append(text, to: &buffer)
    case (.date(let strategy), .date(let moment)): strategy.append(moment, to: &buffer)
    case (.dayText, .date(let moment)): buffer.append(day: moment)
    case (_, .date(let moment)): DateStrategy.iso8601.append(moment, to: &buffer)
    case (_, .text), (_, .bytes), (_, .digits): buffer.append(contentsOf: text)
    case (_, .integer(let value)): buffer.append(value)
    case (_, .decimal(let mantissa, let decimals)): buffer.append(mantissa, decimals: decimals)
    case (_, .double(let value)): buffer.append(JSONValue.double(value)?.number ?? "0")
    case (_, .bool(let value)): buffer.append(literal: value ? "true" : "false")
    case (_, .uuid(let high, let low)): UUIDText.append(high: high, low: low, to: &buffer)
    }
  }
}

extension JSONWriter {
  /// Writes `mantissa` divided by ten to the power of `decimals`, without trailing zeros.
  mutating func decimal(_ mantissa: Int, _ decimals: Int) {
    var (mantissa, decimals) = (mantissa, decimals)
    while decimals > 0, mantissa % 10 == 0 { (mantissa, decimals) = (mantissa / 10, decimals - 1) }
    raw("")
    buffer.append(mantissa, decimals: decimals)
  }
}
