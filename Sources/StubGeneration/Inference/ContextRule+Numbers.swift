import StubJSON

extension ContextRule {
  private static let amounts: Set<KeyKind> = [.integer, .number]

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

  private static let measures: [ContextRule] = [
    .init(.person, "height|height cm", "person.height", kinds: amounts),
    .init(.person, "weight|weight kg", "person.weight", kinds: amounts),
    .init(.player, "height|height cm", "person.height", kinds: amounts),
    .init(.player, "weight|weight kg", "person.weight", kinds: amounts),
    .init(.ingredient, "amount|quantity", "number.int", range(1, 4), kinds: amounts),
    .init(.book, "pages|page count|number of pages|total pages", "book.pages", kinds: amounts),
    .init(.vehicle, "year|model year", "number.int", range(2_008, 2_024), kinds: amounts),
    .init(
      .vehicle,
      "mileage|odometer|kilometers|miles",
      "number.int",
      range(1_200, 180_000),
      kinds: amounts
    ),
    .init(.vehicle, "doors|door count", "number.int", range(2, 5), kinds: amounts),
    .init(.vehicle, "seats|seat count", "number.int", range(2, 7), kinds: amounts),
    .init(
      .vehicle,
      "horsepower|power|hp|engine power",
      "number.int",
      range(68, 340),
      kinds: amounts
    ),
    .init(.vehicle, "speed|speed kmh|current speed", "number.int", range(0, 118), kinds: amounts),
    .init(.vehicle, "heading|course|bearing", "number.int", range(0, 359), kinds: amounts),
    .init(
      .vehicle,
      "fuel level|battery level|range percent",
      "number.int",
      range(8, 100),
      kinds: amounts
    ),
    .init(.pet, "age|age years", "animal.petAge", kinds: amounts),
    .init(.pet, "weight|weight kg", "animal.petWeight", kinds: amounts),
    .init(.plant, "height|height cm", "plant.height", kinds: amounts),
    .init(
      .plant,
      "water frequency days|watering interval|watering days|water every days"
        + "|watering frequency|water interval days",
      "plant.wateringDays",
      kinds: amounts
    ),
    .init(
      .workout,
      "average heart rate|heart rate|avg heart rate|mean heart rate|bpm|pulse",
      "sport.averagePulse",
      kinds: amounts
    ),
    .init(
      .workout,
      "max heart rate|maximum heart rate|peak heart rate|highest heart rate",
      "sport.highestPulse",
      kinds: amounts
    ),
    .init(
      .stay,
      "guests|guest count|number of guests|people|persons|party size|adults",
      "travel.guests",
      kinds: [.integer]
    ),
    .init(
      .sleep,
      "average heart rate|heart rate|avg heart rate",
      "number.int",
      range(50, 64),
      kinds: amounts
    ),
    .init(.sleep, "max heart rate|maximum heart rate", "number.int", range(66, 88), kinds: amounts),
    .init(
      .sleep,
      "min heart rate|lowest heart rate|resting heart rate",
      "number.int",
      range(42, 50),
      kinds: amounts
    ),
    .init(
      .alarm,
      "snooze minutes|snooze|snooze duration",
      "number.int",
      range(5, 15),
      kinds: amounts
    ),
    .init(
      .dimensions,
      "width|height|depth|length",
      "number.float",
      range(4, 160),
      kinds: [.number]
    ),
    .init(.dimensions, "width|height|depth|length", "number.int", range(4, 160), kinds: [.integer]),
    .init(.budget, "year", "number.int", range(2_024, 2_025), kinds: [.integer]),
    .init(.reading, "value|reading", "sensor.reading", kinds: amounts),
    .init(
      .sensor,
      "value|reading|current value|last value|last reading",
      "sensor.reading",
      kinds: amounts
    ),
    .init(.sensor, "min value|minimum|min", "sensor.least", kinds: amounts),
    .init(.sensor, "max value|maximum|max", "sensor.greatest", kinds: amounts),
    .init(
      .weather,
      "temperature|temp|temperature celsius|current temperature",
      "weather.temperature",
      kinds: amounts
    ),
    .init(
      .weather,
      "feels like|apparent temperature|feels like temperature",
      "weather.feelsLike",
      kinds: amounts
    ),
    .init(
      .weather,
      "low|min temperature|temperature min|temp min|min temp|minimum temperature|low temperature",
      "weather.low",
      kinds: amounts
    ),
    .init(
      .weather,
      "high|max temperature|temperature max|temp max|max temp|maximum temperature|high temperature",
      "weather.high",
      kinds: amounts
    ),
    .init(.weather, "humidity|humidity percent", "weather.humidity", kinds: amounts),
    .init(
      .weather,
      "precipitation chance|rain chance|chance of rain|precipitation probability|pop",
      "weather.rainPercent",
      kinds: [.integer]
    ),
    .init(
      .weather,
      "precipitation chance|rain chance|chance of rain|precipitation probability|pop",
      "weather.rainChance",
      kinds: [.number]
    ),
    .init(.weather, "wind speed|wind|wind kph", "weather.windSpeed", kinds: amounts),
    .init(.weather, "uv index|uv", "weather.uvIndex", kinds: amounts),
    .init(.menuItem, "calories|kcal|energy", "menu.calories", kinds: amounts),
    .init(.meal, "calories|kcal|energy", "number.int", range(180, 920), kinds: amounts),
    .init(.meal, "protein|protein grams|protein g", "number.int", range(6, 48), kinds: amounts),
    .init(.meal, "carbs|carbohydrates|carbs grams", "number.int", range(12, 96), kinds: amounts),
    .init(.meal, "fat|fat grams", "number.int", range(4, 38), kinds: amounts),
    .init(.habit, "goal|target|times|target count", "habit.times", kinds: amounts),
    .init(.habit, "streak|current streak", "number.used", range(7, 60), kinds: amounts),
    .init(.habit, "longest streak|best streak", "number.limit", range(7, 60), kinds: amounts),
    .init(
      .property,
      "square feet|sqft|square footage|living area|area sqft|area square feet",
      "location.squareFeet",
      kinds: amounts
    ),
    .init(.property, "bedrooms|beds|bedroom count|number of bedrooms", "location.bedrooms", kinds: amounts),
    .init(.property, "square meters|area|size", "location.squareMeters", kinds: amounts),
    .init(
      .property,
      "year built|built|built in",
      "number.int",
      range(1_908, 2_023),
      kinds: amounts
    ),
    .init(
      .property,
      "bathrooms|baths|bathroom count|number of bathrooms",
      "location.bathrooms",
      kinds: amounts
    ),
    .init(.game, "players|max players|player count", "number.int", range(1, 6), kinds: amounts),
    .init(.image, "width", "image.width", kinds: amounts),
    .init(.image, "height", "image.height", kinds: amounts),
    .init(.product, "weight|weight kg", "number.float", range(1, 18), kinds: [.number]),
    .init(.shipment, "weight|weight kg", "number.float", range(1, 24), kinds: [.number]),
    .init(.song, "track number|number|position", "number.position", kinds: [.integer]),
    .init(.episode, "episode number|number|episode", "number.position", kinds: [.integer]),
    .init(.ticket, "number", "number.index", kinds: [.integer]),
    .init(.log, "status|status code|response code", "log.statusCode", kinds: [.integer]),
    .init(.repository, "size", "number.int", range(120, 48_000), kinds: [.integer]),
    .init(
      .company,
      "employees|employee count|headcount|size",
      "number.int",
      range(4, 2_400),
      kinds: [.integer]
    ),
    .init(
      .conversation,
      "unread count|unread|unread messages",
      "number.int",
      range(0, 7),
      kinds: [.integer]
    ),
    .init(.notification, "badge|badge count", "number.int", range(0, 9), kinds: [.integer]),
    .init(.card, "expiry month|exp month|month", "number.int", range(1, 12), kinds: [.integer]),
    .init(
      .card,
      "expiry year|exp year|year|expiration year",
      "finance.expiryYear",
      kinds: [.integer]
    ),
    .init(.menuItem, "is vegetarian|vegetarian", "menu.isVegetarian", kinds: [.bool]),
    .init(.vehicle, "is electric|electric|is ev", "vehicle.isElectric", kinds: [.bool]),
    .init(.review, "rating|stars|star rating|score", "text.reviewStars", kinds: amounts),
    .init(
      .product,
      "original price|regular price|old price|list price|compare at price|was price|price before",
      "commerce.originalPrice",
      kinds: amounts
    ),
    .init(
      .product,
      "discount|discount percent|discount percentage|percent off|discount rate",
      "commerce.discount",
      kinds: amounts
    ),
    .init(
      .plant,
      "is poisonous|poisonous|is toxic|toxic|toxic to pets",
      "plant.isPoisonous",
      kinds: [.bool]
    ),
  ]
}
