import StubDiagnostics
import StubJSON
import StubValues

extension SchemaReader {
  /// How deeply inline models may be nested in each other.
  private static let maximumInlineDepth = 64

  /// Reads a type: its spelling, `[type]` for an array of it, or an inline model.
  ///
  /// - Parameter hint: The name that an inline model takes.
  mutating func type(_ node: JSONNode, _ path: JSONPath, hint: String) -> TypeReference? {
    switch node.kind {
    case .string: return spelledType(node, path)
    case .array where node.count == 1:
      let element = node[0].flatMap { type($0, path.appending(0), hint: hint) }
      return element.map { .array($0) }
    case .object:
      guard hint.utf8.count(where: { $0 == UInt8(ascii: ".") }) < Self.maximumInlineDepth else {
        report(.wrongValue, "inline models are nested too deeply here", node, path)
        return nil
      }
      model(named: hint, node, path, nil, isInline: true)
      return .named(hint)
    default:
      wrong(node, path, "here stands a type, such as \"String?\"", found: node)
      return nil
    }
  }

  private mutating func spelledType(_ node: JSONNode, _ path: JSONPath) -> TypeReference? {
    guard let text = text(node, path) else { return nil }
    do {
      return try TypeReference(parsing: text)
    } catch {
      let message = "'\(text)' is no type: \(error.message) after \(error.offset) bytes"
      report(.malformedType, message, node, path)
      return nil
    }
  }

  /// Reads coding strategies; empty ones where there are none.
  mutating func coding(_ node: JSONNode?, _ path: JSONPath) -> CodingStrategies {
    var coding = CodingStrategies()
    guard let node else { return coding }
    let words = self.words(node, path, as: Words.Coding.self, of: "coding strategies")
    coding.dates = words[.dates].flatMap { dates($0, path.appending("dates")) }
    coding.keys = name(words[.keys], path.appending("keys"), of: KeyStrategy.self)
    coding.data = name(words[.data], path.appending("data"), of: DataStrategy.self)
    coding.nonConformingFloats =
      words[.nonConformingFloats].flatMap { floats($0, path.appending("nonConformingFloats")) }
    return coding
  }

  private mutating func dates(_ node: JSONNode, _ path: JSONPath) -> DateStrategy? {
    if let name = node.string {
      if let strategy = DateStrategy(name: name) { return strategy }
      reportUnknownName(name, node, path, among: DateStrategy.names)
      return nil
    }
    let words = self.words(node, path, as: Words.Dates.self, of: "'format' or 'formats'")
    var formats: [DateFormat] = []
    if let single = words[.format], let format = format(single, path.appending("format")) {
      formats.append(format)
    }
    for (index, element)
      in (elements(words[.formats], path.appending("formats"), of: "formats") ?? [])
      .enumerated()
    {
      if let format = format(element, path.appending("formats").appending(index)) {
        formats.append(format)
      }
    }
    if words.isEmpty, node.kind == .object {
      report(.missingWord, "'format' or 'formats' is missing", node, path)
    }
    return formats.isEmpty ? nil : .formats(formats)
  }

  private mutating func format(_ node: JSONNode, _ path: JSONPath) -> DateFormat? {
    guard let text = text(node, path) else { return nil }
    do {
      return try DateFormat(text)
    } catch {
      report(.wrongValue, "'\(text)' is no date format: \(error)", node, path)
      return nil
    }
  }

  private mutating func floats(_ node: JSONNode, _ path: JSONPath) -> NonConformingFloatStrategy? {
    if let name = node.string {
      if name == "throw" { return .refuse }
      reportUnknownName(name, node, path, among: ["throw"])
      return nil
    }
    let words = self.words(node, path, as: Words.Floats.self, of: "strings for such numbers")
    for word in Words.Floats.allCases where words[word] == nil && node.kind == .object {
      report(.missingWord, "'\(word.rawValue)' is missing", node, path)
    }
    guard
      let positive = text(words[.positiveInfinity], path.appending("positiveInfinity")),
      let negative = text(words[.negativeInfinity], path.appending("negativeInfinity")),
      let nan = text(words[.nan], path.appending("nan"))
    else { return nil }
    return .strings(positiveInfinity: positive, negativeInfinity: negative, nan: nan)
  }

  /// A fixed instant: `2025-01-01` or `2025-01-01T12:00:00Z`.
  mutating func instant(_ node: JSONNode?, _ path: JSONPath) -> Timestamp? {
    guard let node, let text = text(node, path) else { return nil }
    if let instant = try? Timestamp(text) { return instant }
    wrong(node, path, "here stands an instant, such as \"2025-01-01T12:00:00Z\"", found: node)
    return nil
  }

  /// `now`, a fixed instant, or the key of another field.
  mutating func bound(_ node: JSONNode?, _ path: JSONPath) -> DateBound? {
    guard let node, let text = text(node, path) else { return nil }
    if text == "now" { return .now }
    if let instant = try? Timestamp(text) { return .instant(instant) }
    return .field(text)
  }

  /// A span of time: `90s 15m 12h 30d 8w 6mo 2y`.
  mutating func span(_ node: JSONNode?, _ path: JSONPath) -> CalendarSpan? {
    guard let node, let text = text(node, path) else { return nil }
    do {
      return try CalendarSpan(text)
    } catch {
      report(.wrongValue, "'\(text)' is no span of time: \(error)", node, path)
      return nil
    }
  }
}
