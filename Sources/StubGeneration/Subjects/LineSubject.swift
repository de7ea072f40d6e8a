/// A line of an order or an invoice: how many of something, at what price, and what that makes.
struct LineSubject: Sendable {
  private let quantity: Int
  private let items: Vocabulary?
  private let products: ProductSubject?
  private let key: UInt64
  private let line: UInt64
  private let money: MoneyScale

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
  }

  /// How many there are on the line.
  func count(_ draw: Draw) -> Int {
    var stream = draw.object.under(line).stream(.length)
    guard let items else { return [1, 1, 1, 2, 2, 3, 4, 6][stream.index(8)] }
    switch items.text(entry(draw, of: items.count), column: quantity) {
    case "flat", "half day", "evening", "session", "trip": return 1
    case "hour": return stream.integer(2...16)
    case "word": return stream.integer(4...24) * 100
    case "sq ft", "sq yd", "mile", "minute": return stream.integer(2...30) * 5
    default: return stream.integer(1...6)
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
    Int(draw.object.under(key).rank(of: UInt64(count)).rank)
  }
}
