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
  case ticketComment = "comment on a ticket"
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
  case meeting
  case appointment
  case stay = "hotel stay"
  case trip
  case sleep = "night's sleep"
  case job
  case employment
  case property
  case repository
  case weather = "day's weather"
  case device
  case log = "line of a log"
  case coupon
  case subscription
  case card
  case quiz
  case question
  case meal
  case habit
  case budget
  case podcast
  case menuItem = "dish on a menu"
  case orderItem = "line of an order"
  case conversation
  case label
  case milestone
  case player
  case page = "page of results"
  case stock
  case shipment
  case image
  case address
  case restaurant
  case dimensions
  case alarm
  case playlist
  case source

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
    if Self.isPage(tokens) {
      self = .page
      return
    }
    let meaningful = tokens.filter { !Self.noise.contains($0) }
    guard
      let found = Self.find(tokens, length: 2) ?? Self.find(meaningful, length: 2)
        ?? Self.find(meaningful, length: 1)
    else { return nil }
    self = found
  }

  /// What words in a row stand for, the last ones first.
  private static func find(_ tokens: [String], length: Int) -> ModelContext? {
    for start in tokens.indices.reversed() where start + length <= tokens.count {
      let words = tokens[start..<start + length].map { EnglishNoun.singular(of: $0) }
      if let context = byWord[words.joined(separator: " ")] { return context }
    }
    return nil
  }

  /// Whether a model is an answer with many of something: `UsersResponse`, `PagedResult`.
  private static func isPage(_ tokens: [String]) -> Bool {
    guard let last = tokens.last, answers.contains(last) else { return false }
    let others = tokens.dropLast()
    return others.contains { ["paged", "paginated", "page", "list", "search"].contains($0) }
      || others.last.map { EnglishNoun.singular(of: $0) != $0 } ?? false
  }

  private static let answers: Set<String> = ["response", "result", "results", "page", "envelope"]

  /// The name of a model in an address: `ToDoItem` is `to-do-item`.
  static func topic(of owner: KeyWords) -> String {
    let meaningful = owner.tokens.filter { !storage.contains($0) }
    let tokens = (meaningful.isEmpty ? owner.tokens : meaningful).filter { word in
      word.utf8.allSatisfy { $0 < 0x80 }
    }
    return tokens.isEmpty ? "item" : tokens.joined(separator: "-")
  }

  private static let storage: Set<String> = [
    "model", "entity", "dto", "mo", "managed", "json", "payload", "stub", "mock", "cd", "sd",
    "response", "request", "api",
  ]

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

  private static let words: [(ModelContext, String)] = people + trade + media + leisure + technology

  private static let people: [(ModelContext, String)] = [
    (.todo, "task|reminder|chore|errand|subtask|checklist|goal|action"),
    (.habit, "habit|routine"), (.alarm, "alarm|wake up"),
    (
      .person,
      "person|author|user|customer|contact|member|student|teacher|patient|doctor|driver"
        + "|guest|friend|owner|buyer|seller|sender|recipient|receiver|creator|assignee|manager"
        + "|attendee|participant|speaker|host|profile|client|passenger|coach|trainer|instructor"
        + "|colleague|follower|subscriber|actor|director|reviewer|editor|writer|developer|candidate"
        + "|applicant|tenant|resident|visitor|volunteer|child|parent|sibling|reporter|organizer"
        + "|human|people|persona|admin|agent|courier|nurse|reader|relative|spouse|partner|borrower"
        + "|responsible|chef|cook|lecturer|professor|mentor|assistant|technician|commenter|traveler"
        + "|traveller|employer contact|emergency contact|artist profile"
    ),
    (.employment, "employee|staff|worker|experience|work experience"),
    (.player, "player|athlete|team player|squad player"),
    (
      .company,
      "company|organization|organisation|employer|business|vendor|supplier|manufacturer"
        + "|brand|publisher|maker|firm|sponsor|studio|agency|merchant|carrier|provider|record label"
    ),
    (.department, "department|division"), (.team, "team|club|squad|group|crew"),
    (.job, "job|vacancy|job posting|job offer|opening|position opening|job listing"),
    (.address, "address|shipping address|billing address|home address"),
    (.appointment, "appointment|medical appointment|consultation|doctor visit|checkup"),
    (.meeting, "meeting|calendar event|calendar entry|standup|interview"),
    (
      .event,
      "event|concert|conference|session|reservation|booking|talk|party|lesson|table reservation"
    ),
    (.sleep, "sleep|sleep session|sleep record|nap"),
  ]

  private static let trade: [(ModelContext, String)] = [
    (.restaurant, "restaurant|cafe|bar|pub|diner|eatery|bistro"),
    (.dimensions, "dimension|package size|product size|physical size"),
    (.shop, "shop|store|market|boutique|bakery|retailer"),
    (
      .product,
      "product|good|merchandise|inventory|wishlist|sku|gift"
        + "|equipment|tool|gear|asset|catalog entry"
    ),
    (
      .orderItem, "order item|order line|cart item|basket item|cart line|purchase item|cart product"
    ),
    (.invoiceItem, "line|line item|invoice line|invoice item|invoice position|bill item"),
    (.invoice, "invoice|bill|quotation"), (.order, "order|purchase order|cart|basket|checkout"),
    (.shipment, "shipment|delivery|parcel|package"),
    (
      .transaction,
      "transaction|payment|expense|purchase|transfer|income|booking entry|receipt|bank transaction"
    ),
    (.account, "account|wallet|bank account"), (.budget, "budget"),
    (.card, "credit card|debit card|payment card|bank card|card payment"),
    (.coupon, "coupon|voucher|promotion|discount|deal|offer code|promo code"),
    (.subscription, "subscription|plan|membership|license|contract"),
    (.stock, "stock|share|quote price|stock quote|security|holding|ticker"),
    (.category, "category|genre|topic|section|collection|folder|type|kind"),
    (.review, "review|rating|feedback|testimonial"), (.currency, "currency"),
    (.property, "property|listing|real estate|apartment|house|home|estate|property listing"),
    (.vehicle, "vehicle|car|truck|bike|motorcycle|van"),
  ]

  private static let media: [(ModelContext, String)] = [
    (.book, "book|novel|ebook|audiobook"), (.movie, "movie|film|series|show|tv show"),
    (.song, "song|track|tune"), (.album, "album"), (.playlist, "playlist"),
    (.artist, "artist|band|musician|singer"), (.game, "game|board game|video game"),
    (.podcast, "podcast|podcast show"), (.episode, "episode|podcast episode"),
    (
      .article,
      "article|post|blog|page|news|story|headline|document|blog post|news article"
        + "|web page|wiki page"
    ),
    (.source, "source|news source|newspaper|magazine"),
    (.note, "note|memo|journal|diary"), (.message, "message|chat message|mail|direct message"),
    (.conversation, "conversation|chat|thread|chat room|channel|chat thread"),
    (.comment, "comment|reply"),
    (.ticketComment, "ticket comment|issue comment|ticket reply|case comment|bug comment"),
    (.quote, "quote"), (.tag, "tag|keyword"),
    (.image, "photo|image|picture|thumbnail|banner|avatar|poster|wallpaper|photograph"),
    (.file, "file|attachment|upload|download|media|video|scan|media file"),
    (.notification, "notification|alert|push|announcement"),
    (.quiz, "quiz|exam|test|trivia"),
    (.question, "question|quiz question|flashcard|trivia question"),
  ]

  private static let leisure: [(ModelContext, String)] = [
    (.recipe, "recipe"), (.ingredient, "ingredient|grocery|grocery item"), (.dish, "dish|food"),
    (.menuItem, "menu item|menu entry|menu|menu dish"),
    (.meal, "meal|food entry|meal entry|nutrition"),
    (.drink, "drink|beverage|cocktail"),
    (.venue, "venue|room|hall|theater|theatre|stadium"),
    (.project, "project|workspace|board|sprint"),
    (.city, "city|town|village|municipality"), (.country, "country|nation"),
    (.place, "place|location|poi|landmark|destination|spot|stop|station|sight|region"),
    (.trip, "trip|vacation|journey|holiday|tour|itinerary"),
    (.stay, "hotel booking|hotel reservation|stay|room booking|hotel stay|accommodation booking"),
    (.hotel, "hotel|hostel|resort|accommodation"), (.flight, "flight"), (.airport, "airport"),
    (.airline, "airline"), (.course, "course|class|subject|lecture|module"),
    (.workout, "workout|training|run|activity|training session|workout session"),
    (.exercise, "exercise|drill|stretch"), (.pet, "pet|dog|cat|animal|puppy|kitten|horse"),
    (.plant, "plant|flower|houseplant"), (.hobby, "hobby|interest"), (.sport, "sport|discipline"),
    (.weather, "weather|forecast|weather forecast|current weather|daily forecast|weather report"),
  ]

  private static let technology: [(ModelContext, String)] = [
    (.sensor, "sensor|probe|meter"), (.device, "device|appliance|thermostat|gadget|machine"),
    (.reading, "reading|measurement|sample|measure|telemetry|observation|sensor reading"),
    (.ticket, "ticket|issue|bug|incident|case|defect|feature request|support ticket"),
    (.label, "label|issue label"), (.milestone, "milestone"),
    (.repository, "repository|repo|codebase"), (.branch, "branch"), (.commit, "commit"),
    (.log, "log|log entry|log line|log record|audit log|request log"),
    (.setting, "setting|preference|option"), (.symbol, "symbol|icon"),
    (.color, "color|colour|palette|swatch"), (.language, "language"),
    (.element, "element|chemical element"), (.list, "list|shopping list|task list"),
  ]
}
