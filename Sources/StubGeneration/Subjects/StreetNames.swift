/// The streets of a locale, and how addresses are written there.
struct StreetNames: Sendable {
  private let names: Vocabulary
  private let kinds: Vocabulary?
  private let formats: Vocabulary?
  private let numbers: [String]

  init(_ request: GeneratorRequest) {
    names = request.vocabulary("streets")
    let locale = request.shelf.chain.first {
      VocabularyTable.source(named: "streets", of: $0) != nil
    }
    let own = VocabularyShelf(locale: locale)
    kinds = own.own("street-suffixes")
    formats = own.own("address-formats")
    numbers = Self.patterns("number", formats) ?? ["##", "###", "1##", "2##", "4##", "#", "1###"]
  }

  private static func patterns(_ kind: String, _ formats: Vocabulary?) -> [String]? {
    guard let formats else { return nil }
    let column = formats.column("pattern")
    return (0..<formats.count).filter { formats.text($0) == kind }
      .map { formats.text($0, column: column) }
  }

  /// How many streets there are.
  var count: UInt64 { UInt64(names.count) * UInt64(kinds?.count ?? 1) }

  /// Appends the name of a street.
  func append(_ rank: UInt64, to text: inout TextBuffer) {
    names.append(Int(rank % UInt64(max(names.count, 1))), to: &text)
    guard let kinds else { return }
    text.append(UInt8(ascii: " "))
    kinds.append(Int(rank / UInt64(max(names.count, 1))), to: &text)
  }

  /// Appends a house number, which begins with no zero.
  func appendNumber(_ stream: inout RandomStream, to text: inout TextBuffer) {
    var isFirst = true
    for byte in numbers[stream.index(numbers.count)].utf8 {
      guard byte == UInt8(ascii: "#") else {
        text.append(byte)
        isFirst = isFirst && (byte < 0x30 || byte > 0x39)
        continue
      }
      text.append(UInt8(ascii: "0") + UInt8(isFirst ? 1 + stream.below(9) : stream.below(10)))
      isFirst = false
    }
  }

  /// Appends street and number.
  func appendLine(_ draw: Draw, to text: inout TextBuffer) {
    let pattern = Self.patterns("street-line", formats)?.first ?? "{number} {street}"
    fill(pattern, draw, streetRank: draw.rank, nil, to: &text)
  }

  /// Appends an address in one line, in a city whose entry is the draw's rank.
  func appendAddress(_ draw: Draw, _ cities: Vocabulary, to text: inout TextBuffer) {
    let usual = "{number} {street}, {city}, {region} {postcode}"
    let pattern = Self.patterns("full", formats)?.first ?? usual
    var stream = draw.spot.stream(.order)
    fill(pattern, draw, streetRank: stream.below(count), cities, to: &text)
  }

  private func fill(
    _ pattern: String,
    _ draw: Draw,
    streetRank: UInt64,
    _ cities: Vocabulary?,
    to text: inout TextBuffer
  ) {
    var rest = pattern[...]
    var stream = draw.subject.stream(.variant)
    while let open = rest.firstIndex(of: "{"), let close = rest.firstIndex(of: "}") {
      text.append(contentsOf: rest[..<open].utf8)
      switch rest[rest.index(after: open)..<close] {
      case "street": append(streetRank, to: &text)
      case "number": appendNumber(&stream, to: &text)
      case "city": cities?.append(Int(draw.rank), to: &text)
      case "postcode": append("postcode", of: cities, draw, to: &text)
      default:
        append(
          cities?.hasColumn("stateCode") == true ? "stateCode" : "region",
          of: cities,
          draw,
          to: &text
        )
      }
      rest = rest[rest.index(after: close)...]
    }
    text.append(contentsOf: rest.utf8)
  }

  private func append(
    _ column: String,
    of cities: Vocabulary?,
    _ draw: Draw,
    to text: inout TextBuffer
  ) {
    guard let cities else { return }
    cities.append(Int(draw.rank), column: cities.column(column), to: &text)
  }
}
