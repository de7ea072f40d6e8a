import Foundation
import StubDiagnostics
import StubJSON
import StubSchema
import StubValues

/// The model that a file of stubs is validated against, and how it was told.
struct ModelChoice {
  /// The model's name.
  let model: String
  /// How it was told: `told by the file's name`.
  let reason: String
}

extension SchemaLookup {
  /// Tells the model of a file: from the project's assets, else, place by place as models are looked
  /// for, from the file's name or the keys of its first record.
  ///
  /// - Throws: Where it cannot be told, with the candidates.
  func choose(for url: URL, shown: String, bytes: [UInt8]) throws -> ModelChoice {
    if let model = assetModel(url) {
      return ModelChoice(model: model, reason: "an asset of the project file")
    }
    let keys = Self.keys(of: bytes, shown)
    for tier in tiers {
      let known = try tier.models()
      if let model = try namedModel(url, shown, known.map(\.name)) {
        return ModelChoice(model: model, reason: "told by the file's name")
      }
      if let model = try fittingModel(keys, shown, known) {
        return ModelChoice(model: model, reason: "the only model that its keys fit")
      }
    }
    throw CommandError(try notTold(shown))
  }

  private func notTold(_ shown: String) throws -> [String] {
    let known = try models().map(\.name)
    if known.isEmpty {
      return [
        "no model is described that '\(shown)' could be of",
        "describe it in a '\(SchemaFile.ending)' file, or name its description with --schema PATH",
      ]
    }
    return [
      "'\(shown)' does not tell its model: name it with --model",
      "described are: " + known.prefix(12).joined(separator: ", "),
    ]
  }

  private func assetModel(_ url: URL) -> String? {
    let folder = FileStore(directory: project.folder)
    let path = url.standardizedFileURL.path
    let asset = project.file.assets.first { asset in
      let output = folder.url(asset.output).path
      return output == path || (output.hasSuffix(".dataset") && path.hasPrefix(output + "/"))
    }
    return asset?.model
  }

  /// The longest model name that the file's name begins with.
  private func namedModel(
    _ url: URL,
    _ shown: String,
    _ names: [String]
  ) throws(CommandError) -> String? {
    let stem = url.deletingPathExtension().lastPathComponent
    let fitting = names.filter { stem.hasPrefix(Self.shortName($0)) }
    guard let longest = fitting.map({ Self.shortName($0).count }).max() else { return nil }
    let best = fitting.filter { Self.shortName($0).count == longest }
    if best.count == 1 { return best[0] }
    throw Self.ambiguous(shown, best)
  }

  private static func shortName(_ name: String) -> String {
    name.split(separator: ".").last.map(String.init) ?? name
  }

  /// The only model whose required keys the first record has, and which knows all its keys.
  ///
  /// A type nested in one that fits, as the `Stub` that a class is made from, is no other model.
  private func fittingModel(
    _ keys: [String],
    _ shown: String,
    _ known: [(name: String, shown: String)]
  ) throws(CommandError) -> String? {
    guard !keys.isEmpty else { return nil }
    let fitting = known.filter { speaks(of: keys, $0.shown) && fits($0.name, keys) }.map(\.name)
    let outermost = fitting.filter { name in !fitting.contains { name.hasPrefix($0 + ".") } }
    if outermost.count > 1 { throw Self.ambiguous(shown, outermost) }
    return outermost.first
  }

  private static func ambiguous(_ shown: String, _ names: [String]) -> CommandError {
    CommandError([
      "'\(shown)' can be of more than one model: name it with --model",
      "it fits: " + names.joined(separator: ", "),
    ])
  }

  /// The keys of the first record.
  private static func keys(of bytes: [UInt8], _ shown: String) -> [String] {
    let root = JSONDocument(parsing: SourceText(file: shown, bytes: bytes)).root
    let record = root.kind == .array ? root[0] : root
    return record.map { $0.members.compactMap { $0.key.string } } ?? []
  }

  /// Whether half of the keys occur in the file that declares a model, as they are or in camel
  /// case: a quick look before Swift source is understood.
  private func speaks(of keys: [String], _ shown: String) -> Bool {
    guard shown.hasSuffix(".swift") else { return true }
    guard let data = try? Data(contentsOf: files.url(shown)) else { return false }
    let found = keys.filter { key in
      [key, SnakeCase.fromSnakeCase(key)].contains { data.range(of: Data($0.utf8)) != nil }
    }
    return found.count * 2 >= keys.count
  }

  private func fits(_ model: String, _ keys: [String]) -> Bool {
    guard let found = try? find(model), let whole = found.description.model(named: found.name)
    else { return false }
    let fields = found.description.objectFields(of: whole)
    guard !fields.isEmpty else { return false }
    let known = Set(fields.map(\.wireKey))
    return keys.allSatisfy { known.contains($0) }
      && fields.allSatisfy { !$0.field.isRequired || keys.contains($0.wireKey) }
  }
}
