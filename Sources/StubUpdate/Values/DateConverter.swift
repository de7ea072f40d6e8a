import StubDiagnostics
import StubJSON
import StubSchema
import StubValues

/// Writes dates as the declared strategy writes them.
struct DateConverter: UpdateStage {
  private let walk: SchemaWalk
  private let model: String
  private let source: DateStrategy?

  init(_ model: String, _ description: SchemaDescription, _ options: UpdateOptions) {
    self.model = model
    walk = SchemaWalk(description: description, overrides: options.coding)
    source = options.dateSource
  }

  func changes(in pass: UpdatePass) -> [Change] {
    let dates = pass.texts.flatMap { text in
      text.document.isRejected ? [] : foundDates(in: text)
    }
    var groups: [DateStrategy: [FoundDate]] = [:]
    for date in dates { groups[date.strategy, default: []].append(date) }
    return groups.flatMap { strategy, dates in
      texts(dates, strategy) + numbers(dates, strategy)
    }
  }

  /// A date of the input.
  private struct FoundDate {
    let text: RecordText
    let node: Int
    let strategy: DateStrategy
    let isOfBirth: Bool

    var json: JSONNode { JSONNode(text.document, node) }
  }

  private func foundDates(in text: RecordText) -> [FoundDate] {
    text.recordNodes.flatMap { record in
      walk.dates(of: model, at: record, in: text).map {
        FoundDate(
          text: text,
          node: $0.node,
          strategy: $0.strategy,
          isOfBirth: $0.key.lowercased().contains("birth")
        )
      }
    }
  }

  // MARK: Texts

  private func texts(_ dates: [FoundDate], _ declared: DateStrategy) -> [Change] {
    dates.compactMap { date in
      guard let spelling = date.json.string, !declared.reads(spelling),
        let moment = Self.moment(of: spelling)
      else { return nil }
      if declared.writesNumbers, !date.isOfBirth, let number = Double(declared.text(of: moment)),
        DateSource(declared: declared, named: source).isMistakable(number)
      {
        return nil
      }
      return change(date, moment, declared)
    }
  }

  /// The moment that a text in the order of ISO 8601 stands for, in UTC where it names no zone.
  private static func moment(of text: String) -> Timestamp? {
    if let moment = DateStrategy.iso8601Fractional.read(text).timestamp { return moment }
    for ending in ["Z", "T00:00:00Z"] {
      let whole = text.replacing(" ", with: "T", maxReplacements: 1) + ending
      if case .canonical(let moment) = DateStrategy.iso8601Fractional.read(whole) { return moment }
    }
    return nil
  }

  // MARK: Numbers

  private func numbers(_ dates: [FoundDate], _ declared: DateStrategy) -> [Change] {
    let numbers = dates.compactMap { date in
      date.json.number.flatMap { Double($0) }.map { (date: date, value: $0) }
    }
    let origin = DateSource(declared: declared, named: source)
    // A day of birth is right where other dates are not plausible, and says nothing about them.
    let telling = numbers.filter { !$0.date.isOfBirth }
    guard let strategy = origin.strategy(of: telling.map(\.value)) else { return [] }
    return numbers.compactMap { number in
      guard origin.converts(number.value, from: strategy),
        let moment = strategy.timestamp(ofNumber: number.value)
      else { return nil }
      return change(number.date, moment, declared)
    }
  }

  // MARK: Writing

  private func change(_ date: FoundDate, _ moment: Timestamp, _ declared: DateStrategy) -> Change? {
    let text = declared.text(of: moment)
    let new = declared.writesNumbers ? text : JSONValue.string(text).text(style: .compact)
    let old = date.text.text(of: date.node)
    guard new != old, declared.writesNumbers || declared.reads(text) else { return nil }
    let range = date.text.range(date.node)
    return Change(
      .convertedDate,
      "wrote the date \(old) as \(new)",
      edits: [Finding.Edit(range, new)],
      guarded: range
    )
  }
}

extension DateStrategy {
  /// Whether a text is a date, whoever reads it.
  fileprivate func reads(_ text: String) -> Bool { read(text).timestamp != nil }
}
