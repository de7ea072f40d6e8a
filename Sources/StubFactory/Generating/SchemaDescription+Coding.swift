import Foundation
import StubKit
import StubSchema
import StubValues

extension SchemaDescription {
  /// The coding strategies of a model, or of the file where there is no such model.
  func coding(named name: String?) -> ResolvedCoding {
    let model = name.flatMap { self.model(named: $0) } ?? models.first
    return model.map { coding(of: $0) } ?? ResolvedCoding(coding)
  }

  /// Changes what every model says of its coding strategies.
  mutating func override(_ change: (inout CodingStrategies) -> Void) {
    for index in models.indices { change(&models[index].coding) }
  }

  /// Gives each field of an object a spelling of its own.
  mutating func spellKeys(_ spelling: (String) -> String?) throws {
    for index in models.indices {
      guard case .object(var object) = models[index].shape else { continue }
      for place in object.fields.indices where object.fields[place].key == nil {
        let name = object.fields[place].name
        guard let key = spelling(name) else {
          throw GenerationFailure("no spelling of '\(name)' is known that the decoder reads as it")
        }
        object.fields[place].key = key
      }
      models[index].shape = .object(object)
    }
  }
}

extension ResolvedCoding {
  /// Sets a decoder up to read what these strategies write.
  func configure(_ decoder: JSONDecoder) {
    if keys == .convertFromSnakeCase { decoder.keyDecodingStrategy = .convertFromSnakeCase }
    if data == .deferredToData { decoder.dataDecodingStrategy = .deferredToData }
    decoder.readDates(by: dates)
    if case .strings(let positive, let negative, let nan) = nonConformingFloats {
      decoder.nonConformingFloatDecodingStrategy = .convertFromString(
        positiveInfinity: positive,
        negativeInfinity: negative,
        nan: nan
      )
    }
  }
}
