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
    operands: Topic.allCases.map(\.rawValue).joined(separator: "|") + " [MODEL]",
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
      (
        "stubgen list scenarios ToDoItem",
        "prints what each scenario shows, and how many records of ToDoItem show all of it"
      ),
    ]
  )

  private let topic: Topic
  /// The model whose scenarios are listed, if one is named.
  private let model: String?
  private let format: Format
  private let schemas: [String]
  private let shared: SharedOptions

  init(_ arguments: Arguments) throws(CommandError) {
    var reader = ArgumentReader(arguments)
    format = reader.name("format", of: Format.self) ?? .text
    let words = arguments.operands
    let names = Topic.allCases.map(\.rawValue)
    let topic = words.first.flatMap { Topic(rawValue: $0) }
    if words.isEmpty || words.count > (topic == .scenarios ? 2 : 1) {
      reader.complain("'stubgen list' takes one of \(names.joined(separator: ", "))")
    }
    if let word = words.first, topic == nil {
      let near = NearMiss.nearest(to: word, among: names).map { "; did you mean '\($0)'?" } ?? ""
      reader.complain("'stubgen list' knows no '\(word)'\(near)")
    }
    self.topic = topic ?? .models
    model = words.dropFirst().first
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

  /// One row of a list: a name, and what is said of it, for people and for programs.
  private struct Row {
    let name: String
    let facts: [(key: String, value: JSONValue, text: String)]

    /// A row whose facts are texts.
    init(_ name: String, _ facts: [(key: String, text: String)]) {
      self.name = name
      self.facts = facts.map { ($0.key, .string($0.text), $0.text) }
    }

    /// A row whose facts programs see in another form than people.
    init(_ name: String, values: [(key: String, value: JSONValue, text: String)]) {
      self.name = name
      facts = values
    }
  }

  private func rows(_ console: Console) throws -> [Row] {
    switch topic {
    case .models: return try models(console)
    case .generators:
      return GeneratorCatalogue.all.map(generator)
    case .locales:
      return GeneratorCatalogue.locales.map(locale)
    case .scenarios:
      return try scenarios(console)
    case .findings:
      return FindingCode.all.map { code in
        Row(code.name, [("consequence", code.consequence.rawValue), ("summary", code.summary)])
      }
    }
  }

  /// A generator with an example, what it gives, and its parameters.
  private func generator(_ entry: CatalogueEntry) -> Row {
    let parameters = entry.parameters.map { parameter in
      JSONValue.object([
        JSONMember("name", .string(parameter.name)),
        JSONMember("kind", .string(parameter.kind.rawValue)),
        JSONMember("summary", .string(parameter.summary)),
      ])
    }
    let example = entry.example
    let shown =
      example.count > Self.widestExample
      ? example.prefix(Self.widestExample) + "…" : example
    let names = entry.parameters.map(\.name).joined(separator: ", ")
    let summary = names.isEmpty ? entry.summary : "\(entry.summary) (\(names))"
    return Row(
      entry.name,
      values: [
        ("example", .string(example), shown),
        ("summary", .string(entry.summary), summary),
        ("kind", .string(entry.kind.rawValue), ""),
        ("parameters", .array(parameters), ""),
      ]
    )
  }

  private static let widestExample = 56

  /// A locale with the vocabularies that it has, and those that English ones stand in for.
  private func locale(_ locale: String) -> Row {
    let own = GeneratorCatalogue.vocabularies(of: locale)
    let borrowed = GeneratorCatalogue.borrowedVocabularies(of: locale)
    let rest = borrowed.isEmpty ? "" : "; \(borrowed.count) others from en_US"
    return Row(
      locale,
      values: [
        ("vocabularies", .array(own.map { .string($0) }), own.joined(separator: " ") + rest),
        ("borrowed", .array(borrowed.map { .string($0) }), ""),
      ]
    )
  }

  private func scenarios(_ console: Console) throws -> [Row] {
    let found = try model.map {
      try Workspace(console, shared, schemas: schemas).lookup.find($0)
    }
    return Scenario.allCases.map { scenario in
      var facts = [("summary", scenario.summary)]
      if scenario == .broken, found == nil {
        let kinds = Fault.Kind.allCases.map(\.rawValue).joined(separator: ", ")
        facts[0].1 += " They are \(kinds)."
      }
      if let found { facts.append(("coverage", coverage(of: scenario, found) ?? "")) }
      return Row(scenario.rawValue, facts)
    }
  }

  /// How many records of a model show all that a scenario has to show; nil where that is no number.
  private func coverage(of scenario: Scenario, _ found: FoundModel) -> String? {
    var options = GenerationOptions()
    options.scenario = scenario
    guard
      let generator = try? RecordGenerator(
        model: found.name,
        in: found.description,
        options: options
      ), let count = generator.coverage
    else { return nil }
    let records = count == 1 ? "1 record covers" : "\(count) records cover"
    let kinds = generator.faultKinds.map(\.rawValue).joined(separator: ", ")
    return kinds.isEmpty
      ? "\(records) every boundary value of \(found.name)"
      : "\(records) every fault of \(found.name): \(kinds)"
  }

  private func models(_ console: Console) throws -> [Row] {
    let lookup = try Workspace(console, shared, schemas: schemas).lookup
    return try lookup.models().map { Row($0.name, [("file", $0.shown)]) }
  }

  private func text(_ rows: [Row]) -> String {
    TextTable(rows: rows.map { [$0.name] + $0.facts.map(\.text).filter { !$0.isEmpty } }).text
  }

  private func json(_ rows: [Row]) -> String {
    let values = rows.map { row in
      JSONValue.object(
        [JSONMember("name", .string(row.name))]
          + row.facts.map { JSONMember($0.key, $0.value) }
      )
    }
    return JSONValue.array(values).text() + "\n"
  }
}
