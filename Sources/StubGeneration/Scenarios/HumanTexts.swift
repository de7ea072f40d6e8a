/// Which generators give texts that people write and read, and that an app would translate.
enum HumanTexts {
  private static let modules: Set<String> = [
    "animal", "book", "company", "education", "event", "food", "game", "hacker", "hobby", "lorem",
    "medical", "movie", "music", "notification", "podcast", "sport", "text", "todo", "travel",
    "word",
  ]

  private static let others: Set<String> = [
    "airline.airline", "airline.airport", "color.name", "commerce.department", "commerce.material",
    "commerce.productDescription", "commerce.productName", "commerce.shopComment",
    "commerce.shopName", "finance.accountName", "finance.currencyName", "finance.invoiceItem",
    "finance.transactionDescription", "location.address", "location.city", "location.continent",
    "location.country", "location.county", "location.homeCountry", "location.language",
    "location.secondaryAddress", "location.state", "location.street", "location.streetAddress",
    "person.bio", "person.firstName", "person.fullName", "person.jobArea", "person.jobTitle",
    "person.jobType", "person.lastName", "person.middleName", "person.nationality",
    "science.element", "sensor.name", "setting.name", "system.commitMessage", "ticket.component",
    "ticket.description", "ticket.title", "vehicle.fuel", "vehicle.manufacturer", "vehicle.model",
    "vehicle.name", "vehicle.type",
  ]

  /// What names end in whose values stand for one of a few, as codes do.
  private static let codes: Set<String> = ["kind", "priority", "status", "unit", "suffix", "grade"]

  /// The modules whose texts speak of things that have Latin names and numbers.
  private static let mixed: Set<String> = [
    "commerce", "event", "notification", "podcast", "text", "ticket", "todo",
  ]

  /// Whether a generator's texts are for people.
  static func contain(_ entry: CatalogueEntry) -> Bool {
    guard entry.kind == .text else { return false }
    if others.contains(entry.name) { return true }
    let word = entry.name.split(separator: ".").last.map(String.init) ?? ""
    return modules.contains(entry.module) && !codes.contains(word)
  }

  /// Whether words and numbers in Latin letters may stand in a generator's texts.
  static func mayMix(_ entry: CatalogueEntry) -> Bool {
    contain(entry) && mixed.contains(entry.module)
  }
}
