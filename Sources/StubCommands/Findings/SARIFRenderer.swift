import StubDiagnostics
import StubJSON

/// Findings as a SARIF 2.1.0 log, for code scanning services.
///
/// Source: OASIS, Static Analysis Results Interchange Format 2.1.0. URIs are relative to the working
/// folder, columns count code points, and a result's fingerprint is made of its code, its file and
/// its path, so that it survives moving lines.
struct SARIFRenderer: FindingRenderer {
  let files: FileStore
  let version: String
  private var results: [JSONValue] = []
  private var rules: [FindingCode] = []
  private var seen: [String: Int] = [:]

  init(files: FileStore, version: String) {
    self.files = files
    self.version = version
  }

  mutating func render(_ judged: JudgedFinding) -> String {
    if !rules.contains(judged.finding.code) { rules.append(judged.finding.code) }
    results.append(result(judged))
    return ""
  }

  mutating func finish(_ summary: FindingSummary) -> String {
    let driver = JSONValue.object([
      JSONMember("name", .string("stubgen")), JSONMember("version", .string(version)),
      JSONMember("rules", .array(rules.map(rule))),
    ])
    let run = JSONValue.object([
      JSONMember("tool", .object([JSONMember("driver", driver)])),
      JSONMember("columnKind", .string("unicodeCodePoints")),
      JSONMember("results", .array(results)),
    ])
    let log = JSONValue.object([
      JSONMember("$schema", .string("https://json.schemastore.org/sarif-2.1.0.json")),
      JSONMember("version", .string("2.1.0")), JSONMember("runs", .array([run])),
    ])
    return log.text() + "\n"
  }

  private func rule(_ code: FindingCode) -> JSONValue {
    let level = Severity(code.consequence, isStrict: false).rawValue
    var members = [
      JSONMember("id", .string(code.name)), JSONMember("shortDescription", message(code.summary)),
      JSONMember("defaultConfiguration", .object([JSONMember("level", .string(level))])),
    ]
    if let page = FindingPage.text(of: code.name) {
      let help = [JSONMember("text", .string(page)), JSONMember("markdown", .string(page))]
      members.append(JSONMember("help", .object(help)))
    }
    return .object(members)
  }

  private mutating func result(_ judged: JudgedFinding) -> JSONValue {
    let finding = judged.finding
    let fix = finding.fix.map { "\nfix: \($0.message)" } ?? ""
    var members = [
      JSONMember("ruleId", .string(finding.code.name)),
      JSONMember("ruleIndex", .integer(rules.firstIndex(of: finding.code) ?? 0)),
      JSONMember("level", .string(judged.severity.rawValue)),
      JSONMember("message", message(finding.message + fix)),
    ]
    if let location = finding.location {
      members.append(JSONMember("locations", .array([place(location, nil)])))
    }
    let related = finding.notes.compactMap { note in
      note.location.map { place($0, note.message) }
    }
    if !related.isEmpty { members.append(JSONMember("relatedLocations", .array(related))) }
    let print = [JSONMember("stubgen/v1", .string(fingerprint(finding)))]
    members.append(JSONMember("partialFingerprints", .object(print)))
    return .object(members)
  }

  private func message(_ text: String) -> JSONValue {
    .object([JSONMember("text", .string(text))])
  }

  private func place(_ location: SourceLocation, _ note: String?) -> JSONValue {
    let region = JSONValue.object([
      JSONMember("startLine", .integer(location.start.line)),
      JSONMember("startColumn", .integer(location.start.column)),
      JSONMember("endLine", .integer(location.end.line)),
      JSONMember("endColumn", .integer(location.end.column)),
    ])
    let artifact = JSONValue.object([JSONMember("uri", .string(uri(location.file)))])
    let physical = JSONValue.object([
      JSONMember("artifactLocation", artifact), JSONMember("region", region),
    ])
    var members = [JSONMember("physicalLocation", physical)]
    if let note { members.append(JSONMember("message", message(note))) }
    return .object(members)
  }

  /// A relative URI where the file lies below the working folder, an absolute one elsewhere.
  private func uri(_ file: String) -> String {
    if file.hasPrefix("<") { return "stdin" }
    let shown = files.shown(files.url(file))
    let escaped = shown.utf8.map { byte -> String in
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x2F, 0x5F, 0x7E:
        String(UnicodeScalar(byte))
      default: "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }
    return (shown.hasPrefix("/") ? "file://" : "") + escaped.joined()
  }

  /// FNV-1a over code, file and path; the number of the same before it is added.
  private mutating func fingerprint(_ finding: Finding) -> String {
    let text = [finding.code.name, finding.location?.file ?? "", finding.path].joined(
      separator: "\n"
    )
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    let ordinal = seen[text, default: 0]
    seen[text] = ordinal + 1
    return String(hash, radix: 16) + ":" + String(ordinal)
  }
}
