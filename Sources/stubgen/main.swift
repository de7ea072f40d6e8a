import Foundation
import StubCommands

let standardOutput = FileHandle.standardOutput
let standardError = FileHandle.standardError
let console = Console(
  output: { bytes in try standardOutput.write(contentsOf: Data(bytes)) },
  error: { bytes in try? standardError.write(contentsOf: Data(bytes)) },
  input: { count in [UInt8](try FileHandle.standardInput.read(upToCount: count) ?? Data()) },
  directory: URL(fileURLWithPath: FileManager.default.currentDirectoryPath),
  showsColor: isatty(2) == 1 && ProcessInfo.processInfo.environment["NO_COLOR"] == nil
)
exit(StubgenTool(console).run(Array(CommandLine.arguments.dropFirst())).rawValue)
