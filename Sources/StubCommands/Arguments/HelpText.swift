/// The help of a subcommand, as plain text of at most 100 columns.
struct HelpText {
  let syntax: CommandSyntax

  /// What the subcommand does, an example first, then its options.
  var text: String {
    var lines = ["stubgen \(syntax.name): \(syntax.abstract)", ""]
    lines += ["usage: stubgen \(syntax.name) \(syntax.operands) [option …]", ""]
    lines.append(syntax.examples.count == 1 ? "example:" : "examples:")
    for example in syntax.examples {
      lines += ["  \(example.line)", "      \(example.effect)"]
    }
    lines.append("")
    for paragraph in syntax.discussion { lines += wrapped(paragraph, indent: "") + [""] }
    if !syntax.options.isEmpty {
      lines.append("options:")
      for option in syntax.options { lines += described(option) }
      lines.append("")
    }
    lines.append("options of every command:")
    for option in OptionSyntax.everywhere { lines += described(option) }
    return lines.joined(separator: "\n") + "\n"
  }

  private func described(_ option: OptionSyntax) -> [String] {
    var head = option.letter.map { "  -\($0), " } ?? "      "
    head += "--\(option.name)"
    if let value = option.value { head += " \(value)" }
    if option.isRepeatable { head += " …" }
    return [head] + wrapped(option.help, indent: "          ")
  }

  private func wrapped(_ text: String, indent: String) -> [String] {
    var lines: [String] = []
    var line = indent
    for word in text.split(separator: " ") {
      if line.count + word.count + 1 > 100, line.count > indent.count {
        lines.append(line)
        line = indent
      }
      line += line.count > indent.count ? " \(word)" : String(word)
    }
    return lines + [line]
  }
}
