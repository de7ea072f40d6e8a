/// The descriptions that fit each product.
struct ProductDescriptions: Sendable {
  private let texts: Vocabulary
  private let products: Vocabulary
  private let adjectives: Vocabulary
  private let fitting: [[UInt32]]

  /// The descriptions of a locale.
  init(_ request: GeneratorRequest) {
    let (texts, products) = (
      request.vocabulary("product-descriptions"), request.vocabulary("products")
    )
    adjectives = request.vocabulary("product-adjectives")
    (self.texts, self.products) = (texts, products)
    fitting = (0..<products.count).map { product in
      (0..<texts.count).filter { Self.fits($0, texts, product, products) }.map { UInt32($0) }
    }
  }

  private static func fits(
    _ text: Int,
    _ texts: Vocabulary,
    _ product: Int,
    _ products: Vocabulary
  ) -> Bool {
    let number = texts.text(text, column: texts.column("number"))
    let own = products.hasColumn("number")
      ? products.text(product, column: products.column("number")) : "one"
    guard number == "any" || number == own else { return false }
    let scope = texts.text(text, column: texts.column("scope"))
    return ProductSubject.holds(scope, for: product, of: products)
  }

  /// Appends a description of a product, whose words are given.
  func append(
    product: Int,
    _ material: TextBuffer,
    _ stream: inout RandomStream,
    to text: inout TextBuffer
  ) {
    guard product < fitting.count, !fitting[product].isEmpty else { return }
    let choices = fitting[product]
    let template = texts.text(Int(choices[stream.index(choices.count)]))
    let inline = products.hasColumn("inline") ? products.column("inline") : 0
    var rest = template[...]
    while let open = rest.firstIndex(of: "{") {
      text.append(contentsOf: rest[..<open].utf8)
      let close = rest[open...].firstIndex(of: "}") ?? rest.index(before: rest.endIndex)
      let isFirst = text.isEmpty
      switch rest[rest.index(after: open)..<close] {
      case "product": products.append(product, column: inline, to: &text)
      case "material": text.append(contentsOf: material.loweredFirst)
      default: appendAdjective(&stream, to: &text)
      }
      if isFirst { text.capitalize(at: 0) }
      rest = rest[rest.index(after: close)...]
    }
    text.append(contentsOf: rest.utf8)
  }

  /// Appends an adjective that stands before anything.
  private func appendAdjective(_ stream: inout RandomStream, to text: inout TextBuffer) {
    let scope = adjectives.column("scope")
    let general = (0..<adjectives.count).filter { adjectives.text($0, column: scope) == "*" }
    guard !general.isEmpty else { return }
    var word: TextBuffer = []
    adjectives.append(general[stream.index(general.count)], to: &word)
    text.append(contentsOf: word.loweredFirst)
  }
}

extension TextBuffer {
  /// The text with its first ASCII letter made small.
  fileprivate var loweredFirst: TextBuffer {
    guard let first, first &- UInt8(ascii: "A") < 26 else { return self }
    return [first | 0x20] + dropFirst()
  }
}
