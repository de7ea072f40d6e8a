import StubJSON

extension KeyRule {
  private static let amounts: Set<KeyKind> = [.integer, .number]

  /// Numbers.
  static let numbers: [KeyRule] = [
    KeyRule(
      "id|identifier|index|position|sort order|order|rank|sequence",
      [.integer],
      "number.index"
    ),
    KeyRule("age|age in years", [.integer, .number], "person.age"),
    KeyRule("height cm|body height", amounts, "person.height", at: .whole),
    KeyRule("body weight", amounts, "person.weight", at: .whole),
    KeyRule(
      "cents|price cents|amount cents|total cents|cost cents",
      [.integer],
      "commerce.priceCents"
    ),
    KeyRule("amount minor", [.integer], "commerce.priceCents"),
    KeyRule("subtotal|sub total|net total|net amount", amounts, "commerce.subtotal"),
    KeyRule(
      "shipping|shipping cost|shipping fee|delivery fee|shipping price|shipping amount",
      amounts,
      "commerce.shippingCost"
    ),
    KeyRule("tax|vat|tax amount|vat amount|sales tax|total tax", [.number], "finance.taxAmount"),
    KeyRule("discount amount|discount total|total discount", [.number], "commerce.discountAmount"),
    KeyRule(
      "tip|tip amount|gratuity|late fee|service fee",
      [.number],
      "finance.price",
      range(1, 24)
    ),
    KeyRule("salary|wage|income", [.number], "finance.price", range(38_000, 145_000)),
    KeyRule("budget|revenue|turnover", [.number], "finance.price", range(800, 42_000)),
    KeyRule("balance|account balance", [.number], "finance.price", range(120, 9_800)),
    KeyRule("hourly rate", [.number], "finance.price", range(18, 140)),
    KeyRule(
      "price per night|nightly rate|night rate",
      amounts,
      "finance.price",
      range(64, 420)
    ),
    KeyRule("grand total|order total|total amount", [.number], "commerce.total"),
    KeyRule(
      "price|unit price|cost|amount|total|fee|fare|list price|sale price|total price|deposit",
      [.number],
      "commerce.price"
    ),
    KeyRule("original price|regular price|old price", [.number], "commerce.price"),
    KeyRule("price|amount|cost|fee|fare", [.integer], "finance.price", range(2, 250)),
    KeyRule("total|balance|budget|revenue", [.integer], "number.int", range(20, 5_000)),
    KeyRule("salary|wage|income", [.integer], "finance.price", range(38_000, 145_000)),
    KeyRule("discount|discount percent", amounts, "commerce.discount"),
    KeyRule("tax rate|vat rate", [.number], "finance.taxRate"),
    KeyRule("rating|stars|star rating|average rating|user rating", amounts, "commerce.rating"),
    KeyRule("stock|inventory|in stock|stock count", [.integer], "commerce.stock"),
    KeyRule("quantity|qty", amounts, "number.int", range(1, 12)),
    KeyRule(
      "guests|guest count|people|persons|party size|seats|attendees",
      [.integer],
      "number.int",
      range(1, 8)
    ),
    KeyRule("servings|portions|serves", [.integer], "number.int", range(1, 8)),
    KeyRule(
      "count|num|likes|views|downloads|followers|following|comments|shares|votes|score|points"
        + "|visits|plays|replies|upvotes|reactions|members|favorites|stars|forks|watchers|clicks|retweets"
        + "|bookmarks|subscribers|reads|claps|saves|impressions|hearts|dislikes",
      amounts,
      "number.count"
    ),
    KeyRule("level", [.integer], "number.int", range(1, 20)),
    KeyRule("priority|severity", [.integer], "number.int", range(1, 5)),
    KeyRule(
      "percent|percentage|progress percent|humidity|battery|battery level|completion",
      amounts,
      "number.percentage"
    ),
    KeyRule(
      "ratio|progress|fraction|probability|confidence|opacity|alpha|volume",
      [.number],
      "number.unit"
    ),
    KeyRule("progress|volume", [.integer], "number.percentage"),
    KeyRule("latitude|lat", [.integer], "number.int", range(-60, 70)),
    KeyRule("width|width px|image width|pixel width", amounts, "image.width"),
    KeyRule("height|height px|image height|pixel height", amounts, "image.height"),
    KeyRule("aspect ratio|aspect", [.number], "image.aspectRatio"),
    KeyRule("x|y", amounts, "number.int", range(0, 400), at: .whole),
    KeyRule(
      "year|release year|publication year|model year|production year|founded",
      [.integer],
      "date.year"
    ),
    KeyRule("month", [.integer], "number.int", range(1, 12)),
    KeyRule("day|day of month", [.integer], "number.int", range(1, 28)),
    KeyRule("weekday", [.integer], "number.int", range(1, 7)),
    KeyRule("hour|hours", [.integer], "number.int", range(0, 23)),
    KeyRule(
      "minute|minutes|duration minutes|estimated minutes|prep time|cook time|prep minutes"
        + "|cook minutes|cooking time",
      amounts,
      "number.int",
      range(5, 90)
    ),
    KeyRule("hours|hour", [.number], "number.float", range(1, 9, decimals: 1)),
    KeyRule(
      "seconds|duration|duration seconds|length|elapsed|runtime|time interval",
      amounts,
      "date.duration"
    ),
    KeyRule("milliseconds|latency|latency ms|response time", amounts, "number.int", range(12, 900)),
    KeyRule("timestamp|created at|updated at|epoch|unix time", amounts, "date.epoch"),
    KeyRule("port", [.integer], "internet.port"),
    KeyRule("status code|http status|http status code", [.integer], "internet.httpStatusCode"),
    KeyRule(
      "size|file size|bytes|byte count|size bytes|size in bytes",
      [.integer],
      "system.fileSize"
    ),
    KeyRule("temperature|temp|temperature celsius", amounts, "sensor.temperature"),
    KeyRule("humidity percent", amounts, "sensor.humidity"),
    KeyRule("pressure", amounts, "sensor.pressure"),
    KeyRule("reading|measurement|measured value", [.number], "sensor.reading"),
    KeyRule("calories|kcal|energy|calories burned", amounts, "number.int", range(60, 850)),
    KeyRule("steps|step count", [.integer], "number.int", range(1_200, 16_000)),
    KeyRule("heart rate|bpm|pulse", amounts, "number.int", range(52, 168)),
    KeyRule(
      "distance|distance km|kilometers|km",
      [.number],
      "number.float",
      range(1, 42, decimals: 1)
    ),
    KeyRule("distance|meters|distance meters", [.integer], "number.int", range(200, 20_000)),
    KeyRule("speed|pace", amounts, "number.float", range(3, 32, decimals: 1)),
    KeyRule("altitude|elevation|elevation gain", amounts, "number.int", range(5, 1_800)),
    KeyRule("weight|weight kg", amounts, "number.float", range(1, 24, decimals: 1)),
    KeyRule("depth|thickness|diameter|radius", amounts, "number.float", range(2, 60, decimals: 1)),
    KeyRule("square feet|sqft|square footage", amounts, "number.int", range(480, 3_900)),
    KeyRule("square meters|area", amounts, "number.int", range(38, 320)),
    KeyRule("year built|built", [.integer], "number.int", range(1_908, 2_023)),
    KeyRule("nights|night count", [.integer], "number.int", range(1, 7)),
    KeyRule("protein|carbs|fat|fiber|sugar", amounts, "number.int", range(2, 60)),
    KeyRule("streak|current streak", [.integer], "number.int", range(0, 42)),
    KeyRule("retries|retry count|attempts|warnings|errors", [.integer], "number.int", range(0, 4)),
    KeyRule("duration ms|elapsed ms|ms|latency millis", amounts, "number.int", range(12, 900)),
    KeyRule("reading time|reading time minutes|read time", [.integer], "number.int", range(2, 14)),
    KeyRule("reading minutes|minutes to read", [.integer], "number.int", range(2, 14)),
    KeyRule("wind speed", amounts, "number.float", range(1, 45, decimals: 1)),
    KeyRule("angle|rotation|bearing|degrees", amounts, "number.int", range(0, 359)),
    KeyRule("reps|repetitions", [.integer], "number.int", range(5, 15)),
    KeyRule("sets", [.integer], "number.int", range(2, 5)),
    KeyRule("pages|page count", [.integer], "number.int", range(96, 640)),
    KeyRule("page", [.integer], "number.int", range(1, 30)),
    KeyRule("floor", [.integer], "number.int", range(0, 12)),
    KeyRule("bedrooms|bathrooms|rooms", [.integer], "number.int", range(1, 5)),
    KeyRule("version|revision|build|build number", [.integer], "number.int", range(1, 12)),
    KeyRule("season|season number", [.integer], "number.int", range(1, 6)),
    KeyRule(
      "number|track number|episode|episode number|chapter|step number|line number|chapter number"
        + "|disc number|item number|slot",
      [.integer],
      "number.position"
    ),
    KeyRule("id", [.number], "number.index", at: .whole),
    KeyRule("num|number|total", [.integer], "number.count", at: .beginning),
  ]
}
