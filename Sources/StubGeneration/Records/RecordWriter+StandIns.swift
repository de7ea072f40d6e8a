import StubJSON

/// Keeps values that are fixed by hand out of other records: a record that would have one of them
/// takes instead what the record with the fixed value would have had.
extension RecordWriter {
  /// Where the value of a unique field is drawn instead of in its own object; nil where nothing
  /// stands in the way.
  mutating func standIn(for field: Fixed<FieldPlan>, in frame: Frame) -> (spot: Spot, frame: Frame)?
  {
    guard field.isUnique, !program.pinned.isEmpty, !isNatural else { return nil }
    let path = frame.spot.under(field.hash).path
    guard let table = program.pinned.tables[path] else { return nil }
    var home = frame.spot
    for _ in 0...table.count {
      let inner = frame.moved(to: home)
      guard let other = table[token(of: field, in: inner)], other.ordinal != home.ordinal else {
        break
      }
      home = other
    }
    guard home.ordinal != frame.spot.ordinal else { return nil }
    let inner = frame.moved(to: home)
    return (home.under(field.hash), inner)
  }

  /// The number of a digit of a compound key in the object around.
  mutating func rank(of digit: CompoundDigit, in frame: Frame) -> UInt64 {
    guard !program.pinned.isEmpty, !isNatural,
      let table = program.pinned.tables[frame.spot.under(digit.key).path],
      let key = program.objects[frame.object].compoundKeys.first(where: { $0.hash == digit.key }),
      !table.values.contains(where: { $0.ordinal == frame.spot.ordinal })
    else { return digit.rank(in: frame.spot) }
    var home = frame.spot
    for _ in 0...table.count {
      let inner = frame.moved(to: home)
      guard let other = table[token(of: key, in: inner)] else { break }
      home = other
    }
    return digit.rank(in: home)
  }

  /// The JSON of a field's value, as it is when nothing is fixed by hand.
  mutating func token(of field: Fixed<FieldPlan>, in frame: Frame) -> [UInt8] {
    let before = (isNatural, text)
    isNatural = true
    var writer = JSONWriter(style: .compact)
    write(field.node, at: frame.spot.under(field.hash), in: frame, into: &writer)
    (isNatural, text) = before
    return PinnedValues.token(of: writer.buffer)
  }

  /// The JSON of the fields of a compound key, with what is given of them.
  mutating func token(of key: CompoundKey, in frame: Frame) -> [UInt8] {
    var whole: [UInt8] = []
    for place in key.fields {
      let field = program.objects[frame.object].fields[place]
      whole += frame.given(field).map { PinnedValues.token(of: $0) } ?? token(of: field, in: frame)
      whole.append(UInt8(ascii: "\n"))
    }
    return whole
  }
}
