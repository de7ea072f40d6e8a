extension GeneratorCatalogue {
  /// Companies.
  static let company: [CatalogueEntry] = [
    CatalogueEntry("company.name", "an invented company") { request in
      let companies = CompanySubject(request)
      return Generator(.text, count: companies.count, subject: request.subject("company")) {
        draw,
        text in
        companies.append(draw, to: &text)
        return .text
      }
    },
    CatalogueEntry("company.brand", "the short name of the company") { request in
      let companies = CompanySubject(request)
      var generator = Generator(.text, count: companies.count, subject: request.subject("company"))
      {
        draw,
        text in
        companies.appendBrand(draw, to: &text)
        return .text
      }
      generator.isDistinct = false
      return generator
    },
    companyAddress("company.domainName", "the company's domain", kind: .text, ""),
    companyAddress("company.email", "the company's address for mail", kind: .text, "hello@"),
    companyAddress("company.website", "the address of the company's pages", kind: .url, "https://"),
    list("company.suffix", "a legal form", "company-suffixes"),
    list("company.catchPhrase", "what a company says of itself", "catch-phrases"),
    list("company.industry", "a branch of business", "industries", "industry"),
    list("company.department", "a department", "departments"),
    list("company.role", "what somebody may do", "roles"),
  ]

  /// Shops and what they sell. Fields of one object show the same product.
  static let commerce: [CatalogueEntry] = [
    CatalogueEntry("commerce.productName", "a product") { request in
      let products = ProductSubject(request)
      var generator = Generator(.text, count: products.count, subject: request.subject("product")) {
        draw,
        text in
        products.appendName(draw, to: &text)
        return .text
      }
      generator.rounds = products.rounds
      return generator
    },
    CatalogueEntry("commerce.productDescription", "a sentence about the product") { request in
      guard request.vocabulary("products").hasColumn("number") else {
        return request.entries("sentences")
      }
      let (products, texts) = (ProductSubject(request), ProductDescriptions(request))
      var generator = Generator(.text, count: products.count, subject: request.subject("product")) {
        draw,
        text in
        var material: TextBuffer = []
        products.appendMaterial(draw, to: &material)
        var stream = draw.stream
        texts.append(product: products.product(draw), material, &stream, to: &text)
        return .text
      }
      generator.isDistinct = false
      return generator
    },
    product("commerce.department", "the department of the product", "category") {
      $0.entries("departments-store")
    },
    product("commerce.unit", "the unit that the product is sold by", "unit") {
      saleUnit($0)
    },
    CatalogueEntry("commerce.material", "what the product is made of") { request in
      let products = ProductSubject(request)
      guard request.vocabulary("products").hasColumn("materials") else {
        return request.entries("materials")
      }
      var generator = Generator(.text, count: products.count, subject: request.subject("product")) {
        draw,
        text in
        products.appendMaterial(draw, to: &text)
        return .text
      }
      generator.isDistinct = false
      return generator
    },
    price("commerce.price", "the price of the product, with two decimals", decimals: 2),
    price("commerce.priceCents", "the price of the product in cents", decimals: 0),
    CatalogueEntry("commerce.sku", "a number in stock") { _ in
      .text { _, stream, text in text.append(mask: "@@@-####-##".utf8, &stream) }
    },
    checked("commerce.ean13", "thirteen digits with the right check digit", "20##########"),
    checked("commerce.upc", "twelve digits with the right check digit", "4##########"),
    checked(
      "commerce.isbn13",
      "thirteen digits of a book with the right check digit",
      "97800#######"
    ),
    CatalogueEntry("commerce.rating", "1 to 5, mostly good", kind: .number, numberBounds) {
      request in
      guard request.limits.isEmpty, request.parameters.isEmpty else {
        return GeneratorRequest.numbers(request.decimals(1...5, request.width == nil ? 1 : 0))
      }
      let isWhole = request.width != nil
      return .open(isWhole ? .integer : .number) { draw, _ in
        var stream = draw.stream
        // The better of two draws: few people rate what they do not like.
        let tenths = max(stream.integer(20...50), stream.integer(20...50))
        return isWhole ? .integer((tenths + 5) / 10) : .decimal(tenths, decimals: 1)
      }
    },
    CatalogueEntry("commerce.stock", "how many are there", kind: .integer, integerBounds) {
      $0.numbers(0...240)
    },
    figure("commerce.discount", "percent off", 0...50, of: "discount") { _ in
      Figure { ProductSubject.discount(at: $0.subject) }
    },
    price("commerce.originalPrice", "what the product cost before the discount", decimals: 2) {
      products,
      draw in products.originalPrice(draw)
    },
    CatalogueEntry("commerce.productSize", "a size that the product comes in") { request in
      let sizes = ProductSizes(request)
      var generator = Generator(.text, count: sizes.count, subject: request.subject("product")) {
        draw,
        text in
        sizes.append(draw, to: &text)
        return .text
      }
      generator.shared = request.isUnique ? nil : sizes.shared
      generator.isDistinct = false
      return generator
    },
    column("commerce.shopName", "a small shop", "name", of: "shop-names"),
    CatalogueEntry("commerce.shopKind", "what the shop sells") { request in
      guard request.vocabulary("shop-names").hasColumn("kind") else {
        return request.entries("departments-store")
      }
      return request.column("kind", of: "shop-names")
    },
    shopAddress("commerce.shopWebsite", "the address of the shop's pages", kind: .url, "https://"),
    shopAddress("commerce.shopEmail", "the shop's address for mail", kind: .text, "hello@"),
    CatalogueEntry("commerce.shopComment", "a remark about a shop") { $0.entries("shop-comments") },
    CatalogueEntry("commerce.orderStatus", "where an order is") {
      passing($0, .order, "order-statuses")
    },
  ]

  /// An entry of what stands before the domain of the company that the fields around show.
  static func companyAddress(
    _ name: String,
    _ summary: String,
    kind: ValueKind,
    _ before: StaticString
  ) -> CatalogueEntry {
    CatalogueEntry(name, summary, kind: kind) { request in
      let companies = CompanySubject(request)
      var generator = Generator(kind, count: companies.count, subject: request.subject("company")) {
        draw,
        text in
        text.append(literal: before)
        companies.appendDomain(draw, to: &text)
        return .text
      }
      generator.isDistinct = false
      return generator
    }
  }

  /// An entry of what stands before the domain of the shop that the fields around show.
  private static func shopAddress(
    _ name: String,
    _ summary: String,
    kind: ValueKind,
    _ before: StaticString
  ) -> CatalogueEntry {
    CatalogueEntry(name, summary, kind: kind) { request in
      let shops = request.vocabulary("shop-names")
      var generator = Generator(
        kind,
        count: UInt64(shops.count),
        subject: request.subject("shop-names")
      ) { draw, text in
        text.append(literal: before)
        let name = slug(shops.text(Int(draw.rank)))
        if name.count > 1 { text.append(contentsOf: name + [UInt8(ascii: ".")]) }
        text.append(literal: "example.com")
        return .text
      }
      generator.isDistinct = false
      return generator
    }
  }

  private static func saleUnit(_ request: GeneratorRequest) -> Generator {
    entry(named: "commerce.saleUnit")?.make(request) ?? .open(.text) { _, _ in .text }
  }

  /// An entry of a column of the product; of something else where the locale's products lack it.
  private static func product(
    _ name: String,
    _ summary: String,
    _ column: String,
    otherwise: @escaping @Sendable (GeneratorRequest) -> Generator
  ) -> CatalogueEntry {
    CatalogueEntry(name, summary) { request in
      let products = ProductSubject(request)
      guard request.vocabulary("products").hasColumn(column) else { return otherwise(request) }
      var generator = Generator(.text, count: products.count, subject: request.subject("product")) {
        draw,
        text in
        products.append(column, draw, to: &text)
        return .text
      }
      generator.isDistinct = false
      return generator
    }
  }

  private static func price(
    _ name: String,
    _ summary: String,
    decimals: Int,
    _ value: @escaping @Sendable (ProductSubject, Draw) -> Int = { $0.price($1) }
  ) -> CatalogueEntry {
    let bounds = decimals == 0 ? integerBounds : numberBounds
    return CatalogueEntry(name, summary, kind: decimals == 0 ? .integer : .number, bounds) {
      request in
      guard request.limits.isEmpty, request.parameters.isEmpty, request.width?.holdsPrices ?? true
      else {
        let range =
          decimals == 0 ? request.range(199...25_000) : request.decimals(2...250, decimals)
        return GeneratorRequest.numbers(range)
      }
      let products = ProductSubject(request)
      let money = MoneyScale(request)
      // A field of whole numbers holds whole units, unless it holds cents.
      let places = decimals == 0 || request.width != nil ? 0 : money.digits
      let divisor = decimals == 0 || request.width == nil ? 1 : money.minorUnits
      var generator = Generator(
        places == 0 ? .integer : .number,
        count: products.count,
        subject: request.subject("product")
      ) { draw, _ in
        let price = value(products, draw)
        return places == 0 ? .integer(price / divisor) : .decimal(price, decimals: places)
      }
      generator.isDistinct = false
      return generator
    }
  }

  private static func checked(_ name: String, _ summary: String, _ mask: String) -> CatalogueEntry {
    CatalogueEntry(name, summary) { _ in
      .text { _, stream, text in
        let start = text.count
        text.append(mask: mask.utf8, &stream)
        text.append(CheckDigits.gtin(text[start...]))
      }
    }
  }
}
