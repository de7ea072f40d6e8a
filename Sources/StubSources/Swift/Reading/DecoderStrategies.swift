import StubDiagnostics
import StubSchema
import StubValues

/// Finds the strategies that decoders in the same sources set, to be offered, never applied.
struct DecoderStrategies {
  private let index: DeclarationIndex

  init(_ index: DeclarationIndex) {
    self.index = index
  }

  /// A remark for each strategy that concerns the description and that it does not declare.
  func remarks(on description: SchemaDescription) -> [Finding] {
    var findings: [Finding] = []
    if description.coding.dates == nil, description.hasDates {
      findings += remarks(.dates, word: "dates")
    }
    if description.coding.keys == nil { findings += remarks(.keys, word: "keys") }
    return findings
  }

  private func remarks(_ marker: DeclarationScan.Marker, word: String) -> [Finding] {
    var sites: [(value: String, location: StubDiagnostics.SourceLocation)] = []
    for source in index.sources(with: marker) {
      guard let bytes = try? source.load() else { continue }
      sites += Self.sites(of: marker.rawValue, in: bytes, shown: source.shown)
    }
    var values: [String] = []
    for site in sites where !values.contains(site.value) { values.append(site.value) }
    return values.compactMap { value in
      let places = sites.filter { $0.value == value }
      guard let first = places.first else { return nil }
      return Finding(
        .decoderStrategySeen,
        "a decoder here sets \(marker.rawValue) = \(value); where these models are decoded by it, "
          + Self.declaration(of: value, word),
        at: first.location,
        notes: places.dropFirst().prefix(3).map { Finding.Note("and here", at: $0.location) }
      )
    }
  }

  /// How a strategy is declared: `.iso8601` and such by the same word.
  private static func declaration(of value: String, _ word: String) -> String {
    let name = String(value.drop { $0 == "." })
    let isKnown =
      word == "dates" ? DateStrategy(name: name) != nil : KeyStrategy(rawValue: name) != nil
    return isKnown
      ? "declare it as \"coding\": {\"\(word)\": \"\(name)\"}, or with --\(word) \(name)"
      : "declare it as \"coding\": {\"\(word)\": …}, or with --\(word)"
  }

  /// Every assignment to a property with this name: what is assigned, and where.
  private static func sites(
    of name: String,
    in bytes: [UInt8],
    shown: String
  ) -> [(value: String, location: StubDiagnostics.SourceLocation)] {
    let needle = Array(name.utf8)
    var sites: [(String, StubDiagnostics.SourceLocation)] = []
    var places: PlaceTable?
    var start = 0
    while let found = bytes[start...].firstRange(of: needle) {
      start = found.upperBound
      let line = bytes[start...].prefix { $0 != 0x0A && $0 != 0x0D && $0 != 0x3B }.prefix(200)
      let text = String(decoding: line, as: UTF8.self)
      let rest = text.drop { $0 == " " || $0 == "\t" }
      guard rest.first == "=", rest.dropFirst().first != "=" else { continue }
      let value = rest.dropFirst().drop { $0 == " " }.prefix { $0 != "{" && $0 != "/" }
      let table = places ?? PlaceTable(file: shown, bytes: bytes)
      places = table
      let trimmed = String(value).trimmingSpaces
      if !trimmed.isEmpty { sites.append((trimmed, table.location(of: found))) }
    }
    return sites
  }
}

extension String {
  fileprivate var trimmingSpaces: String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}

extension SchemaDescription {
  /// Whether any date is coded by the description's own strategy.
  fileprivate var hasDates: Bool {
    let fields = models.flatMap(\.fields) + enums.flatMap { $0.cases.flatMap(\.payload) }
    return fields.contains { $0.type.valueType == .scalar(.date) && $0.coding.dates == nil }
  }
}
