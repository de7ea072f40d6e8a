/// The descriptions that fit each product.
struct ProductDescriptions: Sendable {
  private let texts: Vocabulary
  private let products: Vocabulary
  private let adjectives: Vocabulary
  /// For each product, the texts that are about such a thing, and those that are about anything.
  private let special: [[UInt32]]
  private let general: [[UInt32]]
  private let plainAdjectives: [UInt32]

  /// The descriptions of a locale.
  init(_ request: GeneratorRequest) {
    let (texts, products) = (
      request.vocabulary("product-descriptions"), request.vocabulary("products")
    )
    adjectives = request.vocabulary("product-adjectives")
    (self.texts, self.products) = (texts, products)
    let scopes = ProductScopes(texts, products)
    let number = texts.column("number")
    let kinds = (0..<texts.count).map { texts.text($0, column: number) }
    let own = (0..<products.count).map { product in
      products.hasColumn("number")
        ? products.text(product, column: products.column("number")) : "one"
    }
    func fits(_ text: UInt32, _ product: Int) -> Bool {
      kinds[Int(text)] == "any" || kinds[Int(text)] == own[product]
    }
    special = own.indices.map { product in
      scopes.specialEntries(for: product).filter { fits($0, product) }
    }
    general = own.indices.map { product in scopes.general.filter { fits($0, product) } }
    plainAdjectives = ProductScopes(adjectives, products).general
  }

  /// Appends a description of a product, whose words are given.
  func append(
    product: Int,
    _ material: TextBuffer,
    _ stream: inout RandomStream,
    to text: inout TextBuffer
  ) {
    guard product < special.count else { return }
    let isSpecial = general[product].isEmpty || (!special[product].isEmpty && stream.chance(0.8))
    let choices = isSpecial ? special[product] : general[product]
    guard !choices.isEmpty else { return }
    let template = texts.text(Int(choices[stream.index(choices.count)]))
    let inline = products.hasColumn("inline") ? products.column("inline") : 0
    var rest = template[...]
    while let open = rest.firstIndex(of: "{") {
      text.append(contentsOf: rest[..<open].utf8)
      let close = rest[open...].firstIndex(of: "}") ?? rest.index(before: rest.endIndex)
      let isFirst = text.isEmpty
      switch rest[rest.index(after: open)..<close] {
      case "product": products.append(product, column: inline, to: &text)
      case "material": text.append(contentsOf: material.lowered)
      default: appendAdjective(&stream, to: &text)
      }
      if isFirst { text.capitalize(at: 0) }
      rest = rest[rest.index(after: close)...]
    }
    text.append(contentsOf: rest.utf8)
  }

  /// Appends an adjective that stands before anything.
  private func appendAdjective(_ stream: inout RandomStream, to text: inout TextBuffer) {
    guard !plainAdjectives.isEmpty else { return }
    var word: TextBuffer = []
    adjectives.append(Int(plainAdjectives[stream.index(plainAdjectives.count)]), to: &word)
    text.append(contentsOf: word.lowered)
  }
}

extension TextBuffer {
  /// The text with its ASCII letters made small.
  fileprivate var lowered: TextBuffer {
    map { $0 &- UInt8(ascii: "A") < 26 ? $0 | 0x20 : $0 }
  }
}
