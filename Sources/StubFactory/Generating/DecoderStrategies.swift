import Foundation
import StubGeneration
import StubSchema
import StubValues

/// What is known of how a decoder reads, so that what is generated is written that way.
struct DecoderStrategies {
  private let decoder: JSONDecoder

  init(_ decoder: JSONDecoder) {
    self.decoder = decoder
  }

  /// Lets `options` write a model as the decoder reads it.
  ///
  /// Only what the decoder reads in another way than the description says is changed.
  ///
  /// - Throws: `GenerationFailure` where the decoder reads in a way that no strategy writes.
  func adopt(
    _ description: inout SchemaDescription,
    _ model: String,
    _ options: inout GenerationOptions
  ) throws {
    let said = description.coding(named: model)
    if !reads(said.dates) {
      description.override { $0.dates = nil }; description.coding.dates = try dates()
    }
    if !reads(said.data) {
      description.override { $0.data = nil }; description.coding.data = try data()
    }
    try adoptKeys(&description, said.keys)
  }

  // MARK: Dates

  private func dates() throws -> DateStrategy {
    let formats = ["yyyy-MM-dd", "yyyy-MM-dd'T'HH:mm:ss", "yyyy-MM-dd HH:mm:ss", "dd.MM.yyyy"]
    let known = DateStrategy.named + formats.compactMap { try? .formats([DateFormat($0)]) }
    if let strategy = (formatted.map { [$0] } ?? []).first(where: { reads($0) })
      ?? known.first(where: { reads($0) })
    {
      return strategy
    }
    throw GenerationFailure(
      "how the decoder reads dates is not known; give the source a schema whose coding says it"
    )
  }

  /// The format of the decoder's formatter, if it has one.
  private var formatted: DateStrategy? {
    #if canImport(Darwin)
      guard case .formatted(let formatter) = decoder.dateDecodingStrategy,
        let format = try? DateFormat(formatter.dateFormat)
      else { return nil }
      return .formats([format])
    #else
      return nil
    #endif
  }

  /// Whether dates that are written so are read as the same dates.
  private func reads(_ strategy: DateStrategy) -> Bool {
    [1_735_689_600, 1_720_137_600].allSatisfy { seconds in
      let read = read(Timestamp(seconds: seconds), strategy)
      return read == Date(timeIntervalSince1970: Double(seconds))
    }
  }

  private func read(_ instant: Timestamp, _ strategy: DateStrategy) -> Date? {
    let text = strategy.text(of: instant)
    let json = strategy.writesNumbers ? text : "\"\(text)\""
    return try? decoder.decode([Date].self, from: Data("[\(json)]".utf8)).first
  }

  // MARK: Data

  private func data() throws -> DataStrategy {
    guard let strategy = DataStrategy.allCases.first(where: { reads($0) }) else {
      throw GenerationFailure("how the decoder reads data is not known to any strategy")
    }
    return strategy
  }

  private func reads(_ strategy: DataStrategy) -> Bool {
    let json = strategy == .base64 ? #"["AQID"]"# : "[[1,2,3]]"
    return (try? decoder.decode([Data].self, from: Data(json.utf8)).first) == Data([1, 2, 3])
  }

  // MARK: Keys

  private func adoptKeys(_ description: inout SchemaDescription, _ said: KeyStrategy) throws {
    switch decoder.keyDecodingStrategy {
    case .useDefaultKeys:
      if said != .useDefaultKeys { description.override { $0.keys = nil } }
      if said != .useDefaultKeys { description.coding.keys = .useDefaultKeys }
    case .convertFromSnakeCase:
      if said != .convertFromSnakeCase { description.override { $0.keys = nil } }
      description.coding.keys = .convertFromSnakeCase
    case .custom(let convert):
      try description.spellKeys { key in
        let spellings = KeySpelling.spellings(of: key)
        return spellings.first { convert([SourceKey($0)]).stringValue == key }
      }
    @unknown default: break
    }
  }
}
