import StubDiagnostics

/// The command line tool: finds the subcommand, runs it, and says how it ended.
package struct StubgenTool {
  /// The version that `--version` prints.
  package static let version = "0.1.0"

  static var subcommands: [any Subcommand.Type] {
    [
      GenerateCommand.self, ValidateCommand.self, UpdateCommand.self, SchemaCommand.self,
      ListCommand.self,
    ]
  }

  let console: Console

  /// A tool that reads and writes through `console`.
  package init(_ console: Console) {
    self.console = console
  }

  /// Runs the command line `words`, which stand after the tool's name.
  package func run(_ words: [String]) -> ExitStatus {
    do {
      return try dispatch(words)
    } catch let error as CommandError {
      for (index, message) in error.messages.enumerated() {
        console.complain(index == 0 ? "stubgen: error: \(message)" : message)
      }
    } catch let error as FindingError {
      var renderer = TextRenderer(showsColor: console.showsColor)
      for finding in error.findings {
        let severity = Severity(finding.code.consequence, isStrict: false)
        console.error(
          Array(renderer.render(JudgedFinding(finding: finding, severity: severity)).utf8)
        )
      }
    } catch {
      console.complain("stubgen: error: \(FileStore.reason(error))")
    }
    return .failure
  }

  private func dispatch(_ words: [String]) throws -> ExitStatus {
    switch words.first {
    case nil:
      console.complain(Self.overview)
      return .failure
    case "--help", "-h":
      try console.print(Self.overview + "\n")
    case "help":
      try help(words.dropFirst())
    case "--version", "version":
      try console.print("stubgen \(Self.version)\n")
    case let name?:
      return try run(try subcommand(name), Array(words.dropFirst()))
    }
    return .success
  }

  private func run(_ command: any Subcommand.Type, _ words: [String]) throws -> ExitStatus {
    if words.prefix(while: { $0 != "--" }).contains(where: { $0 == "--help" || $0 == "-h" }) {
      try console.print(HelpText(syntax: command.syntax).text)
      return .success
    }
    return try command.init(try Arguments(words, syntax: command.syntax)).run(console)
  }

  private func help(_ words: ArraySlice<String>) throws {
    guard let name = words.first else { return try console.print(Self.overview + "\n") }
    try console.print(HelpText(syntax: try subcommand(name).syntax).text)
  }

  private func subcommand(_ name: String) throws -> any Subcommand.Type {
    if let command = Self.subcommands.first(where: { $0.syntax.name == name }) { return command }
    let names = Self.subcommands.map { $0.syntax.name }
    let near = NearMiss.nearest(to: name, among: names).map { "; did you mean '\($0)'?" } ?? ""
    throw CommandError("there is no command '\(name)'\(near) ('stubgen --help' lists them)")
  }

  private static var overview: String {
    let width = subcommands.map { $0.syntax.name.count }.max() ?? 0
    let rows = subcommands.map { command in
      let name = command.syntax.name
      let space = String(repeating: " ", count: width - name.count)
      return "  \(name)\(space)  \(command.syntax.abstract)"
    }
    return """
      stubgen: believable, reproducible JSON for Swift previews and tests, and the exact line when
      it stops decoding. Nothing leaves your machine.

      usage: stubgen COMMAND [option …]

      commands:
      \(rows.joined(separator: "\n"))

      'stubgen help COMMAND' explains one of them; 'stubgen --version' prints the version.

      example:
        stubgen generate ToDoItem --count 10
      """
  }
}
