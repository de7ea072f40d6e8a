import Foundation
import StubDiagnostics
import StubGeneration
import StubSchema
import StubSchemaReaders

/// `stubgen schema`: shows what is known of models, and converts it.
struct SchemaCommand: Subcommand {
  /// What a description can be written as.
  enum Format: String, CaseIterable {
    case stubschema
    case jsonSchema = "json-schema"
    case swift
  }

  static let syntax = CommandSyntax(
    name: "schema",
    abstract: "Show what is known of models, and convert it.",
    operands: "[MODEL…]",
    options: [
      OptionSyntax(
        name: "from",
        value: "PATH",
        isRepeatable: true,
        help:
          "Where models are described: Swift source, a Core Data model, a JSON Schema, sample JSON."
      ),
      OptionSyntax(
        name: "schema",
        value: "PATH",
        isRepeatable: true,
        help: "A description, or a folder of them, to look for models in first."
      ),
      OptionSyntax(
        name: "format",
        value: "FORMAT",
        help: "stubschema, json-schema or swift (Codable types)."
      ),
      OptionSyntax(
        name: "explain",
        help: "Say for each field which generator makes its values and why, and what is a guess."
      ),
    ],
    examples: [
      ("stubgen schema ToDoItem", "prints the description of the model, wherever it stands"),
      ("stubgen schema ToDoItem --explain", "says how each value is made"),
      (
        "stubgen schema --from reply.json --format swift",
        "prints Codable types for the JSON of a reply"
      ),
    ]
  )

  private let models: [String]
  private let paths: [String]
  private let format: Format
  private let explains: Bool
  private let coding: CodingStrategies
  private let shared: SharedOptions

  init(_ arguments: Arguments) throws(CommandError) {
    var reader = ArgumentReader(arguments)
    shared = SharedOptions(arguments)
    models = arguments.operands
    paths = arguments.all("from") + arguments.all("schema")
    format = reader.name("format", of: Format.self) ?? .stubschema
    explains = arguments.has("explain")
    coding = reader.coding()
    if models.isEmpty, !arguments.has("from") {
      reader.complain("name a model, or a file with --from ('stubgen list models' lists models)")
    }
    if explains, arguments.has("format") {
      reader.complain("'--explain' and '--format' do not go together")
    }
    if format == .jsonSchema, models.count > 1 {
      reader.complain("a JSON Schema is of one model; name one")
    }
    try reader.finish()
  }

  func run(_ console: Console) throws -> ExitStatus {
    let workspace = try Workspace(console, shared, schemas: paths)
    let lookup = workspace.lookup
    let found = try names(lookup).map { try lookup.find($0) }
    for model in found { workspace.report.show(model.findings) }
    try console.print(explains ? try explained(found) : text(found))
    return .success
  }

  /// The models that are named, else those of the given files.
  private func names(_ lookup: SchemaLookup) throws -> [String] {
    if !models.isEmpty { return models }
    let tier = lookup.tiers.first
    var known = try tier?.models().map(\.name) ?? []
    if known.isEmpty {
      known = tier?.descriptions.flatMap { $0.description?.enums.map(\.name) ?? [] } ?? []
    }
    if known.isEmpty {
      let broken = (tier?.descriptions ?? []).compactMap(\.failure)
      if broken.isEmpty { throw CommandError("no model is described there") }
      throw FindingError(broken.flatMap(\.findings))
    }
    return format == .jsonSchema ? Array(known.prefix(1)) : known
  }

  private func text(_ found: [FoundModel]) -> String {
    var description = found[0].description
    for model in found.dropFirst() { description = description.merging(model.description) }
    description.coding = coding.over(description.coding)
    switch format {
    case .stubschema: return String(decoding: SchemaWriter.write(description), as: UTF8.self)
    case .swift: return SwiftTypesWriter.write(description)
    case .jsonSchema:
      let bytes = JSONSchemaWriter.write(description, root: found[0].name)
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  private func explained(_ found: [FoundModel]) throws -> String {
    var rows = [["field", "type", "generator", "why"]]
    for model in found {
      var options = GenerationOptions()
      options.coding = coding
      let generator = try RecordGenerator(
        model: model.name,
        in: model.description,
        options: options
      )
      rows += generator.explanations().map { entry in
        let reason = entry.isGuess ? "a guess: \(entry.reason)" : entry.reason
        return [entry.path, entry.type, entry.generator, reason]
      }
    }
    return TextTable(rows: rows).text
  }
}
