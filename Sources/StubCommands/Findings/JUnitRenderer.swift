import StubDiagnostics

/// Findings as a JUnit report, for build servers: a suite of the run, a test case for each file.
struct JUnitRenderer: FindingRenderer {
  private var findings: [JudgedFinding] = []

  mutating func render(_ judged: JudgedFinding) -> String {
    findings.append(judged)
    return ""
  }

  mutating func finish(_ summary: FindingSummary) -> String {
    var files = summary.names
    for judged in findings {
      let file = judged.finding.location?.file ?? ""
      if !files.contains(file) { files.append(file) }
    }
    let failed = files.filter { !errors(in: $0).isEmpty }.count
    let counts = "tests=\"\(files.count)\" failures=\"\(failed)\" errors=\"0\""
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    text += "<testsuites \(counts)>\n  <testsuite name=\"stubgen validate\" \(counts)>\n"
    for file in files { text += testCase(file) }
    return text + "  </testsuite>\n</testsuites>\n"
  }

  private func errors(in file: String) -> [JudgedFinding] {
    findings.filter { ($0.finding.location?.file ?? "") == file && $0.severity == .error }
  }

  private func testCase(_ file: String) -> String {
    let mine = findings.filter { ($0.finding.location?.file ?? "") == file }
    let head = "    <testcase classname=\"stubgen\" name=\"\(escaped(file))\""
    guard !mine.isEmpty else { return head + "/>\n" }
    var text = head + ">\n"
    let errors = mine.filter { $0.severity == .error }
    if let first = errors.first {
      let title = errors.count == 1 ? first.finding.message : "\(errors.count) errors"
      let lines = errors.map(line).joined(separator: "\n")
      text += "      <failure message=\"\(escaped(title))\">\(escaped(lines))</failure>\n"
    }
    let others = mine.filter { $0.severity != .error }.map(line)
    if !others.isEmpty {
      text += "      <system-out>\(escaped(others.joined(separator: "\n")))</system-out>\n"
    }
    return text + "    </testcase>\n"
  }

  private func line(_ judged: JudgedFinding) -> String {
    let finding = judged.finding
    let place = finding.location.map { "\($0.file):\($0.start.line):\($0.start.column): " } ?? ""
    let fix = finding.fix.map { "; fix: \($0.message)" } ?? ""
    return "\(place)\(judged.severity.rawValue): \(finding.message) [\(finding.code.name)]\(fix)"
  }

  /// The text with what XML cannot hold replaced.
  private func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n", "\t": result.unicodeScalars.append(scalar)
      case "\u{0}"..<" ", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
