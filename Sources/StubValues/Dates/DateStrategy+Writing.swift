extension DateStrategy {
  /// The JSON number's or the JSON string's text (without quotes) for a moment.
  ///
  /// Numbers are exact decimals without an exponent, integers without `.0`. `iso8601` drops the
  /// fraction of a second, `iso8601Fractional` what is below a millisecond, and a format what it
  /// has no field for; all of them round down. Without a format the text is empty.
  package func text(of timestamp: Timestamp) -> String {
    var bytes: [UInt8] = []
    append(timestamp, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends what ``text(of:)`` gives, as ASCII (formats: UTF-8), to a buffer.
  package func append(_ timestamp: Timestamp, to buffer: inout [UInt8]) {
    switch self {
    case .deferredToDate:
      let origin = Timestamp.referenceDate.seconds
      Self.appendSeconds(timestamp.advanced(bySeconds: -origin), to: &buffer)
    case .secondsSince1970:
      Self.appendSeconds(timestamp, to: &buffer)
    case .millisecondsSince1970:
      Self.appendMilliseconds(timestamp, to: &buffer)
    case .iso8601:
      ISO8601Text.append(timestamp, fractionDigits: 0, to: &buffer)
    case .iso8601Fractional:
      ISO8601Text.append(timestamp, fractionDigits: 3, to: &buffer)
    case .formats(let formats):
      formats.first?.append(timestamp, to: &buffer)
    }
  }

  private static func appendSeconds(_ timestamp: Timestamp, to buffer: inout [UInt8]) {
    var (whole, fraction) = (timestamp.seconds, timestamp.nanoseconds)
    if whole < 0, fraction > 0 {
      // -1.5 is kept as -2 s + 0.5 s.
      (whole, fraction) = (whole + 1, 1_000_000_000 - fraction)
      if whole == 0 { buffer.append(UInt8(ascii: "-")) }
    }
    buffer.appendDecimal(whole)
    appendFraction(fraction, width: 9, to: &buffer)
  }

  private static func appendMilliseconds(_ timestamp: Timestamp, to buffer: inout [UInt8]) {
    var (whole, fraction) = (timestamp.seconds, timestamp.nanoseconds)
    let isNegative = whole < 0
    if isNegative, fraction > 0 { (whole, fraction) = (whole + 1, 1_000_000_000 - fraction) }
    if isNegative { buffer.append(UInt8(ascii: "-")) }
    // Seconds and milliseconds are written side by side, so that nothing overflows.
    if whole == 0 {
      buffer.appendDecimal(fraction / 1_000_000)
    } else {
      appendMagnitude(of: whole, to: &buffer)
      buffer.appendDecimal(fraction / 1_000_000, width: 3)
    }
    appendFraction(fraction % 1_000_000, width: 6, to: &buffer)
  }

  private static func appendMagnitude(of number: Int, to buffer: inout [UInt8]) {
    let start = buffer.count
    buffer.appendDecimal(number)
    if number < 0 { buffer.remove(at: start) }
  }

  /// Appends `.` and the digits of a fraction in units of `10^-width`, without trailing zeros.
  private static func appendFraction(_ fraction: Int, width: Int, to buffer: inout [UInt8]) {
    guard fraction > 0 else { return }
    buffer.append(UInt8(ascii: "."))
    buffer.appendDecimal(fraction, width: width)
    while buffer.last == UInt8(ascii: "0") { buffer.removeLast() }
  }
}
