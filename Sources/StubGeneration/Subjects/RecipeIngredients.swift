/// What goes into the recipe that the fields of an object show, or of the object around.
struct RecipeIngredients: Sendable {
  /// The entries of the ingredients of each recipe.
  private let lists: [[UInt32]]
  private let recipes: UInt64

  /// The ingredients of a locale's recipes; nil where recipes do not say them.
  init?(_ request: GeneratorRequest) {
    let recipes = request.vocabulary("recipes")
    let ingredients = request.vocabulary("ingredients")
    guard recipes.hasColumn("ingredients"), !request.isUnique else { return nil }
    var entries: [String: UInt32] = [:]
    for entry in 0..<ingredients.count {
      entries[ingredients.text(entry)] = UInt32(truncatingIfNeeded: entry)
    }
    let column = recipes.column("ingredients")
    lists = (0..<recipes.count).map { recipe in
      recipes.text(recipe, column: column).split(separator: ";").compactMap { name in
        entries[String(name.drop { $0 == " " })]
      }
    }
    guard lists.allSatisfy({ !$0.isEmpty }) else { return nil }
    most = UInt64(lists.map(\.count).max() ?? 1)
    var plain = request
    plain.role = ""
    self.recipes = plain.subject("recipes")
  }

  /// How many ingredients an array in a recipe has.
  var shared: SharedElements {
    SharedElements(greatest: Int(most)) { lists[recipe(at: $0)].count }
  }

  /// The most ingredients of a recipe.
  private let most: UInt64

  /// The entry of an ingredient of the recipe at a place, another one for each ordinal in a row.
  func entry(_ ordinal: UInt64, ofRecipeAt spot: Spot) -> Int {
    let list = lists[recipe(at: spot)]
    // In arrays that are as long as the recipe says, the first element is the first ingredient.
    let place = ordinal &- spot.ordinal &* UInt64(most)
    return Int(list[Int(truncatingIfNeeded: (place < most ? place : ordinal) % UInt64(list.count))])
  }

  private func recipe(at spot: Spot) -> Int {
    Int(truncatingIfNeeded: spot.under(recipes).rank(of: UInt64(lists.count)).rank)
  }
}
