extension ISO8601Reader {
  /// Seconds east of UTC.
  mutating func zone() throws(DateFault) -> Int {
    let start = offset
    guard let first = peek() else { throw DateFault(.missingZone, at: offset) }
    switch first {
    case UInt8(ascii: "Z"):
      offset += 1
      return 0
    case UInt8(ascii: "z"):
      offset += 1
      doubts.append(DateDoubt(.lowerCaseZone, at: start..<offset))
      return 0
    case UInt8(ascii: ","):
      throw DateFault(.commaForPoint, at: offset)
    default:
      let isNamed = takesZoneName()
      if let sign = takesSign() {
        return try zoneOffset(sign: sign, isNamed: isNamed, since: start)
      }
      guard isNamed else { throw DateFault(.expected(.field(.zone)), at: start) }
      doubts.append(DateDoubt(.zoneName, at: start..<offset))
      return 0
    }
  }

  /// Steps over `GMT` or `UTC` in any case.
  private mutating func takesZoneName() -> Bool {
    let name = String(decoding: bytes[offset...].prefix(3).map(\.uppercasedASCII), as: UTF8.self)
    guard name == "GMT" || name == "UTC" else { return false }
    offset += 3
    return true
  }

  private mutating func takesSign() -> Int? {
    switch peek() {
    case UInt8(ascii: "+"):
      offset += 1
      return 1
    case UInt8(ascii: "-"):
      offset += 1
      return -1
    default:
      return nil
    }
  }

  /// Hours, minutes and seconds of an offset: two digits at most each, minutes and seconds
  /// optional, colons optional.
  private mutating func zoneOffset(
    sign: Int,
    isNamed: Bool,
    since start: Int
  ) throws(DateFault) -> Int {
    let form = doubts.count
    var seconds = try digits(of: .zone, maximumWidth: 2) * 3_600
    let hasColon = peek() == UInt8(ascii: ":")
    if hasColon { offset += 1 }
    if hasColon || peek()?.decimalDigit != nil {
      seconds += try digits(of: .zone, maximumWidth: 2) * 60
      if peek() == UInt8(ascii: ":") { offset += 1 }
      if peek()?.decimalDigit != nil { seconds += try digits(of: .zone, maximumWidth: 2) }
    }
    guard seconds <= 18 * 3_600 else { throw DateFault(.zoneOffset, at: start) }
    if isNamed {
      doubts.insert(DateDoubt(.zoneName, at: start..<offset), at: form)
    } else if !isCanonicalOffset(start..<offset) {
      doubts.insert(DateDoubt(.zoneForm, at: start..<offset), at: form)
    }
    return sign * seconds
  }

  /// Whether a zone is `+hh:mm` with a minute below 60.
  private func isCanonicalOffset(_ range: Range<Int>) -> Bool {
    range.count == 6 && bytes[range.lowerBound + 3] == UInt8(ascii: ":")
      && bytes[range.lowerBound + 4] < UInt8(ascii: "6")
      && bytes[range.lowerBound + 5] != UInt8(ascii: ":")
  }
}
