import Foundation
import StubDiagnostics
import StubJSON
import StubSchema
import StubUpdate
import StubValidation
import StubValues

/// `stubgen update`: brings stubs up to their model, and changes nothing else.
struct UpdateCommand: Subcommand {
  static let syntax = CommandSyntax(
    name: "update",
    abstract: "Bring JSON stubs up to their model, and change nothing else.",
    operands: "FILE…",
    options: StubSelection.syntax + [
      OptionSyntax(name: "dry-run", help: "Print the difference, and write nothing."),
      OptionSyntax(
        name: "unknown",
        value: "WHAT",
        help: "keep or remove the keys that nothing of the model is read from; keep if left out."
      ),
      OptionSyntax(
        name: "optionals",
        help: "Add absent optional values too, where there may be one."
      ),
      OptionSyntax(
        name: "convert",
        help: "Write values of the wrong simple type as their type: \"5\" as 5 for an Int."
      ),
      OptionSyntax(
        name: "convert-dates",
        help: "Write dates as the declared strategy does, from the one that makes them plausible."
      ),
      OptionSyntax(
        name: "from-dates",
        value: "STRATEGY",
        help: "The strategy of numbers that dates were written under, where that is in doubt."
      ),
      OptionSyntax(name: "now", value: "DATE", help: "The instant that 'now' means."),
      OptionSyntax(name: "seed", letter: "s", value: "S", help: "The seed of added values."),
    ],
    examples: [
      ("stubgen update ToDoItemPreviewsData.json", "adds what the model requires, in its place"),
      ("stubgen update Fixtures --unknown remove --dry-run", "shows what would become of a folder"),
    ],
    discussion: [
      "Missing keys are added with the values that generation gives the record around what is there, "
        + "misspelt keys are renamed, and trailing commas, comments and the like are mended. "
        + "Everything else stays byte for byte. Of '-' the new text goes to standard output.",
      "The exit status is 0 where all is well afterwards, 1 where errors remain, which are then "
        + "printed, and 2 where the work could not be done.",
    ]
  )

  /// How many remarks of a kind are shown.
  private static let shownOfKind = 20

  private let selection: StubSelection
  private let isDryRun: Bool
  private let options: UpdateOptions
  private let seed: UInt64?
  private let shared: SharedOptions

  init(_ arguments: Arguments) throws(CommandError) {
    var reader = ArgumentReader(arguments)
    shared = SharedOptions(arguments)
    selection = StubSelection(&reader)
    isDryRun = arguments.has("dry-run")
    seed = reader.seed("seed")
    var options = UpdateOptions()
    options.unknownKeys = reader.name("unknown", of: UpdateOptions.UnknownKeys.self) ?? .keep
    options.addsOptionals = arguments.has("optionals")
    options.convertsValues = arguments.has("convert")
    options.dateSource = Self.dateSource(&reader)
    options.convertsDates = arguments.has("convert-dates") || options.dateSource != nil
    options.now = reader.instant("now")
    options.coding = selection.coding
    options.root = selection.root
    self.options = options
    if selection.operands.isEmpty {
      reader.complain("name a file, a folder, or - for standard input")
    }
    try reader.finish()
  }

  private static func dateSource(_ reader: inout ArgumentReader) -> DateStrategy? {
    guard let text = reader.arguments.last("from-dates") else { return nil }
    if let strategy = DateStrategy(name: text), strategy.writesNumbers { return strategy }
    let names = DateStrategy.named.filter(\.writesNumbers).compactMap(\.name)
    let near = NearMiss.nearest(to: text, among: names).map { "; did you mean '\($0)'?" } ?? ""
    reader.complain(
      "'--from-dates' is one of \(names.joined(separator: ", ")), not '\(text)'\(near)"
    )
    return nil
  }

  func run(_ console: Console) throws -> ExitStatus {
    let workspace = try Workspace(console, shared, schemas: selection.schemas)
    if selection.operands.contains("-") { try workspace.lookup.settle() }
    let inputs = try StubInput.gather(selection.operands, console, workspace.files)
    let populations = try populations(of: inputs, workspace)
    let jobs = try inputs.map { input in
      (input, try updater(for: input, populations, workspace))
    }
    var aside = console
    aside.output = { console.error($0) }
    var run = ValidationRun(
      policy: try SeverityPolicy(workspace.project.file, isStrict: false),
      renderer: TextRenderer(showsColor: console.showsColor),
      fold: FindingFold(limitOfKind: Self.shownOfKind, limit: .max),
      console: aside
    )
    for (input, updater) in jobs {
      let result = updater.update(try input.whole())
      try write(result, of: input, console)
      if !shared.isQuiet {
        if !result.isChanged { console.complain("\(input.shown): nothing to change") }
        for change in result.changes { try run.add(change) }
      }
      for finding in result.report.findings { try run.add(finding) }
      try run.end(input.shown, records: result.report.records)
    }
    let status = try run.finish()
    if selection.isVerbose { workspace.report.show(run.switchedOff()) }
    return status
  }

  /// How many records models have: in the project's assets, and in files that are updated together.
  private func populations(
    of inputs: [StubInput],
    _ workspace: Workspace
  ) throws -> [String: Int] {
    var populations: [String: Int] = [:]
    for asset in workspace.project.file.assets { populations[asset.model] = asset.count }
    guard inputs.count > 1 else { return populations }
    var counted: [String: Int] = [:]
    for input in inputs {
      let model = try selection.choice(for: input, workspace.lookup).model
      guard let again = input.reopened() else { continue }
      counted[model, default: 0] += try again.recordCount(selection.layout(of: input), options.root)
    }
    return populations.merging(counted) { $1 }
  }

  private func updater(
    for input: StubInput,
    _ populations: [String: Int],
    _ workspace: Workspace
  ) throws -> StubUpdater {
    let (lookup, project) = (workspace.lookup, workspace.project.file)
    let found = try lookup.find(try selection.choice(for: input, lookup).model)
    workspace.report.show(found.findings)
    try CataloguePin.check(found.description.catalogue ?? project.catalogue, in: found.shown)
    var options = options
    options.seed = seed ?? project.seed ?? 0
    options.populations = populations
    options.layout = selection.layout(of: input)
    return try StubUpdater(model: found.name, in: found.description, options: options)
  }

  /// Prints the difference, or replaces the file where there is one.
  private func write(_ result: UpdateResult, of input: StubInput, _ console: Console) throws {
    if isDryRun {
      let difference = UnifiedDiff(of: result.original, patches: result.patches)
      return try console.output(difference.text(path: input.shown))
    }
    if input.shown == StubInput.standardInput { return try console.output(result.bytes) }
    guard result.isChanged else { return }
    let file = try OutputFile(input.url, shownAs: input.shown)
    try file.write(result.bytes)
    try file.commit()
  }
}
