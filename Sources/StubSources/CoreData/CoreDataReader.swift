package import StubDiagnostics
package import StubSchema

/// Reads a Core Data model, the `contents` of an `.xcdatamodel`, into a description.
///
/// An entity becomes a model with the entity's name; its attributes become fields of the types that
/// the JSON of its objects has. Of the two sides of a relationship one nests the objects of the
/// other: the to-many side, of two alike the one that cascades, else the one that stands first. The
/// other side is left out of JSON, since nesting says it.
package struct CoreDataReader {
  let source: SourceText
  let map: SourceMap
  var collector = FindingCollector()
  var description = SchemaDescription()
  /// The entities, in order.
  var entities: [ModelElement] = []
  /// The place of an entity in `entities` by its name.
  var places: [String: Int] = [:]
  /// The relationships by their entity and name.
  var relationships: [String: [String: ModelElement]] = [:]
  /// The composite attributes by name.
  var composites: [String: ModelElement] = [:]

  private init(_ source: SourceText) {
    self.source = source
    map = SourceMap(source)
  }

  /// Reads the XML of a model.
  ///
  /// - Returns: The description, and what of the model it does not say.
  /// - Throws: Every finding, if any of them makes the model unusable.
  package static func read(
    _ text: SourceText
  ) throws(FindingError) -> (description: SchemaDescription, findings: [Finding]) {
    let root = try ModelElementParser(text).parse()
    var reader = CoreDataReader(text)
    reader.model(root)
    try reader.collector.throwIfUnusable()
    return (reader.description, reader.collector.findings)
  }

  private mutating func model(_ root: ModelElement) {
    guard root.name == "model" else {
      let message = "a Core Data model is an element 'model'; found '\(root.name)'"
      return report(.notCoreDataModel, message, root)
    }
    collectEntities(root)
    for composite in root.children where Self.compositeTags.contains(composite.name) {
      guard let name = composite["name"] else { continue }
      composites[name] = composite
    }
    for (name, composite) in composites.sorted(by: { $0.key < $1.key }) {
      description.models.append(compositeModel(name, composite))
    }
    for entity in entities { description.models.append(model(of: entity)) }
    applyConfigurations(root)
    endRequiredCycles()
    reportUnknown(in: root, known: Self.rootTags)
  }

  /// The most entities that are read: ten times those of the largest model that is known.
  private static let maximumEntities = 5_000
  /// The most faults of parents that are said, and for which near names are looked for.
  private static let maximumFaults = 100
  /// The most entities that inherit from each other in a row.
  static let maximumAncestors = 64

  private static let compositeTags: Set<String> = ["composite", "compositeAttribute"]
  private static let rootTags: Set<String> = [
    "entity", "configuration", "elements", "fetchRequest", "composite", "compositeAttribute",
  ]

  private mutating func collectEntities(_ root: ModelElement) {
    for entity in root.children("entity") {
      guard let name = entity["name"] else {
        report(.brokenCoreDataModel, "an entity has no name", entity)
        continue
      }
      if places[name] != nil {
        report(.brokenCoreDataModel, "the entity '\(name)' is there twice", entity, at: "name")
        continue
      }
      places[name] = entities.count
      entities.append(entity)
      for relationship in entity.children("relationship") {
        relationships[name, default: [:]][relationship["name"] ?? ""] = relationship
      }
    }
    if entities.count > Self.maximumEntities {
      report(.refusedXML, "more entities than \(Self.maximumEntities)", root)
      entities = []
    }
    for entity in entities { checkParents(of: entity) }
  }

  /// Reports a parent that is not there, and parents that lead back.
  private mutating func checkParents(of entity: ModelElement) {
    // A hostile text would have the same said of each of thousands of entities.
    guard collector.findings.count < Self.maximumFaults else { return }
    guard let parent = entity["parentEntity"] else { return }
    guard self.entity(named: parent) != nil else {
      let message = "no entity '\(parent)'" + suggestion(parent)
      return report(.brokenCoreDataModel, message, entity, at: "parentEntity")
    }
    if ancestry(of: entity).isEndless {
      let message = "'\(entity["name"] ?? "")' inherits from itself, or from too many"
      report(.brokenCoreDataModel, message, entity, at: "parentEntity")
    }
  }

  private mutating func applyConfigurations(_ root: ModelElement) {
    for configuration in root.children("configuration") {
      guard let name = configuration["name"] else { continue }
      for member in configuration.children("memberEntity") {
        if let place = places[member["name"] ?? ""] {
          description.models[composites.count + place].persistence.configurations.append(name)
        } else {
          let message = "the configuration '\(name)' names no entity of the model"
          report(.unmappedCoreData, message, member, at: "name")
        }
      }
    }
  }
}

extension CoreDataReader {
  /// The entity with a name.
  func entity(named name: String) -> ModelElement? { places[name].map { entities[$0] } }

  /// The name of an entity's model: the entity's or, where a type has that name that needs no
  /// description, the class's or one that is free.
  func modelName(of entity: String) -> String {
    guard ScalarType(rawValue: entity) != nil else { return entity }
    let spelled = self.entity(named: entity)?["representedClassName"] ?? ""
    let className = spelled.split(separator: ".").last.map(String.init) ?? entity
    let isFree = ScalarType(rawValue: className) == nil && places[className] == nil
    return isFree && className != "NSManagedObject" ? className : entity + "Entity"
  }

  /// `; did you mean '…'?` where the name of an entity is near.
  func suggestion(_ name: String) -> String {
    guard collector.findings.count < Self.maximumFaults else { return "" }
    let near = NearMiss.nearest(to: name, among: entities.compactMap { $0["name"] })
    return near.map { "; did you mean '\($0)'?" } ?? ""
  }

  /// The entities that an entity inherits from, the nearest first, without itself.
  func ancestry(of entity: ModelElement) -> (ancestors: [ModelElement], isEndless: Bool) {
    var ancestors: [ModelElement] = []
    var seen: Set<String> = [entity["name"] ?? ""]
    var next = entity["parentEntity"]
    while let name = next, let parent = self.entity(named: name) {
      guard ancestors.count < Self.maximumAncestors, seen.insert(name).inserted else {
        return (ancestors, true)
      }
      ancestors.append(parent)
      next = parent["parentEntity"]
    }
    return (ancestors, false)
  }

  /// Reports something about an element, or about the value of one of its attributes.
  mutating func report(
    _ code: FindingCode,
    _ message: String,
    _ element: ModelElement,
    at attribute: String? = nil,
    path: String = ""
  ) {
    let location = location(of: element, attribute)
    collector.report(Finding(code, message, at: location, path: path))
  }

  /// Where an element, or the value of one of its attributes, stands.
  func location(of element: ModelElement, _ attribute: String? = nil) -> SourceLocation {
    let value = attribute.flatMap { TagScanner.value(of: $0, in: element.tag, source.bytes) }
    let range = value ?? element.tag
    return map.location(
      of: SourceRange(range.lowerBound + source.offset, range.upperBound + source.offset)
    )
  }

  /// Reports elements that nobody knows.
  mutating func reportUnknown(in element: ModelElement, known: Set<String>, path: String = "") {
    for child in element.children where !known.contains(child.name) {
      let message = "the element '\(child.name)' is not read"
      report(.unmappedCoreData, message, child, path: path)
    }
  }
}
