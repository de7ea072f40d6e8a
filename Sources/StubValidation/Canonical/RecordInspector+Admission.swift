import StubJSON
import StubSchema

/// Records in their everyday form, which nothing is found in.
extension RecordInspector {
  /// Counts a record that was gone over, and remembers what of it is `kept`; false, and nothing
  /// done, if that makes it one that has to be read.
  mutating func admit(_ kept: [CanonicalReader.Kept], _ bytes: Span<UInt8>) -> Bool {
    if !kept.isEmpty, !remember(kept, bytes) { return false }
    values.recordCount += 1
    return true
  }

  /// Remembers what outlasts a record; false, and nothing done, if something in it stood elsewhere
  /// already.
  private mutating func remember(_ kept: [CanonicalReader.Kept], _ bytes: Span<UInt8>) -> Bool {
    var keys: [ScalarKey] = []
    for value in kept {
      guard let key = key(value, bytes) else { return false }
      if let owner = owner(value.field), values.holds(key, of: owner) { return false }
      keys.append(key)
    }
    for (value, key) in zip(kept, keys) {
      if let owner = owner(value.field) {
        _ = values.remember(key, of: owner, in: values.recordCount)
      }
      collect(key, value.field)
    }
    return true
  }

  /// The set that a field's values have to be the only ones of.
  private func owner(_ field: Int) -> ValueRegister.Owner? {
    if program.fields[field].isUnique { return ValueRegister.Owner(scope: 0, field: field) }
    guard let object = program.rootObject, let slot = program.objects[object].identifier,
      program.objects[object].fields.lowerBound + slot == field
    else { return nil }
    return ValueRegister.Owner(scope: -1, field: field)
  }

  private mutating func collect(_ key: ScalarKey, _ field: Int) {
    guard !values.collected.isEmpty, let object = program.rootObject,
      let path = values.collected[field - program.objects[object].fields.lowerBound]
    else { return }
    values.collect(key, as: path)
  }

  private func key(_ value: CanonicalReader.Kept, _ bytes: Span<UInt8>) -> ScalarKey? {
    guard bytes[value.start] == UInt8(ascii: "\"") else {
      return JSONNumber(bytes.text(value.start..<value.end)).map { .number($0) }
    }
    return .string(
      bytes.text(value.start + 1..<value.end - 1),
      isUUID: isUUID(program.fields[value.field].value)
    )
  }
}
