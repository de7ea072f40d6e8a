import StubDiagnostics

/// Findings for people: place, message and code, the source line with a caret, notes and the fix.
struct TextRenderer: FindingRenderer {
  let showsColor: Bool

  mutating func render(_ judged: JudgedFinding) -> String {
    let finding = judged.finding
    let place = finding.location.map { placeText($0) + ": " } ?? ""
    let label = painted("\(judged.severity.rawValue):", judged.severity)
    var text = "\(bold(place))\(label) \(bold(finding.message)) [\(finding.code.name)]\n"
    if let location = finding.location { text += excerpt(location.excerpt, judged.severity) }
    for note in finding.notes {
      text += note.location.map { "\(placeText($0)): " } ?? "  "
      text += "note: \(note.message)\n"
    }
    if let fix = finding.fix { text += "  fix: \(fix.message)\n" }
    return text
  }

  mutating func finish(_ summary: FindingSummary) -> String {
    ""
  }

  private func placeText(_ location: SourceLocation) -> String {
    "\(location.file):\(location.start.line):\(location.start.column)"
  }

  private func excerpt(_ excerpt: SourceExcerpt, _ severity: Severity) -> String {
    guard !excerpt.text.isEmpty else { return "" }
    let lead = String(repeating: " ", count: excerpt.caret)
    let mark = "^" + String(repeating: "~", count: min(excerpt.length, 80) - 1)
    return "  \(excerpt.text)\n  \(lead)\(painted(mark, severity))\n"
  }

  private func painted(_ text: String, _ severity: Severity) -> String {
    guard showsColor else { return text }
    let color =
      switch severity {
      case .error: "31"
      case .warning: "33"
      case .note: "36"
      }
    return "\u{1B}[1;\(color)m\(text)\u{1B}[0m"
  }

  private func bold(_ text: String) -> String {
    showsColor && !text.isEmpty ? "\u{1B}[1m\(text)\u{1B}[0m" : text
  }
}
