import Foundation
import StubCommands

let tool = StubgenTool(.standard(sources: .elsewhere { handOver(to: "stubgen-sources") }))
exit(tool.run(Array(CommandLine.arguments.dropFirst())).rawValue)
