package import StubDiagnostics
import StubJSON

extension ProjectFile {
  /// The version of the project file's format.
  static let version = 1

  /// Reads a project file.
  ///
  /// - Returns: The project, and what is doubtful about the file.
  /// - Throws: Every finding, if any of them makes the file unusable.
  package static func read(
    _ text: SourceText
  ) throws(FindingError) -> (project: ProjectFile, findings: [Finding]) {
    var reader = SchemaReader(base: nil)
    let document = JSONDocument(parsing: text)
    reader.report(document)
    let project = reader.collector.isUnusable ? ProjectFile() : reader.project(document.root)
    try reader.collector.throwIfUnusable()
    return (project, reader.collector.findings)
  }
}

extension SchemaReader {
  fileprivate mutating func project(_ root: JSONNode) -> ProjectFile {
    var project = ProjectFile()
    let path = JSONPath()
    let words = self.words(root, path, as: Words.Project.self, of: "a project's words")
    checkVersion(words[.stubgen], root, path)
    project.schemas = texts(words[.schemas], path.appending("schemas")) ?? []
    project.seed = seed(words[.seed], path.appending("seed"))
    project.locale = text(words[.locale], path.appending("locale"))
    project.coding = coding(words[.coding], path.appending("coding"))
    project.now = instant(words[.now], path.appending("now"))
    project.catalogue = wholeNumber(words[.catalogue], path.appending("catalogue"))
    project.accessors = text(words[.accessors], path.appending("accessors"))
    for (index, node) in (elements(words[.assets], path.appending("assets"), of: "assets") ?? [])
      .enumerated()
    {
      if let asset = asset(node, path.appending("assets").appending(index)) {
        project.assets.append(asset)
      }
    }
    project.findings = settings(words[.findings], path.appending("findings"))
    return project
  }

  private mutating func checkVersion(_ node: JSONNode?, _ root: JSONNode, _ path: JSONPath) {
    guard let node else {
      if root.kind == .object { report(.missingWord, "'stubgen' is missing", root, path) }
      return
    }
    let version = wholeNumber(node, path.appending("stubgen"))
    if let version, version != ProjectFile.version {
      let message = "project format \(version); this stubgen reads \(ProjectFile.version)"
      report(.newerFormat, message, node, path.appending("stubgen"))
    }
  }

  private mutating func asset(_ node: JSONNode, _ path: JSONPath) -> ProjectFile.Asset? {
    let words = self.words(node, path, as: Words.Asset.self, of: "an asset's words")
    for word in [Words.Asset.model, .output] where words[word] == nil && node.kind == .object {
      report(.missingWord, "'\(word.rawValue)' is missing", node, path)
    }
    guard let model = text(words[.model], path.appending("model")) else { return nil }
    guard let output = text(words[.output], path.appending("output")) else { return nil }
    var asset = ProjectFile.Asset(model: model, output: output)
    asset.count = wholeNumber(words[.count], path.appending("count"))
    asset.seed = seed(words[.seed], path.appending("seed"))
    asset.locale = text(words[.locale], path.appending("locale"))
    asset.coding = coding(words[.coding], path.appending("coding"))
    asset.now = instant(words[.now], path.appending("now"))
    asset.scenario = text(words[.scenario], path.appending("scenario"))
    asset.envelope = value(words[.envelope], path.appending("envelope"))
    asset.origin = Origin(node.location, words: words.locations)
    return asset
  }

  private mutating func settings(
    _ node: JSONNode?,
    _ path: JSONPath
  ) -> [ProjectFile.FindingSetting] {
    guard let node else { return [] }
    return members(node, path, of: "levels by finding code").compactMap { key, value in
      let place = path.appending(key.text)
      guard let level = name(value, place, of: ProjectFile.FindingSetting.Level.self) else {
        return nil
      }
      var setting = ProjectFile.FindingSetting(code: key.text, level: level)
      setting.origin = Origin(key.node.location)
      return setting
    }
  }

  private mutating func seed(_ node: JSONNode?, _ path: JSONPath) -> UInt64? {
    guard let node else { return nil }
    if let seed = node.number.flatMap({ UInt64($0) }) { return seed }
    wrong(node, path, "a seed is a whole number from 0 to 18446744073709551615", found: node)
    return nil
  }
}
