import StubDiagnostics
import StubJSON
import StubSchema
import StubValues

extension RecordInspector {
  mutating func readArray(_ node: Int, _ element: Int, _ skips: Bool, _ rule: Int) -> Bool {
    guard entries[node].kind == .array else { return failKind(node, rule) }
    var isReadable = true
    var index = node + 1
    let end = entries[node].next
    while index < end {
      if skips {
        readOrSkip(index, element)
      } else {
        isReadable = read(index, element) && isReadable
      }
      index = entries[index].next
    }
    if isLoud { checkIdentity(ofElementsIn: node, element) }
    return isReadable
  }

  /// Reads an element that is left out where it cannot be read.
  private mutating func readOrSkip(_ node: Int, _ rule: Int) {
    guard isLoud else { return }
    let start = mark
    if read(node, rule) { return }
    let reason = withdraw(to: start).first { $0.code.consequence == .undecodable }
    doubt(
      .replacedValue,
      node,
      "\(subject(node)) cannot be read and is left out: \(reason?.message ?? "it does not fit")"
    )
  }

  mutating func readPairs(_ node: Int, _ key: Int, _ value: Int, _ rule: Int) -> Bool {
    guard entries[node].kind == .array else { return failPairsKind(node, key, rule) }
    guard entries[node].count.isMultiple(of: 2) else {
      guard isLoud else { return false }
      return fail(
        .wrongLength,
        node,
        "\(subject(node)) is an array of keys and values in turn: found \(entries[node].count) elements, so one has no partner"
      )
    }
    var isReadable = true
    var isKey = true
    var index = node + 1
    while index < entries[node].next {
      isReadable = read(index, isKey ? key : value) && isReadable
      isKey.toggle()
      index = entries[index].next
    }
    return isReadable
  }

  mutating func readRange(_ node: Int, _ bound: Int, _ rule: Int) -> Bool {
    guard entries[node].kind == .array else { return failKind(node, rule) }
    guard entries[node].count >= 2 else {
      guard isLoud else { return false }
      return fail(
        .wrongLength,
        node,
        "\(subject(node)) is a range, an array of its two bounds: found \(entries[node].count) of them"
      )
    }
    let lower = node + 1
    let upper = entries[lower].next
    let isLowerRead = read(lower, bound)
    guard read(upper, bound), isLowerRead else { return false }
    if isAscending(lower, upper, bound) == false {
      guard isLoud else { return false }
      return fail(
        .reversedRange,
        node,
        "\(subject(node)) is a range: its lower bound, \(found(lower)), is above its upper one, \(found(upper))"
      )
    }
    if entries[node].count > 2 { doubtSurplus(node, read: 2) }
    return true
  }

  mutating func readPositional(_ node: Int, _ index: Int, _ rule: Int) -> Bool {
    guard entries[node].kind == .array else { return failKind(node, rule) }
    let fields = program.positionals[index].fields
    let rest = program.positionals[index].rest
    var isReadable = true
    var element = node + 1
    let end = entries[node].next
    for field in fields {
      guard element < end else {
        // A reader that takes what there is asks whether there is any more.
        guard program.fields[field].isRequired else { break }
        return failMissingElement(node, field, fields)
      }
      isReadable = readField(element, field) && isReadable
      element = entries[element].next
    }
    guard element < end else { return isReadable }
    guard let rest else {
      doubtSurplus(node, read: fields.count)
      return isReadable
    }
    while element < end {
      isReadable = readField(element, rest) && isReadable
      element = entries[element].next
    }
    return isReadable
  }

  private mutating func failMissingElement(
    _ node: Int,
    _ field: Int,
    _ fields: Range<Int>
  ) -> Bool {
    if entries[node].traits.hasAny(.unterminated) { return true }
    guard isLoud else { return false }
    return fail(
      .wrongLength,
      node,
      "\(subject(node)) has \(entries[node].count) elements: element \(field - fields.lowerBound), "
        + "\(expectation(program.fields[field].value)), is missing"
    )
  }

  private mutating func doubtSurplus(_ node: Int, read count: Int) {
    doubt(
      .surplusElements,
      node,
      "\(subject(node)) has \(entries[node].count) elements, of which \(count) are read"
    )
  }
}
