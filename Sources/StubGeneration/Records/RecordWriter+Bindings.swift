import StubJSON
import StubValues

extension RecordWriter {
  /// The value that follows from others of its object; nil where these are given in a way that
  /// nothing follows from.
  mutating func bound(_ binding: Binding, _ plan: Fixed<ValuePlan>, at spot: Spot, in frame: Frame)
    -> Drawn?
  {
    switch binding {
    case .count(let field):
      guard frame.object >= 0 else { return nil }
      let count = count(of: program.objects[frame.object].fields[field], in: frame)
      return count.map { .integer($0) }
    case .presence(let field):
      guard frame.object >= 0 else { return nil }
      let plan = program.objects[frame.object].fields[field]
      if let given = frame.given(plan) { return .bool(!given.isNull) }
      var place = frame.spot.under(plan.hash)
      return .bool(absence(of: plan, at: &place, in: frame) == nil)
    case .position(let capacity):
      let place = frame.spot.ordinal % UInt64(max(capacity, 1))
      return .integer(Int(truncatingIfNeeded: place) + 1)
    case .sale(let part, let sale):
      guard frame.object >= 0 else { return nil }
      return amount(part, sale, plan, in: frame)
    }
  }

  /// How many elements the array of a field has.
  private func count(of field: Fixed<FieldPlan>, in frame: Frame) -> Int? {
    if let given = frame.given(field) { return given.isNull ? 0 : given.elements?.count }
    var spot = frame.spot.under(field.hash)
    if absence(of: field, at: &spot, in: frame) != nil { return 0 }
    guard case .list(let list) = program.nodes[field.node] else { return nil }
    return length(of: list, at: spot, in: frame)
  }

  // MARK: Sales

  private mutating func amount(
    _ part: SaleSubject.Part,
    _ sale: SaleBinding,
    _ plan: Fixed<ValuePlan>,
    in frame: Frame
  ) -> Drawn? {
    var facts = sale.facts
    if let lines = sale.lines {
      guard let sum = sum(of: lines, sale.money, in: frame) else { return nil }
      facts.lines = sum
    }
    let subject = SaleSubject(sale.money)
    let amount = subject.amount(of: part, at: frame.spot.under(sale.subject), facts)
    let decimals = subject.decimals(of: part)
    if plan.generator.kind == .integer { return .integer(amount / DecimalText.power(decimals)) }
    return .decimal(amount, decimals: decimals)
  }

  /// What lines make together, in minor units; nil where some are given.
  private mutating func sum(of lines: SaleLines, _ money: MoneyScale, in frame: Frame) -> Int? {
    let field = program.objects[frame.object].fields[lines.field]
    guard frame.given(field) == nil, case .list(let list) = program.nodes[field.node],
      let count = count(of: field, in: frame)
    else { return nil }
    let line = program.objects[lines.object].fields[lines.total]
    guard case .value(let plan) = program.nodes[line.node] else { return nil }
    var sum = 0
    for index in 0..<count {
      let place = frame.spot.under(field.hash).element(index, of: list.greatest)
      let inner = Frame(
        lines.object,
        at: place,
        given: [],
        recursion: frame.recursion,
        outer: surrounding(frame)
      )
      switch draw(plan, at: place.under(line.hash), in: inner) {
      case .integer(let units): sum = sum.addingClamped(units.multipliedClamped(money.minorUnits))
      case .decimal(let amount, _): sum = sum.addingClamped(amount)
      default: return nil
      }
    }
    return sum
  }
}
