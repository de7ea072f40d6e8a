import StubJSON

extension ContextRule {
  private static let day =
    "date|day|time|at|scheduled at|scheduled date|scheduled for|when|datetime"
  private static let out =
    "release date|released|released at|released on|published|published at|published on"
    + "|published date|publish date|publication date|premiere|launch date|date published"

  /// Dates that mean something else in another model.
  static let moments: [ContextRule] = beginnings + releases + others

  private static let beginnings: [ContextRule] = {
    let contexts: [ModelContext] = [
      .event, .meeting, .appointment, .flight, .workout, .sleep, .weather, .stay,
    ]
    return contexts.map { ContextRule($0, day, "date.start", kinds: [.date]) }
  }()

  private static let releases: [ContextRule] = {
    let contexts: [ModelContext] = [.movie, .album, .song, .game, .book]
    let years = "year|release year|publication year|published year"
    return contexts.flatMap { context in
      [
        ContextRule(context, out, "date.release", kinds: [.date]),
        ContextRule(context, years, "date.releaseYear", kinds: [.integer]),
      ]
    }
  }()

  private static let others: [ContextRule] = [
    .init(
      .pet,
      "birth date|birthday|birthdate|date of birth|born|dob",
      "animal.petBirthDate",
      kinds: [.date]
    ),
    .init(.weather, "sunrise", "date.sunrise", kinds: [.date]),
    .init(.weather, "sunset", "date.sunset", kinds: [.date]),
    .init(
      .subscription,
      "start|start date|started at|starts at|since",
      "date.created",
      kinds: [.date]
    ),
    .init(
      .subscription,
      "end|end date|ends at|next billing date|next payment",
      "date.renews",
      kinds: [.date]
    ),
    .init(.todo, "start|start date", "date.created", kinds: [.date]),
    .init(.shipment, "created at|created", "date.created", kinds: [.date]),
    .init(.repository, "pushed at|last commit at", "date.updated", kinds: [.date]),
    .init(
      .plant,
      "last watered|last watered at|last fertilized|watered at",
      "date.lastSeen",
      kinds: [.date]
    ),
    .init(.habit, "completed date|completion|check in|completed at", "date.recent", kinds: [.date]),
    .init(.restaurant, "opening hours|hours|business hours", "commerce.openingHours"),
    .init(.shop, "opening time|opens|opens at|open time", "date.opening"),
    .init(.shop, "closing time|closes|closes at|close time", "date.closing"),
    .init(.shop, "opening hours|hours|business hours", "commerce.openingHours"),
    .init(.employment, "start|start date|hire date|hired at", "date.start", kinds: [.date]),
  ]

  private static let page = "url|link|permalink|web url|html url|page url|href|share url"

  /// Addresses of pages, mail and pictures.
  static let addresses: [ContextRule] = homes + pages

  private static let homes: [ContextRule] = [
    .init(.company, "email|contact email|e mail|mail|support email", "company.email"),
    .init(
      .company,
      "website|url|homepage|web|site|link|web site",
      "company.website",
      kinds: [.text, .url]
    ),
    .init(.company, "domain|domain name", "company.domainName"),
    .init(.shop, "email|contact email|mail", "commerce.shopEmail"),
    .init(
      .shop,
      "website|url|homepage|web|site|link|web site",
      "commerce.shopWebsite",
      kinds: [.text, .url]
    ),
    .init(
      .person,
      "website|url|homepage|web|site|blog|web site",
      "person.website",
      kinds: [.text, .url]
    ),
    .init(
      .image,
      "url|link|src|href|image url|full url|original url|path",
      "image.url",
      kinds: [.text, .url]
    ),
  ]

  private static let pages: [ContextRule] = slugged.flatMap { context, generator in
    let parameters = [JSONMember("of", .string(generator))]
    return [
      ContextRule(context, page, "internet.pageURL", parameters, kinds: [.text, .url]),
      ContextRule(context, "slug|permalink|handle|path", "internet.slug", parameters),
    ]
  }

  /// The generators of the titles that addresses are made of.
  private static let slugged: [(ModelContext, String)] = [
    (.article, "text.title"), (.product, "commerce.productName"), (.recipe, "food.recipeTitle"),
    (.movie, "movie.title"), (.book, "book.title"), (.event, "event.title"), (.game, "game.title"),
    (.album, "music.album"), (.song, "music.song"), (.podcast, "podcast.title"),
    (.episode, "podcast.episodeTitle"), (.course, "education.course"), (.project, "todo.project"),
    (.shop, "commerce.shopName"), (.company, "company.name"), (.place, "travel.destination"),
    (.repository, "repository.name"), (.job, "person.jobTitle"), (.ticket, "ticket.title"),
    (.category, "commerce.department"), (.property, "location.propertyTitle"),
    (.team, "sport.team"), (.hotel, "travel.hotel"), (.artist, "music.artist"),
  ]
}
