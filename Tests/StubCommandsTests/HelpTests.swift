import StubCommands
import Testing

@Suite struct HelpTests {
  @Test(arguments: ["generate", "validate", "schema", "list"])
  func explainsEverySubcommandWithAnExample(name: String) throws {
    let workplace = try Workplace()
    let help = workplace.run("help \(name)")
    #expect(help.status == .success)
    #expect(help.output.hasPrefix("stubgen \(name): "))
    #expect(help.output.contains("\nusage: stubgen \(name) "))
    #expect(help.output.contains("\nexamples:\n  stubgen \(name) "))
    #expect(help.output.contains("      --project PATH\n"))
    #expect(help.output.split(separator: "\n").allSatisfy { $0.count <= 100 })
    #expect(workplace.run("\(name) --help").output == help.output)
  }

  @Test func listsTheCommands() throws {
    let overview = try Workplace().run("--help").output
    for name in ["generate", "validate", "schema", "list"] {
      #expect(overview.contains("\n  \(name)  "))
    }
  }

  @Test func printsTheVersion() throws {
    #expect(try Workplace().run("--version").output == "stubgen \(StubgenTool.version)\n")
  }
}
