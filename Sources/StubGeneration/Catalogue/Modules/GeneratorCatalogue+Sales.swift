import StubValues

extension GeneratorCatalogue {
  /// Amounts of orders and invoices, and of their lines. Those of one object add up.
  static let sales: [CatalogueEntry] = [
    sale("commerce.subtotal", "what the lines of an order make", .subtotal, 12...640),
    sale("commerce.discountAmount", "what is taken off an order", .discount, 0...60),
    sale("commerce.shippingCost", "what sending an order costs", .shipping, 0...15),
    sale("commerce.total", "what an order costs in all", .total, 12...720),
    sale("finance.taxAmount", "the tax on an order or invoice", .tax, 1...90),
    sale("finance.taxRate", "the rate of sales tax where the locale is, 0.19", .taxRate, 0...1),
    line("commerce.quantity", "how many of a product, mostly one", 1...6) { lines in
      { lines.count($0) }
    },
    lineAmount("commerce.lineTotal", "price of the product times quantity", 2...900) { lines in
      { lines.total($0) }
    },
    line("finance.invoiceQuantity", "hours or pieces on a line of an invoice", 1...16, .ofInvoice) {
      lines in { lines.count($0) }
    },
    lineAmount(
      "finance.invoicePrice",
      "the price of an hour or piece on a line of an invoice",
      5...900,
      .ofInvoice,
      isTotal: false
    ) { lines in { lines.price($0) } },
    lineAmount(
      "finance.invoiceTotal",
      "price times quantity of a line of an invoice",
      5...2_000,
      .ofInvoice
    ) { lines in { lines.total($0) } },
    CatalogueEntry(
      "finance.price",
      "a price between two amounts in dollars, ending as prices end",
      kind: .number,
      numberBounds
    ) { request in
      let least = request.integer("min") ?? 5
      let greatest = request.integer("max") ?? 250
      guard request.limits.isEmpty, (request.width?.bitCount ?? 64) >= 32 else {
        return GeneratorRequest.numbers(request.decimals(least...max(least, greatest), 2))
      }
      let money = MoneyScale(request)
      let isWhole = request.width != nil || money.digits == 0
      return .open(isWhole ? .integer : .number) { draw, _ in
        var stream = draw.stream
        let amount = money.price(max(least, 0), min(max(least, greatest), 100_000_000), &stream)
        return isWhole
          ? .integer(amount / money.minorUnits) : .decimal(amount, decimals: money.digits)
      }
    },
  ]

  /// What lines are of.
  private enum LineKind: Sendable {
    case ofProducts, ofInvoice

    func lines(_ request: GeneratorRequest) -> LineSubject {
      self == .ofProducts ? .ofProducts(request) : .ofInvoice(request)
    }
  }

  private static func sale(
    _ name: String,
    _ summary: String,
    _ part: SaleSubject.Part,
    _ natural: ClosedRange<Int>
  ) -> CatalogueEntry {
    figure(name, summary, natural, of: "sale", kind: .number) { request in
      let sales = SaleSubject(MoneyScale(request))
      return Figure(decimals: sales.decimals(of: part), bond: .sale(part)) { draw in
        sales.amount(of: part, at: draw.subject, SaleSubject.Facts())
      }
    }
  }

  private static func line(
    _ name: String,
    _ summary: String,
    _ natural: ClosedRange<Int>,
    _ kind: LineKind = .ofProducts,
    _ value: @escaping @Sendable (LineSubject) -> @Sendable (Draw) -> Int
  ) -> CatalogueEntry {
    figure(name, summary, natural, of: "line") { request in
      Figure(value: value(kind.lines(request)))
    }
  }

  private static func lineAmount(
    _ name: String,
    _ summary: String,
    _ natural: ClosedRange<Int>,
    _ kind: LineKind = .ofProducts,
    isTotal: Bool = true,
    _ value: @escaping @Sendable (LineSubject) -> @Sendable (Draw) -> Int
  ) -> CatalogueEntry {
    figure(name, summary, natural, of: "line", kind: .number) { request in
      Figure(
        decimals: MoneyScale(request).digits,
        bond: isTotal ? .line : nil,
        value: value(kind.lines(request))
      )
    }
  }
}
