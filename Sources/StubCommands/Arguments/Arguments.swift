import StubDiagnostics

/// What stood on the command line of a subcommand, taken apart and not yet understood.
struct Arguments {
  /// What is no option, in order.
  private(set) var operands: [String] = []
  /// The values of each option by its name, in order; an empty text for an option without value.
  private(set) var values: [String: [String]] = [:]

  /// Whether an option is there.
  func has(_ name: String) -> Bool {
    values[name] != nil
  }

  /// The last value of an option.
  func last(_ name: String) -> String? {
    values[name]?.last
  }

  /// Every value of an option.
  func all(_ name: String) -> [String] {
    values[name] ?? []
  }
}

extension Arguments {
  /// Takes a command line apart.
  ///
  /// `--name value`, `--name=value`, `-n value`, `-nvalue` and bundled letters without values are
  /// read; after `--` everything is an operand. A value may begin with a dash (`--count -1`).
  ///
  /// - Throws: Every mistake, with the nearest option for an unknown one.
  init(_ words: [String], syntax: CommandSyntax) throws(CommandError) {
    var parser = ArgumentParser(words: words, syntax: syntax)
    parser.parse()
    if !parser.mistakes.isEmpty { throw CommandError(parser.mistakes) }
    operands = parser.operands
    values = parser.values
  }
}

private struct ArgumentParser {
  let words: [String]
  let syntax: CommandSyntax
  var index = 0
  var operands: [String] = []
  var values: [String: [String]] = [:]
  var mistakes: [String] = []

  init(words: [String], syntax: CommandSyntax) {
    self.words = words
    self.syntax = syntax
  }

  mutating func parse() {
    while index < words.count {
      let word = words[index]
      index += 1
      if word == "--" {
        operands += words[index...]
        return
      }
      if word.hasPrefix("--") {
        long(String(word.dropFirst(2)))
      } else if word.hasPrefix("-"), word != "-" {
        letters(word.dropFirst())
      } else {
        operands.append(word)
      }
    }
  }

  private mutating func long(_ text: String) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let option = syntax.allOptions.first(where: { $0.name == name }) else {
      return unknown("--\(name)", among: syntax.allOptions.map(\.name), wanted: name)
    }
    let given = parts.count > 1 ? String(parts[1]) : nil
    if option.value == nil, given != nil { mistakes.append("'--\(name)' takes no value") }
    take(option, spelled: "--\(name)", given: given)
  }

  private mutating func letters(_ letters: Substring) {
    var rest = letters
    while let letter = rest.first {
      rest.removeFirst()
      guard let option = syntax.allOptions.first(where: { $0.letter == letter }) else {
        return unknown("-\(letter)", among: [], wanted: "")
      }
      let given = option.value != nil && !rest.isEmpty ? String(rest) : nil
      take(option, spelled: "-\(letter)", given: given)
      if option.value != nil { return }
    }
  }

  private mutating func take(_ option: OptionSyntax, spelled: String, given: String?) {
    guard let value = option.value else { return add(option, "", spelled) }
    if let given { return add(option, given, spelled) }
    guard index < words.count else {
      mistakes.append("'\(spelled)' needs its \(value)")
      return
    }
    add(option, words[index], spelled)
    index += 1
  }

  private mutating func add(_ option: OptionSyntax, _ value: String, _ spelled: String) {
    if option.value != nil, !option.isRepeatable, values[option.name] != nil {
      mistakes.append("'\(spelled)' is given twice")
    }
    values[option.name, default: []].append(value)
  }

  private mutating func unknown(_ spelled: String, among names: [String], wanted: String) {
    let near = NearMiss.nearest(to: wanted, among: names).map { "; did you mean '--\($0)'?" } ?? ""
    mistakes.append("'stubgen \(syntax.name)' has no option '\(spelled)'\(near)")
  }
}
