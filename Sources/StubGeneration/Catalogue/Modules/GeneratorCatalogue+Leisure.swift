extension GeneratorCatalogue {
  /// Food. Fields of one object show the same recipe, dish or ingredient.
  static let food: [CatalogueEntry] = [
    column("food.dish", "a dish", "dish", of: "dishes"),
    column("food.ingredient", "an ingredient", "ingredient", of: "ingredients"),
    column("food.unit", "the unit of the ingredient", "unit", of: "ingredients"),
    list("food.fruit", "a fruit", "fruits"), list("food.vegetable", "a vegetable", "vegetables"),
    list("food.spice", "a spice", "spices"), list("food.drink", "a drink", "drinks"),
    column("food.cuisine", "the cuisine of the recipe", "cuisine", of: "recipes"),
    column("food.recipeTitle", "a recipe", "title", of: "recipes"),
    column("food.recipeSummary", "what the recipe is like", "summary", of: "recipes"),
    list("food.recipeStep", "a step of a recipe", "recipe-steps"),
    CatalogueEntry("food.recipeMinutes", "how long the recipe takes", kind: .integer) {
      $0.number("minutes", of: "recipes")
    },
    CatalogueEntry("food.recipeServings", "how many the recipe serves", kind: .integer) {
      $0.number("servings", of: "recipes")
    },
  ]

  /// Music.
  static let music: [CatalogueEntry] = [
    list("music.song", "a song", "songs"), list("music.artist", "a band", "artists"),
    list("music.album", "an album", "albums"),
    list("music.genre", "a genre of music", "music-genres"),
  ]

  /// Books. Fields of one object show the same book.
  static let book: [CatalogueEntry] = [
    column("book.title", "a book", "title", of: "book-titles"),
    column("book.genre", "the genre of the book", "genre", of: "book-titles"),
    CatalogueEntry("book.author", "who wrote a book") {
      entry(named: "person.fullName")?.make($0) ?? .open(.text) { _, _ in .text }
    },
    list("book.publisher", "a publisher", "publishers"),
  ]

  /// Films. Fields of one object show the same film.
  static let movie: [CatalogueEntry] = [
    column("movie.title", "a film", "title", of: "movie-titles"),
    column("movie.genre", "the genre of the film", "genre", of: "movie-titles"),
    CatalogueEntry("movie.director", "who made a film") {
      entry(named: "person.fullName")?.make($0) ?? .open(.text) { _, _ in .text }
    },
  ]

  /// Podcasts.
  static let podcast: [CatalogueEntry] = [
    list("podcast.episodeTitle", "an episode", "podcast-episodes")
  ]

  /// Sports. Fields of one object show the same exercise or workout.
  static let sport: [CatalogueEntry] = [
    list("sport.name", "a sport", "sports"), list("sport.team", "a team", "teams"),
    column("sport.exercise", "an exercise", "name", of: "exercises"),
    column("sport.muscle", "what the exercise trains", "muscleGroup", of: "exercises"),
    column("sport.workout", "a workout", "title", of: "workouts"),
    column("sport.workoutKind", "the kind of the workout", "kind", of: "workouts"),
    CatalogueEntry("sport.workoutMinutes", "how long the workout takes", kind: .integer) {
      $0.number("minutes", of: "workouts")
    },
    CatalogueEntry("sport.workoutKilocalories", "what the workout burns", kind: .integer) {
      $0.number("kilocalories", of: "workouts")
    },
  ]

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
    list("animal.petName", "what people call a pet", "pet-names"),
  ]

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
        var stream = draw.subject.stream(.variant)
        let isDog = stream.chance(0.6)
        append(dogs, cats, isDog, &stream, &text)
        return .text
      }
    }
  }

  /// Travel.
  static let travel: [CatalogueEntry] = [
    column("travel.destination", "a place to see", "place", of: "destinations"),
    column("travel.kind", "the kind of the place", "kind", of: "destinations"),
    list("travel.hotel", "a hotel", "hotels"),
  ]

  /// Events. Fields of one object show the same event.
  static let event: [CatalogueEntry] = [
    column("event.title", "an event", "title", of: "event-titles"),
    column("event.kind", "the kind of the event", "kind", of: "event-titles"),
    column("event.meeting", "a meeting", "title", of: "calendar-events"),
    CatalogueEntry("event.meetingMinutes", "how long the meeting takes", kind: .integer) {
      $0.number("minutes", of: "calendar-events")
    },
    list("event.venue", "a place for events", "venues"),
  ]
}
