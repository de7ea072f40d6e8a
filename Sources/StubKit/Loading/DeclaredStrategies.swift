internal import Foundation
internal import StubValues

/// The schema description that says how an asset is coded, and the name of the model in it.
struct BundledSchema: Sendable {
  /// The name of the asset's model.
  var model: String
  /// The path of the file.
  var file: String
  /// JSON.
  var data: Data

  /// The name of the file that belongs to a model: `ToDoItem.stubschema.json`.
  static func fileName(of model: String) -> String { model + ".stubschema.json" }
}

/// What a schema description says of coding; nil is what it leaves to Foundation's defaults.
struct DeclaredStrategies: Sendable, Hashable {
  var dates: DateStrategy?
  /// Whether keys are in snake case.
  var convertsSnakeCase: Bool?
  /// Whether data are arrays of bytes, and not Base64.
  var dataIsBytes: Bool?
  var numbers: Numbers?

  /// How infinities and NaN are written.
  enum Numbers: Sendable, Hashable {
    case refused
    case texts(positiveInfinity: String, negativeInfinity: String, nan: String)
  }

  /// Sets a decoder up to read what was written by these strategies.
  func configure(_ decoder: JSONDecoder) {
    if let dates { decoder.readDates(by: dates) }
    if convertsSnakeCase == true { decoder.keyDecodingStrategy = .convertFromSnakeCase }
    if dataIsBytes == true { decoder.dataDecodingStrategy = .deferredToData }
    if case .texts(let positive, let negative, let nan) = numbers {
      decoder.nonConformingFloatDecodingStrategy = .convertFromString(
        positiveInfinity: positive,
        negativeInfinity: negative,
        nan: nan
      )
    }
  }
}
