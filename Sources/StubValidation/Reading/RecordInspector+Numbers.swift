import StubDiagnostics
import StubJSON
import StubSchema
import StubValues

extension RecordInspector {
  mutating func readInteger(_ node: Int, _ integer: IntegerRule, _ rule: Int) -> Bool {
    let entry = entries[node]
    guard entry.kind == .number else { return failKind(node, rule) }
    guard isSound(node) else { return false }
    if entry.traits.hasAny(.integer) {
      if let value = shortInteger(entry) {
        return value >= integer.least && value <= integer.greatest
          || failRange(node, rule)
      }
      return integer.width.fits(slice(node)) || failRange(node, rule)
    }
    guard foundation.reads(slice(node), as: integer.width) else { return failInteger(node, rule) }
    if isLoud, JSONNumber(slice(node))?.isInteger == false {
      doubt(
        .lossyNumber,
        node,
        "\(subject(node)) is \(expectation(rule)): the fraction of \(found(node)) is lost"
      )
    }
    return true
  }

  /// The value of an integer of at most 18 digits.
  @inline(__always)
  private func shortInteger(_ entry: JSONEntry) -> Int? {
    guard entry.end - entry.start <= 18 else { return nil }
    var value = 0
    var index = entry.start
    if entry.traits.hasAny(.negative) { index += 1 }
    while index < entry.end {
      value = value &* 10 &+ Int(bytes[index] &- 0x30)
      index += 1
    }
    return entry.traits.hasAny(.negative) ? -value : value
  }

  private mutating func failRange(_ node: Int, _ rule: Int) -> Bool {
    guard isLoud else { return false }
    return fail(
      .outOfRange,
      node,
      "\(subject(node)) is \(expectation(rule)): \(clippedNumber(node)) is out of its range"
    )
  }

  private mutating func failInteger(_ node: Int, _ rule: Int) -> Bool {
    if JSONNumber(slice(node))?.isInteger == true { return failRange(node, rule) }
    guard isLoud else { return false }
    return fail(
      .notAnInteger,
      node,
      "\(subject(node)) is \(expectation(rule)): found \(found(node)), which has a fraction",
      fix: nil
    )
  }

  func clippedNumber(_ node: Int) -> String {
    Self.clipped(String(decoding: slice(node), as: UTF8.self))
  }

  mutating func readFloat(_ node: Int, _ float: FloatRule, _ rule: Int) -> Bool {
    let entry = entries[node]
    guard entry.kind == .number else {
      if float.readsStrings, entry.kind == .string { return readNonConforming(node, float, rule) }
      return failKind(node, rule)
    }
    guard isSound(node) else { return false }
    let isShort = float.precision == .half ? entry.end - entry.start <= 4 : true
    if isShort, isShortNumber(node) {
      if isLoud, entry.end - entry.start >= 8 { doubtDigits(node, float) }
      return true
    }
    guard foundation.reads(slice(node), as: float.precision) else { return failFloat(node, rule) }
    if isLoud { doubtDigits(node, float) }
    return true
  }

  private mutating func failFloat(_ node: Int, _ rule: Int) -> Bool {
    let isZero = JSONNumber(slice(node))?.isZero == true
    guard isLoud else { return false }
    return fail(
      .outOfRange,
      node,
      isZero
        ? "\(subject(node)) is \(expectation(rule)): this system's Foundation refuses \(clippedNumber(node)), others read 0"
        : "\(subject(node)) is \(expectation(rule)): \(clippedNumber(node)) is beyond its range"
    )
  }

  /// Doubts an integer with more digits than the type keeps.
  private mutating func doubtDigits(_ node: Int, _ float: FloatRule) {
    guard entries[node].traits.hasAny(.integer), let number = JSONNumber(slice(node)),
      let value = foundation.double(slice(node))
    else { return }
    let kept: Double =
      switch float.precision {
      case .half: value
      case .single: Double(Float(value))
      case .double: value
      }
    guard kept.magnitude < 0x1p63, JSONNumber(Int(kept)) != number else { return }
    let type = float.precision == .double ? "a Double" : "a Float"
    doubt(
      .lossyNumber,
      node,
      "\(subject(node)) is \(type): \(clippedNumber(node)) is read as \(Int(kept))"
    )
  }

  /// Reads a string that stands for what JSON cannot spell.
  private mutating func readNonConforming(_ node: Int, _ float: FloatRule, _ rule: Int) -> Bool {
    guard isSound(node) else { return false }
    guard
      case .strings(let positive, let negative, let nan) =
        program.codings[float.coding].nonConformingFloats
    else { return failKind(node, rule) }
    if [positive, negative, nan].contains(string(node)) { return true }
    guard isLoud else { return false }
    return fail(
      .wrongType,
      node,
      "\(subject(node)) is \(expectation(rule)), or \"\(positive)\", \"\(negative)\" or \"\(nan)\": "
        + "found \(found(node))"
    )
  }

  mutating func readDecimal(_ node: Int, _ rule: Int) -> Bool {
    let entry = entries[node]
    guard entry.kind == .number else { return failKind(node, rule) }
    guard isSound(node) else { return false }
    if isShortNumber(node) { return true }
    if foundation.readsDecimal(slice(node)) {
      if isLoud, let number = JSONNumber(slice(node)), number.digits.count > 38 {
        doubt(
          .lossyNumber,
          node,
          "\(subject(node)) is a Decimal: it keeps 38 digits of \(clippedNumber(node))"
        )
      }
      return true
    }
    guard isLoud else { return false }
    return fail(
      .outOfRange,
      node,
      "\(subject(node)) is a Decimal: \(clippedNumber(node)) is beyond its range"
    )
  }
}
