internal import StubDiagnostics
internal import StubJSON
internal import StubValues

/// Reads what a schema description says of coding: those few words, and nothing else of it.
///
/// A model's strategies stand over those of the file. What a single field says is the business of
/// the model's initialiser, and no decoder's.
struct StrategyReader {
  private let document: JSONDocument

  /// The strategies that `schema` declares for the model that it was looked up for.
  ///
  /// - Throws: `StubError.badSchema` with the place of the first word that is none.
  static func strategies(in schema: BundledSchema) throws(StubError) -> DeclaredStrategies {
    let text = SourceText(file: schema.file, bytes: [UInt8](schema.data))
    let reader = StrategyReader(document: JSONDocument(parsing: text))
    let root = reader.document.root
    guard !reader.document.isRejected, root.kind == .object else {
      throw reader.error(root, "a schema description is a JSON object")
    }
    var strategies = DeclaredStrategies()
    try reader.read(root["coding"], into: &strategies)
    try reader.read(root["models"]?[schema.model]?["coding"], into: &strategies)
    return strategies
  }

  private init(document: JSONDocument) {
    self.document = document
  }

  private func read(
    _ coding: JSONNode?,
    into strategies: inout DeclaredStrategies
  ) throws(StubError) {
    guard let coding else { return }
    for member in coding.members {
      switch member.key.string {
      case "dates": strategies.dates = try dates(member.value)
      case "keys":
        strategies.convertsSnakeCase =
          try choice(member.value, ["useDefaultKeys", "convertFromSnakeCase"]) == 1
      case "data":
        strategies.dataIsBytes = try choice(member.value, ["base64", "deferredToData"]) == 1
      case "nonConformingFloats": strategies.numbers = try numbers(member.value)
      default:
        let words = ["dates", "keys", "data", "nonConformingFloats"]
        throw unknown(member.key, among: words)
      }
    }
  }

  private func dates(_ node: JSONNode) throws(StubError) -> DateStrategy {
    if let name = node.string {
      if let strategy = DateStrategy(name: name) { return strategy }
      throw unknown(node, among: DateStrategy.names)
    }
    var formats: [DateFormat] = []
    if let single = node["format"] { formats.append(try format(single)) }
    if let several = node["formats"] {
      for element in several.elements { formats.append(try format(element)) }
    }
    guard !formats.isEmpty else {
      throw error(node, "here stands a date strategy, or an object with 'format' or 'formats'")
    }
    return .formats(formats)
  }

  private func format(_ node: JSONNode) throws(StubError) -> DateFormat {
    guard let text = node.string, let format = try? DateFormat(text) else {
      throw error(node, "\(shown(node)) is no date format")
    }
    return format
  }

  private func numbers(_ node: JSONNode) throws(StubError) -> DeclaredStrategies.Numbers {
    if node.kind == .string {
      _ = try choice(node, ["throw"])
      return .refused
    }
    guard let positive = node["positiveInfinity"]?.string,
      let negative = node["negativeInfinity"]?.string, let nan = node["nan"]?.string
    else {
      throw error(node, "here stand texts for 'positiveInfinity', 'negativeInfinity' and 'nan'")
    }
    return .texts(positiveInfinity: positive, negativeInfinity: negative, nan: nan)
  }

  /// The position of a word among those that may stand here.
  private func choice(_ node: JSONNode, _ words: [String]) throws(StubError) -> Int {
    guard let position = words.firstIndex(where: { $0 == node.string }) else {
      throw unknown(node, among: words)
    }
    return position
  }

  private func unknown(_ node: JSONNode, among words: [String]) -> StubError {
    let near = node.string.flatMap { NearMiss.nearest(to: $0, among: words) }
    let advice =
      near.map { "; is '\($0)' meant?" } ?? "; here stands one of "
      + words.joined(separator: ", ")
    return error(node, "\(shown(node)) is no word for this" + advice)
  }

  private func error(_ node: JSONNode, _ reason: String) -> StubError {
    let place = document.source.location(of: node.range).start
    return .badSchema(
      file: document.source.file,
      line: place.line,
      column: place.column,
      reason: reason
    )
  }
}
