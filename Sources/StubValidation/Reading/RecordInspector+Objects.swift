import StubDiagnostics
import StubJSON
import StubSchema
import StubValues

extension RecordInspector {
  mutating func readObject(_ node: Int, _ index: Int, _ rule: Int) -> Bool {
    guard entries[node].kind == .object else { return failKind(node, rule) }
    return readMembers(node, index)
  }

  /// Reads a value of which nothing is read.
  mutating func readNothing(_ node: Int, _ index: Int) -> Bool {
    guard isLoud else { return true }
    if entries[node].kind == .object {
      _ = readMembers(node, index)
    } else if entries[node].kind != .invalid {
      doubt(
        .unreadRecord,
        node,
        "\(subject(node)) is \(Self.article(program.objects[index].name)), which has no fields, so nothing is read: "
          + "found \(found(node))"
      )
    }
    return true
  }

  /// Reads the members of an object as the fields of an object of the program.
  mutating func readMembers(_ node: Int, _ index: Int) -> Bool {
    let fields = program.objects[index].fields
    let base = slots.count
    let strangersBase = strangers.count
    for _ in fields { slots.append(-1) }
    let isReadable = readMembers(node, index, base)
    let isComplete = closeObject(node, index, base, strangersBase)
    slots.removeSubrange(base...)
    strangers.removeSubrange(strangersBase...)
    return isReadable && isComplete
  }

  private mutating func readMembers(_ node: Int, _ index: Int, _ base: Int) -> Bool {
    let fields = program.objects[index].fields
    let additional = program.objects[index].additional
    let isRead = program.objects[index].isRead
    let isConverted = program.objects[index].strategy == .convertFromSnakeCase
    var seen = additional.map { _ in
      KeyMemory(isConverted: isConverted, mayRepeat: mayRepeatKeys(node))
    }
    var isReadable = true
    var next = 0
    var key = node + 1
    let end = entries[node].next
    while key < end {
      let value = key + 1
      if entries[key].traits.hasAny(.malformed) {
        if isRead { isReadable = failUnsound(key) && isReadable }
      } else if let slot = slot(of: key, index, fields, expecting: next) {
        if slots[base + slot] < 0 {
          slots[base + slot] = value
          next = slot + 1
          isReadable = readField(value, fields.lowerBound + slot) && isReadable
          if isConverted, isLoud { doubtSpelling(key, fields.lowerBound + slot) }
        } else if isLoud {
          doubtRepetition(key, first: slots[base + slot] - 1, fields.lowerBound + slot)
        }
      } else if let additional, seen?.repeats(key, self) == false {
        isReadable = read(value, additional) && isReadable
      } else if isLoud {
        strangers.append(key)
      }
      key = entries[value].next
    }
    return isReadable
  }

  /// The field that a key is read as, counted from the first of the object's.
  @inline(__always)
  private func slot(
    of key: Int,
    _ index: Int,
    _ fields: Range<Int>,
    expecting next: Int
  ) -> Int? {
    let entry = entries[key]
    guard isPlain(key) else { return slowSlot(key, index) }
    if next < fields.count, hasBytes(entry, fields.lowerBound + next) { return next }
    for field in fields where hasBytes(entry, field) { return field - fields.lowerBound }
    let isPlain =
      program.objects[index].strategy == .useDefaultKeys && !entry.traits.hasAny(.nonASCII)
    return isPlain ? nil : slowSlot(key, index)
  }

  /// Whether a key has the bytes of a field's wire key.
  @inline(__always)
  private func hasBytes(_ key: JSONEntry, _ field: Int) -> Bool {
    let start = key.start + 1
    let length = key.end - 1 - start
    guard length >= 0, length == program.fields[field].wireLength else { return false }
    guard let word = word(at: start) else { return hasBytesOneByOne(start, length, field) }
    if length <= 8 {
      return word & program.fields[field].wireMask == program.fields[field].wireHead
    }
    return word == program.fields[field].wireHead && hasBytesOneByOne(start, length, field)
  }

  /// Eight bytes from an index on, the first one lowest; nil near the end.
  @inline(__always)
  private func word(at index: Int) -> UInt64? {
    guard index + 8 <= bytes.count else { return nil }
    return UInt64(
      littleEndian: bytes.span.bytes.unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self)
    )
  }

  private func hasBytesOneByOne(_ start: Int, _ length: Int, _ field: Int) -> Bool {
    let wire = program.fields[field].wireStart
    return bytes[start..<start + length]
      .elementsEqual(program.wireBytes[wire..<wire + length])
  }

  private func slowSlot(_ key: Int, _ index: Int) -> Int? {
    let text = string(key)
    if let slot = program.objects[index].raw[text] { return slot }
    guard program.objects[index].strategy == .convertFromSnakeCase else { return nil }
    return program.objects[index].converted[KeyStrategy.convertFromSnakeCase.codingKey(of: text)]
  }

  /// Doubts a key that is not spelled as the key strategy writes it.
  private mutating func doubtSpelling(_ key: Int, _ field: Int) {
    guard program.fields[field].strategy == .convertFromSnakeCase,
      !hasBytes(entries[key], field)
    else { return }
    let text = string(key)
    let wire = program.fields[field].wireKey
    // `address_2` and `address2` are both what snake case makes of `address2`.
    guard text != wire, text.contains("__") || text.contains(where: \.isUppercase) else { return }
    doubt(
      .luckyKey,
      key,
      "'\(text)' is read as '\(program.fields[field].name)' although the key strategy writes '\(wire)'",
      fix: rename(key, to: wire)
    )
  }

  /// Doubts a second key for the same field that is spelled otherwise; the parser reports those
  /// that are spelled alike.
  private mutating func doubtRepetition(_ key: Int, first: Int, _ field: Int) {
    let text = string(key)
    let other = string(first)
    guard text != other else { return }
    doubt(
      .duplicateKey,
      key,
      "'\(text)' is the same property as '\(other)'; JSONDecoder keeps the first",
      notes: [Finding.Note("the first", at: location(of: first))],
      fix: Finding.Fix("remove one of the two")
    )
  }

  /// The edit that gives a key another name.
  func rename(_ key: Int, to name: String) -> Finding.Fix {
    Finding.Fix(
      "rename it to '\(name)'",
      edits: [Finding.Edit(range(key), JSONFragment.string(name))]
    )
  }
}
