import StubDiagnostics
import StubJSON
import StubSchema
import StubValues

extension RecordInspector {
  /// Whether what is found is told.
  var isLoud: Bool { quiet == 0 }

  /// Reports that a value is not read, at `node`.
  ///
  /// - Returns: false, as the reading that failed does.
  mutating func fail(
    _ code: FindingCode,
    _ node: Int,
    _ message: String,
    notes: [Finding.Note] = [],
    fix: Finding.Fix? = nil
  ) -> Bool {
    guard isLoud else { return false }
    let isSoftened = assumed > 0 && code.consequence == .undecodable
    add(isSoftened ? .assumedMismatch : code, node, message, notes: notes, fix: fix)
    return false
  }

  /// Reports something that does not keep a value from being read.
  mutating func doubt(
    _ code: FindingCode,
    _ node: Int,
    _ message: String,
    notes: [Finding.Note] = [],
    fix: Finding.Fix? = nil
  ) {
    guard isLoud else { return }
    add(code, node, message, notes: notes, fix: fix)
  }

  private mutating func add(
    _ code: FindingCode,
    _ node: Int,
    _ message: String,
    notes: [Finding.Note],
    fix: Finding.Fix?
  ) {
    findings.append(
      Finding(code, message, at: location(of: node), path: path(of: node), notes: notes, fix: fix)
    )
  }

  /// The location of a node in the whole text.
  func location(of node: Int) -> SourceLocation { map.location(of: range(node)) }

  /// Reports a node that cannot be read as `rule` because it is null, or of the wrong kind.
  ///
  /// What is no JSON in the first place is reported elsewhere.
  mutating func failKind(_ node: Int, _ rule: Int) -> Bool {
    let entry = entries[node]
    switch entry.kind {
    case .invalid: return true
    case .null:
      guard isLoud else { return false }
      return fail(
        .nullValue,
        node,
        "\(subject(node)) is \(expectation(rule)), and not optional: found null",
        fix: nullFix(node, rule)
      )
    default:
      guard isLoud else { return false }
      return fail(
        .wrongType,
        node,
        "\(subject(node)) is \(expectation(rule)): found \(found(node))",
        fix: kindFix(node, rule)
      )
    }
  }

  /// Whether a string or number is what JSON describes; if not, that is reported.
  @inline(__always)
  mutating func isSound(_ node: Int) -> Bool {
    !entries[node].traits.hasAny(.unsound) || failUnsound(node)
  }

  /// Reports a malformed string or number that is read.
  ///
  /// - Returns: true for a node that is reported with the structure of the text.
  mutating func failUnsound(_ node: Int) -> Bool {
    guard entries[node].traits.hasAny(.malformed) else { return true }
    guard isLoud else { return false }
    reportedNodes.append(node)
    let code: FindingCode = entries[node].kind == .number ? .malformedNumber : .malformedString
    for fault in text.node(node).faults where fault.layer == .value {
      _ = report(fault, code, node)
    }
    return false
  }

  /// Reports a fault of the text at `node`.
  mutating func report(_ fault: JSONFault, _ code: FindingCode, _ node: Int) -> Bool {
    let isSoftened = assumed > 0 && code.consequence == .undecodable
    findings.append(
      Finding(
        isSoftened ? .assumedMismatch : code,
        fault.message,
        at: map.location(of: fault.range),
        path: path(of: node),
        notes: fault.notes.map { Finding.Note($0.message, at: map.location(of: $0.range)) },
        fix: fault.fix
      )
    )
    return false
  }

  /// The bytes of a node in the whole text.
  func range(_ node: Int) -> SourceRange {
    let offset = text.offset
    return SourceRange(entries[node].start + offset, entries[node].end + offset)
  }

  /// A place to which the reports can be taken back.
  struct Mark {
    let findings: Int
    let nodes: Int
  }

  var mark: Mark { Mark(findings: findings.count, nodes: reportedNodes.count) }

  /// Takes back what was reported after `mark`, and returns the findings among it.
  mutating func withdraw(to mark: Mark) -> ArraySlice<Finding> {
    let taken = findings[mark.findings...]
    findings.removeSubrange(mark.findings...)
    reportedNodes.removeSubrange(mark.nodes...)
    return taken
  }
}
