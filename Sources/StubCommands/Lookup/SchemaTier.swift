import Foundation
import StubDiagnostics
import StubSchema

/// One place where models are looked for, with everything that is described there.
///
/// The tiers are searched in order, and the first with a match wins.
struct SchemaTier {
  /// What the tier is called in messages: `--schema`, `stubgen.json`, `below Sources`.
  let title: String
  /// The descriptions, in the order of their paths.
  let descriptions: [SchemaFile]
}

/// A file with a description, read once.
struct SchemaFile {
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
}

extension SchemaFile {
  /// The ending of a schema description.
  static let ending = ".stubschema.json"

  /// Reads a description.
  static func read(_ url: URL, files: FileStore) -> SchemaFile {
    let shown = files.shown(url)
    do {
      let bytes = try files.read(url, shownAs: shown)
      let text = SourceText(file: shown, bytes: bytes)
      let (description, findings) = try SchemaReader.read(text)
      return SchemaFile(shown: shown, result: .success(description), remarks: findings)
    } catch let error as FindingError {
      return SchemaFile(shown: shown, result: .failure(error), remarks: [])
    } catch {
      let messages = (error as? CommandError)?.messages ?? ["\(error)"]
      let findings = messages.map { Finding(.unreadableSchema, $0) }
      return SchemaFile(shown: shown, result: .failure(FindingError(findings)), remarks: [])
    }
  }
}

extension FindingCode {
  static let unreadableSchema = FindingCode(
    "unreadable-schema",
    .unusable,
    "A schema description cannot be read from the disk."
  )
}
