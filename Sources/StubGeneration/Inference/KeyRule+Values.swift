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
    KeyRule("height|height cm", amounts, "person.height", at: .whole),
    KeyRule("weight|weight kg|body weight", amounts, "person.weight", at: .whole),
    KeyRule(
      "cents|price cents|amount cents|total cents|cost cents",
      [.integer],
      "commerce.priceCents"
    ),
    KeyRule("amount minor", [.integer], "commerce.priceCents"),
    KeyRule(
      "price|unit price|cost|amount|total|subtotal|fee|balance|salary|budget|revenue|fare"
        + "|list price|sale price|total price|grand total|deposit",
      [.number],
      "commerce.price"
    ),
    KeyRule("price|amount|cost|fee|fare", [.integer], "number.int", range(2, 250)),
    KeyRule("total|balance|budget|revenue", [.integer], "number.int", range(20, 5_000)),
    KeyRule("salary", [.integer], "number.int", range(38_000, 145_000)),
    KeyRule("discount|discount percent", amounts, "commerce.discount"),
    KeyRule("tax rate|vat rate|tax|vat", [.number], "finance.taxRate"),
    KeyRule("rating|stars|star rating|average rating", amounts, "commerce.rating"),
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
      "count|num|likes|views|downloads|followers|following|comments|shares|votes|score|points|visits"
        + "|plays|replies|upvotes|reactions|members|favorites",
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
    KeyRule("weight", amounts, "number.float", range(1, 80, decimals: 1)),
    KeyRule("reps|repetitions", [.integer], "number.int", range(5, 15)),
    KeyRule("sets", [.integer], "number.int", range(2, 5)),
    KeyRule("pages|page count", [.integer], "number.int", range(96, 640)),
    KeyRule("page", [.integer], "number.int", range(1, 30)),
    KeyRule("floor", [.integer], "number.int", range(0, 12)),
    KeyRule("bedrooms|bathrooms|rooms", [.integer], "number.int", range(1, 5)),
    KeyRule("version|revision|build|build number", [.integer], "number.int", range(1, 12)),
    KeyRule(
      "number|track number|episode|episode number|season|season number|chapter",
      [.integer],
      "number.int",
      range(1, 24)
    ),
    KeyRule("id", [.number], "number.index", at: .whole),
    KeyRule("min", amounts, "number.int", range(0, 20), at: .beginning),
    KeyRule("max", amounts, "number.int", range(50, 100), at: .beginning),
    KeyRule("num|number|total", [.integer], "number.count", at: .beginning),
  ]

  /// Dates.
  static let dates: [KeyRule] = [
    KeyRule(
      "created|created at|creation date|created on|created date|date created|inserted at|added"
        + "|added at|date added|registered at|joined|joined at|join date|member since|signed up at"
        + "|opened at|posted at|posted|logged at|recorded at|sent at|sent|ordered at|order date"
        + "|placed at|purchased at|purchase date|submitted at|received at|hired at|hire date|taken at"
        + "|captured at|creation|sign up date|invoice date|issued at|issue date|uploaded at|timestamp"
        + "|date|invoiced at|booked at|transaction date|measured at|reported at|time",
      [.date],
      "date.created"
    ),
    KeyRule(
      "updated|updated at|modified|modified at|last modified|modification date|changed at"
        + "|edited at|last updated|last edited|update date|updated on|modified date|date modified"
        + "|last update|synced at|last changed",
      [.date],
      "date.updated"
    ),
    KeyRule(
      "completed at|completion date|done at|finished at|closed at|resolved at|paid at|shipped at"
        + "|delivered at|read at|published at|published|publish date|publication date|verified at"
        + "|approved at|accepted at|cancelled at|canceled at|answered at|seen at|watched at|completed"
        + "|delivery date|payment date|processed at|refunded at|reviewed at|released at|activated at",
      [.date],
      "date.finished"
    ),
    KeyRule(
      "deleted at|archived at|removed at|deleted|trashed at|deactivated at|blocked at",
      [.date],
      "date.deleted"
    ),
    KeyRule(
      "due|due date|due at|deadline|due on|remind at|reminder date|remind on|target date"
        + "|follow up at|scheduled for|scheduled at|alarm|reminder|due by|expected at|eta",
      [.date],
      "date.due"
    ),
    KeyRule(
      "expires|expires at|expiry date|expiration date|expiration|valid until|expire date"
        + "|renews at|renewal date|best before|warranty until|expiry",
      [.date],
      "date.expires"
    ),
    KeyRule(
      "start|starts|start date|starts at|start time|started at|from|begin|begins at|begin date"
        + "|opens at|check in|departure|departure time|departs at|valid from|since|start at|departure date"
        + "|event date|scheduled start|check in date|opening|meeting date",
      [.date],
      "date.start"
    ),
    KeyRule(
      "end|ends|end date|ends at|end time|ended at|to|until|closes at|check out|arrival"
        + "|arrival time|arrives at|valid to|finish|end at|return date|arrival date|scheduled end"
        + "|check out date|closing",
      [.date],
      "date.end"
    ),
    KeyRule(
      "birth date|birthday|birthdate|date of birth|dob|born|born at|born on",
      [.date],
      "person.birthDate"
    ),
    KeyRule(
      "last login|last login at|last seen|last seen at|last active|last active at|last opened"
        + "|last visit|last used|last used at|last accessed|last sync|last message at",
      [.date],
      "date.lastSeen"
    ),
    KeyRule("release date|released|released on|premiere", [.date], "date.past"),
    KeyRule("next|next run|next due|upcoming", [.date], "date.soon", at: .beginning),
    KeyRule("at|on|date|time|day", [.date], "date.created"),
  ]

  /// Truth values, bytes, and identifiers.
  static let others: [KeyRule] = [
    KeyRule(
      "done|is done|completed|is completed|complete|is complete|finished|is finished|checked",
      [.bool],
      "datatype.boolean",
      chance(40)
    ),
    KeyRule(
      "is favorite|favorite|favourite|is favourite|starred|is starred|pinned|is pinned|flagged"
        + "|is flagged|bookmarked|is bookmarked|is featured|featured|important|is important",
      [.bool],
      "datatype.boolean",
      chance(25)
    ),
    KeyRule(
      "deleted|is deleted|archived|is archived|hidden|is hidden|blocked|is blocked|muted"
        + "|is muted|banned|is banned|cancelled|is cancelled|is overdue|suspended|expired|locked"
        + "|is locked|is admin|admin|draft|is draft|private|is private|is spam",
      [.bool],
      "datatype.boolean",
      chance(10)
    ),
    KeyRule(
      "active|is active|enabled|is enabled|available|is available|verified|is verified|visible"
        + "|is visible|in stock|is public|is published|published|email verified|is online ordering"
        + "|subscribed|accepted|is valid|valid",
      [.bool],
      "datatype.boolean",
      chance(80)
    ),
    KeyRule(
      "read|is read|seen|opened|is paid|paid|delivered|is open|open|online|is online",
      [.bool],
      "datatype.boolean",
      chance(60)
    ),
    KeyRule(
      "is|has|can|should|did|was|will|does|allows|needs|shows|are",
      [.bool],
      "datatype.boolean",
      at: .beginning
    ),
    KeyRule(
      "photo|image|picture|thumbnail|avatar|icon|cover|photo data|image data|data|logo",
      [.data],
      "image.png"
    ),
    KeyRule("emoji|icon|symbol", [.character], "internet.emoji"),
    KeyRule("initial|grade", [.character], "string.letter"),
    KeyRule("id|uuid|guid|identifier", [.uuid], "string.uuid"),
  ]

  private static func chance(_ percent: Int) -> [JSONMember] {
    [JSONMember("probability", .number("0.\(percent)"))]
  }
}
