import Foundation

extension Console {
  /// A console on the standard streams of the process, in its working directory.
  package static func standard(sources: SourceReaders) -> Console {
    let (input, output) = (FileHandle.standardInput, FileHandle.standardOutput)
    let error = FileHandle.standardError
    return Console(
      output: { bytes in try output.write(contentsOf: Data(bytes)) },
      error: { bytes in try? error.write(contentsOf: Data(bytes)) },
      input: { count in try input.nextBytes(atMost: count) },
      directory: URL(fileURLWithPath: FileManager.default.currentDirectoryPath),
      outputShowsColor: showsColor(on: output),
      showsColor: showsColor(on: error),
      sources: sources
    )
  }

  /// Whether a stream is a terminal that shows colour, and nobody asked for none.
  private static func showsColor(on stream: FileHandle) -> Bool {
    let environment = ProcessInfo.processInfo.environment
    return isatty(stream.fileDescriptor) == 1 && environment["TERM"] != "dumb"
      && environment["NO_COLOR", default: ""].isEmpty
  }
}
