import Foundation
import StubCommands

// The tool with every reader: `stubgen` hands a run over to it when Swift source or a Core Data
// model has to be read.
let tool = StubgenTool(.standard(sources: .linked))
exit(tool.run(Array(CommandLine.arguments.dropFirst())).rawValue)
