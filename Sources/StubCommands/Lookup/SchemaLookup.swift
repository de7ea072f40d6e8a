import Foundation
import StubDiagnostics
import StubSchema

/// Finds the description of a model: `--schema` first, then what the project file names, then what
/// lies below the project's folder.
struct SchemaLookup {
  let files: FileStore
  let project: Project
  let tiers: [SchemaTier]
  private let sources: SourceReaders

  /// Reads the tiers.
  ///
  /// - Parameter paths: The values of `--schema`, files or folders.
  /// - Throws: `CommandError` for a path that is not there, `FindingError` for a description that was
  ///   named by `--schema` and is broken.
  init(
    paths: [String],
    project: Project,
    files: FileStore,
    sources: SourceReaders
  ) throws {
    let reader = SchemaFileReader(files: files, sources: sources)
    var tiers: [SchemaTier] = []
    if !paths.isEmpty {
      let tier = try SchemaTier("--schema", paths.map { ($0, files.url($0)) }, reader)
      let broken = tier.descriptions.compactMap(\.failure)
      if !broken.isEmpty { throw FindingError(broken.flatMap(\.findings)) }
      tiers.append(tier)
    }
    if !project.file.schemas.isEmpty, let shown = project.shown {
      let folder = FileStore(directory: project.folder)
      let places = project.file.schemas.map { ($0, folder.url($0)) }
      tiers.append(try SchemaTier(shown, places, reader))
    }
    tiers.append(SchemaTier(below: project.folder, reader))
    self.files = files
    self.project = project
    self.tiers = tiers
    self.sources = sources
  }
}

extension SchemaLookup {
  /// Makes sure that no search needs another process, which is to be called before standard input
  /// is read: nobody can read it twice.
  func settle() throws(FindingError) {
    if tiers.contains(where: { $0.swift != nil }) { try sources.settle() }
  }
}

/// A model with everything that its description refers to.
struct FoundModel {
  /// The model's name in the description.
  let name: String
  /// The description, whole and checked.
  let description: SchemaDescription
  /// The file that declares the model.
  let shown: String
  /// What is doubtful about the description.
  let findings: [Finding]
}

extension SchemaLookup {
  /// Where each model is described, in the order of the search; of several with one name the one
  /// that a search for it finds.
  func models() throws(FindingError) -> [(name: String, shown: String)] {
    var models: [(name: String, shown: String)] = []
    for tier in tiers { models += try tier.models() }
    return unique(models)
  }

  private func unique(
    _ models: [(name: String, shown: String)]
  ) -> [(name: String, shown: String)] {
    var seen: Set<String> = []
    return models.filter { seen.insert($0.name).inserted }
  }

  /// The description of a model, by its name, its qualified name, or its Core Data entity.
  ///
  /// - Throws: `CommandError` where there is none, with the nearest names and where they are, or
  ///   where there are several; `FindingError` where the description is broken.
  func find(_ name: String) throws -> FoundModel {
    for (index, tier) in tiers.enumerated() {
      let matches = try tier.matches(name)
      if matches.count > 1 { throw ambiguous(name, matches) }
      guard let match = matches.first else { continue }
      return try whole(match, from: index)
    }
    throw try notFound(name)
  }

  private func ambiguous(_ name: String, _ matches: [SchemaMatch]) -> CommandError {
    let list = matches.map { "  \($0.name) in \($0.shown)" }
    let isTold = Set(matches.map(\.name)).count == matches.count
    let remedy = isTold ? "name one of them in full" : "choose one with --schema"
    return CommandError(["'\(name)' is described more than once; \(remedy):"] + list)
  }

  /// Merges what the model's file refers to, and checks the whole.
  private func whole(_ match: SchemaMatch, from tier: Int) throws -> FoundModel {
    var description = match.description
    var tried: Set<String> = []
    var open = description.openNames
    while !open.isEmpty {
      for name in open where tried.insert(name).inserted {
        let other = tiers[tier...].lazy.compactMap { $0.declaring(name) }.first
        if let other { description = description.merging(other) }
      }
      open = description.openNames.filter { !tried.contains($0) }
    }
    description.coding = description.coding.over(project.file.coding)
    description.now = description.now ?? project.file.now
    description.locale = description.locale ?? project.file.locale
    let findings = passedOver(to: tier) + match.remarks + SchemaChecker.check(description)
    if findings.contains(where: { $0.code.consequence == .unusable }) {
      throw FindingError(findings)
    }
    return FoundModel(
      name: match.name,
      description: description,
      shown: match.shown,
      findings: findings
    )
  }

  /// What is said about broken descriptions that stand where was searched: the model is not there,
  /// as far as can be told.
  private func passedOver(to tier: Int) -> [Finding] {
    tiers[...tier].flatMap(\.descriptions).compactMap { file in
      guard let first = file.failure?.findings.first else { return nil }
      return Finding(
        .brokenSchema,
        "\(file.shown) is broken and was passed over: \(first.message)",
        at: first.location
      )
    }
  }

  private func notFound(_ name: String) throws -> CommandError {
    let broken = tiers.flatMap(\.descriptions).compactMap(\.failure)
    if !broken.isEmpty { throw FindingError(broken.flatMap(\.findings)) }
    var lines = ["no model '\(name)' is described"]
    let near = unique(try tiers.flatMap { try $0.models(near: name) })
    if !near.isEmpty {
      lines[0] += "; did you mean one of these?"
      lines += near.map { "  \($0.name) in \($0.shown)" }
      return CommandError(lines)
    }
    let known = unique(try tiers.flatMap { try $0.models(first: 12) })
    if known.isEmpty {
      let places = tiers.map(\.title).joined(separator: ", ")
      lines.append("neither a description nor Swift source with a model was found: \(places)")
      lines.append("describe the model in a '\(SchemaFile.ending)' file, or name one with --schema")
    } else {
      lines.append("described are: " + known.prefix(12).map(\.name).joined(separator: ", "))
    }
    return CommandError(lines)
  }
}
