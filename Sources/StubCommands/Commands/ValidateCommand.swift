import Foundation
import StubDiagnostics
import StubJSON
import StubSchema
import StubValidation

/// `stubgen validate`: says whether stubs decode and are right, and where and why not.
struct ValidateCommand: Subcommand {
  static let syntax = CommandSyntax(
    name: "validate",
    abstract: "Say whether JSON stubs would decode, and where and why not.",
    operands: "FILE…",
    options: [
      OptionSyntax(
        name: "model",
        value: "MODEL",
        help: "The model of the records; else told by the project, the file's name or its keys."
      ),
      OptionSyntax(
        name: "schema",
        value: "PATH",
        isRepeatable: true,
        help: "A description, or a folder of them, to look for the model in first."
      ),
      OptionSyntax(
        name: "format",
        value: "FORMAT",
        help: "How findings are shown: text, xcode, github, json, sarif or junit."
      ),
      OptionSyntax(name: "strict", help: "Take warnings for errors."),
      OptionSyntax(
        name: "now",
        value: "DATE",
        help: "Check bounds at 'now' against this instant."
      ),
      OptionSyntax(
        name: "max-findings",
        value: "N",
        help: "Show at most N findings, and count the others."
      ),
      OptionSyntax(
        name: "as",
        value: "LAYOUT",
        help: "array, object for a single record, or lines; told by the file's ending if left out."
      ),
      OptionSyntax(
        name: "root",
        value: "POINTER",
        help: "Where the records stand in a wrapper, as a JSON Pointer: /items."
      ),
    ],
    examples: [
      ("stubgen validate ToDoItemPreviewsData.json", "finds the model by the file's name"),
      ("stubgen validate Fixtures --strict --format xcode", "checks a folder, for a build phase"),
      (
        "curl -s example.com/items | stubgen validate - --model Item --root /items",
        "checks a reply"
      ),
    ],
    discussion: [
      "The exit status is 0 where all is well, 1 where there are errors, and 2 where the work could "
        + "not be done."
    ]
  )

  /// How many findings of a kind are shown to people.
  private static let shownOfKind = 20

  private let operands: [String]
  private let model: String?
  private let schemas: [String]
  private let format: FindingFormat
  private let isStrict: Bool
  private let fold: FindingFold
  private let options: ValidationOptions
  private let shared: SharedOptions

  init(_ arguments: Arguments) throws(CommandError) {
    var reader = ArgumentReader(arguments)
    shared = SharedOptions(arguments)
    operands = arguments.operands
    model = arguments.last("model")
    schemas = arguments.all("schema")
    format = reader.name("format", of: FindingFormat.self) ?? .text
    isStrict = arguments.has("strict")
    let isForPeople = [.text, .xcode, .github].contains(format)
    fold = FindingFold(
      limitOfKind: isForPeople ? Self.shownOfKind : .max,
      limit: reader.wholeNumber("max-findings") ?? .max
    )
    var options = ValidationOptions()
    options.now = reader.instant("now")
    options.coding = reader.coding()
    options.layout = reader.name("as", of: RecordLayout.self)
    if let text = arguments.last("root") {
      options.root = JSONPointer(text)
      if options.root == nil {
        reader.complain("'--root' takes a JSON Pointer such as /items, not '\(text)'")
      }
    }
    self.options = options
    if operands.isEmpty { reader.complain("name a file, a folder, or - for standard input") }
    try reader.finish()
  }

  func run(_ console: Console) throws -> ExitStatus {
    let files = FileStore(directory: console.directory)
    let project = try Project.load(shared.project, files: files)
    let lookup = try SchemaLookup(paths: schemas, project: project, files: files)
    let report = FindingReport(console, isQuiet: shared.isQuiet)
    report.show(project.findings)
    let inputs = try StubInput.gather(operands, console, files)
    var run = ValidationRun(
      policy: try SeverityPolicy(project.file, isStrict: isStrict),
      renderer: renderer(console, files),
      fold: fold,
      console: console
    )
    for input in inputs {
      let (validator, found) = try validator(for: input, lookup, console, report)
      report.show(found.findings)
      let result = validator.validate(input.text)
      for finding in result.findings { try run.add(finding) }
      try run.end(input.text.file, records: result.records)
    }
    return try run.finish()
  }

  private func renderer(_ console: Console, _ files: FileStore) -> any FindingRenderer {
    switch format {
    case .text: TextRenderer(showsColor: console.showsColor)
    case .xcode: XcodeRenderer(files: files)
    case .github: GitHubRenderer(files: files)
    case .json: JSONRenderer()
    case .sarif: SARIFRenderer(files: files, version: StubgenTool.version)
    case .junit: JUnitRenderer()
    }
  }

  private func validator(
    for input: StubInput,
    _ lookup: SchemaLookup,
    _ console: Console,
    _ report: FindingReport
  ) throws -> (StubValidator, FoundModel) {
    let choice =
      try model.map { ModelChoice(model: $0, reason: "named by --model") }
      ?? lookup.choose(for: input.url, shown: input.text.file, bytes: input.text.bytes)
    if model == nil, console.showsColor, !shared.isQuiet {
      console.complain("\(input.text.file): validated as \(choice.model), \(choice.reason)")
    }
    let found = try lookup.find(choice.model)
    var options = options
    if options.layout == nil, ["ndjson", "jsonl"].contains(input.url.pathExtension) {
      options.layout = .lines
    }
    let validator = try StubValidator(
      model: found.name,
      in: found.description,
      options: options
    )
    return (validator, found)
  }
}
