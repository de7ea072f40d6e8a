import Foundation
import StubDiagnostics
import StubGeneration
import StubSchema
import StubValues

/// `stubgen generate`: writes stubs of models.
struct GenerateCommand: Subcommand {
  static let syntax = CommandSyntax(
    name: "generate",
    abstract: "Write believable, reproducible JSON stubs of a model.",
    operands: "MODEL…",
    options: [
      OptionSyntax(
        name: "count",
        letter: "n",
        value: "N",
        isRepeatable: true,
        help: "How many records, or Model=N for one of several models; 10 unless the schema says."
      ),
      OptionSyntax(
        name: "seed",
        letter: "s",
        value: "S",
        help:
          "Another seed gives other records; the same seed the same bytes, everywhere. 0 if left out."
      ),
      OptionSyntax(
        name: "schema",
        value: "PATH",
        isRepeatable: true,
        help: "A description, or a folder of them, to look for the model in first."
      ),
      OptionSyntax(
        name: "output",
        letter: "o",
        value: "PATH",
        help: "The file to write, or the folder for several models; standard output if left out."
      ),
      OptionSyntax(
        name: "format",
        value: "FORMAT",
        help: "json, an array; or ndjson, one record a line."
      ),
      OptionSyntax(name: "compact", help: "Write JSON without white space."),
      OptionSyntax(
        name: "nulls",
        help: "Write absent optionals as null instead of leaving them out."
      ),
      OptionSyntax(
        name: "locale",
        value: "xx_YY",
        help: "The locale of names, addresses and texts."
      ),
      OptionSyntax(
        name: "now",
        value: "DATE",
        help:
          "The instant that dates are relative to; 2025-01-01T12:00:00Z if nothing says another."
      ),
      OptionSyntax(
        name: "scenario",
        value: "NAME",
        help:
          "What the records are to show: typical, minimal, full, long … ('stubgen list scenarios')."
      ),
      OptionSyntax(name: "offset", value: "N", help: "Leave out the first N records."),
      OptionSyntax(
        name: "shard",
        value: "K/N",
        help: "Write the K-th of N equal parts of the records."
      ),
    ],
    examples: [
      ("stubgen generate ToDoItem --count 10", "prints ten to-dos"),
      (
        "stubgen generate ToDoItem -n 1_000_000 --format ndjson --offset 500_000 -o late.ndjson",
        "writes the second half of a million, as fast as the first"
      ),
      (
        "stubgen generate Author Book --count Author=5 --output Fixtures/",
        "writes Fixtures/Author.json and Fixtures/Book.json, which agree"
      ),
    ],
    discussion: [
      "A record depends on its model, its index, the seed, the locale and 'now', and on nothing else: "
        + "the first ten of a hundred are the ten of ten, and a new field changes no other value.",
      "Models that refer to each other agree, whether they are generated together or one by one; they "
        + "need the same numbers of records: '--count Author=5' counts for the authors of 'Book', too.",
      "A model that contains itself ends after three levels, with absent optionals and empty arrays.",
    ]
  )

  private let models: [String]
  private let populations: Populations
  private let options: GenerationOptions
  private let now: Timestamp?
  private let seed: UInt64?
  private let schemas: [String]
  private let output: String?
  private let form: RecordOutput
  private let offset: Int
  private let shard: Shard
  private let shared: SharedOptions

  init(_ arguments: Arguments) throws(CommandError) {
    var reader = ArgumentReader(arguments)
    shared = SharedOptions(arguments)
    models = arguments.operands
    schemas = arguments.all("schema")
    output = arguments.last("output").flatMap { $0 == "-" ? nil : $0 }
    populations = reader.populations()
    now = reader.instant("now")
    seed = reader.seed("seed")
    offset = reader.wholeNumber("offset") ?? 0
    let format = reader.name("format", of: RecordFormat.self) ?? .json
    form = RecordOutput(format: format, isCompact: arguments.has("compact"))
    var options = GenerationOptions()
    options.locale = arguments.last("locale")
    options.scenario = reader.name("scenario", of: Scenario.self) ?? .typical
    options.writesNulls = arguments.has("nulls")
    options.coding = reader.coding()
    options.populations = populations.ofModel
    self.options = options
    let shardText = arguments.last("shard")
    let shard = shardText.map { Shard($0) } ?? .whole
    if let shardText, shard == nil {
      reader.complain("'--shard' takes K/N with K from 1 to N, such as 2/8, not '\(shardText)'")
    }
    self.shard = shard ?? .whole
    Self.check(models, output, &reader)
    try reader.finish()
  }

  private static func check(_ models: [String], _ output: String?, _ reader: inout ArgumentReader) {
    if models.isEmpty {
      reader.complain(
        "name a model, such as 'stubgen generate ToDoItem' ('stubgen list models' lists them)"
      )
    }
    if models.count > 1, output == nil {
      reader.complain("several models need '--output DIR/', a folder for their files")
    }
    for (index, model) in models.enumerated() where models[..<index].contains(model) {
      reader.complain("'\(model)' is named twice")
    }
  }

  func run(_ console: Console) throws -> ExitStatus {
    let workspace = try Workspace(console, shared, schemas: schemas)
    let found = try models.map { try workspace.lookup.find($0) }
    let jobs = try found.map { try job($0, among: found, workspace) }
    for job in jobs { try write(job, console, workspace.files) }
    return .success
  }

  /// A model with its generator and its records.
  private struct Job {
    let model: String
    let generator: RecordGenerator
    let records: Range<Int>
  }

  private func job(
    _ found: FoundModel,
    among others: [FoundModel],
    _ workspace: Workspace
  ) throws -> Job {
    let project = workspace.project.file
    try CataloguePin.check(found.description.catalogue ?? project.catalogue, in: found.shown)
    var options = options
    // What is left out in front is there all the same, for uniqueness and for references.
    options.count = try populated(found)
    for other in others { options.populations[other.name] = try populated(other) }
    options.now = now ?? found.description.now
    options.seed = seed ?? project.seed ?? 0
    let generator = try RecordGenerator(
      model: found.name,
      in: found.description,
      options: options
    )
    workspace.report.show(found.findings + generator.remarks)
    let records = shard.part(of: offset..<options.count)
    return Job(model: found.name, generator: generator, records: records)
  }

  /// How many records there are of a model, with those that are left out in front.
  private func populated(_ found: FoundModel) throws(CommandError) -> Int {
    guard let model = found.description.model(named: found.name) else {
      throw CommandError("\(found.shown) does not describe '\(found.name)'")
    }
    let count = options.scenario.count(of: populations.count(of: model))
    let (end, overflow) = offset.addingReportingOverflow(count)
    guard !overflow else {
      throw CommandError("'--offset' and '--count' are too large together")
    }
    return end
  }

  private func write(_ job: Job, _ console: Console, _ files: FileStore) throws {
    guard let output else {
      return try form.write(job.records, of: job.generator, to: console.output)
    }
    var url = files.url(output)
    if models.count > 1 || output.hasSuffix("/") || files.isFolder(url) {
      guard files.isFolder(url) else { throw CommandError("there is no folder '\(output)'") }
      url.appendPathComponent("\(job.model).\(form.format.fileExtension)")
    }
    let file = try OutputFile(url, shownAs: files.shown(url))
    do {
      try form.write(job.records, of: job.generator) { bytes in try file.write(bytes) }
    } catch {
      file.discard()
      throw error
    }
    try file.commit()
  }
}

/// The catalogue version that a description or a project asks for.
enum CataloguePin {
  /// Throws where another version is asked for than this tool has.
  static func check(_ version: Int?, in shown: String) throws(CommandError) {
    guard let version, version != GeneratorCatalogue.version else { return }
    throw CommandError(
      "\(shown) asks for catalogue \(version); this stubgen has \(GeneratorCatalogue.version)"
    )
  }
}
