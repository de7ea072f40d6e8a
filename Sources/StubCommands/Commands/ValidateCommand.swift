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
    options: StubSelection.syntax + [
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
        name: "explain",
        value: "CODE",
        help: "Print the page about a finding: what, why, an example, the fix."
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

  private let selection: StubSelection
  private let format: FindingFormat
  private let isStrict: Bool
  private let explained: String?
  private let fold: FindingFold
  private let options: ValidationOptions
  private let shared: SharedOptions

  init(_ arguments: Arguments) throws(CommandError) {
    var reader = ArgumentReader(arguments)
    shared = SharedOptions(arguments)
    selection = StubSelection(&reader)
    format = reader.name("format", of: FindingFormat.self) ?? .text
    isStrict = arguments.has("strict")
    let isForPeople = [.text, .xcode, .github].contains(format)
    fold = FindingFold(
      limitOfKind: isForPeople ? Self.shownOfKind : .max,
      limit: reader.wholeNumber("max-findings") ?? .max
    )
    var options = ValidationOptions()
    options.now = reader.instant("now")
    options.coding = selection.coding
    options.root = selection.root
    self.options = options
    explained = arguments.last("explain")
    if selection.operands.isEmpty, explained == nil {
      reader.complain("name a file, a folder, or - for standard input")
    }
    try reader.finish()
  }

  func run(_ console: Console) throws -> ExitStatus {
    if let explained {
      try console.print(try FindingPage.named(explained))
      return .success
    }
    let workspace = try Workspace(console, shared, schemas: selection.schemas)
    if selection.operands.contains("-") { try workspace.lookup.settle() }
    let inputs = try StubInput.gather(selection.operands, console, workspace.files)
    var run = ValidationRun(
      policy: try SeverityPolicy(workspace.project.file, isStrict: isStrict),
      renderer: renderer(console, workspace.files),
      fold: fold,
      console: console
    )
    let known = try keys(of: inputs, workspace)
    for input in inputs {
      let (validator, found) = try validator(for: input, workspace.lookup, known, console)
      workspace.report.show(found.findings)
      let result = try validator.validate(
        file: input.shown,
        nextPiece: { try input.next() },
        report: { try run.add($0) }
      )
      try run.end(input.shown, records: result.records)
    }
    let status = try run.finish()
    if selection.isVerbose { workspace.report.show(run.switchedOff()) }
    return status
  }

  /// The keys in files that other files of the run refer to.
  private func keys(
    of inputs: [StubInput],
    _ workspace: Workspace
  ) throws -> ReferenceKeys {
    var keys = ReferenceKeys()
    guard inputs.count > 1 else { return keys }
    let refers = try inputs.contains {
      try validator(for: $0, workspace.lookup, keys, nil).0.refersToOtherModels
    }
    guard refers else { return keys }
    for input in inputs {
      guard let again = input.reopened() else { continue }
      let (validator, _) = try validator(for: again, workspace.lookup, keys, nil)
      let result = try validator.validate(
        file: again.shown,
        nextPiece: { try again.next() },
        report: { _ in }
      )
      keys.merge(result.keys)
    }
    return keys
  }

  private func renderer(_ console: Console, _ files: FileStore) -> any FindingRenderer {
    switch format {
    case .text: TextRenderer(showsColor: console.outputShowsColor)
    case .xcode: XcodeRenderer(files: files)
    case .github: GitHubRenderer(files: files)
    case .json: JSONRenderer()
    case .sarif: SARIFRenderer(files: files, version: StubgenTool.version)
    case .junit: JUnitRenderer()
    }
  }

  /// The validator of a file; how its model was told is said to `console`, where there is one.
  private func validator(
    for input: StubInput,
    _ lookup: SchemaLookup,
    _ known: ReferenceKeys,
    _ console: Console?
  ) throws -> (StubValidator, FoundModel) {
    let choice = try selection.choice(for: input, lookup)
    if let console, let reason = choice.reason, console.showsColor, !shared.isQuiet {
      console.complain("\(input.shown): validated as \(choice.model), \(reason)")
    }
    let found = try lookup.find(choice.model)
    var options = options
    options.knownKeys = known
    options.layout = selection.layout(of: input)
    let validator = try StubValidator(
      model: found.name,
      in: found.description,
      options: options
    )
    return (validator, found)
  }
}
