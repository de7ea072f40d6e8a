/// What a subcommand takes, and how it is explained: parsing and help are made of the same words.
struct CommandSyntax: Sendable {
  /// The name.
  let name: String
  /// What it does, in one sentence.
  let abstract: String
  /// What stands after the name, besides options: `MODEL…`.
  let operands: String
  /// The options that it takes, besides those of every command.
  let options: [OptionSyntax]
  /// Command lines that do something useful, and what they do.
  let examples: [(line: String, effect: String)]
  /// What else is worth knowing, as paragraphs.
  var discussion: [String] = []

  /// The options with those of every command.
  var allOptions: [OptionSyntax] {
    options + OptionSyntax.everywhere
  }
}

/// One option.
struct OptionSyntax: Sendable {
  /// The name without its dashes: `count`.
  let name: String
  /// The one-letter name.
  var letter: Character?
  /// What its value is called; nil for one that takes none.
  var value: String?
  /// Whether it may be given several times.
  var isRepeatable = false
  /// What it does, in one sentence.
  let help: String

  /// The options of every command.
  static let everywhere = [
    OptionSyntax(
      name: "project",
      value: "PATH",
      help: "The project file; else the nearest stubgen.json of this folder or a parent."
    ),
    OptionSyntax(
      name: "dates",
      value: "STRATEGY",
      help: "How dates are coded, over what schemas say: a strategy's name or a date format."
    ),
    OptionSyntax(
      name: "keys",
      value: "STRATEGY",
      help: "How keys are coded: useDefaultKeys or convertFromSnakeCase."
    ),
    OptionSyntax(name: "quiet", letter: "q", help: "Say nothing but results and errors."),
    OptionSyntax(name: "help", letter: "h", help: "Show this help."),
  ]
}
