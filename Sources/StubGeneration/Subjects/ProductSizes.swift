/// The sizes that a product comes in: letters for clothes, numbers for shoes.
struct ProductSizes: Sendable {
  private let kinds: [[String]]
  private let home: UInt64

  /// The sizes of a locale's products.
  init(_ request: GeneratorRequest) {
    let products = request.vocabulary("products")
    let column = products.column("category")
    kinds = (0..<products.count).map { Self.sizes(of: products.text($0, column: column)) }
    home = request.subject("product")
  }

  private static func sizes(of category: String) -> [String] {
    switch category {
    case "Clothing", "Pets": ["XS", "S", "M", "L", "XL"]
    case "Shoes": ["6", "7", "8", "9", "10", "11"]
    case "Bedding": ["Twin", "Full", "Queen", "King"]
    case "Groceries": ["250 g", "500 g", "1 kg"]
    case "Accessories", "Jewelry", "Music", "Electronics": ["One Size"]
    default: ["Small", "Medium", "Large"]
    }
  }

  /// How many products there are.
  var count: UInt64 { UInt64(kinds.count) }

  /// Appends the next size of the product.
  func append(_ draw: Draw, to text: inout TextBuffer) {
    let sizes = kinds[Int(truncatingIfNeeded: draw.rank)]
    let place = Int(truncatingIfNeeded: draw.ordinal % Self.most)
    text.append(sizes[place % sizes.count])
  }

  /// The most sizes that a product has.
  private static let most: UInt64 = 6

  /// How many sizes an array in a product has: all of them.
  var shared: SharedElements {
    SharedElements(greatest: Int(Self.most)) { object in
      let (rank, _) = object.under(home).rank(of: count)
      return kinds[Int(truncatingIfNeeded: rank)].count
    }
  }
}
