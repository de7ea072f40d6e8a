extension GeneratorCatalogue {
  /// Vehicles.
  static let vehicle: [CatalogueEntry] = [
    CatalogueEntry("vehicle.name", "maker and model") { request in
      let (makers, models) = (
        request.vocabulary("vehicle-makers"), request.vocabulary("vehicle-models")
      )
      let count = UInt64(makers.count)
      return Generator(
        .text,
        count: count * UInt64(models.count),
        subject: request.subject("vehicle")
      ) { draw, text in
        makers.append(Int(draw.rank % max(count, 1)), to: &text)
        text.append(UInt8(ascii: " "))
        models.append(Int(draw.rank / max(count, 1)), to: &text)
        return .text
      }
    },
    part("vehicle.manufacturer", "the maker of the vehicle") { makers, _, rank, text in
      makers.append(Int(rank % UInt64(max(makers.count, 1))), to: &text)
    },
    part("vehicle.model", "the model of the vehicle") { makers, models, rank, text in
      models.append(Int(rank / UInt64(max(makers.count, 1))), to: &text)
    },
    part("vehicle.type", "the kind of the vehicle") { makers, models, rank, text in
      models.append(Int(rank / UInt64(max(makers.count, 1))), column: 1, to: &text)
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
    _ append: @escaping @Sendable (Vocabulary, Vocabulary, UInt64, inout TextBuffer) -> Void
  ) -> CatalogueEntry {
    CatalogueEntry(name, summary) { request in
      let (makers, models) = (
        request.vocabulary("vehicle-makers"), request.vocabulary("vehicle-models")
      )
      let count = UInt64(makers.count) * UInt64(models.count)
      var generator = Generator(.text, count: count, subject: request.subject("vehicle")) {
        draw,
        text in
        append(makers, models, draw.rank, &text)
        return .text
      }
      generator.isDistinct = false
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
    CatalogueEntry("ticket.status", "new to closed") { unordered($0.entries("issue-statuses")) },
  ]

  /// Notifications. Fields of one object show the same notification.
  static let notification: [CatalogueEntry] = [
    column("notification.title", "what a phone says", "title", of: "notifications"),
    column("notification.body", "what it says below", "body", of: "notifications"),
  ]

  /// Settings.
  static let setting: [CatalogueEntry] = [
    column("setting.name", "the name of a setting", "name", of: "settings"),
    column("setting.kind", "what kind of setting it is", "kind", of: "settings"),
  ]
}
