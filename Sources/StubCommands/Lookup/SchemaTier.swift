import Foundation
import StubDiagnostics
import StubSchema
import StubSchemaReaders

/// One place where models are looked for, with everything that is described there.
///
/// The tiers are searched in order, and the first with a match wins; within one, a description wins
/// over a Core Data model, that over a JSON Schema, and that over Swift source.
struct SchemaTier {
  /// What the tier is called in messages: `--schema`, `stubgen.json`, `below Sources`.
  let title: String
  /// Everything but Swift source, in the order of paths.
  let descriptions: [SchemaFile]
  /// The Swift source.
  let swift: (any SwiftSourceReader)?

  /// A tier of files and folders; of a folder, everything below it.
  ///
  /// - Throws: For a path that is not there.
  init(
    _ title: String,
    _ places: [(path: String, url: URL)],
    _ reader: SchemaFileReader
  ) throws(CommandError) {
    let missing = places.filter { !reader.files.exists($0.url) }
    guard missing.isEmpty else {
      throw CommandError(missing.map { "\(title) names '\($0.path)', which is not there" })
    }
    let urls = places.flatMap { place in
      reader.files.isFolder(place.url) && !Self.isDataModel(place.url.lastPathComponent)
        ? FolderWalk.files(below: place.url, where: Self.isWanted) : [place.url]
    }
    self.init(title, urls, reader)
  }

  /// A tier of everything below a folder.
  init(below folder: URL, _ reader: SchemaFileReader) {
    let urls = FolderWalk.files(below: folder, where: Self.isWanted)
    self.init("below \(reader.files.shown(folder))", urls, reader)
  }

  private init(_ title: String, _ urls: [URL], _ reader: SchemaFileReader) {
    var seen: Set<String> = []
    let urls = urls.filter { seen.insert($0.standardizedFileURL.path).inserted }
    let swiftFiles = urls.filter { $0.pathExtension == "swift" }
    self.title = title
    descriptions = urls.filter { $0.pathExtension != "swift" }.map { reader.read($0) }
    swift =
      swiftFiles.isEmpty ? nil : reader.sources.swift(swiftFiles.map { reader.swiftFile($0) })
  }

  private static func isWanted(_ name: String) -> Bool {
    name.hasSuffix(SchemaFile.ending) || name.hasSuffix(".swift") || isDataModel(name)
  }

  private static func isDataModel(_ name: String) -> Bool {
    name.hasSuffix(".xcdatamodeld") || name.hasSuffix(".xcdatamodel")
  }
}

/// A model that answers to a name.
struct SchemaMatch {
  /// The model's name in the description.
  let name: String
  /// The description that declares it.
  let description: SchemaDescription
  /// The file that declares it.
  let shown: String
  /// What is doubtful about the description.
  let remarks: [Finding]
}

extension SchemaTier {
  /// The models that are described here, with the file that a search for each one finds.
  func models() throws(FindingError) -> [(name: String, shown: String)] {
    let declared = try swift?.modelNames() ?? []
    var seen: Set<String> = []
    return (described + declared.map { ($0.name, $0.location.file) }).filter {
      seen.insert($0.0).inserted
    }
  }

  /// The models of everything but Swift source, with the file of each.
  var described: [(name: String, shown: String)] {
    SchemaFile.kinds.flatMap { kind in
      descriptions.filter { $0.kind == kind }.flatMap { file in
        (file.description?.models ?? []).filter { !$0.isInline }.map { ($0.name, file.shown) }
      }
    }
  }

  /// The models whose names are near to `name`, with the file of each.
  func models(
    near name: String
  ) throws(FindingError) -> [(name: String, shown: String)] {
    let near = NearMiss.ranked(name, among: described.map(\.name))
    let declared = try swift?.modelNames(near: name) ?? []
    return described.filter { near.contains($0.name) }
      + declared.map { ($0.name, $0.location.file) }
  }

  /// The first models that are described here.
  func models(first limit: Int) throws(FindingError) -> [(name: String, shown: String)] {
    let declared = try swift?.modelNames(first: limit) ?? []
    return Array((described + declared.map { ($0.name, $0.location.file) }).prefix(limit))
  }

  /// The models that answer to `name`: by their name, by the end of a qualified one, or by their
  /// Core Data entity or class.
  ///
  /// - Throws: Where Swift source declares it, and it cannot be read.
  func matches(_ name: String) throws(FindingError) -> [SchemaMatch] {
    for kind in SchemaFile.kinds {
      let found = matches(name, in: descriptions.filter { $0.kind == kind })
      if !found.isEmpty { return found }
    }
    guard let swift else { return [] }
    do {
      let (description, findings) = try swift.read([name])
      let origin = description.models.first?.origin ?? description.enums.first?.origin
      let file = SchemaFile(
        kind: .swift,
        shown: origin?.location?.file ?? title,
        result: .success(description),
        remarks: findings
      )
      // The arguments of a generic type are spelled anew.
      let wanted = name.contains("<") ? description.models.first?.name ?? name : name
      return Array(matches(wanted, in: [file]).prefix(1))
    } catch {
      let faults = error.findings.filter { $0.code.consequence == .unusable }
      if faults.allSatisfy({ $0.code == .swiftTypeUnknown && $0.location == nil }) { return [] }
      throw error
    }
  }

  private func matches(_ name: String, in files: [SchemaFile]) -> [SchemaMatch] {
    let all = files.flatMap { file -> [(ModelSchema, SchemaMatch)] in
      guard let description = file.description?.withModel(ofEnum: name) else { return [] }
      return description.models.filter { !$0.isInline }.map { model in
        let match = SchemaMatch(
          name: model.name,
          description: description,
          shown: file.shown,
          remarks: file.remarks
        )
        return (model, match)
      }
    }
    let exact = all.filter { $0.0.name == name }
    let fitting = exact.isEmpty ? all.filter { $0.0.answers(to: name) } : exact
    return fitting.map(\.1)
  }

  /// A description that declares the type `name`.
  func declaring(_ name: String) -> SchemaDescription? {
    let file = descriptions.first { file in
      guard let description = file.description else { return false }
      return description.declaration(named: name) != nil
        || description.aliases.contains { $0.name == name }
    }
    return file?.description ?? (try? swift?.read([name]).description)
  }
}

extension SchemaDescription {
  /// The description with a model whose records are values of the enum `name`, if there is one.
  fileprivate func withModel(ofEnum name: String) -> SchemaDescription {
    let name = name.hasSuffix(".self") ? String(name.dropLast(".self".count)) : name
    let fitting = enums.filter { $0.name == name || $0.name.hasSuffix("." + name) }
    guard let only = fitting.first, fitting.count == 1, model(named: name) == nil,
      model(named: only.name + ".self") == nil
    else { return self }
    var description = self
    let value = Field(name: "", type: .named(only.name))
    var model = ModelSchema(name: only.name + ".self", shape: .wraps(value))
    model.origin = only.origin
    description.models.append(model)
    return description
  }
}

extension ModelSchema {
  /// Whether a name that is not its own means it.
  fileprivate func answers(to name: String) -> Bool {
    self.name == name + ".self" || self.name.hasSuffix("." + name)
      || self.name.hasSuffix("." + name + ".self") || persistence.entity == name
      || persistence.className == name
  }
}
