#if canImport(CoreData)
  internal import CoreData
  internal import Foundation
  internal import StubDiagnostics
  internal import StubJSON

  /// Makes managed objects from JSON, by the descriptions of their entities.
  ///
  /// Every fault of every object is gathered before anything is thrown.
  struct EntityHydrator {
    let text: AssetText
    let decoder: JSONDecoder
    private let source: StubSource
    private let walker: PathWalker
    private let context: NSManagedObjectContext
    private let positionKey: String?
    private let progress = Progress()

    /// What was made of a record and of those before it, and what was wrong with all of them.
    private final class Progress {
      var objects: [NSManagedObject] = []
      var kept: [NSManagedObject] = []
      var faults: [RawFault] = []
    }

    init(
      payload: StubPayload,
      source: StubSource,
      context: NSManagedObjectContext,
      positionKey: String?
    ) throws {
      text = try source.sound(
        AssetText(payload, asLines: source.isLines(payload)),
        for: "NSManagedObject"
      )
      self.source = source
      self.context = context
      self.positionKey = positionKey
      decoder = try source.makeDecoder(for: payload)
      walker = PathWalker(strategy: decoder.keyDecodingStrategy)
    }

    /// Inserts an object of `entity` for each record, and gives these; on failure none is left.
    ///
    /// A lenient source leaves out the records that have faults.
    func hydrate(_ entity: NSEntityDescription) throws -> [NSManagedObject] {
      let name = entity.name ?? "NSManagedObject"
      let root = try text.node(at: source.pointer)
      guard root.kind == .array else { throw source.wrongRoot(root, in: text, for: name) }
      if root.count == 0, !source.allowsNoRecords {
        throw StubError.noRecords(file: text.file, model: name)
      }
      let path = root.path.description
      let nodes = root.elements.prefix(source.recordLimit ?? .max)
      let objects = nodes.enumerated().compactMap { position, node in
        record(
          entity,
          at: RecordPlace(node: node, path: "\(path)[\(position)]", position: position)
        )
      }
      guard !progress.faults.isEmpty else { return objects }
      let outcome = RecordOutcome<Never>(records: [], faults: progress.faults)
      if let report = source.report {
        outcome.located(in: text).forEach(report)
        return objects
      }
      progress.kept.forEach(context.delete)
      throw StubError.undecodable(outcome.failure(of: name, in: text))
    }

    /// The object for a record without faults; for another one, nothing of it stays.
    private func record(_ entity: NSEntityDescription, at place: RecordPlace) -> NSManagedObject? {
      let faultCount = progress.faults.count
      progress.objects = []
      let object = object(entity, at: place, from: nil)
      number(object, place.position ?? 0, at: place)
      guard progress.faults.count > faultCount else {
        progress.kept += progress.objects
        return object
      }
      progress.objects.forEach(context.delete)
      return nil
    }

    /// An object for the value at `place`, which the relationship `origin` leads to.
    private func object(
      _ entity: NSEntityDescription,
      at place: RecordPlace,
      from origin: NSRelationshipDescription?
    ) -> NSManagedObject? {
      guard place.node.kind == .object else {
        report(.typeMismatch, place, found: shown(place.node), expected: "an object")
        return nil
      }
      guard !entity.isAbstract else {
        let name = entity.name ?? "the entity"
        let expected = "an entity that is not abstract; \(name) is"
        report(.refused, place, found: shown(place.node), expected: expected)
        return nil
      }
      let object = NSManagedObject(entity: entity, insertInto: context)
      progress.objects.append(object)
      for (name, attribute) in entity.attributesByName.sorted(by: { $0.key < $1.key }) {
        set(attribute, named: name, of: object, from: place)
      }
      for (name, relationship) in entity.relationshipsByName.sorted(by: { $0.key < $1.key })
      where origin == nil || relationship != origin?.inverseRelationship {
        set(relationship, named: name, of: object, from: place)
      }
      return object
    }

    private func set(
      _ attribute: NSAttributeDescription,
      named name: String,
      of object: NSManagedObject,
      from place: RecordPlace
    ) {
      guard !attribute.isTransient else { return }
      let isNeeded =
        !attribute.isOptional && attribute.defaultValue == nil && name != positionKey
      guard let value = value(name, in: place), !value.node.isNull || isNeeded else {
        if isNeeded { reportMissing(name, in: place) }
        return
      }
      if let decoded = decoded(attribute, value) { object.setValue(decoded, forKey: name) }
    }

    private func set(
      _ relationship: NSRelationshipDescription,
      named name: String,
      of object: NSManagedObject,
      from place: RecordPlace
    ) {
      guard let entity = relationship.destinationEntity else { return }
      guard let value = value(name, in: place), !value.node.isNull else {
        if !relationship.isOptional { reportMissing(name, in: place) }
        return
      }
      guard relationship.isToMany else {
        let related = self.object(entity, at: value, from: relationship)
        object.setValue(related, forKey: name)
        return
      }
      guard value.node.kind == .array else {
        report(.typeMismatch, value, found: shown(value.node), expected: "an array")
        return
      }
      let related = self.objects(entity, at: value, from: relationship)
      let set: Any = relationship.isOrdered ? NSOrderedSet(array: related) : NSSet(array: related)
      object.setValue(set, forKey: name)
    }

    private func objects(
      _ entity: NSEntityDescription,
      at place: RecordPlace,
      from origin: NSRelationshipDescription
    ) -> [NSManagedObject] {
      place.node.elements.enumerated().compactMap { position, node in
        let path = "\(place.path)[\(position)]"
        let element = RecordPlace(node: node, path: path, position: place.position)
        let object = object(entity, at: element, from: origin)
        number(object, position, at: element)
        return object
      }
    }

    /// Notes the place of an object in its array, where the JSON does not say one itself.
    private func number(_ object: NSManagedObject?, _ position: Int, at place: RecordPlace) {
      let integers: [NSAttributeType] = [
        .integer16AttributeType, .integer32AttributeType, .integer64AttributeType,
      ]
      guard let object, let positionKey,
        let attribute = object.entity.attributesByName[positionKey],
        integers.contains(attribute.attributeType), value(positionKey, in: place) == nil
      else { return }
      object.setValue(position, forKey: positionKey)
    }

    /// The value of a property, as the decoder's key strategy finds it.
    private func value(_ name: String, in place: RecordPlace) -> RecordPlace? {
      let key = PlainKey(name)
      guard let member = walker.member(key, of: place.node, passed: [key]) else { return nil }
      let path = place.path + pathStep(member.key.string ?? name)
      return RecordPlace(node: member.value, path: path, position: place.position)
    }

    private func reportMissing(_ name: String, in place: RecordPlace) {
      let path = place.path + pathStep(name)
      let missing = RecordPlace(node: place.node, path: path, position: place.position)
      report(.missingKey, missing, found: "an object without it", expected: "the key '\(name)'")
    }

    func report(_ kind: StubFault.Kind, _ place: RecordPlace, found: String, expected: String) {
      let fault = StubFault(
        kind: kind,
        file: text.file,
        line: 1,
        column: 1,
        path: place.path,
        record: place.position,
        found: found,
        expected: expected,
        remedy: nil,
        excerpt: ""
      )
      report(RawFault(fault: fault, range: place.node.range))
    }

    func report(_ fault: RawFault) { progress.faults.append(fault) }
  }
#endif
