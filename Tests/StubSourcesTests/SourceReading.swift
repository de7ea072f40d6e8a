import StubDiagnostics
import StubJSON
import StubSchema
import StubSources
import Testing

/// Reads types from Swift source that stands in a test.
struct SourceReading {
  /// The description as compact JSON, or the findings that stand against it, one a line.
  let text: String
  /// Every finding as `line:column code`, in order.
  let findings: [String]

  /// Reads types from one file, `Model.swift`.
  init(_ source: String, _ names: String...) {
    self.init(["Model.swift": source], names)
  }

  /// Reads types from several files by their names.
  init(_ sources: KeyValuePairs<String, String>, _ names: [String]) {
    let files = sources.map { SwiftSourceFile(shown: $0.key, bytes: Array($0.value.utf8)) }
    let reader = SwiftSchemaReader(files: files)
    do {
      let (description, findings) = try reader.read(names)
      text = SchemaWriter.value(description).text(style: .compact)
      Self.checkRoundTrip(description)
      self.findings = findings.map(Self.line)
    } catch {
      self.findings = error.findings.map(Self.line)
      text = self.findings.joined(separator: "\n")
    }
  }

  /// The words of the fields of the only model, or of the first one.
  var fields: String {
    guard let start = text.firstRange(of: "\"fields\":") else { return text }
    var depth = 0
    var end = start.upperBound
    for index in text[start.upperBound...].indices {
      if text[index] == "{" { depth += 1 }
      if text[index] == "}" { depth -= 1 }
      end = text.index(after: index)
      if depth == 0 { break }
    }
    return String(text[start.upperBound..<end])
  }

  /// A description that is written, read and written again is the same.
  private static func checkRoundTrip(_ description: SchemaDescription) {
    let written = SchemaWriter.write(description)
    do {
      let again = try SchemaReader.read(SourceText(file: "written", bytes: written)).description
      #expect(SchemaWriter.write(again) == written)
    } catch {
      Issue.record("not read again: \(error.findings.map(\.message))")
    }
  }

  private static func line(_ finding: Finding) -> String {
    let place = finding.location.map { "\($0.start.line):\($0.start.column) " } ?? ""
    return place + finding.code.name
  }
}
