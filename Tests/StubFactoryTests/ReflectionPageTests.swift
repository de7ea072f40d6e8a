import Foundation
import StubFactory
import StubSchema
import Testing

/// The pages about what reflection cannot find out show what it says of the types on them.
@Suite struct ReflectionPageTests {
  private struct Refusal: Error {}

  private enum Types {
    struct Item: Decodable {
      let name: String
      init(from decoder: any Decoder) throws {
        name = try decoder.singleValueContainer().decode(String.self)
        guard name.hasPrefix("item:") else { throw Refusal() }
      }
    }
  }

  private enum Cases {
    struct Card: Decodable {
      let number: String
      init(from decoder: any Decoder) throws {
        number = try decoder.singleValueContainer().decode(String.self)
        guard number.hasPrefix("card:") else { throw Refusal() }
      }
    }
    enum Payment: Decodable { case cash, card(Card) }
  }

  private enum Keys {
    struct Nested: Decodable {
      var city: String
      enum CodingKeys: CodingKey { case city, zip }
      init(from decoder: any Decoder) throws {
        city = try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .city)
      }
    }
  }

  private enum Rules {
    struct Item: Decodable {
      let count: Int
      init(from decoder: any Decoder) throws {
        count = try decoder.singleValueContainer().decode(Int.self)
        guard count.isMultiple(of: 7) else { throw Refusal() }
      }
    }
  }

  @Test func showsWhatIsSaidOfTheTypeOnThePage() throws {
    try hold("unlearnt-type", to: Types.Item.self)
    try hold("unlearnt-cases", to: Cases.Payment.self)
    try hold("unlearnt-keys", to: Keys.Nested.self)
    try hold("unlearnt-rule", to: Rules.Item.self)
  }

  @Test func showsWhatIsSaidOfABrokenHint() throws {
    var hints = ReflectionHints()
    hints.describe(Rules.Item.self, as: #"{ "fields": "#)
    try hold("bad-hint", to: Rules.Item.self, hints)
  }

  /// Compares what the page shows, up to "…" where it has one, with what is said of a type, and the
  /// Swift code on it with that of this file.
  private func hold<Model: Decodable>(
    _ code: String,
    to type: Model.Type,
    _ hints: ReflectionHints? = nil
  ) throws {
    var remarks: [String] = []
    _ = SchemaDescription(reflecting: type, hints: hints ?? ReflectionHints()) {
      remarks.append($0.replacing(/ReflectionPageTests\.\w+\./, with: ""))
    }
    let page = try text("Sources/stubgen/stubgen.docc/Findings/\(code).md")
    let shown = try #require(block("text", in: page)).split(separator: "\n").map(String.init)
    #expect(remarks.count >= shown.count, "\(remarks)")
    for (remark, line) in zip(remarks, shown) {
      let parts = line.components(separatedBy: "…")
      #expect(remark.hasPrefix(parts[0]) && remark.hasSuffix(parts[parts.count - 1]), "\(remark)")
    }
    guard hints == nil else { return }
    let source = lines(try text("Tests/StubFactoryTests/ReflectionPageTests.swift"))
    #expect(source.firstRange(of: lines(try #require(block("swift", in: page)))) != nil)
  }

  private func text(_ path: String) throws -> String {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../..").standardizedFileURL
    return try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
  }

  private func block(_ language: String, in page: String) -> Substring? {
    let parts = page.components(separatedBy: "```\(language)\n")
    return parts.count > 1 ? parts[1].components(separatedBy: "```").first.map { $0[...] } : nil
  }

  private func lines(_ text: some StringProtocol) -> [String] {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
  }
}
