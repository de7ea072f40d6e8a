import Foundation
import StubDiagnostics
import StubSchema
import StubSchemaReaders

/// A file that describes models, read as a whole.
struct SchemaFile {
  /// The kinds of description that are read as a whole, the one that wins first.
  static let kinds: [SchemaKind] = [.stubschema, .coreData, .jsonSchema, .sample]

  /// What kind of description it is.
  let kind: SchemaKind
  /// The file as it is shown.
  let shown: String
  /// What it says, or why it cannot be used.
  let result: Result<SchemaDescription, FindingError>
  /// What is doubtful about it.
  let remarks: [Finding]

  /// What it says; nil where it is broken.
  var description: SchemaDescription? {
    try? result.get()
  }

  /// Why it cannot be used; nil where it can.
  var failure: FindingError? {
    if case .failure(let error) = result { error } else { nil }
  }

  /// The ending of a schema description.
  static let ending = ".stubschema.json"
}

extension FindingCode {
  static let brokenSchema = FindingCode(
    "broken-schema",
    .suspect,
    "A description is broken, and the wanted model was found elsewhere."
  )
  static let unreadableSchema = FindingCode(
    "unreadable-schema",
    .unusable,
    "A schema description cannot be read from the disk."
  )
}

/// Reads files that describe models, each kind by its reader.
struct SchemaFileReader {
  let files: FileStore
  let sources: SourceReaders

  /// Reads a description of any kind but Swift source; the kind is told by name and content.
  func read(_ url: URL) -> SchemaFile {
    let shown = files.shown(url)
    do {
      let (kind, text) = try content(of: url, shown)
      return read(text, kind, besides: url)
    } catch let error as FindingError {
      return SchemaFile(kind: .coreData, shown: shown, result: .failure(error), remarks: [])
    } catch {
      let messages = (error as? CommandError)?.messages ?? [FileStore.reason(error)]
      let findings = messages.map { Finding(.unreadableSchema, $0) }
      let failure = FindingError(findings)
      return SchemaFile(kind: .stubschema, shown: shown, result: .failure(failure), remarks: [])
    }
  }

  /// A Swift file, read when it matters.
  func swiftFile(_ url: URL) -> SwiftSourceFile {
    let (files, shown) = (files, files.shown(url))
    return SwiftSourceFile(shown: shown) { try files.read(url, shownAs: shown) }
  }

  private func content(of url: URL, _ shown: String) throws -> (SchemaKind, SourceText) {
    if CoreDataFolder.isModel(url.path) || url.lastPathComponent == "contents" {
      let path = try CoreDataFolder.contents(
        of: url.path,
        listing: { (try? FileManager.default.contentsOfDirectory(atPath: $0)) ?? [] },
        reading: { try? files.read(URL(fileURLWithPath: $0), shownAs: $0) }
      )
      let contents = URL(fileURLWithPath: path)
      let name = files.shown(contents)
      return (.coreData, SourceText(file: name, bytes: try files.read(contents, shownAs: name)))
    }
    let text = SourceText(file: shown, bytes: try files.read(url, shownAs: shown))
    if url.path.hasSuffix(SchemaFile.ending) { return (.stubschema, text) }
    let prefix = Array(text.bytes.prefix(SchemaKind.prefixLength))
    return (SchemaKind.of(name: url.lastPathComponent, prefix: prefix) ?? .stubschema, text)
  }

  private func read(_ text: SourceText, _ kind: SchemaKind, besides url: URL) -> SchemaFile {
    do {
      let (description, findings) =
        switch kind {
        case .coreData: try sources.coreData(text)
        case .jsonSchema: try JSONSchemaReader.read(text, name: Self.modelName(of: url))
        case .sample: try SampleReader.read([text], name: Self.modelName(of: url))
        case .stubschema, .swift:
          try SchemaReader.read(text) { path, model, location throws(FindingError) in
            try base(path, model, location, besides: url)
          }
        }
      return SchemaFile(
        kind: kind,
        shown: text.file,
        result: .success(description),
        remarks: findings
      )
    } catch {
      return SchemaFile(kind: kind, shown: text.file, result: .failure(error), remarks: [])
    }
  }

  /// `user-profile.schema.json` describes a `UserProfile`.
  private static func modelName(of url: URL) -> String {
    let name = url.lastPathComponent
    return String(name.prefix { $0 != "." })
  }

  /// What an overlay is laid over: a model of another file, named relative to the description.
  private func base(
    _ path: String,
    _ model: String,
    _ location: SourceLocation?,
    besides url: URL
  ) throws(FindingError) -> SchemaDescription {
    let target = FileStore(directory: url.deletingLastPathComponent()).url(path)
    guard files.exists(target) else {
      throw FindingError(
        Finding(.unreadableSchema, "'from' names '\(path)', which is not there", at: location)
      )
    }
    if target.pathExtension == "swift" {
      return try sources.swift([swiftFile(target)]).read([model]).description
    }
    return try read(target).result.get()
  }
}
