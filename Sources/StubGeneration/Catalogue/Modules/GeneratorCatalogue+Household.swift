extension GeneratorCatalogue {
  /// Plants. Fields of one object show the same plant.
  static let plant: [CatalogueEntry] = [
    column("plant.name", "a plant of house or garden", "name", of: "plants"),
    column("plant.latinName", "the botanical name of the plant", "latin", of: "plants"),
    column("plant.light", "the light that the plant likes", "light", of: "plants"),
    number("plant.wateringDays", "days between waterings", "days", of: "plants", 2...24),
    figure("plant.height", "its height in centimeters", 10...220, of: "plants") { request in
      let plants = request.vocabulary("plants")
      return Figure(count: UInt64(plants.count)) { draw in
        let low = plants.integer(Int(draw.rank), column: plants.column("lowCm"))
        let high = plants.integer(Int(draw.rank), column: plants.column("highCm"))
        var stream = draw.subject.stream(.variant)
        return stream.integer(min(low, high)...max(low, high))
      }
    },
    answer("plant.isPoisonous", "whether the plant is poisonous", "poisonous", of: "plants"),
    list("plant.note", "what people note about a plant", "plant-notes"),
  ]

  /// Habits. Fields of one object show the same habit.
  static let habit: [CatalogueEntry] = [
    column("habit.name", "something to do again and again", "name", of: "habits"),
    column("habit.symbolName", "the SF Symbol of the habit", "symbol", of: "habits"),
    column("habit.frequency", "daily, weekly or monthly", "frequency", of: "habits"),
    number("habit.times", "how often in a day, a week or a month", "times", of: "habits", 1...8),
  ]

  /// Devices. Fields of one object show the same device.
  static let device: [CatalogueEntry] = [
    column("device.name", "a device as its owner calls it", "name", of: "devices"),
    column("device.model", "an invented model of the device", "model", of: "devices"),
    column("device.system", "the invented system of the device", "system", of: "devices"),
    storage("device.storage", "how many gigabytes a device holds", 64...1_024) { all, _ in all },
    storage("device.storageUsed", "how many of them are used", 5...1_000) { _, used in used },
    storage("device.storageFree", "how many of them are free", 5...1_000) { $0 - $1 },
    choice("device.status", "online, offline …", "device-status"),
    choice("device.room", "a room of a house", "room"),
  ]

  private static func storage(
    _ name: String,
    _ summary: String,
    _ natural: ClosedRange<Int>,
    _ value: @escaping @Sendable (Int, Int) -> Int
  ) -> CatalogueEntry {
    figure(name, summary, natural, of: "storage") { _ in
      Figure { draw in
        var stream = draw.subject.stream(.variant)
        let all = [64, 128, 128, 256, 256, 512, 1_024][stream.index(7)]
        return value(all, all * stream.integer(8...96) / 100)
      }
    }
  }

  /// Menus. Fields of one object show the same dish.
  static let menu: [CatalogueEntry] = [
    column("menu.item", "a dish on a menu", "name", of: "menu-items"),
    column("menu.section", "the part of the menu that it stands in", "section", of: "menu-items"),
    column("menu.description", "what the menu says about it", "description", of: "menu-items"),
    number(
      "menu.calories",
      "its energy in kilocalories",
      "kilocalories",
      of: "menu-items",
      5...990
    ),
    answer("menu.isVegetarian", "whether it is vegetarian", "vegetarian", of: "menu-items"),
    figure("menu.price", "its price", 3...36, of: "menu-items", kind: .number) { request in
      let items = request.vocabulary("menu-items")
      let money = MoneyScale(request)
      return Figure(count: UInt64(items.count), decimals: money.digits) { draw in
        let low = items.integer(Int(draw.rank), column: items.column("lowCents"))
        let high = items.integer(Int(draw.rank), column: items.column("highCents"))
        var stream = draw.subject.stream(.length)
        let cents = stream.integer(min(low, high)...max(low, high))
        return (cents - cents % 50) * money.factor / (money.digits == 0 ? 100 : 1)
      }
    },
  ]

  /// Quizzes. Fields of one object show the same question.
  static let quiz: [CatalogueEntry] = [
    column("quiz.question", "a question with one right answer", "question", of: "quiz-questions"),
    column("quiz.answer", "the right answer to the question", "answer", of: "quiz-questions"),
    column("quiz.wrongAnswer", "a wrong answer to the question", "wrong1", of: "quiz-questions"),
    column("quiz.category", "what the question is about", "category", of: "quiz-questions"),
    column("quiz.difficulty", "how hard the question is", "level", of: "quiz-questions"),
    CatalogueEntry("quiz.option", "one of four answers to the question, each once") { request in
      let questions = request.vocabulary("quiz-questions")
      let columns = ["answer", "wrong1", "wrong2", "wrong3"].map { questions.column($0) }
      let subject = request.subject("quiz-questions")
      var generator = Generator(.text, count: UInt64(questions.count), subject: subject) {
        draw,
        text in
        var stream = draw.subject.stream(.variant)
        let turn = draw.ordinal &+ stream.below(4)
        questions.append(Int(draw.rank), column: columns[Int(turn % 4)], to: &text)
        return .text
      }
      generator.shared = .constant(4)
      generator.isDistinct = false
      return generator
    },
  ]

  /// Coupons. Fields of one object show the same coupon.
  static let coupon: [CatalogueEntry] = [
    column("coupon.code", "the code of a coupon", "code", of: "coupons"),
    column("coupon.title", "the name of the coupon", "title", of: "coupons"),
    column("coupon.description", "what the coupon is for", "description", of: "coupons"),
    number("coupon.percent", "how many percent it takes off", "percent", of: "coupons", 5...50),
  ]

  /// A truth value in a column with yes and no.
  private static func answer(
    _ name: String,
    _ summary: String,
    _ column: String,
    of vocabulary: String
  ) -> CatalogueEntry {
    CatalogueEntry(name, summary, kind: .bool) { request in
      let entries = request.vocabulary(vocabulary)
      let position = entries.column(column)
      var generator = Generator(
        .bool,
        count: UInt64(entries.count),
        subject: request.subject(vocabulary)
      ) { draw, _ in
        .bool(entries.firstByte(Int(draw.rank), column: position) == UInt8(ascii: "y"))
      }
      generator.isDistinct = false
      return generator
    }
  }
}
