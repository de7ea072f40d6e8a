import Foundation
import StubDiagnostics
import StubFormats
import StubGeneration
import StubSchema
import StubValues

/// `stubgen generate`: writes stubs of models.
struct GenerateCommand: Subcommand {
  private let models: [String]
  private let populations: Populations
  private let options: GenerationOptions
  private let now: Timestamp?
  private let seed: UInt64?
  private let schemas: [String]
  private let output: String?
  private let form: OutputForm
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
    form = OutputForm(&reader)
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
    Self.check(models, output, form, &reader)
    try reader.finish()
  }

  private static func check(
    _ models: [String],
    _ output: String?,
    _ form: OutputForm,
    _ reader: inout ArgumentReader
  ) {
    if models.isEmpty {
      reader.complain(
        "name a model, such as 'stubgen generate ToDoItem' ('stubgen list models' lists them)"
      )
    }
    if models.count > 1, output == nil, form.format != .sql {
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
    try form.checkInitializers(in: jobs.map(\.schema))
    try write(try texts(of: jobs), console, workspace.files)
    if !shared.isQuiet {
      for job in jobs { FaultNotes(job.generator, job.records).show(on: console) }
    }
    return .success
  }

  /// A model with its generator and its records.
  private struct Job {
    let schema: RecordSchema
    let generator: RecordGenerator
    let records: Range<Int>
    /// The records of all shards.
    let whole: Range<Int>
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
    let schema = RecordSchema(
      of: try model(of: found),
      in: found.description,
      overrides: options.coding
    )
    let whole = offset..<options.count
    let grain = form.format == .sql ? SQLFormatter.rowsPerStatement : 1
    return Job(
      schema: schema,
      generator: generator,
      records: shard.part(of: whole, grain: grain),
      whole: whole
    )
  }

  private func model(of found: FoundModel) throws(CommandError) -> ModelSchema {
    guard let model = found.description.model(named: found.name) else {
      throw CommandError("\(found.shown) does not describe '\(found.name)'")
    }
    return model
  }

  /// How many records there are of a model, with those that are left out in front.
  private func populated(_ found: FoundModel) throws(CommandError) -> Int {
    let (end, overflow) = offset.addingReportingOverflow(try count(of: found))
    guard !overflow else {
      throw CommandError("'--offset' and '--count' are too large together")
    }
    return end
  }

  private func count(of found: FoundModel) throws(CommandError) -> Int {
    let model = try model(of: found)
    guard form.shape == .object else {
      return options.scenario.count(of: populations.count(of: model))
    }
    guard populations.ofModel[model.name] ?? 1 == 1, options.scenario.count(of: 1) == 1 else {
      throw CommandError("'--as object' writes a single record of \(model.name), no other number")
    }
    return 1
  }

  // MARK: Writing

  /// The text of each model, in the order in which they are written.
  private func texts(of jobs: [Job]) throws -> [OutputText] {
    if form.format == .sql { return try tables(of: jobs) }
    return jobs.map { job in
      let text: any RecordText =
        switch form.format {
        case .json, .ndjson, .sql:
          JSONRecordText(
            generator: job.generator,
            records: job.records,
            format: form.format,
            style: form.style,
            envelope: form.envelope,
            isArray: form.shape == .array
          )
        case .csv:
          formatted(job, CSVFormatter(job.schema, isSpreadsheetSafe: form.isSpreadsheetSafe))
        case .plist: formatted(job, PropertyListFormatter(job.schema, isArray: isArray))
        case .swift:
          formatted(
            job,
            SwiftFormatter(
              job.schema,
              count: job.records.count,
              isArray: isArray,
              initializers: form.initializers
            )
          )
        }
      return OutputText(model: job.schema.root.name, records: job.records, text: text)
    }
  }

  private var isArray: Bool { form.shape == .array }

  private func formatted(_ job: Job, _ formatter: any RecordFormatter) -> any RecordText {
    let joins = form.format.joinsShards
    return FormattedRecordText(
      generator: job.generator,
      formatter: formatter,
      first: joins ? job.whole.lowerBound : job.records.lowerBound,
      isOpened: !joins || shard.index == 1,
      isClosed: !joins || shard.index == shard.count
    )
  }

  /// A table for each model, those that others refer to first.
  private func tables(of jobs: [Job]) throws -> [OutputText] {
    let script = try SQLScript(
      jobs.map { ($0.schema, $0.whole.count) },
      isComplete: offset == 0
    )
    return script.tables.compactMap { table in
      guard let job = jobs.first(where: { $0.schema.root.name == table.model }) else { return nil }
      return OutputText(model: table.model, records: job.records, text: formatted(job, table))
    }
  }

  private func write(_ texts: [OutputText], _ console: Console, _ files: FileStore) throws {
    guard let output else {
      for text in texts { try text.write(jobs: form.jobs, to: console.output) }
      return
    }
    let url = files.url(output)
    guard output.hasSuffix("/") || files.isFolder(url) || models.count > 1 && form.format != .sql
    else { return try write(texts, to: url, files) }
    guard files.isFolder(url) || output.hasSuffix("/") else {
      throw CommandError("several models need a folder: --output '\(output)/'")
    }
    try files.makeFolder(url, shownAs: output)
    for text in texts {
      let name = "\(text.model).\(form.format.fileExtension)"
      try write([text], to: url.appendingPathComponent(name), files)
    }
  }

  private func write(_ texts: [OutputText], to url: URL, _ files: FileStore) throws {
    let file = try OutputFile(url, shownAs: files.shown(url))
    do {
      for text in texts {
        try text.write(jobs: form.jobs) { bytes in try file.write(bytes) }
      }
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
