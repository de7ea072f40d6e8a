import Foundation

/// The example on a page of the documentation: files, commands with their output and, on one about a
/// finding, the files that mend it.
struct PageExample {
  /// A command line, and what stands below it on the page.
  struct Command: Equatable {
    var line: String
    var output: String
  }

  private let url: URL
  private(set) var commands: [Command] = []
  private var files: [(path: String, text: String)] = []
  private var mendedFiles: [(path: String, text: String)] = []
  private var mendedCommands: [Command] = []

  private static let catalogue = packageFolder.appendingPathComponent(
    "Sources/stubgen/stubgen.docc"
  )

  /// The codes that have a page.
  static let codes: [String] = {
    let folder = catalogue.appendingPathComponent("Findings")
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (names ?? []).filter { $0.hasSuffix(".md") }.map { String($0.dropLast(3)) }.sorted()
  }()

  /// The text of a page, which is named by its path in the catalogue.
  static func text(of page: String) throws -> String {
    try String(contentsOf: catalogue.appendingPathComponent("\(page).md"), encoding: .utf8)
  }

  /// Reads a page: a line that is a path in backticks and a colon names the block below it.
  init(_ page: String) throws {
    url = Self.catalogue.appendingPathComponent("\(page).md")
    var path: String?
    var isMended = false
    var block: (language: Substring, text: String)?
    for line in try Self.text(of: page).split(separator: "\n", omittingEmptySubsequences: false) {
      if line == "```", let closed = block {
        take(closed.text, as: closed.language, path, isMended)
        (block, path) = (nil, nil)
      } else if block != nil {
        block?.text += line + "\n"
      } else if line.hasPrefix("```") {
        block = (line.dropFirst(3), "")
      } else if line.hasPrefix("`"), line.hasSuffix("`:") {
        path = String(line.dropFirst().dropLast(2))
      } else if line == "## Fix" {
        isMended = true
      }
    }
  }

  private mutating func take(
    _ text: String,
    as language: Substring,
    _ path: String?,
    _ isMended: Bool
  ) {
    if language == "console" {
      let parsed = Self.commands(in: text)
      if isMended { mendedCommands += parsed } else { commands += parsed }
    } else if let path, isMended {
      mendedFiles.append((path, text))
    } else if let path {
      files.append((path, text))
    }
  }

  private static func commands(in text: String) -> [Command] {
    var commands: [Command] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      if line.hasPrefix("$ ") {
        commands.append(Command(line: String(line.dropFirst(2)), output: ""))
      } else {
        commands[commands.count - 1].output += line + "\n"
      }
    }
    return commands
  }

  // MARK: Running

  /// What the tool prints for each of the commands.
  func toldByTheTool() throws -> [String] {
    let shell = PageShell(workplace: try Workplace())
    for file in files { try shell.workplace.write(file.path, file.text) }
    return try commands.map { try shell.run($0.line) }
  }

  /// What the tool prints when the files are mended: for the commands of the fix or, where it has
  /// none, for those of the example.
  func toldByTheToolWhenMended() throws -> [String] {
    let shell = PageShell(workplace: try Workplace())
    for file in files + mendedFiles { try shell.workplace.write(file.path, file.text) }
    let lines = mendedCommands.isEmpty ? commands : mendedCommands
    return try lines.filter { !$0.line.contains(" > ") }.map { try shell.run($0.line) }
  }

  /// Writes what the tool prints into the page.
  func record(_ outputs: [String]) throws {
    var text = try String(contentsOf: url, encoding: .utf8)
    for (command, output) in zip(commands, outputs) {
      text = text.replacingOccurrences(
        of: "$ \(command.line)\n\(command.output)```",
        with: "$ \(command.line)\n\(output)```"
      )
    }
    try text.write(to: url, atomically: true, encoding: .utf8)
  }
}

/// As much of a shell as the pages use: a command, a pipe from `printf`, and `printf` into a file.
private struct PageShell {
  let workplace: Workplace

  func run(_ line: String) throws -> String {
    if let parts = split(line, " > ") {
      try workplace.write(parts.rest, Data(Self.printed(parts.first)))
      return ""
    }
    guard let parts = split(line, " | ") else { return stubgen(line, input: "") }
    return stubgen(parts.rest, input: String(decoding: Self.printed(parts.first), as: UTF8.self))
  }

  private func split(_ line: String, _ sign: String) -> (first: String, rest: String)? {
    let parts = line.components(separatedBy: sign)
    return parts.count == 2 ? (parts[0], parts[1]) : nil
  }

  private func stubgen(_ line: String, input: String) -> String {
    let outcome = workplace.run(String(line.dropFirst("stubgen ".count)), input: input)
    return outcome.output + outcome.error
  }

  /// The bytes that `printf '…'` prints.
  private static func printed(_ line: String) -> [UInt8] {
    let text = Array(line.utf8.dropFirst("printf '".utf8.count).dropLast())
    var bytes: [UInt8] = []
    var index = 0
    while index < text.count {
      let digits = String(decoding: text[(index + 1)...].prefix(3), as: UTF8.self)
      if text[index] == UInt8(ascii: "\\"), let byte = UInt8(digits, radix: 8) {
        bytes.append(byte)
        index += 4
      } else {
        bytes.append(text[index])
        index += 1
      }
    }
    return bytes
  }
}
