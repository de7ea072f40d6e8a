import StubJSON
import StubValues

extension CanonicalReader {
  /// The index behind the date at `start`, a number of seconds, or thousandths of them, since an
  /// origin.
  mutating func date(
    _ bytes: Span<UInt8>,
    _ start: Int,
    _ origin: Double,
    _ divisor: Double,
    _ bounds: Int
  ) -> Int? {
    guard let number = decimal(bytes, start), isWithin(number, bounds) else { return nil }
    let seconds = number.double / divisor + origin
    guard RecordInspector.plausible.contains(seconds) else { return nil }
    moment = seconds
    return number.end
  }

  /// The index behind the date at `start`, a text.
  mutating func date(_ bytes: Span<UInt8>, _ start: Int, _ coding: Int, _ bounds: Int) -> Int? {
    guard let end = plainString(bytes, start), isWithin(bytes, start, end, bounds) else {
      return nil
    }
    let text = bytes.extracting(start + 1..<end - 1)
    let reading =
      switch program.dates[coding] {
      case .iso8601: DateStrategy.iso8601.read(text)
      case .iso8601Fractional: DateStrategy.iso8601Fractional.read(text)
      default: program.dates[coding].read(text)
      }
    guard case .canonical(let timestamp) = reading else { return nil }
    moment = Double(timestamp.seconds) + Double(timestamp.nanoseconds) / 1e9
    return end
  }
}
