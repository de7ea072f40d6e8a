/// One subcommand: what it takes, and what it does.
protocol Subcommand {
  /// What it takes, and how it is explained.
  static var syntax: CommandSyntax { get }

  /// Understands its arguments.
  ///
  /// - Throws: Every mistake in them.
  init(_ arguments: Arguments) throws(CommandError)

  /// Does the work.
  ///
  /// - Throws: `CommandError` or `FindingError` where it cannot be done.
  func run(_ console: Console) throws -> ExitStatus
}

/// What the options of every command say.
struct SharedOptions {
  /// The project file, where it is named.
  let project: String?
  /// The coding strategies that stand over what schemas say.
  let isQuiet: Bool

  init(_ arguments: Arguments) {
    project = arguments.last("project")
    isQuiet = arguments.has("quiet")
  }
}
