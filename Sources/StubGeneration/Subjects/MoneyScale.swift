/// The currency of a locale: its minor digits, and roughly how much of it a dollar is.
struct MoneyScale: Sendable {
  /// The currency's code.
  let code: String
  /// How many decimals amounts have: two, or none as in Japan.
  let digits: Int
  /// Whole units of the currency that are worth about a dollar, at least 1.
  let factor: Int
  /// The usual rates of sales tax, in hundredths of a percent.
  let taxRates: [Int]

  /// The currency of a request's locale.
  init(_ request: GeneratorRequest) {
    let countries = request.vocabulary("countries")
    let currencies = request.vocabulary("currencies")
    let country = String(request.shelf.locale.suffix(2))
    let home = (0..<countries.count).first { countries.text($0) == country }
    let code = home.map { countries.text($0, column: countries.column("currency")) } ?? "USD"
    let entry = (0..<currencies.count).first { currencies.text($0) == code }
    let places = entry.map { currencies.integer($0, column: currencies.column("minorDigits")) } ?? 2
    self.code = code
    digits = places == 0 ? 0 : 2
    factor = Self.factors[code] ?? 1
    taxRates = Self.rates[country] ?? [600, 625, 700, 725, 800, 825, 875]
  }

  /// Minor units to one unit of the currency.
  var minorUnits: Int { digits == 0 ? 1 : 100 }

  /// Whether money of other countries goes in the same amounts.
  var isLikeDollars: Bool { factor == 1 }

  /// Orders of magnitude, not rates of exchange: they only keep a coffee from costing 3 yen.
  private static let factors = [
    "JPY": 140, "KRW": 1_300, "CNY": 7, "INR": 80, "TRY": 30, "UAH": 40, "PLN": 4, "SAR": 4,
    "ILS": 4, "BRL": 5,
  ]

  /// The standard rates of value-added tax by country.
  private static let rates = [
    "DE": [1_900, 1_900, 700], "FR": [2_000], "ES": [2_100], "IT": [2_200], "GB": [2_000],
    "NL": [2_100], "PL": [2_300], "TR": [2_000], "UA": [2_000], "JP": [1_000], "CN": [1_300],
    "KR": [1_000], "SA": [1_500], "IL": [1_800], "IN": [1_800], "BR": [1_700],
  ]

  /// An amount in minor units from `least` to `greatest` dollars, ending as prices end.
  func price(_ least: Int, _ greatest: Int, _ stream: inout RandomStream) -> Int {
    let cents = stream.integer(min(least, greatest) * 100...max(least, greatest) * 100)
    guard digits > 0, factor == 1 else { return rounded(cents * factor / (digits == 0 ? 100 : 1)) }
    switch cents {
    case ..<2_000: return max(cents - cents % 100 + [0, 50, 90, 95, 99][stream.index(5)], 50)
    case ..<20_000: return cents - cents % 100 + [0, 0, 95, 99][stream.index(4)]
    default: return cents - cents % 500
    }
  }

  /// The amount with two significant digits, three above a thousand units.
  private func rounded(_ amount: Int) -> Int {
    var step = 1
    while amount / step >= 1_000 { step *= 10 }
    return max(amount / step * step, 1)
  }
}
