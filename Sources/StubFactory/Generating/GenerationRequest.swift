import Foundation
import StubDiagnostics
import StubGeneration
import StubKit
import StubSchema
import StubValues

/// What a generated source is asked to give.
struct GenerationRequest: Sendable {
  /// Where the description of the model comes from.
  enum Origin: Sendable {
    case reflection(ReflectionHints)
    case schema(SchemaDescription, model: String?)
  }

  let origin: Origin
  var count: Int?
  /// The seed; nil is that of the running test, else 0.
  var seed: UInt64? = 0
  var scenario = StubScenario.typical
  var now: Date?
  var locale: String?

  init(_ origin: Origin) {
    self.origin = origin
  }

  /// The source that gives it.
  var source: StubSource {
    var source = StubSource.provided(by: name) { [self] request in try payload(for: request) }
    if count == 0 || scenario == .empty { source = source.allowingEmpty() }
    if case .schema(let schema, let model) = origin {
      let coding = schema.coding(named: model)
      source = source.decoder { coding.configure($0) }
    }
    if case .reflection(let hints) = origin, !hints.userInfo.isEmpty {
      source = source.decoder { $0.userInfo = hints.userInfo }
    }
    source.distinction = { [self] in distinction }
    let start = now ?? schemaNow ?? StubSource.generatedNow
    return .asset(StubAsset(source, now: start))
  }

  /// What errors call it; it tells apart what gives different records.
  private var name: String {
    var parts = [
      "count: \(count.map { "\($0)" } ?? "as the schema says")",
      "seed: \(seed.map { "\($0)" } ?? "the test's")",
    ]
    if scenario != .typical { parts.append("scenario: \(scenario.rawValue)") }
    if let now { parts.append("now: \(now.timeIntervalSinceReferenceDate)") }
    if let locale { parts.append("locale: \(locale)") }
    if case .schema(let schema, let model) = origin {
      parts.append("schema: \(model ?? schema.models.first?.name ?? "none")")
    }
    return "generated(\(parts.joined(separator: ", ")))"
  }

  /// What the name does not say: the whole schema, or the hints.
  private var distinction: String {
    switch origin {
    case .schema(let schema, _): schema.stubschemaJSON
    case .reflection(let hints): hints.descriptions.values.sorted().joined(separator: "\n")
    }
  }

  private var schemaNow: Date? {
    guard case .schema(let schema, _) = origin, let now = schema.now else { return nil }
    return Date(timeIntervalSince1970: Double(now.seconds))
  }

  // MARK: Giving

  private func payload(for request: StubRequest) throws -> StubPayload {
    var (description, model) = try description(for: request.model, request.decoder)
    var options = try options(for: description.model(named: model))
    if let limit = request.limit { options.count = min(options.count, limit) }
    let reading = DecoderStrategies(request.decoder)
    try reading.adopt(&description, model, &options)
    do {
      let bytes = try GeneratedStubs.array(of: model, in: description, options)
      let name = "\(model).json, \(nameUnder(options.seed))"
      var payload = StubPayload(name: name, data: Data(bytes))
      payload.seed = options.seed
      return payload
    } catch {
      throw GenerationFailure(error.findings)
    }
  }

  private func nameUnder(_ seed: UInt64) -> String {
    var copy = self
    copy.seed = seed
    return copy.name
  }

  private func options(for model: ModelSchema?) throws -> GenerationOptions {
    var options = GenerationOptions()
    options.count = count ?? model?.count ?? 10
    guard options.count >= 0 else {
      throw GenerationFailure("there cannot be \(options.count) records")
    }
    options.seed = SeedOverride.seed ?? seed ?? SeedOverride.ofTest ?? 0
    options.scenario = scenario.scenario
    options.locale = locale
    guard let now else { return options }
    let seconds = now.timeIntervalSince1970.rounded(.down)
    guard let whole = Int(exactly: seconds) else {
      throw GenerationFailure("dates cannot be relative to \(now)")
    }
    options.now = Timestamp(seconds: whole)
    return options
  }

  private func description(
    for type: any Decodable.Type,
    _ decoder: JSONDecoder
  ) throws -> (SchemaDescription, model: String) {
    switch origin {
    case .reflection(var hints):
      hints.userInfo.merge(decoder.userInfo) { $1 }
      let description = try reflect(type, hints)
      return (description, description.models.first?.name ?? "")
    case .schema(let schema, let wanted):
      let names = schema.models.filter { !$0.isInline }.map(\.name)
      let short = TypeName.short(type)
      if let wanted { return (schema, wanted) }
      if names.contains(short) { return (schema, short) }
      if schema.enums.contains(where: { $0.name == short }) {
        var leading = schema
        let root = leading.leadWithRoot(.named(short), named: short)
        return (leading, root)
      }
      guard names.count == 1, let only = names.first else {
        let list = names.joined(separator: ", ")
        throw GenerationFailure("the schema has no \(short), and several others: \(list)")
      }
      return (schema, only)
    }
  }

  private func reflect<Model: Decodable>(
    _ type: Model.Type,
    _ hints: ReflectionHints
  ) throws -> SchemaDescription {
    let reflection = Reflection(of: type, hints: hints)
    guard reflection.isDecoded else { throw GenerationFailure(reflection.remarks) }
    return reflection.description
  }
}

/// Why no records could be generated, in a sentence.
struct GenerationFailure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }

  init(_ findings: [Finding]) {
    self.init(findings.map(\.description).joined(separator: "\n"))
  }
}
