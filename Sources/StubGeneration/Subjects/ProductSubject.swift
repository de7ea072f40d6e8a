/// The products of a locale, numbered; each round puts another word before them.
struct ProductSubject: Sendable {
  private let products: Vocabulary
  private let adjectives: Vocabulary
  /// The words that may stand before each product: materials, then adjectives.
  private let materials: [[String]]
  private let fitting: [[UInt32]]
  private let hasParts: Bool
  private let hasCents: Bool
  private let discount: UInt64

  /// The products of a locale.
  init(_ request: GeneratorRequest) {
    let (products, adjectives) = (
      request.vocabulary("products"), request.vocabulary("product-adjectives")
    )
    (self.products, self.adjectives) = (products, adjectives)
    let hasParts = products.hasColumn("materials")
    self.hasParts = hasParts
    hasCents = MoneyScale(request).digits > 0
    discount = request.subject("discount")
    let column = products.column("materials")
    materials = (0..<products.count).map { product in
      guard hasParts else { return [] }
      return products.text(product, column: column).split(separator: ",").map(String.init)
    }
    let scopes = ProductScopes(adjectives, products)
    fitting = (0..<products.count).map { hasParts ? scopes.entries(for: $0) : [] }
  }

  /// How many products there are.
  var count: UInt64 { UInt64(products.count) }

  /// In how many rounds every product has another name.
  var rounds: UInt64 {
    UInt64(max(zip(materials, fitting).map { $0.count + $1.count }.min() ?? 1, 1))
  }

  /// The product's entry.
  func product(_ draw: Draw) -> Int { Int(truncatingIfNeeded: draw.rank) }

  /// The position of the word before a product: another one in each round.
  private func word(_ draw: Draw) -> Int {
    let product = product(draw)
    let count = UInt64(materials[product].count + fitting[product].count)
    guard count > 0 else { return 0 }
    let start = StreamMixer.fold(draw.subject.path, draw.rank) % count
    return Int(truncatingIfNeeded: (start + draw.round % count) % count)
  }

  /// Appends the name: `Walnut Coffee Table`.
  func appendName(_ draw: Draw, to text: inout TextBuffer) {
    guard products.count > 0 else { return }
    let (product, word) = (product(draw), word(draw))
    let own = materials[product]
    if word < own.count {
      text.append(own[word])
      text.append(UInt8(ascii: " "))
    } else if word - own.count < fitting[product].count {
      adjectives.append(Int(fitting[product][word - own.count]), to: &text)
      text.append(UInt8(ascii: " "))
    }
    products.append(product, to: &text)
  }

  /// Appends the material: the one in the name, else one of the product's.
  func appendMaterial(_ draw: Draw, to text: inout TextBuffer) {
    guard products.count > 0 else { return }
    let (own, word) = (materials[product(draw)], word(draw))
    text.append(own.isEmpty ? "Mixed" : own[word < own.count ? word : word % own.count])
  }

  /// Appends a column of the product's entry.
  func append(_ column: String, _ draw: Draw, to text: inout TextBuffer) {
    products.append(product(draw), column: products.column(column), to: &text)
  }

  /// A believable price in minor units: between the product's least and greatest one, rounded as
  /// shops round.
  func price(_ draw: Draw) -> Int {
    let entry = product(draw)
    let low = products.integer(entry, column: products.column(hasParts ? "low cents" : "low"))
    let high = products.integer(entry, column: products.column(hasParts ? "high cents" : "high"))
    var stream = draw.subject.stream(.length)
    return rounded(stream.integer(min(low, high)...max(low, high)), &stream)
  }

  /// What the product cost before the discount that its object has.
  func originalPrice(_ draw: Draw) -> Int {
    let percent = Self.discount(at: draw.object.under(discount))
    var stream = draw.subject.stream(.variant)
    return rounded(price(draw).multipliedClamped(100) / (100 - percent), &stream)
  }

  /// How many percent are taken off, at the subject of a discount.
  static func discount(at subject: Spot) -> Int {
    var stream = subject.stream(.variant)
    return [5, 10, 10, 15, 20, 20, 25, 30, 40, 50][stream.index(10)]
  }

  private func rounded(_ price: Int, _ stream: inout RandomStream) -> Int {
    guard hasCents else { return price < 10_000 ? price - price % 10 : price - price % 100 }
    switch price {
    case ..<2_000: return max(price - price % 10 + 9, 1)
    case ..<20_000: return price - price % 100 + (stream.chance(0.5) ? 99 : 95)
    default: return price - price % 1_000 + 900
    }
  }
}
