import StubJSON

extension CompoundKind {
  /// Writes a value in the shape that Foundation gives the type.
  func write(at spot: Spot, into writer: inout JSONWriter) {
    var stream = spot.stream()
    switch self {
    case .point: Self.writePair(0...400, 0...800, &stream, into: &writer)
    case .size: Self.writePair(1...400, 1...800, &stream, into: &writer)
    case .rectangle:
      writer.beginArray()
      Self.writePair(0...200, 0...400, &stream, into: &writer)
      Self.writePair(1...200, 1...400, &stream, into: &writer)
      writer.endArray()
    case .duration: Self.writeDuration(&stream, into: &writer)
    case .dateComponents: Self.writeDateComponents(&stream, into: &writer)
    case .measurement(let unit): unit.write(&stream, into: &writer)
    case .json: Self.writeAny(&stream, into: &writer)
    }
  }

  private static func writePair(
    _ first: ClosedRange<Int>,
    _ second: ClosedRange<Int>,
    _ stream: inout RandomStream,
    into writer: inout JSONWriter
  ) {
    writer.beginArray()
    writer.number(stream.integer(first))
    writer.number(stream.integer(second))
    writer.endArray()
  }

  /// Two halves of a count of attoseconds; below nine seconds the upper one is 0.
  private static func writeDuration(_ stream: inout RandomStream, into writer: inout JSONWriter) {
    let seconds = UInt64(stream.integer(1...3_600))
    let (high, low) = seconds.multipliedFullWidth(by: 1_000_000_000_000_000_000)
    writer.beginArray()
    writer.number(high)
    writer.number(low)
    writer.endArray()
  }

  private static func writeDateComponents(
    _ stream: inout RandomStream,
    into writer: inout JSONWriter
  ) {
    writer.beginObject()
    writer.key("year" as StaticString)
    writer.number(stream.integer(2023...2026))
    writer.key("month" as StaticString)
    writer.number(stream.integer(1...12))
    writer.key("day" as StaticString)
    writer.number(stream.integer(1...28))
    writer.endObject()
  }

  private static func writeAny(_ stream: inout RandomStream, into writer: inout JSONWriter) {
    switch stream.index(4) {
    case 0: writer.bool(stream.chance(0.5))
    case 1: writer.number(stream.integer(1...1_000))
    case 2:
      writer.beginObject()
      writer.key("enabled" as StaticString)
      writer.bool(stream.chance(0.5))
      writer.endObject()
    default: writer.string("custom" as StaticString)
    }
  }
}

extension MeasurementUnit {
  fileprivate func write(_ stream: inout RandomStream, into writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("value" as StaticString)
    writer.number(stream.integer(values))
    writer.key("unit" as StaticString)
    writer.beginObject()
    writer.key("symbol" as StaticString)
    writer.string(symbol)
    writer.key("converter" as StaticString)
    writer.beginObject()
    writer.key("coefficient" as StaticString)
    writer.raw(coefficient.description)
    writer.key("constant" as StaticString)
    writer.raw(constant.description)
    writer.endObject()
    writer.endObject()
    writer.endObject()
  }
}
