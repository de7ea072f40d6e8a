import StubJSON
import StubSchema
import StubValues

extension RecordWriter {
  /// Draws a single value; its text or bytes are in ``text``.
  mutating func draw(_ plan: Fixed<ValuePlan>, at spot: Spot, in frame: Frame) -> Drawn {
    text.removeAll(keepingCapacity: true)
    if !plan.openers.isEmpty, spot.ordinal < UInt64(plan.openers.count) {
      let opener = plan.openers[Int(spot.rank(of: UInt64(plan.openers.count)).rank)]
      text.append(contentsOf: opener.text)
      return opener.drawn
    }
    if let bounds = plan.dateBounds, frame.object >= 0 {
      return .date(Timestamp(seconds: moment(bounds, at: spot, in: frame)))
    }
    if let digit = plan.digit {
      let rank = rank(of: digit, in: frame)
      return plan.generator.draw(Draw(spot: spot, subject: spot, rank: rank, round: 0), &text)
    }
    if let probability = plan.probability {
      return .bool(spot.share() < probability)
    }
    if let binding = plan.binding, let drawn = bound(binding, plan, at: spot, in: frame) {
      return drawn
    }
    guard let limits = plan.limits else {
      let drawn = plan.generator.value(
        at: spot,
        in: frame.spot,
        around: frame.outer,
        isUnique: plan.isUnique,
        into: &text
      )
      guard case .integer(let value) = drawn, let integers = plan.integers else { return drawn }
      return .integer(integers.nearest(value))
    }
    return draw(plan, limits, at: spot, in: frame)
  }

  /// Draws again and again until a text keeps to its limits, and makes the last one fit.
  private mutating func draw(
    _ plan: Fixed<ValuePlan>,
    _ limits: TextLimits,
    at spot: Spot,
    in frame: Frame
  ) -> Drawn {
    for attempt in 0..<TextLimits.attempts {
      text.removeAll(keepingCapacity: true)
      let home = attempt == 0 ? frame.spot : frame.spot.attempt(attempt)
      let drawn = plan.generator.value(
        at: spot.attempt(attempt),
        in: home,
        around: frame.outer,
        isUnique: plan.isUnique,
        into: &text
      )
      guard case .text = drawn else { return drawn }
      if limits.admit(text) { return drawn }
    }
    limits.fit(&text)
    return .text
  }

  /// Writes a given value as it is; a date in ISO 8601, where the strategy reads no such text, is
  /// spelled as the strategy writes it.
  func write(given: JSONValue, as plan: Fixed<ValuePlan>, into writer: inout JSONWriter) {
    if case .date(let strategy) = plan.spelling, strategy.moment(of: given) == nil,
      let moment = plan.spelling.moment(of: given)
    {
      return plan.spelling.write(.date(moment), [], into: &writer)
    }
    writer.value(given)
  }

  // MARK: Templates

  /// Appends the pieces of a template.
  mutating func append(
    _ parts: [TemplatePart],
    at spot: Spot,
    in frame: Frame,
    to buffer: inout TextBuffer
  ) {
    for part in parts {
      switch part {
      case .text(let bytes): buffer.append(contentsOf: bytes)
      case .index: buffer.append(UInt(truncatingIfNeeded: spot.ordinal))
      case .field(let index):
        guard frame.object >= 0 else { continue }
        let field = program.objects[frame.object].fields[index]
        append(field, in: frame, to: &buffer)
      }
    }
  }

  /// Appends what a field holds, as a text; nothing where it is absent.
  private mutating func append(
    _ field: Fixed<FieldPlan>,
    in frame: Frame,
    to buffer: inout TextBuffer
  ) {
    if let given = frame.given(field) {
      return buffer.append(given.string ?? (given.isNull ? "" : given.text(style: .compact)))
    }
    if let home = standIn(for: field, in: frame) {
      return append(field, at: home.spot, in: home.frame, to: &buffer)
    }
    append(field, at: frame.spot.under(field.hash), in: frame, to: &buffer)
  }

  private mutating func append(
    _ field: Fixed<FieldPlan>,
    at spot: Spot,
    in frame: Frame,
    to buffer: inout TextBuffer
  ) {
    var spot = spot
    guard absence(of: field, at: &spot, in: frame) == nil, !buffer.isOverlong else { return }
    switch program.nodes[field.node] {
    case .value(let plan):
      let drawn = draw(plan, at: spot, in: frame)
      plan.spelling.append(drawn, text, to: &buffer)
    case .template(let plan): append(plan.parts, at: spot, in: frame, to: &buffer)
    case .choice(let plan):
      let value = plan.values[index(of: plan, at: spot, in: frame)]
      buffer.append(value.string ?? value.text(style: .compact))
    default:
      var writer = JSONWriter(style: .compact)
      write(field.node, at: spot, in: frame, into: &writer)
      let isString = writer.buffer.first == UInt8(ascii: "\"")
      buffer.append(
        contentsOf: isString ? writer.buffer.dropFirst().dropLast() : writer.buffer[...]
      )
    }
  }
}

extension ClosedRange<Int> {
  /// The number itself where it lies within, else one of the range that it leads to.
  fileprivate func nearest(_ number: Int) -> Int {
    if contains(number) { return number }
    let width = upperBound.subtractingReportingOverflow(lowerBound)
    guard !width.overflow, width.partialValue < .max else { return lowerBound }
    return lowerBound + number.flooredRemainder(by: width.partialValue + 1)
  }
}

extension TextBuffer {
  /// Whether a template has become longer than anyone wants.
  fileprivate var isOverlong: Bool { count > 1_000_000 }
}

extension Spelling {
  /// The moment that a given value of a date stands for: as the strategy writes it, or as ISO 8601.
  func moment(of value: JSONValue) -> Timestamp? {
    guard case .date(let strategy) = self else { return nil }
    if let moment = strategy.moment(of: value) { return moment }
    guard let text = value.string else { return nil }
    return DateStrategy.iso8601Fractional.read(text).timestamp
      ?? DateStrategy.iso8601.read(text + "T12:00:00Z").timestamp
  }
}

extension DateStrategy {
  /// The moment that a JSON value stands for under this strategy; nil where it stands for none.
  func moment(of value: JSONValue) -> Timestamp? {
    if let text = value.string { return read(text).timestamp }
    return value.number.flatMap { Double($0) }.flatMap { timestamp(ofNumber: $0) }
  }
}
