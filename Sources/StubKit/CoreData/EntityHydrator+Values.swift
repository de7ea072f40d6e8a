#if canImport(CoreData)
  internal import CoreData
  internal import Foundation
  internal import StubJSON

  extension EntityHydrator {
    /// What an attribute holds for the value at `place`; nil where that was reported.
    func decoded(_ attribute: NSAttributeDescription, _ place: RecordPlace) -> Any? {
      switch attribute.attributeType {
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
      default: transformed(attribute, place)
      }
    }

    private func read<Value: Decodable>(_ type: Value.Type, _ place: RecordPlace) -> Value? {
      let outcome = RecordReader<Value>(text, decoder: decoder).read([place])
      outcome.faults.forEach(report)
      return outcome.records.first
    }

    /// What a transformable attribute holds: what its transformer makes of Base64, else the text,
    /// number, array or dictionary itself where the attribute's class is one of these.
    ///
    /// Core Data traps on a value of another class.
    private func transformed(_ attribute: NSAttributeDescription, _ place: RecordPlace) -> Any? {
      if let value = reversed(attribute.valueTransformerName, place) { return value }
      let wanted = attribute.attributeValueClassName
      guard let kind = foundationClass(of: place.node), wanted == nil || wanted == kind else {
        let expected = "\(wanted ?? "a value") as JSON can say it"
        report(.typeMismatch, place, found: shown(place.node), expected: expected)
        return nil
      }
      return try? JSONSerialization.jsonObject(
        with: Data(place.node.bytes),
        options: [.fragmentsAllowed]
      )
    }

    private func reversed(_ transformer: String?, _ place: RecordPlace) -> Any? {
      guard let transformer, let text = place.node.string, let data = Data(base64Encoded: text)
      else { return nil }
      let name = NSValueTransformerName(transformer)
      return ValueTransformer(forName: name)?.reverseTransformedValue(data)
    }

    /// The class that `JSONSerialization` reads a value as.
    private func foundationClass(of node: JSONNode) -> String? {
      switch node.kind {
      case .string: "NSString"
      case .number, .bool: "NSNumber"
      case .array: "NSArray"
      case .object: "NSDictionary"
      default: nil
      }
    }
  }
#endif
