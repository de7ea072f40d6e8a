extension GeneratorCatalogue {
  /// Vehicles.
  static let vehicle: [CatalogueEntry] = [
    part("vehicle.name", "maker and model", isWhole: true) { vehicles, draw, text in
      vehicles.appendMaker(draw, to: &text)
      text.append(UInt8(ascii: " "))
      vehicles.appendModel(0, draw, to: &text)
    },
    part("vehicle.manufacturer", "the maker of the vehicle") { $0.appendMaker($1, to: &$2) },
    part("vehicle.model", "the model of the vehicle") { $0.appendModel(0, $1, to: &$2) },
    part("vehicle.type", "the kind of the vehicle") { $0.appendModel(1, $1, to: &$2) },
    CatalogueEntry("vehicle.fuelKind", "gasoline to electric") { request in
      guard !request.isUnique else { return choice("", "", "fuel-kind").make(request) }
      let fuels = FuelSubject(request)
      return Generator(.text, count: 0, subject: request.subject("fuel")) { draw, text in
        fuels.append(draw, to: &text)
        return .text
      }
    },
    CatalogueEntry("vehicle.transmission", "automatic or manual") { request in
      let plain = choice("", "", "transmission").make(request)
      guard !request.isUnique else { return plain }
      let (fuels, fuel) = (FuelSubject(request), request.subject("fuel"))
      var generator = plain
      generator.subject = request.subject("transmission")
      generator.draw = { draw, text in
        let fuelled = Draw(spot: draw.spot, subject: draw.object.under(fuel), rank: 0, round: 0)
        guard fuels.isElectric(fuelled) else { return plain.draw(draw, &text) }
        text.append(literal: "Automatic")
        return .text
      }
      return generator
    },
    CatalogueEntry("vehicle.isElectric", "whether the vehicle has no other drive", kind: .bool) {
      request in
      let fuels = FuelSubject(request)
      return Generator(.bool, count: 0, subject: request.subject("fuel")) { draw, _ in
        .bool(fuels.isElectric(draw))
      }
    },
    list("vehicle.fuel", "a fuel", "fuels"),
    CatalogueEntry("vehicle.vin", "seventeen characters with the right check digit") { _ in
      .text { _, stream, text in
        let start = text.count
        text.append(17, of: "0123456789ABCDEFGHJKLMNPRSTUVWXYZ", &stream)
        text[start + 8] = CheckDigits.vin(Array(text[start...]))
      }
    },
    masked("vehicle.licensePlate", "a license plate", "#@@@###"),
  ]

  private static func part(
    _ name: String,
    _ summary: String,
    isWhole: Bool = false,
    _ append: @escaping @Sendable (VehicleSubject, Draw, inout TextBuffer) -> Void
  ) -> CatalogueEntry {
    CatalogueEntry(name, summary) { request in
      let vehicles = VehicleSubject(request)
      let subject = request.subject("vehicle")
      var generator = Generator(.text, count: vehicles.count, subject: subject) { draw, text in
        append(vehicles, draw, &text)
        return .text
      }
      generator.rounds = isWhole ? vehicles.rounds : 1
      generator.isDistinct = isWhole
      return generator
    }
  }

  /// Flights.
  static let airline: [CatalogueEntry] = [
    column("airline.airline", "an invented airline", "name", of: "airlines"),
    column("airline.code", "the code of the airline", "code", of: "airlines"),
    CatalogueEntry("airline.flightNumber", "the airline's code and a number") { request in
      let airlines = request.vocabulary("airlines")
      var generator = Generator(
        .text,
        count: UInt64(airlines.count),
        subject: request.subject("airlines")
      ) { draw, text in
        airlines.append(Int(draw.rank), column: 1, to: &text)
        text.append(UInt8(ascii: " "))
        var stream = draw.stream
        text.append(stream.integer(101...4_999))
        return .text
      }
      generator.isDistinct = false
      return generator
    },
    column("airline.airport", "an airport", "name", of: "airports"),
    CatalogueEntry("airline.iata", "the code of an airport") {
      $0.entries("airports", column: "iata")
    },
    route("airline.origin", "the code of the airport that a flight starts from", "iata", true),
    route("airline.destination", "the code of the airport that it goes to", "iata", false),
    route("airline.originCity", "the city that a flight starts from", "city", true),
    route("airline.destinationCity", "the city that it goes to", "city", false),
    route("airline.originName", "the airport that a flight starts from", "name", true),
    route("airline.destinationName", "the airport that it goes to", "name", false),
    figure("airline.minutes", "how long the flight takes", 60...560, of: "route") { request in
      let routes = RouteSubject(request)
      return Figure { routes.minutes(at: $0.subject) }
    },
    figure(
      "airline.price",
      "a fare that goes with the distance",
      49...980,
      of: "route",
      kind: .number
    ) {
      request in
      let (routes, money) = (RouteSubject(request), MoneyScale(request))
      return Figure(decimals: money.digits) { draw in
        var stream = draw.subject.stream(.length)
        let fare = 39 + routes.kilometers(at: draw.subject) * stream.integer(6...16) / 100
        return money.price(fare, fare, &stream)
      }
    },
    figure("airline.kilometers", "how far the flight goes", 350...6_500, of: "route") { request in
      let routes = RouteSubject(request)
      return Figure { routes.kilometers(at: $0.subject) }
    },
    CatalogueEntry("airline.seat", "a seat") { _ in
      .text { _, stream, text in
        text.append(stream.integer(1...38))
        text.append(1, of: "ABCDEF", &stream)
      }
    },
    CatalogueEntry("airline.gate", "a gate") { _ in
      .text { _, stream, text in
        text.append(1, of: "ABCDE", &stream)
        text.append(stream.integer(1...48))
      }
    },
  ]

  private static func route(
    _ name: String,
    _ summary: String,
    _ column: String,
    _ isOrigin: Bool
  ) -> CatalogueEntry {
    CatalogueEntry(name, summary) { request in
      let routes = RouteSubject(request)
      var generator = Generator(.text, count: routes.count, subject: request.subject("route")) {
        draw,
        text in
        let airport =
          isOrigin
          ? routes.origin(at: draw.subject) : routes.destination(at: draw.subject)
        routes.append(column, of: airport, to: &text)
        return .text
      }
      generator.isDistinct = false
      return generator
    }
  }

  /// Schools.
  static let education: [CatalogueEntry] = [
    column("education.course", "a course", "title", of: "courses"),
    column("education.subject", "the subject of the course", "subject", of: "courses"),
    CatalogueEntry("education.grade", "a grade") {
      unordered($0.entries("grades", column: "grade"))
    },
  ]

  /// Medicine.
  static let medical: [CatalogueEntry] = [
    list("medical.specialty", "a field of medicine", "medical-specialties")
  ]

  /// Tickets. Fields of one object show the same ticket.
  static let ticket: [CatalogueEntry] = [
    column("ticket.title", "what somebody reports", "title", of: "tickets"),
    column("ticket.description", "what happens", "description", of: "tickets"),
    column("ticket.component", "where it happens", "component", of: "tickets"),
    CatalogueEntry("ticket.status", "new to closed") { passing($0, .ticket, "issue-statuses") },
    list("ticket.comment", "what people write below a ticket", "ticket-comments"),
  ]

  /// The words for how far a thing has come.
  static func passing(
    _ request: GeneratorRequest,
    _ context: ModelContext,
    _ vocabulary: String
  ) -> Generator {
    var request = request
    request.context = context
    let entries = request.vocabulary(vocabulary)
    let words = (0..<entries.count).map { entries.text($0) }
    guard !request.isUnique, let lifecycle = Lifecycle(request),
      let positions = lifecycle.positions(of: words)
    else { return unordered(request.entries(vocabulary)) }
    let subject = request.subject("lifecycle")
    return Generator(.text, count: 0, subject: subject) { draw, text in
      var stream = draw.stream
      let fitting = positions[lifecycle.stage(draw.object)]
      entries.append(fitting[stream.index(fitting.count)], to: &text)
      return .text
    }
  }

  /// Notifications. Fields of one object show the same notification.
  static let notification: [CatalogueEntry] = [
    column("notification.title", "what a phone says", "title", of: "notifications"),
    column("notification.body", "what it says below", "body", of: "notifications"),
  ]

  /// Settings. Fields of one object show the same setting.
  static let setting: [CatalogueEntry] = [
    column("setting.name", "the name of a setting", "title", of: "setting-values"),
    column("setting.key", "the key that the setting is stored under", "key", of: "setting-values"),
    column("setting.section", "where the setting stands", "section", of: "setting-values"),
    column("setting.description", "what the setting does", "description", of: "setting-values"),
    CatalogueEntry("setting.value", "a value that the setting has") { request in
      let settings = request.vocabulary("setting-values")
      let column = settings.column("values")
      let subject = request.subject("setting-values")
      var generator = Generator(.text, count: UInt64(settings.count), subject: subject) {
        draw,
        text in
        let values = settings.text(Int(draw.rank), column: column).split(separator: ",")
        var stream = draw.stream
        text.append(values.isEmpty ? "on" : String(values[stream.index(values.count)]))
        return .text
      }
      generator.isDistinct = false
      return generator
    },
    column("setting.kind", "what kind of setting it is", "kind", of: "settings"),
  ]
}
