import StubValues

extension GeneratorCatalogue {
  /// Food. Fields of one object show the same recipe, dish or ingredient.
  static let food: [CatalogueEntry] = [
    column("food.dish", "a dish", "dish", of: "dishes"),
    ingredient("food.ingredient", "an ingredient, of the recipe around it", "ingredient"),
    ingredient("food.unit", "the unit of the ingredient", "unit"),
    list("food.fruit", "a fruit", "fruits"), list("food.vegetable", "a vegetable", "vegetables"),
    list("food.spice", "a spice", "spices"), list("food.drink", "a drink", "drinks"),
    column("food.cuisine", "the cuisine of the recipe", "cuisine", of: "recipes"),
    column("food.recipeTitle", "a recipe", "title", of: "recipes"),
    column("food.recipeSummary", "what the recipe is like", "summary", of: "recipes"),
    column("food.recipeDifficulty", "easy to hard", "difficulty", of: "recipes"),
    list("food.recipeStep", "a step of a recipe", "recipe-steps"),
    number("food.recipeMinutes", "how long the recipe takes", "minutes", of: "recipes", 10...120),
    figure(
      "food.recipePrepMinutes",
      "how long it takes to prepare the recipe",
      5...40,
      of: "recipes"
    ) {
      minutes($0, isPreparation: true)
    },
    figure("food.recipeCookMinutes", "how long the recipe cooks", 5...180, of: "recipes") {
      minutes($0, isPreparation: false)
    },
    number("food.recipeServings", "how many the recipe serves", "servings", of: "recipes", 1...8),
  ]

  /// The part of a recipe's minutes that is preparation, about a third where it does not say, or
  /// the rest.
  private static func minutes(_ request: GeneratorRequest, isPreparation: Bool) -> Figure {
    let recipes = request.vocabulary("recipes")
    let column = recipes.column("minutes")
    let own = recipes.hasColumn("prepMinutes") ? recipes.column("prepMinutes") : nil
    return Figure(count: UInt64(recipes.count)) { draw in
      let minutes = recipes.integer(Int(draw.rank), column: column)
      let third = min(max(minutes / 3 / 5 * 5, 5), 40)
      let preparation = own.map { recipes.integer(Int(draw.rank), column: $0) } ?? third
      return isPreparation ? preparation : max(minutes - preparation, 0)
    }
  }

  /// A column of an ingredient: in a recipe, and in the objects in it, one that goes into it.
  private static func ingredient(
    _ name: String,
    _ summary: String,
    _ column: String
  ) -> CatalogueEntry {
    CatalogueEntry(name, summary) { request in
      let plain = request.column(column, of: "ingredients")
      guard let recipes = RecipeIngredients(request) else { return plain }
      let isWithin = request.context == .recipe
      let column = request.vocabulary("ingredients").column(column)
      let texts = request.vocabulary("ingredients").places(ofColumn: column)
      var generator = plain
      if isWithin { generator.subject = request.subject("recipes") }
      generator.shared = isWithin ? recipes.shared : nil
      generator.draw = { draw, text in
        if isWithin {
          texts.append(recipes.entry(draw.ordinal, ofRecipeAt: draw.object), to: &text)
        } else if let outer = draw.outer, outer.context == .recipe {
          texts.append(recipes.entry(draw.object.ordinal, ofRecipeAt: outer.spot), to: &text)
        } else {
          return plain.draw(draw, &text)
        }
        return .text
      }
      return generator
    }
  }

  /// Music.
  static let music: [CatalogueEntry] = [
    column("music.song", "a song", "song", of: "songs"),
    column("music.artist", "a band", "artist", of: "artists"),
    column("music.album", "an album", "album", of: "albums"),
    list("music.genre", "a genre of music", "music-genres"),
  ]

  /// Books. Fields of one object show the same book.
  static let book: [CatalogueEntry] = [
    column("book.title", "a book", "title", of: "book-titles"),
    column("book.genre", "the genre of the book", "genre", of: "book-titles"),
    column("book.summary", "what the book is about", "summary", of: "book-titles"),
    between(
      "book.pages",
      "how many pages the book has",
      96...720,
      of: "book-titles",
      "Pages",
      step: 4
    ),
    CatalogueEntry("book.author", "who wrote a book") {
      entry(named: "person.fullName")?.make($0) ?? .open(.text) { _, _ in .text }
    },
    list("book.publisher", "a publisher", "publishers"),
  ]

  /// Films. Fields of one object show the same film.
  static let movie: [CatalogueEntry] = [
    column("movie.title", "a film", "title", of: "movie-titles"),
    column("movie.genre", "the genre of the film", "genre", of: "movie-titles"),
    column("movie.summary", "what the film is about", "summary", of: "movie-titles"),
    between("movie.minutes", "how long the film is", 78...165, of: "movie-titles", "Minutes"),
    CatalogueEntry("movie.director", "who made a film") {
      entry(named: "person.fullName")?.make($0) ?? .open(.text) { _, _ in .text }
    },
  ]

  /// Podcasts.
  static let podcast: [CatalogueEntry] = [
    column("podcast.episodeTitle", "an episode", "title", of: "podcast-episodes")
  ]

  /// Sports. Fields of one object show the same exercise or workout.
  static let sport: [CatalogueEntry] = [
    list("sport.name", "a sport", "sports"), column("sport.team", "a team", "team", of: "teams"),
    column("sport.exercise", "an exercise", "name", of: "exercises"),
    column("sport.muscle", "what the exercise trains", "muscleGroup", of: "exercises"),
    column("sport.workout", "a workout", "title", of: "workouts"),
    column("sport.workoutKind", "the kind of the workout", "kind", of: "workouts"),
    number(
      "sport.workoutMinutes",
      "how long the workout takes",
      "minutes",
      of: "workouts",
      15...90
    ),
    number(
      "sport.workoutKilocalories",
      "what the workout burns",
      "kilocalories",
      of: "workouts",
      90...850
    ),
    pulse("sport.averagePulse", "the pulse in the workout, on average", false),
    pulse("sport.highestPulse", "the highest pulse in the workout", true),
  ]

  /// The pulse of a workout, on average or at its highest.
  private static func pulse(_ name: String, _ summary: String, _ isHighest: Bool) -> CatalogueEntry
  {
    figure(name, summary, isHighest ? 120...178 : 78...152, of: "workouts") { request in
      let workouts = request.vocabulary("workouts")
      let (low, high) = (workouts.column("lowPulse"), workouts.column("highPulse"))
      return Figure(count: UInt64(workouts.count)) { draw in
        var stream = draw.subject.stream(.variant)
        let entry = Int(draw.rank)
        let least = max(workouts.integer(entry, column: low), 60)
        let average = stream.integer(least...max(workouts.integer(entry, column: high), least))
        return isHighest ? average + stream.integer(9...24) : average
      }
    }
  }

  /// Games.
  static let game: [CatalogueEntry] = [
    column("game.title", "a game", "title", of: "games"),
    column("game.kind", "the kind of the game", "kind", of: "games"),
  ]

  /// Hobbies.
  static let hobby: [CatalogueEntry] = [list("hobby.name", "a hobby", "hobbies")]

  /// Animals.
  static let animal: [CatalogueEntry] = [
    list("animal.type", "an animal", "animals"),
    list("animal.dogBreed", "a breed of dogs", "dog-breeds"),
    list("animal.catBreed", "a breed of cats", "cat-breeds"),
    pet("animal.petSpecies", "dog or cat") { _, _, isDog, _, text in
      text.append(literal: isDog ? "Dog" : "Cat")
    },
    pet("animal.petBreed", "a breed that fits the species") { dogs, cats, isDog, stream, text in
      let breeds = isDog ? dogs : cats
      breeds.append(stream.index(breeds.count), to: &text)
    },
    list("animal.bird", "a bird", "birds"),
    masked("animal.microchip", "fifteen digits of a microchip", "900############"),
    choice("animal.coat", "the color of a pet", "coat"),
    choice("animal.sex", "female or male", "animal-sex"),
    figure(
      "animal.petWeight",
      "a weight in kilograms that fits the species",
      2...38,
      of: "pet",
      kind: .number
    ) {
      _ in
      Figure(decimals: 1) { draw in
        let isDog = isDog(at: draw.subject)
        var weights = draw.subject.stream(.length)
        return weights.integer(isDog ? 45...385 : 28...68)
      }
    },
    figure("animal.petAge", "years since the pet's birth", 0...15, of: "pet") { request in
      let now = request.now
      return Figure { PersonSubject.age(from: petBirth(at: $0.subject, now: now), to: now) }
    },
    CatalogueEntry("animal.petBirthDate", "when the pet was born", kind: .date) { request in
      let now = request.now
      return Generator(.date, count: 0, subject: request.subject("pet")) { draw, _ in
        .date(petBirth(at: draw.subject, now: now))
      }
    },
    list("animal.petName", "what people call a pet", "pet-names"),
  ]

  /// A price of a hotel stay, made of the price of a night in minor units and the nights.
  private static func stay(
    _ name: String,
    _ summary: String,
    _ natural: ClosedRange<Int>,
    _ amount: @escaping @Sendable (Int, Int) -> Int
  ) -> CatalogueEntry {
    figure(name, summary, natural, of: "timeline", kind: .number) { request in
      var request = request
      request.context = .stay
      let (timeline, money) = (Timeline(request), MoneyScale(request))
      let rooms = RoomSubject(request)
      return Figure(decimals: money.digits) { draw in
        var stream = draw.subject.stream(.length)
        let prices = rooms.prices(in: draw.object)
        let price = money.price(prices.lowerBound, prices.upperBound, &stream)
        let units = price / money.minorUnits
        return amount(units * money.minorUnits, timeline.duration(draw) / DateWindow.day)
      }
    }
  }

  private static func petBirth(at subject: Spot, now: Timestamp) -> Timestamp {
    var stream = subject.stream(.order)
    let today = now.seconds.flooredQuotient(by: DateWindow.day)
    let days = 120 + stream.index(14 * 365)
    return Timestamp(seconds: (today - days) * DateWindow.day + DateWindow.day / 2)
  }

  /// Whether a pet is a dog, else a cat.
  static func isDog(at subject: Spot) -> Bool {
    var stream = subject.stream(.variant)
    return stream.chance(0.6)
  }

  private static func pet(
    _ name: String,
    _ summary: String,
    _ append:
      @escaping @Sendable (
        Vocabulary, Vocabulary, Bool, inout RandomStream, inout TextBuffer
      ) -> Void
  ) -> CatalogueEntry {
    CatalogueEntry(name, summary) { request in
      let (dogs, cats) = (request.vocabulary("dog-breeds"), request.vocabulary("cat-breeds"))
      return Generator(.text, count: 0, subject: request.subject("pet")) { draw, text in
        var stream = draw.subject.stream(.order)
        append(dogs, cats, isDog(at: draw.subject), &stream, &text)
        return .text
      }
    }
  }

  /// Travel.
  static let travel: [CatalogueEntry] = [
    column("travel.destination", "a place to see", "place", of: "destinations"),
    column("travel.kind", "the kind of the place", "kind", of: "destinations"),
    stay("travel.nightPrice", "what a night in a hotel costs", 64...420) { price, _ in price },
    stay("travel.stayTotal", "what all nights cost", 64...2_900) { price, nights in
      price.multipliedClamped(nights)
    },
    CatalogueEntry("travel.roomKind", "a kind of hotel room") { request in
      guard !request.isUnique else { return choice("", "", "room-kind").make(request) }
      let rooms = RoomSubject(request)
      return Generator(.text, count: 0, subject: request.subject("room")) { draw, text in
        rooms.appendKind(in: draw.object, to: &text)
        return .text
      }
    },
    figure("travel.guests", "how many sleep in the room", 1...4, of: "room") { request in
      let rooms = RoomSubject(request)
      return Figure { rooms.guests(in: $0.object) }
    },
    CatalogueEntry("travel.roomNumber", "the number of a hotel room, 214") { _ in
      .text { _, stream, text in
        text.append(stream.integer(1...8))
        text.append(stream.integer(1...38), width: 2)
      }
    },
    column("travel.hotel", "a hotel", "hotel", of: "hotels"),
  ]

  /// Events. Fields of one object show the same event.
  static let event: [CatalogueEntry] = [
    column("event.title", "an event", "title", of: "event-titles"),
    column("event.kind", "the kind of the event", "kind", of: "event-titles"),
    column("event.meeting", "a meeting", "title", of: "calendar-events"),
    number(
      "event.meetingMinutes",
      "how long the meeting takes",
      "minutes",
      of: "calendar-events",
      15...90
    ),
    list("event.venue", "a place for events", "venues"),
  ]
}
