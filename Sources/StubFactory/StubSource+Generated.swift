public import Foundation
public import StubKit
public import StubSchema

extension StubSource {
  /// Records that are generated when they are asked for, of whatever model is asked for.
  ///
  /// Without a schema the model is reflected each time. For the same schema the bytes are those
  /// that `stubgen generate` writes with the same count, seed, scenario and now, under the coding
  /// strategies of the decoder that reads them.
  ///
  /// - Parameters:
  ///   - count: How many records; 0 is taken for what it is, and no error.
  ///   - seed: Another seed gives other records.
  ///   - scenario: What the records are to show.
  ///   - now: What dates are relative to; without it what the schema says, else `generatedNow`.
  ///   - locale: The locale of names and texts: `de_DE`.
  ///   - hints: What reflection cannot find out.
  public static func generated(
    count: Int = 10,
    seed: UInt64 = 0,
    scenario: StubScenario = .typical,
    now: Date? = nil,
    locale: String? = nil,
    hints: ReflectionHints = ReflectionHints()
  ) -> StubSource {
    var request = GenerationRequest(.reflection(hints))
    (request.count, request.seed, request.scenario) = (count, seed, scenario)
    (request.now, request.locale) = (now, locale)
    return request.source
  }

  /// Records that are generated with the seed of the test that asks for them.
  package static func generatedByTest(count: Int) -> StubSource {
    var request = GenerationRequest(.reflection(ReflectionHints()))
    (request.count, request.seed) = (count, nil)
    return request.source
  }

  /// Records that are generated from a schema when they are asked for.
  ///
  /// The model that is asked for is the one of its name in the schema, else the schema's only or
  /// first one. The coding strategies of the schema are those of the decoder, unless the source is
  /// given another one.
  ///
  /// - Parameters:
  ///   - schema: A reflected description, or one from the text of a `.stubschema.json`.
  ///   - model: The model's name in the schema, where it is not that of the type.
  ///   - count: How many records; without it what the schema says, else 10.
  ///   - seed: Another seed gives other records.
  ///   - scenario: What the records are to show.
  ///   - now: What dates are relative to; without it what the schema says, else `generatedNow`.
  ///   - locale: The locale of names and texts: `de_DE`.
  public static func generated(
    schema: SchemaDescription,
    model: String? = nil,
    count: Int? = nil,
    seed: UInt64 = 0,
    scenario: StubScenario = .typical,
    now: Date? = nil,
    locale: String? = nil
  ) -> StubSource {
    var request = GenerationRequest(.schema(schema, model: model))
    (request.count, request.seed, request.scenario) = (count, seed, scenario)
    (request.now, request.locale) = (now, locale)
    return request.source
  }
}

extension Stubs {
  /// Records of a model, generated without a file or a command.
  ///
  /// - Parameters:
  ///   - model: The type, which is reflected where there is no schema.
  ///   - count: How many records.
  ///   - seed: Another seed gives other records; the same seed the same ones, everywhere.
  ///   - schema: What the JSON of the model looks like, with all that no type says: generators,
  ///     bounds, pinned records.
  public static func of<Model: Decodable>(
    _ model: Model.Type,
    count: Int,
    seed: UInt64 = 0,
    schema: SchemaDescription? = nil
  ) throws -> [Model] {
    try of(model, from: .generated(count: count, seed: seed, by: schema))
  }

  /// The first record that `of(_:count:seed:schema:)` gives.
  public static func one<Model: Decodable>(
    _ model: Model.Type,
    seed: UInt64 = 0,
    schema: SchemaDescription? = nil
  ) throws -> Model {
    try one(model, from: .generated(count: 1, seed: seed, by: schema))
  }
}

extension StubSource {
  /// Records that are generated from a schema, or by reflection without one.
  fileprivate static func generated(
    count: Int,
    seed: UInt64,
    by schema: SchemaDescription?
  ) -> StubSource {
    guard let schema else { return generated(count: count, seed: seed) }
    return generated(schema: schema, count: count, seed: seed)
  }
}
