import StubValues

/// What a model is about, as far as its name tells.
enum ModelContext: String, Sendable, Hashable, CaseIterable {
  case todo = "to-do"
  case person
  case company
  case shop
  case product
  case city
  case country
  case place
  case book
  case movie
  case song
  case album
  case artist
  case game
  case recipe
  case ingredient
  case dish
  case drink
  case article
  case note
  case message
  case comment
  case review
  case quote
  case event
  case venue
  case project
  case team
  case department
  case course
  case workout
  case exercise
  case pet
  case vehicle
  case flight
  case airport
  case airline
  case hotel
  case category
  case tag
  case file
  case sensor
  case reading
  case ticket
  case invoiceItem = "line item"
  case invoice
  case order
  case transaction
  case account
  case notification
  case episode
  case color
  case currency
  case language
  case setting
  case symbol
  case branch
  case commit
  case hobby
  case sport
  case element
  case plant
  case list

  /// The thing with its article: "a to-do", "an event".
  var phrase: String {
    let isVowel = ["a", "e", "i", "o", "u"].contains(rawValue.prefix(1))
    return (isVowel ? "an " : "a ") + rawValue
  }

  /// What a model is about: by its last word, or by the others from the end.
  init?(_ owner: KeyWords) {
    let tokens = owner.tokens
    if tokens.starts(with: ["to", "do"]) || tokens.contains("todo") || tokens.contains("todos") {
      self = tokens.last == "list" ? .list : .todo
      return
    }
    let meaningful = tokens.filter { !Self.noise.contains($0) }
    for length in [2, 1] {
      for start in meaningful.indices.reversed() where start + length <= meaningful.count {
        let words = meaningful[start..<start + length].map { EnglishNoun.singular(of: $0) }
        if let context = Self.byWord[words.joined(separator: " ")] {
          self = context
          return
        }
      }
    }
    return nil
  }

  /// Words that say how a model is stored, not what it is.
  private static let noise: Set<String> = [
    "model", "entity", "dto", "data", "record", "object", "info", "item", "entry", "response",
    "request", "row", "cell", "view", "summary", "detail", "details", "mo", "managed", "json",
    "payload", "preview", "stub", "mock", "v1", "v2", "schema", "content", "node", "cd", "sd",
    "cached", "local", "remote", "stored", "saved", "persisted", "new", "draft",
  ]

  private static let byWord: [String: ModelContext] = {
    var byWord: [String: ModelContext] = [:]
    for (context, words) in words {
      for word in words.split(separator: "|") { byWord[String(word)] = context }
    }
    return byWord
  }()

  private static let words: [(ModelContext, String)] = [
    (.todo, "task|reminder|chore|errand|subtask|checklist|habit|goal|action"),
    (
      .person,
      "person|author|user|customer|contact|employee|member|student|teacher|patient|doctor|driver"
        + "|player|guest|friend|owner|buyer|seller|sender|recipient|receiver|creator|assignee|manager"
        + "|attendee|participant|speaker|host|profile|client|passenger|coach|trainer|instructor"
        + "|colleague|follower|subscriber|actor|director|reviewer|editor|writer|developer|candidate"
        + "|applicant|tenant|resident|visitor|volunteer|staff|child|parent|sibling|reporter|organizer"
        + "|human|people|persona|admin|agent|courier|nurse|reader|relative|spouse|partner|borrower"
        + "|responsible|chef|cook|lecturer|professor|mentor|assistant|technician|commenter"
    ),
    (
      .company,
      "company|organization|organisation|employer|business|vendor|supplier|manufacturer"
        + "|brand|publisher|maker|firm|sponsor|studio|label|agency|merchant|carrier|provider"
    ),
    (.shop, "shop|store|market|boutique|bakery|restaurant|cafe|retailer"),
    (
      .product,
      "product|article number|good|merchandise|inventory|cart|wishlist|order line|sku|gift"
        + "|equipment|tool|gear|asset|stock"
    ),
    (.city, "city|town|village|municipality"),
    (.country, "country|nation"),
    (.place, "place|location|poi|landmark|destination|spot|trip|stop|station|sight|region"),
    (.book, "book|novel|ebook|audiobook"), (.movie, "movie|film|series|show"),
    (.song, "song|track|tune"), (.album, "album|playlist"),
    (.artist, "artist|band|musician|singer"),
    (.game, "game|board game|video game"), (.recipe, "recipe"), (.ingredient, "ingredient|grocery"),
    (.dish, "dish|meal|menu|food"), (.drink, "drink|beverage|cocktail"),
    (.article, "article|post|blog|page|news|story|headline|document|blog post|news article"),
    (.note, "note|memo|journal|diary"), (.message, "message|chat|conversation|chat message|mail"),
    (.comment, "comment|reply"), (.review, "review|rating|feedback|testimonial"), (.quote, "quote"),
    (
      .event,
      "event|meeting|appointment|concert|conference|calendar event|session|reservation"
        + "|booking|talk|party|lesson"
    ),
    (.venue, "venue|room|hall|theater|theatre|stadium"), (.project, "project|workspace|board"),
    (.team, "team|club|squad|group|crew"), (.department, "department|division"),
    (.course, "course|class|subject|lecture|module"), (.workout, "workout|training|run|activity"),
    (.exercise, "exercise|drill|stretch"), (.pet, "pet|dog|cat|animal|puppy|kitten|horse"),
    (.vehicle, "vehicle|car|truck|bike|motorcycle|van"), (.flight, "flight"),
    (.airport, "airport"), (.airline, "airline"), (.hotel, "hotel|hostel|resort|accommodation"),
    (.category, "category|genre|topic|section|collection|folder|type|kind"), (.tag, "tag|keyword"),
    (.file, "file|attachment|upload|download|photo|image|picture|media|video|scan"),
    (.sensor, "sensor|device|probe|thermostat|meter|appliance"),
    (.reading, "reading|measurement|sample|measure|telemetry|observation"),
    (.ticket, "ticket|issue|bug|incident|case|defect|feature request|support ticket"),
    (.invoiceItem, "line|line item|invoice line|invoice item|order item|position|invoice position"),
    (.invoice, "invoice|bill"), (.order, "order|shipment|delivery|purchase order"),
    (.transaction, "transaction|payment|expense|purchase|transfer|income|booking entry|receipt"),
    (.account, "account|wallet|bank account|budget"),
    (.notification, "notification|alert|push|announcement"),
    (.episode, "episode|podcast|podcast episode"), (.color, "color|colour|palette|swatch"),
    (.currency, "currency"), (.language, "language"), (.setting, "setting|preference|option"),
    (.symbol, "symbol|icon"), (.branch, "branch"), (.commit, "commit"), (.hobby, "hobby|interest"),
    (.sport, "sport|discipline"), (.element, "element|chemical element"), (.plant, "plant|flower"),
    (.list, "list|shopping list"),
  ]
}
