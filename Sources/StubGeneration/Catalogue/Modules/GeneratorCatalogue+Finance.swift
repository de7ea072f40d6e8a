import StubValues

extension GeneratorCatalogue {
  /// Money. Cards are test cards, and accounts have the right check digits.
  static let finance: [CatalogueEntry] = [
    CatalogueEntry("finance.amount", "an amount with two decimals", kind: .number, numberBounds) {
      GeneratorRequest.numbers($0.decimals(2...950, 2))
    },
    currency("finance.currencyCode", "three letters for a currency", "code"),
    currency("finance.currencyName", "a currency", "name"),
    currency("finance.currencySymbol", "the sign of a currency", "symbol"),
    list("finance.accountName", "what an account is for", "account-names"),
    masked("finance.accountNumber", "ten digits", "##########"),
    masked("finance.routingNumber", "nine digits", "0########"),
    CatalogueEntry("finance.iban", "an account number with the right check digits") { request in
      let formats = request.vocabulary("iban-formats")
      let code = request.shelf.locale.suffix(2)
      let home = (0..<formats.count).first { formats.text($0) == code }
      // Where there are none, people meet those of a few countries.
      let others = (0..<formats.count).filter {
        ["DE", "FR", "GB", "NL", "ES", "IT"].contains(formats.text($0))
      }
      return .text { _, stream, text in
        appendIBAN(formats, home ?? others[stream.index(others.count)], &stream, to: &text)
      }
    },
    CatalogueEntry("finance.bic", "the code of a bank that does not exist") { _ in
      .text { _, stream, text in
        text.append(mask: "X@@@".utf8, &stream)
        text.append(literal: ["DE", "FR", "ES", "IT", "NL", "GB", "US"][stream.index(7)])
        text.append(mask: "@#".utf8, &stream)
      }
    },
    CatalogueEntry("finance.cardNumber", "the number of a test card") { request in
      card(request) { issuers, issuer, stream, text in
        appendCard(issuers, issuer, &stream, to: &text)
      }
    },
    CatalogueEntry("finance.cardLastFour", "the last four digits of the card") { request in
      card(request) { issuers, issuer, stream, text in
        var number: TextBuffer = []
        appendCard(issuers, issuer, &stream, to: &number)
        text.append(contentsOf: number.suffix(4))
      }
    },
    figure("finance.expiryYear", "the year in which a card expires", 2_025...2_030, of: "card") {
      request in
      let year = CivilDateTime(request.now).date.year
      return Figure { draw in
        var stream = draw.subject.stream(.length)
        return year + stream.integer(1...5)
      }
    },
    CatalogueEntry("finance.cardCvv", "the security code of a card") { request in
      card(request) { issuers, issuer, stream, text in
        for _ in 0..<issuers.integer(issuer, column: 3) {
          text.append(UInt8(ascii: "0") + UInt8(stream.below(10)))
        }
      }
    },
    CatalogueEntry("finance.cardIssuer", "who issued a card") { request in
      card(request) { issuers, issuer, _, text in issuers.append(issuer, to: &text) }
    },
    CatalogueEntry("finance.cardExpiry", "month and year") { request in
      let year = CivilDateTime(request.now).date.year
      return .text { _, stream, text in
        text.append(stream.integer(1...12), width: 2)
        text.append(UInt8(ascii: "/"))
        text.append((year + stream.integer(1...5)) % 100, width: 2)
      }
    },
    column(
      "finance.transactionType",
      "purchase, refund …",
      "type",
      of: "transaction-descriptions"
    ),
    column(
      "finance.transactionCategory",
      "what it was paid for",
      "category",
      of: "transaction-descriptions"
    ),
    column("finance.payee", "who was paid", "payee", of: "transaction-descriptions"),
    amount(
      "finance.transactionAmount",
      "how much was paid",
      of: "transaction-descriptions",
      2...950
    ),
    column(
      "finance.transactionDescription",
      "what was paid for",
      "description",
      of: "transaction-descriptions"
    ),
    CatalogueEntry("finance.invoiceNumber", "the number of an invoice, which counts up") { _ in
      var generator = Generator.open(.text) { draw, text in
        text.append(literal: "INV-")
        text.append(UInt(truncatingIfNeeded: draw.ordinal % 90_000) + 1_042, width: 5)
        return .text
      }
      generator.isDistinct = false
      return generator
    },
    CatalogueEntry("finance.invoiceItem", "a line of an invoice") { request in
      let plain = request.column("description", of: "invoice-items")
      guard !request.isUnique else { return plain }
      let lines = LineSubject.ofInvoice(request)
      var generator = plain
      generator.draw = { draw, text in
        guard draw.outer != nil else { return plain.draw(draw, &text) }
        lines.appendItem(draw, to: &text)
        return .text
      }
      return generator
    },
    CatalogueEntry("finance.bitcoinAddress", "an address of a test network") { _ in
      .text { _, stream, text in
        text.append(literal: "tb1q")
        text.append(38, of: "qpzry9x8gf2tvdw0s3jn54khce6mua7l", &stream)
      }
    },
    CatalogueEntry("finance.ethereumAddress", "forty hexadecimal digits") { _ in
      .text { _, stream, text in
        text.append(literal: "0x")
        text.append(40, of: "0123456789abcdef", &stream)
      }
    },
  ]

  /// A masked text: `#` a digit, `@` a capital letter.
  static func masked(_ name: String, _ summary: String, _ mask: StaticString) -> CatalogueEntry {
    CatalogueEntry(name, summary) { _ in
      .text { _, stream, text in
        mask.withUTF8Buffer { text.append(mask: $0, &stream) }
      }
    }
  }

  private static func card(
    _ request: GeneratorRequest,
    _ append: @escaping @Sendable (Vocabulary, Int, inout RandomStream, inout TextBuffer) -> Void
  ) -> Generator {
    let issuers = request.vocabulary("card-issuers")
    let subject = request.subject("card")
    var generator = Generator(.text, count: UInt64(issuers.count), subject: subject) { draw, text in
      var stream = draw.subject.stream(.variant)
      append(issuers, Int(draw.rank), &stream, &text)
      return .text
    }
    generator.isPermuted = false
    return generator
  }

  private static func appendCard(
    _ issuers: Vocabulary,
    _ issuer: Int,
    _ stream: inout RandomStream,
    to text: inout TextBuffer
  ) {
    let start = text.count
    text.append(issuers.text(issuer, column: 1))
    let length = issuers.integer(issuer, column: 2)
    while text.count - start < length - 1 {
      text.append(UInt8(ascii: "0") + UInt8(stream.below(10)))
    }
    text.append(CheckDigits.luhn(text[start...]))
  }

  /// The currencies that most apps meet, as often as they do.
  private static let usual = ["EUR", "GBP", "USD"]

  private static func currency(_ name: String, _ summary: String, _ column: String)
    -> CatalogueEntry
  {
    CatalogueEntry(name, summary) { request in
      let currencies = request.vocabulary("currencies")
      let position = currencies.column(column)
      let money = MoneyScale(request)
      // Only where a price may be in another currency without being off by a factor of ten, and
      // where no tax of the locale goes with it.
      let isFree =
        money.isLikeDollars && ![.invoice, .order, .transaction].contains(request.context)
      let others = isFree ? usual.filter { $0 != money.code } : []
      let codes = [String](repeating: money.code, count: 14) + others
      let entries = codes.compactMap { code in
        (0..<currencies.count).first { currencies.text($0) == code }
      }
      let subject = request.subject("currency")
      var generator = Generator(.text, count: UInt64(entries.count), subject: subject) {
        draw,
        text in
        currencies.append(entries[Int(draw.rank)], column: position, to: &text)
        return .text
      }
      generator.isPermuted = false
      generator.isDistinct = false
      return generator
    }
  }

  private static func appendIBAN(
    _ formats: Vocabulary,
    _ entry: Int,
    _ stream: inout RandomStream,
    to text: inout TextBuffer
  ) {
    var national: TextBuffer = []
    var count = 0
    for byte in formats.text(entry, column: 2).utf8 {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): count = count * 10 + Int(byte & 0xF)
      case UInt8(ascii: "a"): national.append(count, of: "ABCDEFGHIJKLMNOPQRSTUVWXYZ", &stream)
      default: national.append(count, of: "0123456789", &stream)
      }
      if byte > UInt8(ascii: "9") { count = 0 }
    }
    let country = formats.text(entry)
    text.append(country)
    text.append(CheckDigits.iban(country: country.utf8, national: national), width: 2)
    text.append(contentsOf: national)
  }
}
