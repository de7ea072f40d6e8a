package import Foundation

/// Where a command reads and writes: the only way in which it touches what surrounds it.
package struct Console {
  /// Takes bytes for standard output.
  package var output: ([UInt8]) throws -> Void
  /// Takes bytes for standard error.
  package var error: ([UInt8]) -> Void
  /// Gives the next bytes of standard input, at most as many as asked for; none at its end.
  package var input: (_ count: Int) throws -> [UInt8]
  /// The folder in which the command works.
  package var directory: URL
  /// Whether standard output is a terminal that shows colour.
  package var outputShowsColor: Bool
  /// Whether standard error is a terminal that shows colour.
  package var showsColor: Bool
  /// What reads Swift source and Core Data models.
  package var sources: SourceReaders

  /// A console made of its parts.
  package init(
    output: @escaping ([UInt8]) throws -> Void,
    error: @escaping ([UInt8]) -> Void,
    input: @escaping (_ count: Int) throws -> [UInt8],
    directory: URL,
    outputShowsColor: Bool = false,
    showsColor: Bool = false,
    sources: SourceReaders
  ) {
    self.output = output
    self.error = error
    self.input = input
    self.directory = directory
    self.outputShowsColor = outputShowsColor
    self.showsColor = showsColor
    self.sources = sources
  }

  /// Writes a text to standard output.
  func print(_ text: String) throws {
    try output(Array(text.utf8))
  }

  /// Writes a text and a line feed to standard error.
  func complain(_ text: String) {
    error(Array(text.utf8) + [0x0A])
  }
}

/// How a run of the tool ended.
package enum ExitStatus: Int32, Sendable {
  /// All is well.
  case success = 0
  /// The input has errors, or an asset is out of date.
  case faulty = 1
  /// The command could not do its work.
  case failure = 2
}

/// The command could not do its work, for a reason that stands in no file.
package struct CommandError: Error, Sendable, Hashable {
  /// What is wrong, one line each.
  package let messages: [String]

  /// An error with its messages.
  package init(_ messages: [String]) {
    self.messages = messages
  }

  /// An error with a single message.
  package init(_ message: String) {
    self.init([message])
  }
}
