/// A line of an order or an invoice: how many of something, at what price, and what that makes.
///
/// All lines of an invoice are of one trade.
struct LineSubject: Sendable {
  private let quantity: Int
  private let items: Vocabulary?
  private let products: ProductSubject?
  private let key: UInt64
  private let line: UInt64
  private let money: MoneyScale
  /// The entries of each trade; empty where items have none, or may not be equal.
  private let trades: [[UInt32]]
  private let trade: UInt64

  /// The lines of orders, whose products have prices.
  static func ofProducts(_ request: GeneratorRequest) -> LineSubject {
    LineSubject(request, items: nil, products: ProductSubject(request), subject: "product")
  }

  /// The lines of invoices, of work and things by the hour or piece.
  static func ofInvoice(_ request: GeneratorRequest) -> LineSubject {
    let items = request.vocabulary("invoice-items")
    return LineSubject(request, items: items, products: nil, subject: "invoice-items")
  }

  private init(
    _ request: GeneratorRequest,
    items: Vocabulary?,
    products: ProductSubject?,
    subject: String
  ) {
    (self.items, self.products) = (items, products)
    quantity = items?.column("unit") ?? 0
    key = request.subject(subject)
    line = request.subject("line")
    money = MoneyScale(request)
    trade = request.subject("trade")
    trades = request.isUnique ? [] : items.map { Self.trades(of: $0) } ?? []
  }

  private static func trades(of items: Vocabulary) -> [[UInt32]] {
    guard items.hasColumn("trade") else { return [] }
    let column = items.column("trade")
    var entries: [(name: String, entries: [UInt32])] = []
    for entry in 0..<items.count {
      let name = items.text(entry, column: column)
      let place = entries.firstIndex { $0.name == name } ?? entries.count
      if place == entries.count { entries.append((name, [])) }
      entries[place].entries.append(UInt32(truncatingIfNeeded: entry))
    }
    return entries.map(\.entries)
  }

  /// Appends what the line is of.
  func appendItem(_ draw: Draw, to text: inout TextBuffer) {
    guard let items else { return }
    items.append(entry(draw, of: items.count), to: &text)
  }

  /// How many there are on the line.
  func count(_ draw: Draw) -> Int {
    var stream = draw.object.under(line).stream(.length)
    guard let items else { return Self.counts(dollarCents(draw))[stream.index(8)] }
    switch items.text(entry(draw, of: items.count), column: quantity) {
    case "flat", "half day", "evening", "session", "trip": return 1
    case "hour": return stream.integer(2...16)
    case "word": return stream.integer(4...24) * 100
    case "sq ft", "sq yd", "mile", "minute": return stream.integer(2...30) * 5
    case "yard", "window", "person", "chair", "employee": return stream.integer(2...8) * 5
    default: return stream.integer(1...Self.mostPieces(dollarCents(draw)))
    }
  }

  /// How many pieces are on a line at most: the dearer, the fewer.
  private static func mostPieces(_ cents: Int) -> Int {
    switch cents {
    case ..<2_500: 24
    case ..<15_000: 6
    case ..<50_000: 3
    default: 1
    }
  }

  /// Roughly what the price of one is in cents of a dollar.
  private func dollarCents(_ draw: Draw) -> Int {
    price(draw) * (money.digits == 0 ? 100 : 1) / money.factor
  }

  /// How many of a product are bought at once: the dearer, the fewer.
  private static func counts(_ cents: Int) -> [Int] {
    switch cents {
    case ..<1_500: [1, 1, 1, 2, 2, 3, 4, 6]
    case ..<5_000: [1, 1, 1, 1, 1, 2, 2, 3]
    default: [1, 1, 1, 1, 1, 1, 1, 2]
    }
  }

  /// The price of one, in minor units.
  func price(_ draw: Draw) -> Int {
    let spot = draw.object.under(key)
    if let products {
      let (rank, round) = spot.rank(of: products.count)
      return products.price(Draw(spot: spot, subject: spot, rank: rank, round: round))
    }
    guard let items else { return 0 }
    let entry = entry(draw, of: items.count)
    let low = items.integer(entry, column: items.column("lowCents"))
    let high = items.integer(entry, column: items.column("highCents"))
    var stream = spot.stream(.length)
    let cents = stream.integer(min(low, high)...max(low, high))
    let even = cents >= 2_000 ? cents - cents % 500 : cents - cents % 5
    return max(even * money.factor / (money.digits == 0 ? 100 : 1), 1)
  }

  /// What the line makes, in minor units.
  func total(_ draw: Draw) -> Int { count(draw).multipliedClamped(price(draw)) }

  private func entry(_ draw: Draw, of count: Int) -> Int {
    guard let outer = draw.outer, !trades.isEmpty else {
      return Int(draw.object.under(key).rank(of: UInt64(count)).rank)
    }
    let number = outer.spot.under(trade).rank(of: UInt64(trades.count)).rank
    let entries = trades[Int(truncatingIfNeeded: number)]
    var stream = outer.spot.under(trade).stream()
    let place = draw.object.ordinal &+ stream.next() % UInt64(entries.count)
    return Int(entries[Int(truncatingIfNeeded: place % UInt64(entries.count))])
  }
}
