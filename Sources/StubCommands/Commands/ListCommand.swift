import StubDiagnostics
import StubGeneration
import StubJSON
import StubSchema
import StubValidation

/// `stubgen list`: what there is to name.
struct ListCommand: Subcommand {
  /// What can be listed.
  enum Topic: String, CaseIterable {
    case models
    case generators
    case locales
    case scenarios
    case findings
  }

  /// How a list is printed.
  enum Format: String, CaseIterable {
    case text
    case json
  }

  static let syntax = CommandSyntax(
    name: "list",
    abstract:
      "List the models that are described, generators, locales, scenarios or finding codes.",
    operands: Topic.allCases.map(\.rawValue).joined(separator: "|"),
    options: [
      OptionSyntax(
        name: "schema",
        value: "PATH",
        isRepeatable: true,
        help: "A description, or a folder of them, to look for models in first."
      ),
      OptionSyntax(name: "format", value: "FORMAT", help: "text or json."),
    ],
    examples: [
      ("stubgen list models", "prints each model with the file that describes it"),
      ("stubgen list generators --format json", "prints the catalogue for another program"),
    ]
  )

  private let topic: Topic
  private let format: Format
  private let schemas: [String]
  private let shared: SharedOptions

  init(_ arguments: Arguments) throws(CommandError) {
    var reader = ArgumentReader(arguments)
    format = reader.name("format", of: Format.self) ?? .text
    let words = arguments.operands
    let names = Topic.allCases.map(\.rawValue)
    if words.count != 1 {
      reader.complain("'stubgen list' takes one of \(names.joined(separator: ", "))")
    }
    let topic = words.first.flatMap { Topic(rawValue: $0) }
    if let word = words.first, topic == nil {
      let near = NearMiss.nearest(to: word, among: names).map { "; did you mean '\($0)'?" } ?? ""
      reader.complain("'stubgen list' knows no '\(word)'\(near)")
    }
    self.topic = topic ?? .models
    schemas = arguments.all("schema")
    shared = SharedOptions(arguments)
    try reader.finish()
  }

  func run(_ console: Console) throws -> ExitStatus {
    let rows = try rows(console)
    switch format {
    case .text: try console.print(text(rows))
    case .json: try console.print(json(rows))
    }
    return .success
  }

  /// One row of a list: a name, and what is said of it.
  private struct Row {
    let name: String
    let facts: [(key: String, value: String)]
  }

  private func rows(_ console: Console) throws -> [Row] {
    switch topic {
    case .models: return try models(console)
    case .generators:
      return GeneratorCatalogue.all.map { entry in
        Row(name: entry.name, facts: [("example", entry.example), ("summary", entry.summary)])
      }
    case .locales:
      return GeneratorCatalogue.locales.map { locale in
        let names = GeneratorCatalogue.vocabularies(of: locale).joined(separator: " ")
        return Row(name: locale, facts: [("vocabularies", names)])
      }
    case .scenarios:
      return Scenario.allCases.map { Row(name: $0.rawValue, facts: [("summary", $0.summary)]) }
    case .findings:
      return FindingCode.all.map { code in
        Row(
          name: code.name,
          facts: [("consequence", code.consequence.rawValue), ("summary", code.summary)]
        )
      }
    }
  }

  private func models(_ console: Console) throws -> [Row] {
    let lookup = try Workspace(console, shared, schemas: schemas).lookup
    return try lookup.models().map { Row(name: $0.name, facts: [("file", $0.shown)]) }
  }

  private func text(_ rows: [Row]) -> String {
    TextTable(rows: rows.map { [$0.name] + $0.facts.map(\.value) }).text
  }

  private func json(_ rows: [Row]) -> String {
    let values = rows.map { row in
      JSONValue.object(
        [JSONMember("name", .string(row.name))]
          + row.facts.map { JSONMember($0.key, .string($0.value)) }
      )
    }
    return JSONValue.array(values).text() + "\n"
  }
}
