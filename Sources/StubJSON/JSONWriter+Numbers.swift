extension JSONWriter {
  /// Writes an integer of any width.
  package mutating func number(_ value: some FixedWidthInteger) {
    prepare()
    if let small = Int64(exactly: value) {
      appendInteger(small)
    } else {
      buffer.append(contentsOf: String(value).utf8)
    }
  }

  /// Writes a finite number as ECMAScript's `Number::toString` does, shortest to round trip, but
  /// for negative zero, which is `-0`.
  package mutating func number(_ value: Double) {
    precondition(value.isFinite, "JSON has no number for infinity and NaN")
    prepare()
    if value.magnitude < 0x1p53, Double(Int64(value)) == value, value != 0 || value.sign == .plus {
      appendInteger(Int64(value))
    } else if !appendDecimal(value) {
      appendShortest(value.description)
    }
  }

  /// Writes a finite number, shortest to round trip as a `Float`.
  package mutating func number(_ value: Float) {
    precondition(value.isFinite, "JSON has no number for infinity and NaN")
    prepare()
    appendShortest(value.description)
  }

  /// Appends a number of at most six decimals without going by way of a string; false if it has
  /// more.
  ///
  /// *n* ÷ 10⁶ is rounded to the nearest double, as a reader of the decimal does it; below 10¹⁵ no
  /// two decimals of so few digits are the same double, so the one found is the shortest.
  private mutating func appendDecimal(_ value: Double) -> Bool {
    let magnitude = value.magnitude
    guard magnitude >= 1e-3, magnitude < 1e9 else { return false }
    let scaled = UInt64(magnitude * 1e6 + 0.5)
    guard Double(scaled) / 1e6 == magnitude else { return false }
    let (whole, part) = scaled.quotientAndRemainder(dividingBy: 1_000_000)
    appendDecimal(whole, part, isNegative: value < 0)
    return true
  }

  /// Appends a number of millionths.
  private mutating func appendDecimal(_ whole: UInt64, _ part: UInt64, isNegative: Bool) {
    // The digits are set from the last to the first, from the top of the 32 bytes down.
    var digits: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
    withUnsafeMutableBytes(of: &digits) { bytes in
      var index = bytes.count
      var (rest, places) = (part, 6)
      while places > 0, rest % 10 == 0 { (rest, places) = (rest / 10, places - 1) }
      for _ in 0..<places {
        index -= 1
        bytes[index] = .zero + UInt8(truncatingIfNeeded: rest % 10)
        rest /= 10
      }
      if places > 0 {
        index -= 1
        bytes[index] = .period
      }
      index = Self.set(whole, in: bytes, before: index)
      if isNegative {
        index -= 1
        bytes[index] = .minus
      }
      buffer.append(contentsOf: bytes[index...])
    }
  }

  private mutating func appendInteger(_ value: Int64) {
    appendDecimal(value.magnitude, 0, isNegative: value < 0)
  }

  private mutating func appendDigits(_ value: UInt64) {
    appendDecimal(value, 0, isNegative: false)
  }

  /// Sets the digits of `value`, at most 20, before the index `end`, and gives that of the first.
  private static func set(
    _ value: UInt64,
    in bytes: UnsafeMutableRawBufferPointer,
    before end: Int
  ) -> Int {
    var rest = value
    var index = end
    repeat {
      index -= 1
      bytes[index] = .zero + UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    } while rest > 0
    return index
  }

  /// Appends a number in ECMAScript's notation whose shortest digits the standard library's
  /// description has: `1.0`, `5e-324`, `1e+21`.
  mutating func appendShortest(_ description: String) {
    var digits: [UInt8] = []
    var point: Int?
    var exponent = 0
    for (position, byte) in description.utf8.enumerated() {
      if byte == .minus, position == 0 { buffer.append(.minus) }
      if byte == .period { point = digits.count }
      if byte == 0x65 {
        exponent = Int(description.dropFirst(position + 1)) ?? 0
        break
      }
      if byte.isDigit { digits.append(byte) }
    }
    // The value is 0.DIGITS times ten to the power of `scale`.
    var scale = exponent + (point ?? digits.count)
    while digits.count > 1, digits.last == .zero { digits.removeLast() }
    while digits.count > 1, digits.first == .zero {
      digits.removeFirst()
      scale -= 1
    }
    appendECMAScript(digits, scale)
  }

  /// See ECMA-262, `Number::toString`: *k* digits, and *n* as `scale`.
  private mutating func appendECMAScript(_ digits: [UInt8], _ scale: Int) {
    if digits == [.zero] {
      buffer.append(.zero)
    } else if digits.count <= scale, scale <= 21 {
      buffer.append(contentsOf: digits)
      buffer.append(contentsOf: repeatElement(.zero, count: scale - digits.count))
    } else if scale > 0, scale <= 21 {
      buffer.append(contentsOf: digits[..<scale])
      buffer.append(.period)
      buffer.append(contentsOf: digits[scale...])
    } else if scale > -6, scale <= 0 {
      append("0.")
      buffer.append(contentsOf: repeatElement(.zero, count: -scale))
      buffer.append(contentsOf: digits)
    } else {
      appendExponential(digits, scale - 1)
    }
  }

  private mutating func appendExponential(_ digits: [UInt8], _ exponent: Int) {
    buffer.append(digits[0])
    if digits.count > 1 {
      buffer.append(.period)
      buffer.append(contentsOf: digits[1...])
    }
    append(exponent < 0 ? "e-" : "e+")
    appendDigits(UInt64(exponent.magnitude))
  }
}

#if !((os(macOS) || targetEnvironment(macCatalyst)) && arch(x86_64))
  @available(macOS 11, iOS 14, tvOS 14, watchOS 7, *)
  extension JSONWriter {
    /// Writes a finite number, shortest to round trip as a `Float16`.
    package mutating func number(_ value: Float16) {
      precondition(value.isFinite, "JSON has no number for infinity and NaN")
      prepare()
      appendShortest(value.description)
    }
  }
#endif
