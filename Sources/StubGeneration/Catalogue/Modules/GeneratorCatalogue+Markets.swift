extension GeneratorCatalogue {
  /// Stocks. Fields of one object show the same company on the same day.
  static let markets: [CatalogueEntry] = [
    column(
      "finance.stockTicker",
      "the ticker of an invented company",
      "ticker",
      of: "stock-tickers"
    ),
    column("finance.stockCompany", "the company behind the ticker", "company", of: "stock-tickers"),
    quote("finance.stockPrice", "the price of a stock", .price, 9...480),
    quote("finance.stockOpen", "its first price of the day", .open, 9...480),
    quote("finance.stockHigh", "its highest price of the day", .high, 9...480),
    quote("finance.stockLow", "its lowest price of the day", .low, 9...480),
    quote(
      "finance.stockPreviousClose",
      "its last price of the day before",
      .previousClose,
      9...480
    ),
    quote("finance.stockChange", "by how much the price changed", .change, -20...20),
    quote(
      "finance.stockChangePercent",
      "by how many percent the price changed",
      .changePercent,
      -4...4
    ),
    count("finance.stockVolume", "how many shares were traded", .volume, 120_000...9_900_000),
    count(
      "finance.marketCap",
      "what all shares are worth",
      .capitalization,
      180_000_000...2_000_000_000
    ),
    choice("finance.exchange", "a stock exchange", "exchange"),
    choice("finance.sector", "a sector of the economy", "sector"),
    choice("finance.currencyPair", "two currencies that are traded", "currency-pair"),
  ]

  private static func quote(
    _ name: String,
    _ summary: String,
    _ part: QuoteSubject.Part,
    _ natural: ClosedRange<Int>
  ) -> CatalogueEntry {
    figure(name, summary, natural, of: "quote", kind: .number) { _ in
      Figure(decimals: 2) { QuoteSubject.value(of: part, at: $0.subject) }
    }
  }

  private static func count(
    _ name: String,
    _ summary: String,
    _ part: QuoteSubject.Part,
    _ natural: ClosedRange<Int>
  ) -> CatalogueEntry {
    figure(name, summary, natural, of: "quote") { _ in
      Figure { QuoteSubject.value(of: part, at: $0.subject) }
    }
  }
}
