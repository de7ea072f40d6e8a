import Foundation
import StubDiagnostics
import StubValidation
import Testing

/// A parser suite that others wrote, where its folder is there: `STUBGEN_JSON_TEST_SUITE` names
/// it, else it lies beside the package.
@Suite struct JSONTestSuiteTests {
  private static let folder: URL = {
    if let path = ProcessInfo.processInfo.environment["STUBGEN_JSON_TEST_SUITE"] {
      return URL(filePath: path)
    }
    return URL(filePath: #filePath).appending(path: "../../../../shared/JSONTestSuite")
      .standardizedFileURL
  }()

  private static func names(_ prefix: String) -> [String] {
    let all = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return all.filter { $0.hasPrefix(prefix) && $0.hasSuffix(".json") }.sorted()
  }

  /// Decodes nothing, so only the structure of a text matters.
  private struct Anything: Decodable {
    init(from decoder: any Decoder) throws {}
  }

  private static let schema = """
    {"stubschema": 1, "model": "Value", "wraps": "JSON"}
    """

  /// What is said of a file as one value, and as an array of them, piece by piece.
  private func findings(_ bytes: [UInt8], _ layout: RecordLayout) throws -> [Finding] {
    var options = ValidationOptions()
    options.layout = layout
    let validator = Schemas.validator(Self.schema, model: "Value", options)
    var rest = bytes[...]
    var findings: [Finding] = []
    _ = try validator.validate(
      file: "value.json",
      nextPiece: {
        defer { rest = rest.dropFirst(100) }
        return Array(rest.prefix(100))
      },
      report: { findings.append($0) }
    )
    return findings
  }

  private func bytes(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: Self.folder.appending(path: name)))
  }

  @Test(arguments: names("y_"))
  func acceptsWhatEveryParserAccepts(_ name: String) throws {
    let faults = try findings(bytes(name), .object).filter {
      $0.code.consequence == .undecodable
    }
    #expect(faults.isEmpty, "\(faults)")
  }

  @Test(arguments: names("n_"))
  func reportsWhatEveryParserRefuses(_ name: String) throws {
    let bytes = try bytes(name)
    let findings = try findings(bytes, .object)
    #expect(findings.contains { $0.location != nil })
    let isRefused = (try? JSONDecoder().decode(Anything.self, from: Data(bytes))) == nil
    if isRefused {
      #expect(findings.contains { $0.code.consequence == .undecodable && $0.location != nil })
    }
  }

  @Test(arguments: names(""))
  func endsOnEachAsARowOfRecords(_ name: String) throws {
    for layout in [RecordLayout.array, .lines] { _ = try findings(bytes(name), layout) }
  }
}
