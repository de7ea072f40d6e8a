import Foundation

extension Console {
  /// A console on the standard streams of the process, in its working directory.
  package static func standard(sources: SourceReaders) -> Console {
    let (input, output) = (FileHandle.standardInput, FileHandle.standardOutput)
    let error = FileHandle.standardError
    return Console(
      output: { bytes in try output.write(contentsOf: Data(bytes)) },
      error: { bytes in try? error.write(contentsOf: Data(bytes)) },
      input: { count in [UInt8](try input.read(upToCount: count) ?? Data()) },
      directory: URL(fileURLWithPath: FileManager.default.currentDirectoryPath),
      showsColor: isatty(2) == 1 && ProcessInfo.processInfo.environment["NO_COLOR"] == nil,
      sources: sources
    )
  }
}
