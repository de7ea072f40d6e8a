#if canImport(CoreData)
  internal import CoreData
  internal import Foundation
  internal import StubDiagnostics
  internal import StubJSON

  /// Makes managed objects from JSON, by the descriptions of their entities.
  ///
  /// Every fault of every object is gathered before anything is thrown.
  struct EntityHydrator {
    private let text: AssetText
    private let source: StubSource
    private let decoder: JSONDecoder
    private let walker: PathWalker
    private let context: NSManagedObjectContext
    private let faults = FaultBox()

    /// Where faults are gathered while objects are made.
    private final class FaultBox {
      var faults: [RawFault] = []
    }

    init(payload: StubPayload, source: StubSource, context: NSManagedObjectContext) throws {
      text = try source.sound(
        AssetText(payload, asLines: source.isLines(payload)),
        for: "NSManagedObject"
      )
      self.source = source
      self.context = context
      decoder = source.makeDecoder()
      walker = PathWalker(strategy: decoder.keyDecodingStrategy)
    }

    /// Inserts an object of `entity` for each record.
    func hydrate(_ entity: NSEntityDescription) throws {
      let name = entity.name ?? "NSManagedObject"
      let root = try text.node(at: source.pointer)
      guard root.kind == .array else { throw source.wrongRoot(root, in: text, for: name) }
      let path = root.path.description
      for (position, node) in root.elements.prefix(source.recordLimit ?? .max).enumerated() {
        let place = RecordPlace(node: node, path: "\(path)[\(position)]", position: position)
        _ = object(entity, at: place)
      }
      guard faults.faults.isEmpty else {
        let outcome = RecordOutcome<Never>(records: [], faults: faults.faults)
        throw StubError.undecodable(outcome.failure(of: name, in: text))
      }
      if root.count == 0, !source.allowsNoRecords {
        throw StubError.noRecords(file: text.file, model: name)
      }
    }

    private func object(_ entity: NSEntityDescription, at place: RecordPlace) -> NSManagedObject? {
      guard place.node.kind == .object, let name = entity.name else {
        report(.typeMismatch, place, found: shown(place.node), expected: "an object")
        return nil
      }
      let object = NSEntityDescription.insertNewObject(forEntityName: name, into: context)
      for (name, attribute) in entity.attributesByName.sorted(by: { $0.key < $1.key }) {
        set(attribute, named: name, of: object, from: place)
      }
      for (name, relationship) in entity.relationshipsByName.sorted(by: { $0.key < $1.key }) {
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
      let isNeeded = !attribute.isOptional && attribute.defaultValue == nil
      guard let value = value(name, in: place), !value.node.isNull || isNeeded else {
        if isNeeded {
          let path = place.path + pathStep(name)
          let missing = RecordPlace(node: place.node, path: path, position: place.position)
          report(.missingKey, missing, found: "an object without it", expected: "the key '\(name)'")
        }
        return
      }
      if let decoded = decoded(attribute.attributeType, value) {
        object.setValue(decoded, forKey: name)
      }
    }

    private func set(
      _ relationship: NSRelationshipDescription,
      named name: String,
      of object: NSManagedObject,
      from place: RecordPlace
    ) {
      guard let value = value(name, in: place), !value.node.isNull,
        let entity = relationship.destinationEntity
      else { return }
      guard relationship.isToMany else {
        object.setValue(self.object(entity, at: value), forKey: name)
        return
      }
      guard value.node.kind == .array else {
        report(.typeMismatch, value, found: shown(value.node), expected: "an array")
        return
      }
      let related = value.node.elements.enumerated().compactMap { position, node in
        let path = "\(value.path)[\(position)]"
        return self.object(
          entity,
          at: RecordPlace(node: node, path: path, position: place.position)
        )
      }
      let set: Any = relationship.isOrdered ? NSOrderedSet(array: related) : NSSet(array: related)
      object.setValue(set, forKey: name)
    }

    /// The value of a property, as the decoder's key strategy finds it.
    private func value(_ name: String, in place: RecordPlace) -> RecordPlace? {
      let key = PlainKey(name)
      guard let member = walker.member(key, of: place.node, passed: [key]) else { return nil }
      let path = place.path + pathStep(member.key.string ?? name)
      return RecordPlace(node: member.value, path: path, position: place.position)
    }

    /// What an attribute of this type holds.
    private func decoded(_ type: NSAttributeType, _ place: RecordPlace) -> Any? {
      switch type {
      case .integer16AttributeType: read(Int16.self, place)
      case .integer32AttributeType: read(Int32.self, place)
      case .integer64AttributeType: read(Int64.self, place)
      case .decimalAttributeType: read(Decimal.self, place).map { $0 as NSDecimalNumber }
      case .doubleAttributeType: read(Double.self, place)
      case .floatAttributeType: read(Float.self, place)
      case .stringAttributeType: read(String.self, place)
      case .booleanAttributeType: read(Bool.self, place)
      case .dateAttributeType: read(Date.self, place)
      case .binaryDataAttributeType: read(Data.self, place)
      case .UUIDAttributeType: read(UUID.self, place)
      case .URIAttributeType: read(URL.self, place)
      default:
        // A transformer takes what the JSON says: text, number, array or dictionary.
        try? JSONSerialization.jsonObject(
          with: Data(place.node.bytes),
          options: [.fragmentsAllowed]
        )
      }
    }

    private func read<Value: Decodable>(_ type: Value.Type, _ place: RecordPlace) -> Value? {
      let outcome = RecordReader<Value>(text, decoder: decoder).read([place])
      faults.faults += outcome.faults
      return outcome.records.first
    }

    private func report(
      _ kind: StubFault.Kind,
      _ place: RecordPlace,
      found: String,
      expected: String
    ) {
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
      faults.faults.append(RawFault(fault: fault, range: place.node.range))
    }
  }
#endif
