import StubJSON

extension CanonicalReader {
  /// The index behind the object at `start`, all of whose keys are those of fields, each once.
  mutating func object(_ bytes: Span<UInt8>, _ start: Int, _ object: Int) -> Int? {
    guard bytes.byte(at: start) == UInt8(ascii: "{"), enter() else { return nil }
    let base = moments.count
    let hasOrders = !program.objects[object].orders.isEmpty
    if hasOrders { for _ in program.objects[object].fields { moments.append(.nan) } }
    defer {
      if hasOrders { moments.removeSubrange(base...) }
      depth -= 1
    }
    guard let end = members(bytes, start + 1, object, hasOrders ? base : -1) else { return nil }
    return !hasOrders || areOrdered(object, base) ? end : nil
  }

  private mutating func members(
    _ bytes: Span<UInt8>,
    _ start: Int,
    _ object: Int,
    _ base: Int
  ) -> Int? {
    let fields = program.objects[object].fields
    var seen: UInt64 = 0
    var next = 0
    var index = bytes.skipSpace(from: start)
    if bytes.byte(at: index) == UInt8(ascii: "}") {
      return program.objects[object].required == 0 ? index + 1 : nil
    }
    while let slot = slot(bytes, index, fields, expecting: next) {
      let bit: UInt64 = 1 << UInt64(slot)
      guard seen & bit == 0 else { return nil }
      seen |= bit
      next = slot + 1
      let field = fields.lowerBound + slot
      guard let value = value(behindKeyAt: index, program.fields[field].wireLength, bytes),
        let end = member(bytes, value, field)
      else { return nil }
      if base >= 0 { moments[base + slot] = moment }
      index = bytes.skipSpace(from: end)
      switch bytes.byte(at: index) {
      case UInt8(ascii: ","): index = bytes.skipSpace(from: index + 1)
      case UInt8(ascii: "}"):
        return program.objects[object].required & ~seen == 0 ? index + 1 : nil
      default: return nil
      }
    }
    return nil
  }

  /// The index of the value behind the key at `start`, which has `length` bytes.
  @inline(__always)
  private func value(behindKeyAt start: Int, _ length: Int, _ bytes: Span<UInt8>) -> Int? {
    let colon = bytes.skipSpace(from: start + length + 2)
    guard bytes.byte(at: colon) == UInt8(ascii: ":") else { return nil }
    return bytes.skipSpace(from: colon + 1)
  }

  /// The field whose key stands at `start`, counted from the first of the object's.
  @inline(__always)
  private func slot(
    _ bytes: Span<UInt8>,
    _ start: Int,
    _ fields: Range<Int>,
    expecting next: Int
  ) -> Int? {
    guard start + 9 <= bytes.count, bytes[start] == UInt8(ascii: "\"") else { return nil }
    let word = bytes.word(at: start + 1)
    var slot = next
    for _ in 0..<fields.count {
      if slot >= fields.count { slot = 0 }
      if isKey(fields.lowerBound + slot, word, bytes, start + 1) { return slot }
      slot += 1
    }
    return nil
  }

  /// Whether the key of a field stands at `start`, where the eight bytes of `word` begin.
  @inline(__always)
  private func isKey(_ field: Int, _ word: UInt64, _ bytes: Span<UInt8>, _ start: Int) -> Bool {
    let length = program.fields[field].wireLength
    guard word & program.fields[field].wireMask == program.fields[field].wireHead, length > 0,
      bytes.byte(at: start + length) == UInt8(ascii: "\"")
    else { return false }
    guard length > 8 else { return true }
    let wire = program.fields[field].wireStart
    for offset in 8..<length where bytes[start + offset] != program.wireBytes[wire + offset] {
      return false
    }
    return true
  }

  /// The index behind the value of a field.
  @inline(__always)
  private mutating func member(_ bytes: Span<UInt8>, _ start: Int, _ field: Int) -> Int? {
    moment = .nan
    if program.fields[field].isNullable, bytes.matches("null", at: start) { return start + 4 }
    let bounds = program.fields[field].bounds
    guard let end = value(bytes, start, program.fields[field].value, bounds) else { return nil }
    if bounds >= 0, !holdsItems(bounds, bytes[start]) { return nil }
    if program.fields[field].isKept, depth == 1 { return keep(bytes, start, end, field) }
    return end
  }

  /// Notes a value that outlasts its record; nil where it is not spelled as it is.
  private mutating func keep(_ bytes: Span<UInt8>, _ start: Int, _ end: Int, _ field: Int) -> Int? {
    guard !bytes.hasEscapes(start..<end) else { return nil }
    if bytes[start] != UInt8(ascii: "n") { kept.append(Kept(field: field, start: start, end: end)) }
    return end
  }

  /// Whether an array, which `first` begins, has as many elements as is asked for.
  private func holdsItems(_ bounds: Int, _ first: UInt8) -> Bool {
    guard first == UInt8(ascii: "[") else { return true }
    return count >= program.bounds[bounds].minItems && count <= program.bounds[bounds].maxItems
  }
}

extension CanonicalReader {
  /// Whether the dates of an object certainly stand in the order that is asked for.
  private func areOrdered(_ object: Int, _ base: Int) -> Bool {
    for index in program.objects[object].orders {
      let order = program.orders[index]
      let moment = moments[base + order.slot]
      if moment.isNaN { continue }
      let after = seconds(order.after, base)
      let before = seconds(order.before, base)
      if moment < after || moment > before { return false }
      // An anchor that is absent is not a number, with which no comparison is true.
      let anchor = hasAnchor(order.after) ? after : before
      if !anchor.isNaN, order.within < .infinity, !isNear(moment, anchor, order.within) {
        return false
      }
    }
    return true
  }

  private func hasAnchor(_ anchor: CanonicalOrder.Anchor) -> Bool {
    if case .none = anchor { return false }
    return true
  }

  private func seconds(_ anchor: CanonicalOrder.Anchor, _ base: Int) -> Double {
    switch anchor {
    case .none: .nan
    case .instant(let seconds): seconds
    case .field(let slot): moments[base + slot]
    }
  }

  /// Whether two moments are certainly not farther apart; parts of a second are left to who knows
  /// better.
  private func isNear(_ one: Double, _ other: Double, _ within: Double) -> Bool {
    let distance = (one - other).magnitude
    let isWhole = one.rounded() == one && other.rounded() == other
    let isOrdinary = one.magnitude < 1e11 && other.magnitude < 1e11
    return isOrdinary && distance <= (isWhole ? within : within - 1)
  }
}
