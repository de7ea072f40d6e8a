import StubValues

extension GeneratorCatalogue {
  /// What people book and are paid for. Fields of one object show the same service or offer.
  static let services: [CatalogueEntry] = [
    column("commerce.serviceName", "a service that people book", "name", of: "services"),
    number("commerce.serviceMinutes", "how long it takes", "minutes", of: "services", 15...240),
    amount("commerce.servicePrice", "what it costs", of: "services", 12...420),
    salary("person.salaryLeast", "the least that a job pays in a year", 100...100),
    salary("person.salaryGreatest", "the most that the job pays in a year", 112...138),
    salary("person.salaryMiddle", "what the job pays on average", 104...110),
    list("medical.medication", "a medicine by its generic name", "medications"),
    list("medical.diagnosis", "what a doctor notes", "diagnoses"),
    column("text.noteTitle", "the title of a note", "title", of: "note-titles"),
    column("text.noteText", "what stands in the note", "text", of: "note-titles"),
    figure("text.noteWords", "how many words the note has", 3...60, of: "note-titles") { request in
      let notes = request.vocabulary("note-titles")
      let column = notes.column("text")
      return Figure(count: UInt64(notes.count)) { draw in
        notes.text(Int(draw.rank), column: column).split(separator: " ").count
      }
    },
  ]

  /// Whether things are there at this moment, which goes with when they were last seen.
  static let presences: [CatalogueEntry] = [
    CatalogueEntry("internet.isOnline", "whether it is online, as its dates say", kind: .bool) {
      request in
      let timeline = Timeline(request)
      return Generator(.bool, count: 0, subject: request.subject("timeline")) { draw, _ in
        .bool(timeline.isOnline(draw))
      }
    }
  ]

  /// What a job pays, in whole thousands or halves of it.
  private static func salary(
    _ name: String,
    _ summary: String,
    _ percent: ClosedRange<Int>
  ) -> CatalogueEntry {
    figure(name, summary, 38_000...145_000, of: "salary") { request in
      let factor = MoneyScale(request).factor
      return Figure { draw in
        var stream = draw.subject.stream(.variant)
        let least = stream.integer(36...110) * 1_000
        return least / 100 * stream.integer(percent) / 500 * 500 * factor
      }
    }
  }

  /// Real estate. Fields of one object show the same place.
  static let properties: [CatalogueEntry] = [
    column("location.propertyTitle", "the heading of a listing", "title", of: "property-titles"),
    column("location.propertyKind", "apartment, house …", "kind", of: "property-titles"),
    property("location.bedrooms", "how many bedrooms there are", 1...6) { bedrooms, _ in bedrooms },
    property("location.bathrooms", "how many bathrooms there are", 1...4) { bedrooms, stream in
      stream.integer(1...max((bedrooms + 2) / 2, 1))
    },
    property("location.squareFeet", "its size in square feet", 380...3_900) { bedrooms, stream in
      (bedrooms * 430 + 340 + stream.integer(0...260)) / 5 * 5
    },
    property("location.propertyPrice", "what it costs", 145_000...980_000) { bedrooms, stream in
      (bedrooms * 430 + 400) * stream.integer(185...365) / 500 * 500
    },
    property("location.squareMeters", "its size in square meters", 34...320) { bedrooms, stream in
      bedrooms * 36 + 31 + stream.integer(0...22)
    },
  ]

  private static func property(
    _ name: String,
    _ summary: String,
    _ natural: ClosedRange<Int>,
    _ value: @escaping @Sendable (Int, inout RandomStream) -> Int
  ) -> CatalogueEntry {
    figure(name, summary, natural, of: "property-titles") { request in
      let titles = request.vocabulary("property-titles")
      let (low, high) = (titles.column("lowBedrooms"), titles.column("highBedrooms"))
      return Figure(count: UInt64(titles.count)) { draw in
        var stream = draw.subject.stream(.variant)
        let least = titles.integer(Int(draw.rank), column: low)
        let bedrooms = stream.integer(
          least...max(titles.integer(Int(draw.rank), column: high), least)
        )
        return value(bedrooms, &stream)
      }
    }
  }
}
