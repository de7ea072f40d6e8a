package import StubDiagnostics
import StubJSON
import StubValues

/// Reads `.stubschema.json` into a description, and collects every mistake in it.
package struct SchemaReader {
  /// Gives the description that an overlay is laid over, by the path that `from` names and the
  /// model that is wanted.
  package typealias Base = (
    _ path: String, _ model: String, _ at: SourceLocation?
  ) throws(FindingError) -> SchemaDescription

  /// What the format's first version is called.
  package static let version = 1

  var collector = FindingCollector()
  var description = SchemaDescription()
  let base: Base?

  init(base: Base?) {
    self.base = base
  }

  /// Reads a description.
  ///
  /// Names of types that the text does not declare are left open; `SchemaChecker` looks at them
  /// when every description is there.
  ///
  /// - Parameters:
  ///   - text: The JSON text.
  ///   - base: Reads what `from` names; without it, `from` is a fault.
  /// - Returns: The description, and what is doubtful about it.
  /// - Throws: Every finding, if any of them makes the description unusable.
  package static func read(
    _ text: SourceText,
    base: Base? = nil
  ) throws(FindingError) -> (description: SchemaDescription, findings: [Finding]) {
    var reader = SchemaReader(base: base)
    let document = JSONDocument(parsing: text)
    reader.report(document)
    if !reader.collector.isUnusable { reader.file(document.root) }
    try reader.collector.throwIfUnusable()
    return (reader.description, reader.collector.findings)
  }

  mutating func report(_ document: JSONDocument) {
    for fault in document.faults {
      let code: FindingCode =
        fault.layer == .tolerated && fault.kind != .duplicateKey
        ? .schemaDoubtfulJSON : .schemaNotJSON
      collector.report(fault.finding(code, in: document.source))
    }
  }
}

extension SchemaReader {
  /// Reads the file's level: one model, or several under `models`.
  private mutating func file(_ root: JSONNode) {
    let path = JSONPath()
    guard root.kind == .object else {
      return wrong(root, path, "a schema description is an object", found: root)
    }
    let words = self.words(root, path, file: true)
    guard isKnownVersion(words.file[.stubschema], root, path) else { return }
    description.coding = coding(words.file[.coding], path.appending("coding"))
    description.now = instant(words.file[.now], path.appending("now"))
    description.catalogue = wholeNumber(words.file[.catalogue], path.appending("catalogue"))
    description.locale = text(words.file[.locale], path.appending("locale"))
    aliases(words.file[.aliases], path.appending("aliases"))
    enums(words.file[.enums], path.appending("enums"))
    models(words, root, path)
  }

  private mutating func models(_ words: FileWords, _ root: JSONNode, _ path: JSONPath) {
    if let models = words.file[.models] {
      if let name = words.file[.model] {
        report(.conflictingWords, "'model' and 'models' do not stand together", name, path)
      }
      reportStray(words.model, path)
      for (key, value) in members(models, path.appending("models"), of: "models by name") {
        model(named: key.text, value, path.appending("models").appending(key.text), nil)
      }
    } else if let node = words.file[.model] {
      if let name = text(node, path.appending("model")) {
        model(named: name, root, path, words.model)
      }
    } else if description.enums.isEmpty && description.aliases.isEmpty {
      report(.missingWord, "neither 'model' nor 'models' is there", root, path)
    }
  }

  private mutating func reportStray(_ words: [Words.Model: JSONNode], _ path: JSONPath) {
    let mine: Set<Words.Model> = [.coding, .locale]
    for word in Words.Model.allCases where !mine.contains(word) {
      guard let node = words[word] else { continue }
      let message = "'\(word.rawValue)' belongs to a model, under 'models'"
      report(.misplacedWord, message, node, path)
    }
  }

  private mutating func isKnownVersion(
    _ node: JSONNode?,
    _ root: JSONNode,
    _ path: JSONPath
  ) -> Bool {
    guard let node else {
      let fix = Finding.Fix("add \"stubschema\": \(Self.version)")
      report(.missingWord, "'stubschema' is missing", root, path, fix: fix)
      return true
    }
    guard let version = wholeNumber(node, path.appending("stubschema")) else { return true }
    if version == Self.version { return true }
    let message =
      version > Self.version
      ? "format \(version) is read by a later stubgen; this one reads \(Self.version)"
      : "there is no format \(version); this stubgen reads \(Self.version)"
    report(.newerFormat, message, node, path.appending("stubschema"))
    return false
  }

  private mutating func aliases(_ node: JSONNode?, _ path: JSONPath) {
    guard let node else { return }
    for (key, value) in members(node, path, of: "types by alias") {
      guard let type = type(value, path.appending(key.text), hint: key.text) else { continue }
      var alias = TypeAlias(name: key.text, type: type)
      alias.origin = Origin(key.node.location)
      description.aliases.append(alias)
    }
  }
}
