import StubJSON

extension ContextRule {
  /// The kinds of types that amounts have.
  static let amounts: Set<KeyKind> = [.integer, .number]

  /// Numbers that mean something else in another model.
  static let figures: [ContextRule] = prices + sums + spans + measures

  private static let cost = "price|cost|fee|amount"

  private static let prices: [ContextRule] = [
    .init(.flight, "price|fare|cost|ticket price", "airline.price", kinds: amounts),
    .init(
      .stay,
      "price per night|nightly rate|rate|room rate",
      "travel.nightPrice",
      kinds: amounts
    ),
    .init(
      .stay,
      "total|total price|price|amount|total amount|total cost|cost",
      "travel.stayTotal",
      kinds: amounts
    ),
    .init(
      .hotel,
      "price|price per night|nightly rate|rate|cost",
      "finance.price",
      range(64, 420),
      kinds: amounts
    ),
    .init(.course, cost, "finance.price", range(25, 480), kinds: amounts),
    .init(
      .event,
      cost + "|ticket price|entry fee|admission",
      "finance.price",
      range(8, 65),
      kinds: amounts
    ),
    .init(.book, cost, "finance.price", range(7, 38), kinds: amounts),
    .init(.movie, cost, "finance.price", range(4, 25), kinds: amounts),
    .init(.album, cost, "finance.price", range(7, 32), kinds: amounts),
    .init(.game, cost, "finance.price", range(3, 70), kinds: amounts),
    .init(.ticket, cost, "finance.price", range(8, 140), kinds: amounts),
    .init(.plant, cost, "finance.price", range(4, 60), kinds: amounts),
    .init(.subscription, cost + "|monthly price", "finance.price", range(3, 49), kinds: amounts),
    .init(.drink, cost, "finance.price", range(3, 14), kinds: amounts),
    .init(.dish, cost, "finance.price", range(7, 32), kinds: amounts),
    .init(.menuItem, cost, "menu.price", kinds: amounts),
    .init(.workout, cost, "finance.price", range(8, 40), kinds: amounts),
    .init(.vehicle, cost, "finance.price", range(3_900, 64_000), kinds: amounts),
    .init(
      .property,
      "price|cost|asking price|list price|value",
      "location.propertyPrice",
      kinds: amounts
    ),
    .init(.property, "rent|monthly rent", "finance.price", range(780, 4_200), kinds: amounts),
    .init(.trip, "budget|price|cost", "finance.price", range(400, 4_800), kinds: amounts),
    .init(.ingredient, cost, "finance.price", range(1, 9), kinds: amounts),
    .init(
      .employment,
      "salary|annual salary|base salary",
      "finance.price",
      range(38_000, 145_000),
      kinds: amounts
    ),
    .init(
      .job,
      "salary|salary min|min salary|minimum salary|salary from|salary range min|lowest salary|pay",
      "person.salaryLeast",
      kinds: amounts
    ),
    .init(
      .job,
      "average salary|salary average|median salary|mean salary|avg salary",
      "person.salaryMiddle",
      kinds: amounts
    ),
    .init(.note, "word count|words|number of words", "text.noteWords", kinds: amounts),
    .init(
      .job,
      "salary max|max salary|maximum salary|salary to|salary range max|highest salary",
      "person.salaryGreatest",
      kinds: amounts
    ),
    .init(.project, "budget|cost", "finance.price", range(4_000, 180_000), kinds: amounts),
    .init(
      .movie,
      "budget|revenue|box office",
      "finance.price",
      range(2_000_000, 180_000_000),
      kinds: amounts
    ),
    .init(
      .company,
      "revenue|annual revenue|funding",
      "finance.price",
      range(400_000, 90_000_000),
      kinds: amounts
    ),
    .init(
      .coupon,
      "minimum order|minimum|min amount|minimum amount",
      "finance.price",
      range(20, 80),
      kinds: amounts
    ),
    .init(.workout, "goal", "sport.goal"),
  ]

  private static let total =
    "total|line total|amount|subtotal|total price|sum|line amount|net amount"

  private static let sums: [ContextRule] =
    [
      .init(.orderItem, "quantity|qty|count|units", "commerce.quantity", kinds: amounts),
      .init(.orderItem, total, "commerce.lineTotal", kinds: amounts),
      .init(
        .invoiceItem,
        "quantity|qty|count|hours|units",
        "finance.invoiceQuantity",
        kinds: amounts
      ),
      .init(
        .invoiceItem,
        "unit price|price|rate|unit cost",
        "finance.invoicePrice",
        kinds: amounts
      ),
      .init(.invoiceItem, total, "finance.invoiceTotal", kinds: amounts),
      .init(
        .order,
        "total|total price|grand total|amount|total amount|order total|price",
        "commerce.total",
        kinds: amounts
      ),
      .init(
        .invoice,
        "total|total price|grand total|amount|total amount|amount due|gross amount|balance due",
        "commerce.total",
        kinds: amounts
      ),
      .init(.transaction, "amount|total|value|price", "finance.transactionAmount", kinds: amounts),
      .init(
        .transaction,
        "balance|balance after|running balance",
        "finance.price",
        range(240, 9_800),
        kinds: amounts
      ),
      .init(
        .account,
        "balance|total|available",
        "finance.price",
        range(120, 24_000),
        kinds: amounts
      ),
      .init(
        .budget,
        "limit|amount|budget|total|target|planned",
        "number.limit",
        range(100, 1_200),
        kinds: amounts
      ),
      .init(.budget, "spent|used|actual", "number.used", range(100, 1_200), kinds: amounts),
      .init(.budget, "remaining|left|available", "number.left", range(100, 1_200), kinds: amounts),
      .init(
        .event,
        "capacity|seats|max attendees|limit|max participants",
        "number.limit",
        range(20, 300),
        kinds: amounts
      ),
      .init(
        .event,
        "attendees|attendee count|participant count|registered|rsvp count|attending",
        "number.used",
        range(20, 300),
        kinds: amounts
      ),
      .init(.course, "capacity|seats|max students", "number.limit", range(12, 40), kinds: amounts),
      .init(
        .coupon,
        "usage limit|limit|max uses|max redemptions",
        "number.limit",
        range(50, 2_000),
        kinds: amounts
      ),
      .init(
        .coupon,
        "used count|usage count|uses|redeemed|redemptions|times used",
        "number.used",
        range(50, 2_000),
        kinds: amounts
      ),
      .init(
        .coupon,
        "discount|percent|discount percent|percent off|value",
        "coupon.percent",
        kinds: amounts
      ),
      .init(
        .device,
        "storage total|total storage|capacity|storage|total space",
        "device.storage",
        kinds: amounts
      ),
      .init(
        .device,
        "storage used|used storage|used space",
        "device.storageUsed",
        kinds: amounts
      ),
      .init(
        .device,
        "storage free|free storage|available storage",
        "device.storageFree",
        kinds: amounts
      ),
      .init(.page, "page|current page|page number|page index", "number.page", kinds: [.integer]),
      .init(
        .page,
        "per page|page size|limit|size|items per page|count",
        "number.pageSize",
        kinds: [.integer]
      ),
      .init(
        .page,
        "total|total count|total items|total results|total elements",
        "number.resultCount",
        kinds: [.integer]
      ),
      .init(.page, "total pages|page count|pages|last page", "number.pageCount", kinds: [.integer]),
      .init(.team, "wins|won|victories", "sport.wins", kinds: [.integer]),
      .init(.team, "losses|lost|defeats", "sport.losses", kinds: [.integer]),
      .init(.team, "draws|drawn|ties", "sport.draws", kinds: [.integer]),
      .init(.team, "points", "sport.points", kinds: [.integer]),
      .init(
        .team,
        "played|games|games played|matches|matches played",
        "sport.played",
        kinds: [.integer]
      ),
      .init(.team, "goals for|goals|goals scored", "sport.goalsFor", kinds: [.integer]),
      .init(.team, "goals against|goals conceded", "sport.goalsAgainst", kinds: [.integer]),
      .init(
        .player,
        "number|shirt number|jersey number",
        "number.int",
        range(1, 23),
        kinds: [.integer]
      ),
      .init(.player, "goals|assists|points", "number.int", range(0, 18), kinds: [.integer]),
      .init(.player, "age", "number.int", range(18, 36), kinds: amounts),
    ] + quotes

  private static let quotes: [ContextRule] = [
    .init(
      .stock,
      "price|close|last price|current price|last|value",
      "finance.stockPrice",
      kinds: amounts
    ),
    .init(.stock, "open|opening price", "finance.stockOpen", kinds: amounts),
    .init(.stock, "high|day high|highest", "finance.stockHigh", kinds: amounts),
    .init(.stock, "low|day low|lowest", "finance.stockLow", kinds: amounts),
    .init(
      .stock,
      "previous close|prev close|previous",
      "finance.stockPreviousClose",
      kinds: amounts
    ),
    .init(.stock, "change|day change|price change", "finance.stockChange", kinds: amounts),
    .init(
      .stock,
      "change percent|percent change|change percentage|change pct",
      "finance.stockChangePercent",
      kinds: amounts
    ),
    .init(.stock, "volume|shares traded", "finance.stockVolume", kinds: amounts),
    .init(.stock, "market cap|market capitalization", "finance.marketCap", kinds: amounts),
  ]

  private static let minutes =
    "minutes|duration|duration minutes|duration in minutes|length|length minutes|duration min"

  private static let spans: [ContextRule] = [
    .init(.flight, minutes + "|flight time|flight minutes", "airline.minutes", kinds: amounts),
    .init(.flight, "distance|distance km|kilometers", "airline.kilometers", kinds: amounts),
    .init(.flight, "delay|delay minutes", "number.int", range(0, 45), kinds: amounts),
    .init(.workout, minutes, "date.minutes", kinds: amounts),
    .init(.event, minutes, "date.minutes", kinds: amounts),
    .init(.meeting, minutes, "date.minutes", kinds: amounts),
    .init(.appointment, minutes, "date.minutes", kinds: amounts),
    .init(.stay, "nights|night count|number of nights", "date.nights", kinds: amounts),
    .init(.trip, "days|nights|duration days|duration|length", "date.nights", kinds: amounts),
    .init(.sleep, "hours|duration hours|hours slept", "date.hours", kinds: amounts),
    .init(.sleep, minutes + "|total minutes|minutes asleep", "date.minutes", kinds: amounts),
    .init(
      .sleep,
      "deep sleep minutes|deep|deep minutes",
      "number.int",
      range(45, 110),
      kinds: amounts
    ),
    .init(
      .sleep,
      "rem sleep minutes|rem|rem minutes",
      "number.int",
      range(60, 120),
      kinds: amounts
    ),
    .init(.sleep, "awakenings|times awake|wake ups", "number.int", range(0, 5), kinds: amounts),
    .init(.sleep, "quality|score|sleep score", "number.int", range(55, 96), kinds: amounts),
    .init(.recipe, "servings|portions|yield|serves", "food.recipeServings", kinds: [.integer]),
    .init(
      .recipe,
      "minutes|time|duration|total minutes|total time|total time minutes"
        + "|duration minutes|ready in minutes",
      "food.recipeMinutes",
      kinds: amounts
    ),
    .init(
      .recipe,
      "prep time|prep minutes|prep time minutes|preparation time|preparation minutes",
      "food.recipePrepMinutes",
      kinds: amounts
    ),
    .init(
      .recipe,
      "cook time|cook minutes|cook time minutes|cooking time|cooking minutes",
      "food.recipeCookMinutes",
      kinds: amounts
    ),
    .init(
      .workout,
      "calories|kcal|energy|calories burned|kilocalories|active energy",
      "sport.workoutKilocalories",
      kinds: amounts
    ),
    .init(
      .workout,
      "distance|distance km|kilometers|km",
      "number.float",
      range(2, 16),
      kinds: [.number]
    ),
    .init(
      .movie,
      "runtime|duration|length|runtime minutes|minutes|duration minutes",
      "movie.minutes",
      kinds: amounts
    ),
    .init(
      .song,
      "duration|length|duration seconds|seconds",
      "number.int",
      range(125, 330),
      kinds: amounts
    ),
    .init(
      .episode,
      "duration|length|duration seconds|seconds",
      "number.int",
      range(1_080, 4_800),
      kinds: amounts
    ),
    .init(.episode, "duration minutes|minutes", "number.int", range(18, 80), kinds: amounts),
    .init(
      .course,
      "hours|duration hours|duration|total hours",
      "number.int",
      range(6, 60),
      kinds: amounts
    ),
    .init(.course, "weeks|duration weeks", "number.int", range(4, 16), kinds: amounts),
    .init(
      .course,
      "lessons count|lesson count|lessons|modules|module count",
      "number.int",
      range(8, 48),
      kinds: amounts
    ),
    .init(
      .course,
      "students|students enrolled|enrolled|student count|enrollment|enrolled count",
      "number.int",
      range(40, 4_800),
      kinds: amounts
    ),
    .init(.todo, "minutes|estimate|estimated minutes|duration", "todo.minutes", kinds: [.integer]),
    .init(.todo, "priority", "number.int", range(1, 3), kinds: [.integer]),
    .init(
      .quiz,
      "time limit|time limit seconds|duration",
      "number.int",
      range(120, 1_200) + [JSONMember("multipleOf", .integer(60))],
      kinds: amounts
    ),
    .init(.question, "points|score", "number.int", range(1, 5), kinds: amounts),
    .init(
      .podcast,
      "episode count|episodes|total episodes",
      "number.int",
      range(12, 320),
      kinds: amounts
    ),
  ]
}
