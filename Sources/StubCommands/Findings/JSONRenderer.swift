import StubDiagnostics
import StubJSON

/// Findings as one JSON object: `{"findings": […], "files": n, "records": n}`.
struct JSONRenderer: FindingRenderer {
  private var findings: [JSONValue] = []

  mutating func render(_ judged: JudgedFinding) -> String {
    findings.append(value(judged))
    return ""
  }

  mutating func finish(_ summary: FindingSummary) -> String {
    var writer = JSONWriter(style: .pretty)
    let members = [
      JSONMember("findings", .array(findings)), JSONMember("files", .integer(summary.names.count)),
      JSONMember("records", .integer(summary.records)),
    ]
    writer.value(.object(members))
    writer.lineEnd()
    return writer.text
  }

  private func value(_ judged: JudgedFinding) -> JSONValue {
    let finding = judged.finding
    var members = place(finding.location)
    members += [
      JSONMember("severity", .string(judged.severity.rawValue)),
      JSONMember("code", .string(finding.code.name)), JSONMember("path", .string(finding.path)),
      JSONMember("message", .string(finding.message)),
    ]
    if !finding.notes.isEmpty {
      let notes = finding.notes.map { note in
        JSONValue.object(place(note.location) + [JSONMember("message", .string(note.message))])
      }
      members.append(JSONMember("notes", .array(notes)))
    }
    if let fix = finding.fix { members.append(JSONMember("fix", .string(fix.message))) }
    return .object(members)
  }

  private func place(_ location: SourceLocation?) -> [JSONMember] {
    guard let location else { return [] }
    return [
      JSONMember("file", .string(location.file)),
      JSONMember("line", .integer(location.start.line)),
      JSONMember("column", .integer(location.start.column)),
      JSONMember("endLine", .integer(location.end.line)),
      JSONMember("endColumn", .integer(location.end.column)),
    ]
  }
}
