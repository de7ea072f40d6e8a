import StubDiagnostics
import StubJSON
import StubValues

/// The words of a level by their names.
typealias WordValues<Word: Hashable> = [Word: JSONNode]

/// The words of a file's level: the file's own, and those of its single model.
struct FileWords {
  var file: WordValues<Words.File> = [:]
  var model: WordValues<Words.Model> = [:]
}

/// A key of an object that the user names: a field, a model, an alias.
struct NamedKey {
  let text: String
  let node: JSONNode
}

extension SchemaReader {
  /// Reports something about `node`.
  mutating func report(
    _ code: FindingCode,
    _ message: String,
    _ node: JSONNode,
    _ path: JSONPath,
    fix: Finding.Fix? = nil
  ) {
    collector.report(Finding(code, message, at: node.location, path: path.description, fix: fix))
  }

  /// Reports that `node` is not what it should be.
  mutating func wrong(
    _ node: JSONNode,
    _ path: JSONPath,
    _ expectation: String,
    found: JSONNode
  ) {
    report(.wrongValue, "\(expectation); found \(found.summary)", node, path)
  }

  /// The values of the words of one level; whatever is no word of it is reported.
  mutating func words<Word>(
    _ node: JSONNode,
    _ path: JSONPath,
    as vocabulary: Word.Type,
    of owner: String
  ) -> WordValues<Word>
  where Word: Hashable & CaseIterable & RawRepresentable<String> {
    var values: WordValues<Word> = [:]
    for (key, value) in members(node, path, of: owner) {
      if let word = Word(rawValue: key.text) {
        values[word] = value
      } else {
        unknown(key, path, among: Word.allCases.map(\.rawValue))
      }
    }
    return values
  }

  /// The words of a file's level.
  mutating func words(_ node: JSONNode, _ path: JSONPath, file: Bool) -> FileWords {
    var values = FileWords()
    let all = Words.File.allCases.map(\.rawValue) + Words.Model.allCases.map(\.rawValue)
    for (key, value) in members(node, path, of: "a description's words") {
      values.file[unlessNil: Words.File(rawValue: key.text)] = value
      values.model[unlessNil: Words.Model(rawValue: key.text)] = value
      if !all.contains(key.text) { unknown(key, path, among: all) }
    }
    return values
  }

  /// Reports a key that means nothing where it stands.
  mutating func unknown(_ key: NamedKey, _ path: JSONPath, among words: [String]) {
    var message = "unknown word '\(key.text)'"
    var fix: Finding.Fix?
    if let nearest = NearMiss.nearest(to: key.text, among: words) {
      message += "; did you mean '\(nearest)'?"
      fix = Finding.Fix(
        "write \"\(nearest)\"",
        edits: [Finding.Edit(key.node.range, "\"\(nearest)\"")]
      )
    }
    report(.unknownWord, message, key.node, path.appending(key.text), fix: fix)
  }

  /// The members of an object without the remarks; anything else than an object is reported.
  mutating func members(
    _ node: JSONNode,
    _ path: JSONPath,
    of owner: String
  ) -> [(key: NamedKey, value: JSONNode)] {
    guard node.kind == .object else {
      wrong(node, path, "here stands an object: \(owner)", found: node)
      return []
    }
    return node.members.compactMap { member in
      guard let name = member.key.string, !Words.isRemark(name) else { return nil }
      return (NamedKey(text: name, node: member.key), member.value)
    }
  }

  /// The members of an object whose keys are names that the user gives, each with a type or more.
  ///
  /// JSON has keys such as `$schema` and `x-id` too, so a remark is only what cannot be a type.
  mutating func named(
    _ node: JSONNode,
    _ path: JSONPath,
    of owner: String
  ) -> [(key: NamedKey, value: JSONNode)] {
    guard node.kind == .object else { return members(node, path, of: owner) }
    return node.members.compactMap { member in
      guard let name = member.key.string, !Words.isRemark(name) || Self.isType(member.value) else {
        return nil
      }
      return (NamedKey(text: name, node: member.key), member.value)
    }
  }

  private static func isType(_ node: JSONNode) -> Bool {
    if let text = node.string { return (try? TypeReference(parsing: text)) != nil }
    return node.kind == .object || (node.kind == .array && node.count == 1)
  }

  /// The elements of an array; anything else is reported.
  mutating func elements(_ node: JSONNode?, _ path: JSONPath, of what: String) -> [JSONNode]? {
    guard let node else { return nil }
    guard node.kind == .array else {
      wrong(node, path, "here stands an array: \(what)", found: node)
      return nil
    }
    return Array(node.elements)
  }

  /// A string; anything else is reported.
  mutating func text(_ node: JSONNode?, _ path: JSONPath) -> String? {
    guard let node else { return nil }
    if let text = node.string { return text }
    wrong(node, path, "here stands a string", found: node)
    return nil
  }

  /// A list of strings.
  mutating func texts(_ node: JSONNode?, _ path: JSONPath) -> [String]? {
    elements(node, path, of: "strings")?.enumerated().compactMap { index, element in
      text(element, path.appending(index))
    }
  }

  /// A Boolean; anything else is reported.
  mutating func flag(_ node: JSONNode?, _ path: JSONPath) -> Bool? {
    guard let node else { return nil }
    if let flag = node.bool { return flag }
    wrong(node, path, "here stands true or false", found: node)
    return nil
  }

  /// A whole number from 0; anything else is reported.
  mutating func wholeNumber(_ node: JSONNode?, _ path: JSONPath) -> Int? {
    guard let node else { return nil }
    if let number = node.number.flatMap({ Int($0) }), number >= 0 { return number }
    wrong(node, path, "here stands a whole number from 0", found: node)
    return nil
  }

  /// A number in its exact spelling; anything else is reported.
  mutating func number(_ node: JSONNode?, _ path: JSONPath) -> String? {
    guard let node else { return nil }
    if let number = node.number { return number }
    wrong(node, path, "here stands a number", found: node)
    return nil
  }

  /// A number from 0 to 1; anything else is reported.
  mutating func share(_ node: JSONNode?, _ path: JSONPath) -> Double? {
    guard let node else { return nil }
    if let text = node.number, let share = Double(text), (0...1).contains(share) {
      return share
    }
    wrong(node, path, "here stands a number from 0 to 1", found: node)
    return nil
  }

  /// A value of any kind.
  mutating func value(_ node: JSONNode?, _ path: JSONPath) -> JSONValue? {
    guard let node else { return nil }
    if let value = JSONValue(node) { return value }
    wrong(node, path, "here stands a JSON value", found: node)
    return nil
  }

  /// Values of any kind, at least one.
  mutating func values(_ node: JSONNode?, _ path: JSONPath) -> [JSONValue]? {
    guard let elements = elements(node, path, of: "values") else { return nil }
    if let node, elements.isEmpty {
      report(.wrongValue, "at least one value stands here", node, path)
      return nil
    }
    return elements.enumerated().compactMap { value($1, path.appending($0)) }
  }

  /// One of the names of `Name`; anything else is reported, with the nearest name.
  mutating func name<Name>(_ node: JSONNode?, _ path: JSONPath, of: Name.Type) -> Name?
  where Name: CaseIterable & RawRepresentable<String> {
    guard let node, let text = text(node, path) else { return nil }
    if let name = Name(rawValue: text) { return name }
    reportUnknownName(text, node, path, among: Name.allCases.map(\.rawValue))
    return nil
  }

  /// Reports a name that is none of `names`.
  mutating func reportUnknownName(
    _ text: String,
    _ node: JSONNode,
    _ path: JSONPath,
    among names: [String]
  ) {
    var message = "'\(text)' is none of " + names.map { "'\($0)'" }.joined(separator: ", ")
    if let nearest = NearMiss.nearest(to: text, among: names) {
      message = "there is no '\(text)' here; did you mean '\(nearest)'?"
    }
    report(.wrongValue, message, node, path)
  }
}

extension Dictionary {
  /// Sets the value of a key that may be none.
  fileprivate subscript(unlessNil key: Key?) -> Value? {
    get { key.flatMap { self[$0] } }
    set { if let key { self[key] = newValue } }
  }
}
