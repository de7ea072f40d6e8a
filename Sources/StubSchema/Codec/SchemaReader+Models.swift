import StubDiagnostics
import StubJSON

extension SchemaReader {
  /// Reads a model into the description.
  ///
  /// - Parameters:
  ///   - given: The model's words where they are read already.
  ///   - known: A model whose shape is known, and which the words are laid over.
  mutating func model(
    named name: String,
    _ node: JSONNode,
    _ path: JSONPath,
    _ given: WordValues<Words.Model>?,
    isInline: Bool = false,
    over known: ModelSchema? = nil
  ) {
    let words = given ?? self.words(node, path, as: Words.Model.self, of: "a model's words")
    var model =
      known ?? baseModel(named: name, words[.from], path) ?? ModelSchema(name: name, shape: .none)
    let place = description.models.count
    model.isInline = isInline
    model.origin = Origin(node.location, words: words.locations)
    description.models.append(model)
    if known == nil, let shape = shape(words, over: model, path, node) { model.shape = shape }
    if given == nil {
      model.coding = coding(words[.coding], path.appending("coding")).over(model.coding)
      model.locale = text(words[.locale], path.appending("locale")) ?? model.locale
    }
    if let keys = uniqueKeys(words[.unique], path.appending("unique")) { model.uniqueKeys = keys }
    if let isIdentifiable = flag(words[.identifiable], path.appending("identifiable")) {
      model.isIdentifiable = isIdentifiable
    }
    model.count = wholeNumber(words[.count], path.appending("count")) ?? model.count
    model.pinnedRecords = records(words[.records], path.appending("records")) ?? model.pinnedRecords
    if let node = words[.persistence] {
      model.persistence = persistence(node, path.appending("persistence"), over: model.persistence)
    }
    description.models[place] = model
  }

  private mutating func baseModel(
    named name: String,
    _ node: JSONNode?,
    _ path: JSONPath
  ) -> ModelSchema? {
    guard let node, let source = text(node, path.appending("from")) else { return nil }
    guard let base else {
      report(.misplacedWord, "'from' is not followed here", node, path.appending("from"))
      return nil
    }
    do {
      let found = try base(source, name, node.location)
      adopt(found, except: name)
      if let model = found.model(named: name) { return model }
      report(.unknownType, "\(source) has no model '\(name)'", node, path.appending("from"))
    } catch {
      collector.report(error.findings)
    }
    return nil
  }

  /// Takes over what a base declares beside the model that is laid over.
  private mutating func adopt(_ base: SchemaDescription, except name: String) {
    description.models += base.models.filter { $0.name != name }
    description.enums += base.enums
    description.aliases += base.aliases
    description.coding = description.coding.over(base.coding)
  }

  private mutating func uniqueKeys(_ node: JSONNode?, _ path: JSONPath) -> [[String]]? {
    elements(node, path, of: "lists of keys")?.enumerated().compactMap { index, element in
      texts(element, path.appending(index))
    }
  }

  private mutating func records(_ node: JSONNode?, _ path: JSONPath) -> [PinnedRecord]? {
    guard let node else { return nil }
    if node.kind == .array {
      return node.elements.enumerated().map { index, element in
        record(index, element, path.appending(index))
      }
    }
    let sparse = members(node, path, of: "records by index").compactMap {
      key,
      value -> PinnedRecord? in
      guard let index = Int(key.text), index >= 0 else {
        report(.wrongValue, "a record is named by its index, from 0", key.node, path)
        return nil
      }
      return record(index, value, path.appending(String(index)))
    }
    return sparse.sorted { $0.index < $1.index }
  }

  private mutating func record(_ index: Int, _ node: JSONNode, _ path: JSONPath) -> PinnedRecord {
    var values: [JSONMember] = []
    var origin = Origin(node.location)
    if node.kind == .object {
      for (key, value) in members(node, path, of: "values by key") {
        origin.words[key.text] = value.location
        if let value = self.value(value, path.appending(key.text)) {
          values.append(JSONMember(key.text, value))
        }
      }
    } else if let value = value(node, path) {
      values.append(JSONMember("", value))
    }
    var record = PinnedRecord(index: index, values: values)
    record.origin = origin
    return record
  }

  private mutating func persistence(
    _ node: JSONNode,
    _ path: JSONPath,
    over base: ModelPersistence
  ) -> ModelPersistence {
    let words = self.words(node, path, as: Words.ModelPersistence.self, of: "persistence words")
    var result = base
    result.framework =
      name(words[.framework], path.appending("framework"), of: ModelPersistence.Framework.self)
      ?? base.framework
    result.entity = text(words[.entity], path.appending("entity")) ?? base.entity
    result.className = text(words[.className], path.appending("class")) ?? base.className
    result.module = text(words[.module], path.appending("module")) ?? base.module
    result.parent = text(words[.parent], path.appending("parent")) ?? base.parent
    result.isAbstract = flag(words[.abstract], path.appending("abstract")) ?? base.isAbstract
    result.renamingIdentifier =
      text(words[.renamingIdentifier], path.appending("renamingIdentifier"))
      ?? base.renamingIdentifier
    result.configurations =
      texts(words[.configurations], path.appending("configurations")) ?? base.configurations
    result.userInfo = userInfo(words[.userInfo], path.appending("userInfo")) ?? base.userInfo
    return result
  }

  /// Texts by key.
  mutating func userInfo(_ node: JSONNode?, _ path: JSONPath) -> [UserInfoEntry]? {
    guard let node else { return nil }
    guard node.kind == .object else {
      wrong(node, path, "here stands an object: texts by key", found: node)
      return nil
    }
    return node.members.compactMap { member in
      guard let key = member.key.string else { return nil }
      return text(member.value, path.appending(key)).map { UserInfoEntry(key, $0) }
    }
  }
}

extension ModelShape {
  /// An object without fields.
  static let none = ModelShape.object(ObjectShape())
}

extension Dictionary where Value == JSONNode, Key: RawRepresentable<String> {
  /// Where each word's value stands.
  var locations: [String: SourceLocation] {
    reduce(into: [:]) { $0[$1.key.rawValue] = $1.value.location }
  }
}
