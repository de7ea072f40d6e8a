extension KeyRule {
  /// People, companies, and what people write.
  static let texts: [KeyRule] = [
    KeyRule("first name|firstname|given name|forename|fname", [.text], "person.firstName"),
    KeyRule("last name|lastname|surname|family name|lname", [.text], "person.lastName"),
    KeyRule("middle name|middlename", [.text], "person.middleName"),
    KeyRule("full name|fullname|person name|real name|legal name", [.text], "person.fullName"),
    KeyRule(
      "author|assignee|assigned to|owner|contact|sender|recipient|attendee|participant|instructor"
        + "|teacher|host|speaker|player|driver|coach|reviewer|created by|updated by|signed by"
        + "|reported by|reporter|director|chef|customer|client|patient|student|manager|organizer"
        + "|organiser|approved by|sent by|guest|trainer|doctor|photographer|editor|seller|buyer",
      [.text],
      "person.fullName",
      isRole: true
    ),
    KeyRule(
      "username|user name|login|login name|nickname|nick name|nick",
      [.text],
      "person.username"
    ),
    KeyRule("handle|screen name", [.text], "internet.handle"),
    KeyRule("email|email address|mail|e mail", [.text], "internet.email"),
    KeyRule("initials", [.text], "person.initials"),
    KeyRule("password|passphrase", [.text], "person.password"),
    KeyRule("salutation|honorific|name prefix", [.text], "person.prefix"),
    KeyRule("name suffix", [.text], "person.suffix"),
    KeyRule("sex", [.text], "person.sex"), KeyRule("gender", [.text], "person.gender"),
    KeyRule("pronoun|pronouns", [.text], "person.pronouns"),
    KeyRule("job title|job|occupation|profession|position title", [.text], "person.jobTitle"),
    KeyRule("bio|biography|about me", [.text], "person.bio"),
    KeyRule("nationality", [.text], "person.nationality"),
    KeyRule("blood type|blood group", [.text], "person.bloodType"),
    KeyRule("hobby|interest", [.text], "hobby.name"),
    KeyRule(
      "phone|phone number|telephone|tel|mobile|mobile number|cell|cell phone|fax|fax number"
        + "|mobile phone|telephone number",
      [.text],
      "phone.number"
    ),
    KeyRule("imei", [.text], "phone.imei"),
    KeyRule(
      "company|company name|employer|organization|organisation|manufacturer|supplier|vendor|brand"
        + "|merchant|sponsor|business name|brand name",
      [.text],
      "company.name"
    ),
    KeyRule("publisher", [.text], "book.publisher"),
    KeyRule("industry", [.text], "company.industry"),
    KeyRule("department", [.text], "company.department"),
    KeyRule("catch phrase|slogan|tagline|motto", [.text], "company.catchPhrase"),
    KeyRule("product|product name|item name|article name", [.text], "commerce.productName"),
    KeyRule("product description", [.text], "commerce.productDescription"),
    KeyRule("shop|store|shop name|store name", [.text], "commerce.shopName"),
    KeyRule("material", [.text], "commerce.material"),
    KeyRule("category|section", [.text], "commerce.department"),
    KeyRule("tag|label|keyword", [.text], "todo.label"),
    KeyRule("task|todo|to do|reminder", [.text], "todo.task"),
    KeyRule("project|workspace|list name", [.text], "todo.project"),
    KeyRule("priority|severity|urgency", [.text], "todo.priority"),
    KeyRule("status|state of work|stage", [.text], "todo.status"),
    KeyRule("checklist|subtask|step", [.text], "todo.checklist"),
    KeyRule("title|subject|heading|caption", [.text], "text.title"),
    KeyRule("headline", [.text], "text.headline"),
    KeyRule("question", [.text], "text.question"), KeyRule("comment", [.text], "text.comment"),
    KeyRule("review", [.text], "text.review"),
    KeyRule("message|last message|chat", [.text], "text.message"),
    KeyRule("quote|saying", [.text], "text.quote"),
    KeyRule("note|memo|remark", [.text], "text.note"),
    KeyRule(
      "description|summary|details|abstract|excerpt|info|explanation|reason|synopsis|overview|notes"
        + "|subtitle|answer|feedback|instructions|remarks|comments",
      [.text],
      "text.sentences"
    ),
    KeyRule("body|content|text|article|story", [.text], "text.paragraph"),
    KeyRule("sentence", [.text], "text.sentence"), KeyRule("paragraph", [.text], "text.paragraph"),
    KeyRule("changelog|release notes|whats new", [.text], "text.changelog"),
    KeyRule("word", [.text], "word.noun"), KeyRule("name", [.text], "word.name", at: .whole),
    KeyRule("name", [.text], "word.name"),
  ]

  /// Places.
  static let places: [KeyRule] = [
    KeyRule("address|full address|postal address", [.text], "location.address"),
    KeyRule(
      "street address|address line|address line 1|address 1|street|line 1",
      [.text],
      "location.streetAddress"
    ),
    KeyRule("street name", [.text], "location.street"),
    KeyRule(
      "address line 2|address 2|apartment|suite|line 2",
      [.text],
      "location.secondaryAddress"
    ),
    KeyRule("house number|building number|street number", [.text], "location.buildingNumber"),
    KeyRule("city|town|place|hometown|birthplace|locality", [.text], "location.city"),
    KeyRule("state|province|region|administrative area", [.text], "location.state"),
    KeyRule("state code|province code", [.text], "location.stateCode"),
    KeyRule("county", [.text], "location.county"),
    KeyRule("zip|zip code|postal code|postcode|post code|zipcode", [.text], "location.postcode"),
    KeyRule("country|country name", [.text], "location.homeCountry", at: .whole),
    KeyRule("country code|iso country code", [.text], "location.homeCountryCode", at: .whole),
    KeyRule("country|country name", [.text], "location.country"),
    KeyRule("country code|iso country code", [.text], "location.countryCode"),
    KeyRule("continent", [.text], "location.continent"),
    KeyRule("lat|latitude", [.number, .text], "location.latitude"),
    KeyRule("lng|lon|long|longitude", [.number, .text], "location.longitude"),
    KeyRule("coordinate|coordinates|geo", [.text], "location.coordinate"),
    KeyRule("timezone|time zone|tz", [.text, .timeZone], "location.timeZone"),
    KeyRule("locale", [.text, .locale], "location.locale"),
    KeyRule("language", [.text], "location.language"),
    KeyRule("language code|lang", [.text], "location.languageCode"),
    KeyRule("location", [.text], "location.city"),
    KeyRule("direction|heading", [.text], "location.direction"),
    KeyRule("venue|room", [.text], "event.venue"),
    KeyRule("destination", [.text], "travel.destination"),
    KeyRule("hotel", [.text], "travel.hotel"),
    KeyRule("airport", [.text], "airline.airport"), KeyRule("airline", [.text], "airline.airline"),
    KeyRule("iata|airport code", [.text], "airline.iata"),
    KeyRule("seat|seat number", [.text], "airline.seat"),
    KeyRule("gate", [.text], "airline.gate"),
    KeyRule("flight number", [.text], "airline.flightNumber"),
  ]

  /// Codes, networks, files, and the words of trades.
  static let codes: [KeyRule] = [
    KeyRule("id|uuid|guid|uid|identifier", [.text, .uuid], "string.uuid"),
    KeyRule("token|api key|secret|session id|access token", [.text], "string.token"),
    KeyRule("hash|checksum|digest|sha256", [.text], "string.sha256"),
    KeyRule("etag|md5", [.text], "string.md5"),
    KeyRule("sha|commit sha", [.text], "system.commitSha"),
    KeyRule("slug|permalink", [.text], "internet.slug"),
    KeyRule(
      "avatar|avatar url|profile image url|profile picture|profile image|profile picture url"
        + "|portrait|portrait url|avatar image url",
      [.text, .url],
      "internet.avatar"
    ),
    KeyRule(
      "photo url|image url|thumbnail url|picture url|cover url|image|photo"
        + "|thumbnail|picture|cover|poster|artwork url|banner url|icon url|logo url"
        + "|poster url|cover image url|artwork",
      [.text, .url],
      "image.url"
    ),
    KeyRule(
      "url|link|uri|website|homepage|web|href|site|webpage|page url|web site",
      [.text, .url],
      "internet.url"
    ),
    KeyRule(
      "icon|symbol name|system image|icon name|sf symbol|symbol",
      [.text],
      "image.symbolName"
    ),
    KeyRule("domain|domain name|host|hostname", [.text], "internet.domainName"),
    KeyRule("ip|ip address|ipv4", [.text], "internet.ipv4"),
    KeyRule("ipv6", [.text], "internet.ipv6"),
    KeyRule("mac|mac address", [.text], "internet.macAddress"),
    KeyRule("protocol|scheme", [.text], "internet.protocol"),
    KeyRule("method|http method", [.text], "internet.httpMethod"),
    KeyRule("user agent", [.text], "internet.userAgent"),
    KeyRule("emoji", [.text, .character], "internet.emoji"),
    KeyRule("hashtag", [.text], "internet.hashtag"),
    KeyRule("file name|filename|file", [.text], "system.fileName"),
    KeyRule("path|file path", [.text], "system.filePath"),
    KeyRule("extension|file extension|file type", [.text], "system.fileExtension"),
    KeyRule("mime|mime type|content type|media type", [.text], "system.mimeType"),
    KeyRule("version|app version|semver|os version|build version", [.text], "system.semver"),
    KeyRule("cron|schedule", [.text], "system.cron"),
    KeyRule("os|operating system|platform", [.text], "system.os"),
    KeyRule("programming language", [.text], "system.programmingLanguage"),
    KeyRule("branch", [.text], "system.branch"),
    KeyRule("color|colour|tint|color name", [.text], "color.name"),
    KeyRule(
      "color hex|hex|hex color|hex code|color code|tint color|accent color|background color",
      [.text],
      "color.hex"
    ),
    KeyRule("sku|article number|product code", [.text], "commerce.sku"),
    KeyRule("isbn|isbn13", [.text], "commerce.isbn13"),
    KeyRule("ean|gtin|barcode|ean13", [.text], "commerce.ean13"),
    KeyRule("upc", [.text], "commerce.upc"),
    KeyRule("currency|currency code", [.text], "finance.currencyCode"),
    KeyRule("currency name", [.text], "finance.currencyName"),
    KeyRule("currency symbol", [.text], "finance.currencySymbol"),
    KeyRule("iban", [.text], "finance.iban"), KeyRule("bic|swift", [.text], "finance.bic"),
    KeyRule("card number|credit card|credit card number", [.text], "finance.cardNumber"),
    KeyRule("cvv|cvc", [.text], "finance.cardCvv"),
    KeyRule("card type|card issuer|card brand", [.text], "finance.cardIssuer"),
    KeyRule("card expiry|expiry", [.text], "finance.cardExpiry"),
    KeyRule("account number", [.text], "finance.accountNumber"),
    KeyRule("routing number", [.text], "finance.routingNumber"),
    KeyRule("account|account name", [.text], "finance.accountName"),
    KeyRule("transaction type", [.text], "finance.transactionType"),
    KeyRule("ticker|stock symbol", [.text], "finance.stockTicker"),
    KeyRule(
      "invoice number|order number|number|reference|reference number|tracking number|serial"
        + "|serial number|code|promo code|coupon|voucher|confirmation code|booking code",
      [.text],
      "string.code"
    ),
    KeyRule("vin", [.text], "vehicle.vin"),
    KeyRule("license plate|plate|plate number", [.text], "vehicle.licensePlate"),
    KeyRule("fuel|fuel type", [.text], "vehicle.fuel"),
    KeyRule("make", [.text], "vehicle.manufacturer"),
    KeyRule("model|model name", [.text], "vehicle.model"),
    KeyRule("ingredient", [.text], "food.ingredient"), KeyRule("cuisine", [.text], "food.cuisine"),
    KeyRule("dish|meal", [.text], "food.dish"), KeyRule("drink", [.text], "food.drink"),
    KeyRule("recipe step|instruction|direction", [.text], "food.recipeStep"),
    KeyRule("recipe", [.text], "food.recipeTitle"), KeyRule("genre", [.text], "book.genre"),
    KeyRule("artist|band", [.text], "music.artist"), KeyRule("album", [.text], "music.album"),
    KeyRule("song|track", [.text], "music.song"), KeyRule("movie|film", [.text], "movie.title"),
    KeyRule("book", [.text], "book.title"), KeyRule("exercise", [.text], "sport.exercise"),
    KeyRule("muscle group|muscle", [.text], "sport.muscle"),
    KeyRule("sport", [.text], "sport.name"),
    KeyRule("team", [.text], "sport.team"), KeyRule("breed", [.text], "animal.dogBreed"),
    KeyRule("species|animal", [.text], "animal.type"), KeyRule("unit", [.text], "science.unit"),
    KeyRule("weekday|day of week", [.text], "date.weekday"),
    KeyRule("month", [.text], "date.month"),
    KeyRule("specialty|speciality", [.text], "medical.specialty"),
    KeyRule("course", [.text], "education.course"), KeyRule("grade", [.text], "education.grade"),
    KeyRule("subject area", [.text], "education.subject"),
    KeyRule("component", [.text], "ticket.component"),
    KeyRule("time|opening time|start time|end time", [.text], "date.time"),
    KeyRule("date|day|deadline|birthday|birth date|date of birth", [.text], "date.day"),
    KeyRule("at", [.text], "date.timestamp"),
    KeyRule("type|kind|role|level", [.text], "word.noun"),
  ]
}
