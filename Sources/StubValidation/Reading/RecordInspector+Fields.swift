import StubDiagnostics
import StubJSON
import StubSchema
import StubValues

extension RecordInspector {
  /// Reads the value of a field.
  @inline(__always)
  mutating func readField(_ node: Int, _ field: Int) -> Bool {
    if program.fields[field].isPlain {
      if entries[node].kind == .null, program.fields[field].isNullable { return true }
      return readValue(node, field)
    }
    return readSpecially(node, field)
  }

  /// Reads a value that is not null, or may not be, and checks what its field asks of it.
  private mutating func readValue(_ node: Int, _ field: Int) -> Bool {
    if program.fields[field].opensScope, isLoud { return readInScope(node, field) }
    guard read(node, program.fields[field].value) else { return false }
    if isLoud { checkField(node, field) }
    return true
  }

  private mutating func readInScope(_ node: Int, _ field: Int) -> Bool {
    let outer = values.scope
    values.enter(field)
    let isReadable = read(node, program.fields[field].value)
    values.scope = outer
    if isReadable { checkField(node, field) }
    return isReadable
  }

  /// Reads a field that converts, replaces or only assumes.
  private mutating func readSpecially(_ node: Int, _ field: Int) -> Bool {
    if entries[node].kind == .null, program.fields[field].isNullable { return true }
    if program.fields[field].isAssumed { assumed += 1 }
    defer { if program.fields[field].isAssumed { assumed -= 1 } }
    if isConverted(node, field) { return true }
    guard let mismatch = program.fields[field].mismatch, mismatch != .skip else {
      return readValue(node, field) || program.fields[field].isAssumed
    }
    guard isLoud else { return true }
    let start = mark
    if readValue(node, field) { return true }
    doubtMismatch(node, mismatch, since: start)
    return true
  }

  /// Says that a value is replaced, and why, in place of what was reported about it.
  private mutating func doubtMismatch(_ node: Int, _ mismatch: MismatchRule, since start: Mark) {
    let reason = withdraw(to: start).first {
      $0.code.consequence == .undecodable || $0.code == .assumedMismatch
    }
    let outcome = mismatch == .absent ? "read as if it were absent" : "replaced by its default"
    doubt(.replacedValue, node, "\(reason?.message ?? subject(node)); it is \(outcome)")
  }

  /// Whether a value is not of the field's type, but of one that it is converted from.
  private mutating func isConverted(_ node: Int, _ field: Int) -> Bool {
    guard !program.fields[field].accepted.isEmpty,
      !attempts(node, program.fields[field].value)
    else { return false }
    for rule in program.fields[field].accepted where attempts(node, rule) {
      doubt(
        .convertedValue,
        node,
        "\(subject(node)) is \(expectation(program.fields[field].value)), converted from \(found(node))"
      )
      return true
    }
    return false
  }
}
