/// The products of a locale: every product with every word that stands well before it, numbered.
struct ProductSubject: Sendable {
  private let products: Vocabulary
  private let adjectives: Vocabulary
  /// For each product, how many names come before its own.
  private let offsets: [Int]
  /// The words that may stand before each product: materials, then adjectives.
  private let materials: [[String]]
  private let fitting: [[UInt32]]
  private let hasParts: Bool

  /// The products of a locale.
  init(_ request: GeneratorRequest) {
    products = request.vocabulary("products")
    adjectives = request.vocabulary("product-adjectives")
    hasParts = products.hasColumn("materials")
    var offsets: [Int] = [0]
    var materials: [[String]] = []
    var fitting: [[UInt32]] = []
    for entry in 0..<products.count {
      let own = hasParts ? Self.materials(products, entry) : []
      let others = hasParts ? Self.adjectives(adjectives, for: entry, of: products) : []
      materials.append(own)
      fitting.append(others)
      offsets.append((offsets.last ?? 0) + max(own.count + others.count, 1))
    }
    (self.offsets, self.materials, self.fitting) = (offsets, materials, fitting)
  }

  /// How many products there are.
  var count: UInt64 { UInt64(offsets.last ?? 0) }

  private static func materials(_ products: Vocabulary, _ entry: Int) -> [String] {
    products.text(entry, column: products.column("materials")).split(separator: ",")
      .map(String.init)
  }

  private static func adjectives(
    _ adjectives: Vocabulary,
    for product: Int,
    of products: Vocabulary
  ) -> [UInt32] {
    (0..<adjectives.count).filter { entry in
      holds(adjectives.text(entry, column: adjectives.column("scope")), for: product, of: products)
    }.map { UInt32($0) }
  }

  /// Whether a list of categories and products names a product; `*` names all.
  static func holds(_ scope: String, for product: Int, of products: Vocabulary) -> Bool {
    if scope == "*" || scope.isEmpty { return true }
    let name = products.text(product)
    let category = products.text(product, column: products.column("category"))
    return scope.split(separator: ",").contains { $0 == name || $0 == category }
  }

  /// The product of a rank, and the position of the word before it.
  private func parts(_ rank: UInt64) -> (product: Int, word: Int) {
    var low = 0
    var high = max(offsets.count - 2, 0)
    while low < high {
      let middle = (low + high + 1) / 2
      if offsets[middle] <= Int(rank) { low = middle } else { high = middle - 1 }
    }
    return (low, Int(rank) - offsets[low])
  }

  /// The product's entry.
  func product(_ rank: UInt64) -> Int { parts(rank).product }

  /// Appends the name: `Walnut Coffee Table`.
  func appendName(_ rank: UInt64, to text: inout TextBuffer) {
    guard products.count > 0 else { return }
    let (product, word) = parts(rank)
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
  func appendMaterial(_ rank: UInt64, to text: inout TextBuffer) {
    guard products.count > 0 else { return }
    let (product, word) = parts(rank)
    let own = materials[product]
    text.append(own.isEmpty ? "Mixed" : own[word < own.count ? word : word % own.count])
  }

  /// Appends a column of the product's entry.
  func append(_ column: String, _ rank: UInt64, to text: inout TextBuffer) {
    products.append(product(rank), column: products.column(column), to: &text)
  }

  /// A believable price in minor units: between the product's least and greatest one, rounded as
  /// shops round.
  func price(_ rank: UInt64, at subject: Spot) -> Int {
    let entry = product(rank)
    let low = products.integer(entry, column: products.column(hasParts ? "low cents" : "low"))
    let high = products.integer(entry, column: products.column(hasParts ? "high cents" : "high"))
    var stream = subject.stream(.length)
    let price = stream.integer(min(low, high)...max(low, high))
    switch price {
    case ..<2_000: return max(price - price % 10 + 9, 1)
    case ..<20_000: return price - price % 100 + (stream.chance(0.5) ? 99 : 95)
    default: return price - price % 1_000 + 900
    }
  }
}
