import Foundation
import StubDiagnostics
import StubSchema

/// Finds the description of a model: `--schema` first, then what the project file names, then what
/// lies below the project's folder.
struct SchemaLookup {
  let files: FileStore
  let project: Project
  let tiers: [SchemaTier]

  /// Reads the tiers.
  ///
  /// - Parameter paths: The values of `--schema`, files or folders.
  /// - Throws: For a path that is not there.
  init(paths: [String], project: Project, files: FileStore) throws(CommandError) {
    self.files = files
    self.project = project
    var tiers: [SchemaTier] = []
    if !paths.isEmpty {
      let urls = paths.map { ($0, files.url($0)) }
      tiers.append(try Self.tier("--schema", urls, files))
    }
    if !project.file.schemas.isEmpty, let shown = project.shown {
      let urls = project.file.schemas.map { path in
        (path, FileStore(directory: project.folder).url(path))
      }
      tiers.append(try Self.tier(shown, urls, files))
    }
    tiers.append(Self.tier(below: project.folder, files))
    self.tiers = tiers
  }

  private static func tier(
    _ title: String,
    _ places: [(path: String, url: URL)],
    _ files: FileStore
  ) throws(CommandError) -> SchemaTier {
    let missing = places.filter { !files.exists($0.url) }
    guard missing.isEmpty else {
      throw CommandError(missing.map { "\(title) names '\($0.path)', which is not there" })
    }
    let found = places.flatMap { place -> [SchemaFile] in
      files.isFolder(place.url)
        ? tier(below: place.url, files).descriptions : [SchemaFile.read(place.url, files: files)]
    }
    var seen: Set<String> = []
    return SchemaTier(title: title, descriptions: found.filter { seen.insert($0.shown).inserted })
  }

  private static func tier(below folder: URL, _ files: FileStore) -> SchemaTier {
    let urls = FolderWalk.files(below: folder) { $0.hasSuffix(SchemaFile.ending) }
    let descriptions = urls.map { SchemaFile.read($0, files: files) }
    return SchemaTier(title: "below \(files.shown(folder))", descriptions: descriptions)
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
  /// What is doubtful about the description, and about broken ones that were passed over.
  let findings: [Finding]
}

extension SchemaLookup {
  /// Where each model of the tiers is described, in the order of the search.
  var models: [(model: ModelSchema, shown: String)] {
    var seen: Set<String> = []
    return tiers.flatMap(\.descriptions).flatMap { file in
      (file.description?.models ?? []).filter { !$0.isInline }.map { ($0, file.shown) }
    }
    .filter { seen.insert($0.model.name + "\u{0}" + $0.shown).inserted }
  }

  /// The description of a model, by its name, its qualified name, or its Core Data entity.
  ///
  /// - Throws: `CommandError` where there is none, with the nearest names and where they are, or
  ///   where there are several; `FindingError` where the description is broken.
  func find(_ name: String) throws -> FoundModel {
    for (index, tier) in tiers.enumerated() {
      let matches = matches(name, in: tier)
      if matches.count > 1 { throw ambiguous(name, matches, in: tier) }
      guard let match = matches.first else { continue }
      return try whole(match, from: index)
    }
    throw try notFound(name)
  }

  private struct Match {
    let model: ModelSchema
    let description: SchemaDescription
    let file: SchemaFile
  }

  private func matches(_ name: String, in tier: SchemaTier) -> [Match] {
    let all = tier.descriptions.flatMap { file in
      (file.description?.models ?? []).filter { !$0.isInline }.compactMap { model in
        file.description.map { Match(model: model, description: $0, file: file) }
      }
    }
    let exact = all.filter { $0.model.name == name }
    if !exact.isEmpty { return exact }
    return all.filter { match in
      match.model.name.hasSuffix("." + name) || match.model.persistence.entity == name
        || match.model.persistence.className == name
    }
  }

  private func ambiguous(_ name: String, _ matches: [Match], in tier: SchemaTier) -> CommandError {
    let list = matches.map { "  \($0.model.name) in \($0.file.shown)" }
    let names = Set(matches.map(\.model.name))
    let remedy =
      names.count == matches.count
      ? "name one of them in full" : "choose one with --schema"
    return CommandError(["'\(name)' is described more than once; \(remedy):"] + list)
  }

  /// Merges what the model's file refers to, and checks the whole.
  private func whole(_ match: Match, from tier: Int) throws -> FoundModel {
    var description = match.description
    var findings = match.file.remarks
    var tried: Set<String> = []
    var open = description.openNames
    while !open.isEmpty {
      for name in open where tried.insert(name).inserted {
        guard let other = declaring(name, from: tier) else { continue }
        description = description.merging(other)
      }
      open = description.openNames.filter { !tried.contains($0) }
    }
    description.coding = description.coding.over(project.file.coding)
    description.now = description.now ?? project.file.now
    description.locale = description.locale ?? project.file.locale
    findings += SchemaChecker.check(description)
    if findings.contains(where: { $0.code.consequence == .unusable }) {
      throw FindingError(findings)
    }
    return FoundModel(
      name: match.model.name,
      description: description,
      shown: match.file.shown,
      findings: findings
    )
  }

  private func declaring(_ name: String, from tier: Int) -> SchemaDescription? {
    for tier in tiers[tier...] {
      let file = tier.descriptions.first { file in
        guard let description = file.description else { return false }
        return description.declaration(named: name) != nil
          || description.aliases.contains { $0.name == name }
      }
      if let file { return file.description }
    }
    return nil
  }

  private func notFound(_ name: String) throws -> CommandError {
    let broken = tiers.flatMap(\.descriptions).compactMap { file -> FindingError? in
      if case .failure(let error) = file.result { error } else { nil }
    }
    if !broken.isEmpty { throw FindingError(broken.flatMap(\.findings)) }
    let known = models
    var lines = ["no model '\(name)' is described"]
    let near = NearMiss.ranked(name, among: known.map(\.model.name))
    if !near.isEmpty {
      lines[0] += "; did you mean one of these?"
      lines += known.filter { near.contains($0.model.name) }.map {
        "  \($0.model.name) in \($0.shown)"
      }
    } else if known.isEmpty {
      lines.append(
        "no '\(SchemaFile.ending)' was found: \(tiers.map(\.title).joined(separator: ", "))"
      )
      lines.append("describe the model, or name its description with --schema PATH")
    } else {
      lines.append("described are: " + known.prefix(12).map(\.model.name).joined(separator: ", "))
    }
    return CommandError(lines)
  }
}
