import Foundation
import StubDiagnostics
import StubGeneration
import StubJSON
import StubSchema
import Testing

/// The page of the documentation that shows what is generated.
@Suite struct GalleryTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Samples/Gallery")

  @Test func showsTwentyRecordsOfEveryModelOfTheGallery() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
      .filter { $0.hasSuffix(".stubschema.json") }.sorted()
    #expect(names.count >= 12)
    var page = Self.introduction
    for name in names { page += try section(of: name) }
    try GoldenFile(at: Self.folder.appendingPathComponent("README.md")).compare(page)
  }

  private static let introduction = [
    "# Gallery", "",
    "Twenty records of each description in this folder, generated with seed 0 and nothing else but"
      + " the names of models, keys and types to go by. A test keeps this page fresh; `stubgen"
      + " generate Recipe --count 20` prints the same values as JSON.",
  ]

  private func section(of file: String) throws -> [String] {
    let bytes = Array(try Data(contentsOf: Self.folder.appendingPathComponent(file)))
    let description = try SchemaReader.read(SourceText(file: file, bytes: bytes)).description
    let model = String(file.prefix { $0 != "." })
    let records = try records(description, 20, model: model)
    let fields = description.models.first { $0.name == model }?.fields.map(\.name) ?? []
    let rows = records.map { record in
      "| " + fields.map { cell(record.at($0)) }.joined(separator: " | ") + " |"
    }
    return ["", "## \(model)", ""]
      + ["| \(fields.joined(separator: " | ")) |", "|" + fields.map { _ in " --- |" }.joined()]
      + rows
  }

  /// What a cell of the table shows of a value.
  private func cell(_ value: JSONValue?) -> String {
    guard let value, !value.isNull else { return "" }
    if let text = value.string { return text.replacingOccurrences(of: "|", with: "\\|") }
    if let elements = value.elements { return elements.map(cell).joined(separator: "; ") }
    if let members = value.members { return members.map { cell($0.value) }.joined(separator: ", ") }
    return value.text(style: .compact)
  }
}
