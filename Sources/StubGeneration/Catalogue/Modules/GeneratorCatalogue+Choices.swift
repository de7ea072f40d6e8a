import StubValues

extension GeneratorCatalogue {
  /// What a status, a kind or a level is one of, by what has it.
  static let choices: [CatalogueEntry] = [
    choice("word.level", "beginner to advanced", "level"),
    choice("word.difficulty", "easy to hard", "difficulty"),
    choice("word.kind", "standard, basic, premium or custom", "kind"),
    choice("word.frequency", "daily, weekly or monthly", "frequency"),
    choice("word.season", "a season", "season"),
    choice("word.mood", "how somebody feels", "mood"),
    choice("word.quality", "low to high", "quality"),
    choice("word.visibility", "public, private or unlisted", "visibility"),
    choice("word.theme", "light, dark or system", "theme"),
    choice("word.unitSystem", "metric or imperial", "unit-system"),
    choice("commerce.saleUnit", "how something is counted", "sale-unit"),
    choice("commerce.size", "the size of clothes", "size"),
    choice("commerce.condition", "new to fair", "condition"),
    choice("commerce.paymentMethod", "how somebody pays", "payment-method"),
    choice("commerce.shippingMethod", "how something is sent", "shipping-method"),
    choice("commerce.shipmentStatus", "where a parcel is", "shipment-status"),
    choice("commerce.carrier", "an invented carrier of parcels", "carrier"),
    choice("commerce.plan", "a plan of a subscription", "plan"),
    choice("commerce.billingPeriod", "how often somebody pays", "billing-period"),
    choice("commerce.subscriptionStatus", "active to canceled", "subscription-status"),
    choice("finance.transactionStatus", "pending to reversed", "transaction-status"),
    choice("finance.accountKind", "checking, savings …", "account-kind"),
    choice("internet.accountStatus", "active to deactivated", "account-status"),
    choice("internet.platform", "what software runs on", "platform"),
    choice("internet.accountKind", "User, Organization or Bot", "github-kind"),
    choice("internet.notificationKind", "message, reminder …", "notification-kind"),
    choice("internet.channel", "email, push, sms or in-app", "channel"),
    choice("internet.messageStatus", "sent to read", "message-status"),
    choice("internet.messageKind", "text, image, audio or file", "message-kind"),
    choice("internet.reaction", "an emoji below a message", "reaction"),
    choice("internet.articleStatus", "draft to archived", "article-status"),
    choice("todo.projectStatus", "planned to completed", "project-status"),
    choice("event.reply", "accepted, tentative …", "meeting-status"),
    choice("event.meetingPlace", "where people meet at work", "meeting-place"),
    choice("education.degree", "what somebody graduated with", "education-level"),
    choice("medical.room", "a room of a practice", "office-room"),
    choice("person.maritalStatus", "single, married …", "marital-status"),
    choice("person.relationship", "what somebody is to somebody", "relationship"),
    choice("person.eyeColor", "the color of eyes", "eye-color"),
    choice("person.hairColor", "the color of hair", "hair-color"),
    choice("person.employment", "full-time, contract …", "employment"),
    choice("person.seniority", "entry level to lead", "seniority"),
    choice("person.workMode", "remote, hybrid or on-site", "work-mode"),
    choice("airline.cabin", "economy to first", "cabin"),
    choice("airline.terminal", "a terminal", "terminal"),
    choice("airline.aircraft", "a type of aircraft", "aircraft"),
    choice("travel.board", "room only to all inclusive", "board"),
    choice("vehicle.bodyStyle", "sedan, van …", "body-style"),
    choice("vehicle.drivetrain", "which wheels drive", "drivetrain"),
    choice("vehicle.color", "a color that cars have", "car-color"),
    choice("vehicle.status", "available to in maintenance", "vehicle-status"),
    choice("commerce.color", "a color that things are sold in", "product-color"),
    choice("location.listingStatus", "for sale to sold", "listing-status"),
    choice("location.plantPlace", "where a plant stands", "home-place"),
    choice("food.meal", "breakfast to snack", "meal"),
    choice("food.serving", "how much one eats", "serving"),
    choice("food.diet", "vegetarian, gluten-free …", "diet"),
    choice("food.allergen", "what some cannot eat", "allergen"),
    choice("food.priceRange", "$ to $$$$", "price-range"),
    choice("commerce.openingHours", "when a shop is open", "hours"),
    choice("commerce.openingDays", "the days of a schedule", "schedule-days"),
    choice("game.ageRating", "for whom a game is", "age-rating"),
    choice("game.platform", "what a game runs on", "platform"),
    choice("movie.ageRating", "for whom a film is", "movie-rating"),
    choice("sport.position", "a position in soccer", "position"),
    choice("todo.alarm", "what an alarm is for", "alarm"),
    choice("sport.stadium", "an invented stadium", "stadium"),
    choice("sport.league", "an invented league", "league"),
    choice("sport.goal", "what somebody trains for", "goal"),
    choice("sport.bodyPart", "what an exercise is good for", "body-part"),
    choice("sport.equipment", "what an exercise needs", "equipment"),
    choice("image.camera", "an invented camera", "camera"),
    choice("image.mimeType", "the media type of a picture", "mime-image"),
    choice("image.mediaKind", "photo, video …", "media-kind"),
    choice("music.sound", "a sound of an alarm", "sound"),
    choice("text.source", "an invented newspaper", "news-source"),
    choice("ticket.kind", "bug, feature …", "ticket-kind"),
    choice("ticket.openClosed", "open or closed", "open-closed"),
    choice("ticket.milestone", "what a ticket is planned for", "milestone"),
    choice("sensor.status", "ok to offline", "sensor-status"),
    choice("system.documentKind", "invoice, contract …", "document-kind"),
    choice("education.questionKind", "multiple choice …", "question-kind"),
  ]

  /// How far something is, as its dates say.
  static let phases: [CatalogueEntry] = [
    phased("event.status", "scheduled to completed, as the dates say", "event"),
    phased("education.courseStatus", "open to completed, as the dates say", "course"),
    phased("medical.appointmentStatus", "scheduled to completed, as the dates say", "appointment"),
    phased("airline.status", "on time to landed, as the dates say", "flight"),
    phased("travel.bookingStatus", "pending to checked out, as the dates say", "booking"),
    phased("finance.invoiceStatus", "draft to overdue, as the due date says", "invoice") {
      ($0.created($1), $0.due($1))
    },
  ]

  /// An entry of words for what is over, for what goes on, and for what is ahead.
  private static func phased(
    _ name: String,
    _ summary: String,
    _ kind: String,
    _ bounds: @escaping @Sendable (Timeline, Draw) -> (Int, Int) = { ($0.start($1), $0.end($1)) }
  ) -> CatalogueEntry {
    CatalogueEntry(name, summary) { request in
      let words = request.vocabulary("choices")
      let phases = ["past", "now", "ahead"].map { phase in
        (0..<words.count).filter { words.text($0) == "\(kind)-\(phase)" }
      }
      let (timeline, now) = (Timeline(request), request.now.seconds)
      let all = phases.flatMap { $0 }
      let lifecycle = Lifecycle(request)
      let places = lifecycle?.positions(of: all.map { words.text($0, column: 1) })
      return Generator(.text, count: 0, subject: request.subject("timeline")) { draw, text in
        let (start, end) = bounds(timeline, draw)
        var fitting = phases[end < now ? 0 : start <= now ? 1 : 2]
        if let lifecycle, let places {
          fitting = places[lifecycle.stage(draw.object)].map { all[$0] }
        }
        guard !fitting.isEmpty else { return .text }
        var stream = draw.stream
        // The better of two draws: the first word is the usual one.
        let place = min(stream.index(fitting.count), stream.index(fitting.count))
        words.append(fitting[place], column: 1, to: &text)
        return .text
      }
    }
  }

  /// Texts that fit anything of their kind.
  static let passages: [CatalogueEntry] = [
    list("text.synopsis", "what a series or a play is about", "film-summaries"),
    list("education.courseDescription", "what a course promises", "course-descriptions"),
    list("event.description", "what an invitation says", "event-descriptions"),
    list("event.agenda", "what a meeting is about", "agendas"),
    list("location.propertyDescription", "what the listing says", "property-descriptions"),
    list("travel.note", "what people say of a place", "places-notes"),
    column("travel.activity", "something to do on a trip", "name", of: "activities"),
    figure("travel.activityCost", "what it costs", 0...95, of: "activities", kind: .number) {
      request in
      let activities = request.vocabulary("activities")
      let money = MoneyScale(request)
      return Figure(count: UInt64(activities.count), decimals: money.digits) { draw in
        let cents = activities.integer(Int(draw.rank), column: 1)
        return cents * money.factor / (money.digits == 0 ? 100 : 1)
      }
    },
    CatalogueEntry("travel.tripTitle", "the title of a trip to the place") { request in
      let (titles, places) = (request.vocabulary("trip-titles"), request.vocabulary("destinations"))
      let subject = request.subject("destinations")
      return Generator(.text, count: UInt64(places.count), subject: subject) { draw, text in
        var stream = draw.subject.stream(.variant)
        let title = titles.text(stream.index(titles.count))
        let parts = title.split(separator: "{place}", omittingEmptySubsequences: false)
        text.append(parts.first.map(String.init) ?? "")
        places.append(Int(draw.rank), to: &text)
        text.append(parts.count > 1 ? String(parts[1]) : "")
        return .text
      }
    },
    CatalogueEntry("travel.country", "the country of the place") { request in
      let places = request.vocabulary("destinations")
      let countries = request.vocabulary("countries")
      let (code, name) = (places.column("countryCode"), countries.column("name"))
      let subject = request.subject("destinations")
      var generator = Generator(.text, count: UInt64(places.count), subject: subject) {
        draw,
        text in
        let wanted = places.text(Int(draw.rank), column: code)
        let entry = (0..<countries.count).first { countries.text($0) == wanted } ?? 0
        countries.append(entry, column: name, to: &text)
        return .text
      }
      generator.isDistinct = false
      return generator
    },
    list("medical.reason", "why somebody sees a doctor", "appointment-reasons"),
    list("medical.note", "what the front desk notes", "appointment-notes"),
    list("sport.workoutNote", "what people write down after a workout", "workout-notes"),
    list("music.lyrics", "the first line of a song", "lyrics"),
    column("food.restaurant", "an invented restaurant", "name", of: "restaurants"),
    column("food.restaurantCuisine", "what the restaurant cooks", "cuisine", of: "restaurants"),
    list("image.caption", "the caption of a photo", "photo-captions"),
    list("music.playlist", "a playlist", "playlists"),
    list("text.chatTitle", "the name of a group chat", "chat-titles"),
    list("food.dishDescription", "what a menu says of a dish", "dish-descriptions"),
    list("person.skill", "what somebody can do", "skills"),
    list("person.jobRequirement", "what a job asks for", "job-requirements"),
    list("person.jobDescription", "what an advertisement for a job says", "job-descriptions"),
    column("podcast.title", "an invented podcast", "title", of: "podcasts"),
    column("podcast.category", "the category of the podcast", "category", of: "podcasts"),
    column("podcast.description", "what the podcast is about", "description", of: "podcasts"),
    column("ticket.label", "a label of tickets", "name", of: "issue-labels"),
    column("ticket.labelDescription", "what the label means", "description", of: "issue-labels"),
    column("ticket.labelColor", "the color of the label, without #", "color", of: "issue-labels"),
    CatalogueEntry("ticket.key", "letters of the project and a number") { _ in
      let projects: [StaticString] = ["APP", "WEB", "API", "OPS", "MOB"]
      return .text { draw, stream, text in
        text.append(literal: projects[stream.index(projects.count)])
        text.append(UInt8(ascii: "-"))
        text.append(UInt(truncatingIfNeeded: draw.ordinal % 9_000) + 101)
      }
    },
  ]
}
