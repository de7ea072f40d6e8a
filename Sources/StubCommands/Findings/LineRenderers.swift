import Foundation
import StubDiagnostics

/// Findings for Xcode's issue navigator: one line each, with absolute paths.
struct XcodeRenderer: FindingRenderer {
  let files: FileStore

  mutating func render(_ judged: JudgedFinding) -> String {
    let finding = judged.finding
    let fix = finding.fix.map { "; fix: \($0.message)" } ?? ""
    var text = place(finding.location)
    text += "\(judged.severity.rawValue): \(finding.message) [\(finding.code.name)]\(fix)\n"
    for note in finding.notes where note.location != nil {
      text += "\(place(note.location))note: \(note.message)\n"
    }
    return text
  }

  mutating func finish(_ summary: FindingSummary) -> String {
    ""
  }

  private func place(_ location: SourceLocation?) -> String {
    guard let location else { return "" }
    let path = location.file.hasPrefix("<") ? location.file : files.url(location.file).path
    return "\(path):\(location.start.line):\(location.start.column): "
  }
}

/// Findings as annotations of a GitHub workflow, with relative paths.
struct GitHubRenderer: FindingRenderer {
  let files: FileStore

  mutating func render(_ judged: JudgedFinding) -> String {
    let finding = judged.finding
    let command = judged.severity == .note ? "notice" : judged.severity.rawValue
    var properties = ["title=\(escaped(finding.code.name, isProperty: true))"]
    if let location = finding.location {
      let file =
        location.file.hasPrefix("<") ? location.file : files.shown(files.url(location.file))
      properties =
        [
          "file=\(escaped(file, isProperty: true))", "line=\(location.start.line)",
          "col=\(location.start.column)", "endLine=\(location.end.line)",
          "endColumn=\(max(location.end.column, 1))",
        ] + properties
    }
    let lines =
      [finding.message] + finding.notes.map { "note: \($0.message)" }
      + (finding.fix.map { ["fix: \($0.message)"] } ?? [])
    let message = escaped(lines.joined(separator: "\n"), isProperty: false)
    return "::\(command) \(properties.joined(separator: ","))::\(message)\n"
  }

  mutating func finish(_ summary: FindingSummary) -> String {
    ""
  }

  private func escaped(_ text: String, isProperty: Bool) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      case ":" where isProperty: result += "%3A"
      case "," where isProperty: result += "%2C"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
