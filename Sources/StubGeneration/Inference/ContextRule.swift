import StubJSON

/// A key whose meaning the model decides.
struct ContextRule: Sendable {
  /// What the model is about.
  let context: ModelContext
  /// The keys, their words divided by spaces.
  let keys: Set<String>
  /// The kinds of types that it holds for.
  let kinds: Set<KeyKind>
  /// The generator.
  let generator: String
  /// The generator's parameters.
  let parameters: [JSONMember]

  private init(
    _ context: ModelContext,
    _ keys: String,
    _ generator: String,
    _ parameters: [JSONMember] = [],
    kinds: Set<KeyKind> = [.text]
  ) {
    self.context = context
    self.keys = Set(keys.split(separator: "|").map(String.init))
    self.kinds = kinds
    self.generator = generator
    self.parameters = parameters
  }

  private static let names = "name|title|label|display name"
  private static let texts =
    "description|text|body|content|note|notes|summary|details|detail|comment|comments|message|about"
    + "|remark|remarks|info|subtitle"

  /// Every rule; the first that fits counts.
  static let all: [ContextRule] = naming + describing + numbers

  /// Names and titles.
  private static let naming: [ContextRule] = [
    .init(.todo, names + "|task|todo|subject|text", "todo.task"),
    .init(.list, names, "todo.project"),
    .init(.person, "name|full name|display name|label", "person.fullName"),
    .init(.person, "title", "person.jobTitle"), .init(.person, "role|position", "person.jobTitle"),
    .init(.company, names, "company.name"), .init(.shop, names, "commerce.shopName"),
    .init(.product, names, "commerce.productName"), .init(.city, names, "location.city"),
    .init(.country, names, "location.country"), .init(.country, "code", "location.countryCode"),
    .init(.place, names, "travel.destination"), .init(.book, names, "book.title"),
    .init(.movie, names, "movie.title"), .init(.song, names, "music.song"),
    .init(.album, names, "music.album"), .init(.artist, names, "music.artist"),
    .init(.game, names, "game.title"), .init(.recipe, names, "food.recipeTitle"),
    .init(.ingredient, names, "food.ingredient"), .init(.dish, names, "food.dish"),
    .init(.drink, names, "food.drink"), .init(.article, names + "|headline", "text.title"),
    .init(.note, names, "text.title"), .init(.message, "title|subject", "text.title"),
    .init(.event, names + "|subject", "event.title"), .init(.venue, names, "event.venue"),
    .init(.project, names, "todo.project"), .init(.team, names, "sport.team"),
    .init(.department, names, "company.department"), .init(.course, names, "education.course"),
    .init(.workout, names, "sport.workout"), .init(.exercise, names, "sport.exercise"),
    .init(.pet, names, "animal.petName"), .init(.vehicle, names, "vehicle.name"),
    .init(.airport, names, "airline.airport"),
    .init(.airport, "code|iata|iata code", "airline.iata"),
    .init(.airline, names, "airline.airline"),
    .init(.flight, "name|number|code|flight number", "airline.flightNumber"),
    .init(.flight, "origin|from|destination|to|departure|arrival", "airline.iata"),
    .init(.hotel, names, "travel.hotel"), .init(.category, names, "commerce.department"),
    .init(.tag, names, "todo.label"),
    .init(.file, names + "|file name|filename", "system.fileName"),
    .init(.sensor, names, "sensor.name"), .init(.ticket, names + "|subject", "ticket.title"),
    .init(.invoiceItem, names, "finance.invoiceItem"),
    .init(.transaction, names + "|payee", "finance.transactionDescription"),
    .init(.account, names, "finance.accountName"),
    .init(.notification, names, "notification.title"),
    .init(.episode, names, "podcast.episodeTitle"), .init(.color, names, "color.name"),
    .init(.currency, names, "finance.currencyName"),
    .init(.currency, "code", "finance.currencyCode"),
    .init(.currency, "symbol", "finance.currencySymbol"),
    .init(.language, names, "location.language"), .init(.language, "code", "location.languageCode"),
    .init(.setting, "name|title|label|key", "setting.name"),
    .init(.symbol, names, "image.symbolName"), .init(.branch, names, "system.branch"),
    .init(.commit, names + "|message|subject", "system.commitMessage"),
    .init(.commit, "sha|id|hash", "system.commitSha"), .init(.hobby, names, "hobby.name"),
    .init(.sport, names, "sport.name"), .init(.element, names, "science.element"),
    .init(.review, "title|headline|subject", "text.reviewTitle"),
  ]

  /// Longer texts.
  private static let describing: [ContextRule] = [
    .init(.pet, "species|kind|type|animal", "animal.petSpecies"),
    .init(.pet, "breed|race", "animal.petBreed"),
    .init(.recipe, "step|instruction|direction|method", "food.recipeStep"),
    .init(.ticket, "status|state", "ticket.status"),
    .init(.order, "status|state", "commerce.orderStatus"),
    .init(.invoice, "status|state", "finance.invoiceStatus"),
    .init(.workout, "kind|type|category|activity", "sport.workoutKind"),
    .init(.movie, "genre", "movie.genre"), .init(.song, "genre", "music.genre"),
    .init(.album, "genre", "music.genre"), .init(.artist, "genre", "music.genre"),
    .init(.event, "kind|type|category", "event.kind"), .init(.place, "kind|type", "travel.kind"),
    .init(.game, "kind|type|genre", "game.kind"), .init(.vehicle, "type|kind", "vehicle.type"),
    .init(.sensor, "unit|unit symbol", "sensor.unit"),
    .init(.sensor, "quantity|kind|type|measures", "sensor.quantity"),
    .init(.reading, "unit|unit symbol", "sensor.unit"),
    .init(.transaction, "category", "text.category"), .init(.recipe, "category", "food.cuisine"),
    .init(.product, "unit", "commerce.unit"), .init(.course, "subject", "education.subject"),
    .init(.todo, texts, "todo.note"), .init(.product, texts, "commerce.productDescription"),
    .init(.shop, texts, "commerce.shopComment"), .init(.person, texts + "|bio", "person.bio"),
    .init(.company, texts + "|slogan|tagline", "company.catchPhrase"),
    .init(.recipe, texts, "food.recipeSummary"),
    .init(.message, texts, "text.message"), .init(.comment, texts, "text.comment"),
    .init(.review, texts, "text.review"), .init(.quote, texts, "text.quote"),
    .init(.article, "body|content|text", "text.paragraph"),
    .init(.article, texts, "text.sentences"), .init(.note, texts, "text.note"),
    .init(.invoiceItem, texts, "finance.invoiceItem"),
    .init(.transaction, texts + "|memo|purpose|reference", "finance.transactionDescription"),
    .init(.ticket, texts, "ticket.description"), .init(.ticket, "component", "ticket.component"),
    .init(.notification, texts, "notification.body"), .init(.ingredient, "unit", "food.unit"),
  ]

  /// Numbers that mean something else in another model.
  private static let numbers: [ContextRule] = [
    .init(.flight, "price|fare|cost", "number.float", range(59, 890), kinds: [.number]),
    .init(
      .hotel,
      "price|price per night|nightly rate|rate|cost",
      "number.float",
      range(64, 420),
      kinds: [.number]
    ),
    .init(.course, "price|fee|cost", "number.float", range(25, 480), kinds: [.number]),
    .init(.event, "price|fee|cost|ticket price", "number.float", range(8, 140), kinds: [.number]),
    .init(.book, "price|cost", "number.float", range(7, 38), kinds: [.number]),
    .init(.vehicle, "price|cost", "number.int", range(3_900, 64_000), kinds: [.number, .integer]),
    .init(.transaction, "amount|total|value", "finance.amount", kinds: [.number]),
    .init(.account, "balance|total", "number.float", range(120, 24_000), kinds: [.number]),
    .init(.recipe, "servings|portions|yield|serves", "food.recipeServings", kinds: [.integer]),
    .init(
      .recipe,
      "minutes|time|duration|total minutes|total time|cooking time|cook time",
      "food.recipeMinutes",
      kinds: [.integer]
    ),
    .init(
      .workout,
      "minutes|duration minutes|duration in minutes",
      "sport.workoutMinutes",
      kinds: [.integer]
    ),
    .init(
      .workout,
      "calories|kcal|energy|calories burned|kilocalories",
      "sport.workoutKilocalories",
      kinds: [.integer]
    ),
    .init(.ingredient, "amount|quantity", "number.int", range(1, 4), kinds: [.integer, .number]),
    .init(.event, "minutes|duration", "event.meetingMinutes", kinds: [.integer]),
    .init(
      .event,
      "capacity|seats|attendees|attendee count",
      "number.int",
      range(12, 240),
      kinds: [.integer, .number]
    ),
    .init(
      .workout,
      "duration|minutes|duration minutes",
      "number.int",
      range(15, 90),
      kinds: [.integer, .number]
    ),
    .init(
      .workout,
      "calories|kcal|energy|calories burned",
      "number.int",
      range(90, 850),
      kinds: [.integer, .number]
    ),
    .init(.book, "pages|page count", "number.int", range(96, 720), kinds: [.integer, .number]),
    .init(.movie, "runtime|duration|length", "number.int", range(78, 165), kinds: [.integer]),
    .init(.song, "duration|length", "number.int", range(125, 330), kinds: [.integer, .number]),
    .init(.vehicle, "year", "number.int", range(2008, 2024), kinds: [.integer]),
    .init(.vehicle, "mileage", "number.int", range(1_200, 180_000), kinds: [.integer, .number]),
    .init(.pet, "age", "number.int", range(1, 15), kinds: [.integer, .number]),
    .init(.reading, "value", "sensor.reading", kinds: [.number, .integer]),
    .init(.sensor, "value|reading", "sensor.reading", kinds: [.number, .integer]),
    .init(.pet, "weight", "number.float", range(2, 42), kinds: [.number, .integer]),
    .init(
      .recipe,
      "minutes|time|duration|cooking time|prep time|preparation time",
      "number.int",
      range(10, 95),
      kinds: [.integer, .number]
    ),
    .init(.todo, "priority", "number.int", range(1, 3), kinds: [.integer]),
    .init(.todo, "minutes|estimate|estimated minutes|duration", "todo.minutes", kinds: [.integer]),
  ]

  private static func range(_ least: Int, _ greatest: Int) -> [JSONMember] {
    [JSONMember("min", .integer(least)), JSONMember("max", .integer(greatest))]
  }
}
