/// What is sold at once: an order, an invoice, a bill. Its amounts add up.
struct SaleSubject: Sendable {
  private let money: MoneyScale

  /// An amount of a sale.
  enum Part: Sendable, Hashable {
    case subtotal, discount, taxRate, tax, shipping, total
  }

  /// What the object around a sale says of it.
  struct Facts: Sendable {
    /// What its lines add up to, in minor units; nil where it has none.
    var lines: Int?
    /// Whether tax is added.
    var hasTax = true
    /// Whether shipping is added.
    var hasShipping = false
    /// Whether a discount is taken off.
    var hasDiscount = false
  }

  /// The sales of a locale.
  init(_ money: MoneyScale) { self.money = money }

  /// How many decimals a part has.
  func decimals(of part: Part) -> Int { part == .taxRate ? 4 : money.digits }

  /// A part of the sale at `subject`: minor units, or a rate in ten-thousandths.
  func amount(of part: Part, at subject: Spot, _ facts: Facts) -> Int {
    let subtotal = facts.lines ?? ownSubtotal(subject)
    let discount = facts.hasDiscount ? share(of: subtotal, subject) : 0
    let taxed = subtotal - discount
    let tax = (taxed.multipliedClamped(rate(subject)).addingClamped(5_000)) / 10_000
    switch part {
    case .subtotal: return subtotal
    case .discount: return discount
    case .taxRate: return rate(subject)
    case .tax: return tax
    case .shipping: return shipping(subject)
    case .total:
      return taxed.addingClamped(facts.hasTax ? tax : 0)
        .addingClamped(facts.hasShipping ? shipping(subject) : 0)
    }
  }

  private func ownSubtotal(_ subject: Spot) -> Int {
    var stream = subject.stream(.length)
    return money.price(12, 640, &stream)
  }

  private func rate(_ subject: Spot) -> Int {
    var stream = subject.stream(.variant)
    return money.taxRates[stream.index(money.taxRates.count)]
  }

  private func shipping(_ subject: Spot) -> Int {
    var stream = subject.stream(.order)
    let cents = [0, 0, 495, 595, 795, 995, 1_295][stream.index(7)] * money.factor
    return money.digits == 0 ? cents / 1_000 * 10 : cents
  }

  private func share(of subtotal: Int, _ subject: Spot) -> Int {
    var stream = subject.stream(.presence)
    return subtotal / 100 * [0, 0, 0, 5, 10, 15][stream.index(6)]
  }
}
