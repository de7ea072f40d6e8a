import Foundation
import StubDiagnostics
import StubGeneration
import StubJSON
import StubSchema
import Testing

/// Values of one record that belong together.
@Suite struct CoherenceTests {
  private func thing(_ name: String, _ fields: String, _ more: String = "") throws
    -> SchemaDescription
  {
    try description(
      #"{"stubschema": 1, "models": {"\#(name)": {"fields": {\#(fields)}}\#(more)}}"#
    )
  }

  private func cents(_ value: JSONValue?) -> Int {
    Int(((value?.double ?? -1) * 100).rounded())
  }

  // MARK: Money

  @Test func addsUpTheLinesOfAnInvoice() throws {
    let schema = try thing(
      "Invoice",
      #""lines": "[InvoiceLine]", "subtotal": "Decimal", "taxRate": "Double", "tax": "Decimal","#
        + #" "total": "Decimal""#,
      #", "InvoiceLine": {"fields": {"description": "String", "quantity": "Int","#
        + #" "unitPrice": "Decimal", "lineTotal": "Decimal"}}"#
    )
    for record in try records(schema, 60, model: "Invoice") {
      let lines = record.at("lines")?.elements ?? []
      for line in lines {
        let quantity = Int(line.at("quantity")?.double ?? 0)
        #expect(quantity * cents(line.at("unitPrice")) == cents(line.at("lineTotal")))
      }
      let subtotal = cents(record.at("subtotal"))
      #expect(subtotal == lines.reduce(0) { $0 + cents($1.at("lineTotal")) })
      #expect(subtotal + cents(record.at("tax")) == cents(record.at("total")))
      let rate = record.at("taxRate")?.double ?? 0
      #expect(abs(Double(subtotal) * rate - Double(cents(record.at("tax")))) <= 0.51)
    }
  }

  @Test func addsTheShippingThatAnOrderShows() throws {
    let schema = try thing(
      "Order",
      #""subtotal": "Decimal", "discountAmount": "Decimal", "shipping": "Decimal","#
        + #" "tax": "Decimal", "total": "Decimal""#
    )
    for record in try records(schema, 60, model: "Order") {
      let sum =
        cents(record.at("subtotal")) - cents(record.at("discountAmount"))
        + cents(record.at("shipping")) + cents(record.at("tax"))
      #expect(sum == cents(record.at("total")))
    }
  }

  @Test func leavesOutTheTaxThatAnOrderDoesNotShow() throws {
    let schema = try thing("Order", #""subtotal": "Double", "total": "Double""#)
    for record in try records(schema, 20, model: "Order") {
      #expect(record.at("subtotal") == record.at("total"))
    }
  }

  @Test(arguments: ["ja_JP", "ko_KR"])
  func writesNoCentsWhereThereAreNone(_ locale: String) throws {
    let schema = try thing("Product", #""price": "Decimal", "currency": "String""#)
    let currency = locale == "ja_JP" ? "JPY" : "KRW"
    for record in try records(schema, 40, model: "Product", { $0.locale = locale }) {
      let price = record.at("price")?.double ?? 0.5
      #expect(price == price.rounded() && price >= 100)
      #expect(record.at("currency")?.string == currency)
    }
  }

  @Test(arguments: [("Book", 7.0, 39.0), ("Product", 0.5, 5_000), ("Car", 3_900, 64_000)])
  func keepsPricesToWhatAThingCosts(_ model: String, _ least: Double, _ greatest: Double) throws {
    let schema = try thing(model, #""price": "Double""#)
    for record in try records(schema, 80, model: model) {
      let price = record.at("price")?.double ?? 0
      #expect(price >= least && price <= greatest)
    }
  }

  // MARK: Counts

  @Test(arguments: [
    ("itemCount", "items"), ("commentsCount", "comments"), ("commentCount", "comments"),
    ("numberOfTags", "tags"), ("num_photos", "photos"), ("totalEntries", "entries"),
    ("count", "items"),
  ])
  func countsTheArray(_ key: String, _ list: String) throws {
    let schema = try thing("Thing", #""\#(key)": "Int", "\#(list)": "[String]?""#)
    for record in try records(schema, 40, model: "Thing") {
      #expect(record.at(key)?.double == Double(record.at(list)?.elements?.count ?? 0))
    }
    let explained = try RecordGenerator(model: "Thing", in: schema).explanations()
    #expect(explained.first?.reason.hasSuffix("counts '\(list)'") == true)
  }

  @Test func leavesACountAloneThatTheSchemaDescribes() throws {
    let schema = try thing(
      "Thing",
      #""itemCount": {"type": "Int", "constant": 99}, "items": "[String]""#
    )
    #expect(try records(schema, model: "Thing").allSatisfy { $0.at("itemCount")?.double == 99 })
  }

  @Test func countsWhatIsGiven() throws {
    let schema = try description(
      #"{"stubschema": 1, "model": "M", "fields": {"itemCount": "Int", "items": "[String]"},"#
        + #" "records": [{"items": ["a", "b", "c", "d", "e", "f", "g"]}]}"#
    )
    #expect(try records(schema, 1).first?.at("itemCount")?.double == 7)
  }

  @Test func numbersTheElementsOfAnArrayFromOne() throws {
    let schema = try thing(
      "Album",
      #""tracks": "[Track]""#,
      #", "Track": {"fields": {"number": "Int", "title": "String"}}"#
    )
    for record in try records(schema, 20, model: "Album") {
      let numbers = record.at("tracks")?.elements?.compactMap { $0.at("number")?.double } ?? []
      #expect(numbers == (1...max(numbers.count, 1)).map(Double.init))
    }
  }

  // MARK: Dates

  @Test func keepsTheStagesOfAnOrderInOrder() throws {
    let keys = ["orderedAt", "paidAt", "shippedAt", "deliveredAt", "updatedAt"]
    let fields = keys.map { #""\#($0)": "Date""# }.joined(separator: ", ")
    for record in try records(try thing("Order", fields), 60, model: "Order") {
      let dates = keys.map { record.at($0)?.double ?? -1 }
      #expect(dates == dates.sorted())
      #expect((dates.last ?? 0) <= ToDoItemTests.now)
    }
  }

  @Test(arguments: [
    ("Flight", "departureTime", "arrivalTime", "durationMinutes", 60.0),
    ("Workout", "startDate", "endDate", "durationMinutes", 60),
    ("Meeting", "startTime", "endTime", "minutes", 60),
    ("HotelBooking", "checkIn", "checkOut", "nights", 86_400),
  ])
  func takesAsLongAsItSays(
    _ model: String,
    _ start: String,
    _ end: String,
    _ length: String,
    _ unit: Double
  ) throws {
    let schema = try thing(model, #""\#(start)": "Date", "\#(end)": "Date", "\#(length)": "Int""#)
    for record in try records(schema, 60, model: model) {
      let span = (record.at(end)?.double ?? 0) - (record.at(start)?.double ?? 0)
      #expect(span > 0)
      #expect(span == (record.at(length)?.double ?? 0) * unit)
    }
  }

  @Test func findsNoWorkdayOnAWeekend() throws {
    let schema = try model(#""day": {"type": "Date", "generator": "date.workday"}"#)
    for record in try records(schema, 200) {
      // Dates count from 2001, which began on a Monday.
      let day = Int(((record.at("day")?.double ?? 0) / 86_400).rounded(.down))
      #expect(((day % 7) + 7) % 7 < 5)
    }
  }

  @Test func knowsHowOldAPetIs() throws {
    let schema = try thing("Pet", #""birthDate": "Date", "age": "Int", "species": "String""#)
    for record in try records(schema, 60, model: "Pet") {
      let years = (ToDoItemTests.now - (record.at("birthDate")?.double ?? 0)) / (365.2425 * 86_400)
      #expect(abs(years - (record.at("age")?.double ?? -9) - 0.5) <= 0.51)
    }
  }

  @Test(arguments: [("isRead", "readAt"), ("done", "completedAt"), ("isPaid", "paidAt")])
  func isTrueWhereTheDateIsThere(_ fact: String, _ date: String) throws {
    let schema = try thing("Thing", #""\#(fact)": "Bool", "\#(date)": "Date?""#)
    let records = try records(schema, 40, model: "Thing")
    for record in records {
      #expect(record.at(fact)?.bool == (record.at(date) != nil))
    }
    #expect(Set(records.map { $0.at(fact)?.bool }).count == 2)
  }

  @Test func checksInNobodyBeforeTheDay() throws {
    let schema = try thing(
      "HotelBooking",
      #""checkIn": "Date", "checkOut": "Date", "status": "String""#
    )
    for record in try records(schema, 80, model: "HotelBooking") {
      let status = record.at("status")?.string ?? ""
      let start = record.at("checkIn")?.double ?? 0
      let end = record.at("checkOut")?.double ?? 0
      if start > ToDoItemTests.now {
        #expect(["confirmed", "pending", "canceled"].contains(status))
      }
      if end < ToDoItemTests.now { #expect(["checked out", "canceled"].contains(status)) }
    }
  }

  // MARK: Numbers in order

  @Test(arguments: [
    ("Job", ["salaryMin", "averageSalary", "salaryMax"]),
    ("Thing", ["minHeartRate", "averageHeartRate", "maxHeartRate"]),
    ("Weather", ["minTemperature", "temperature", "maxTemperature"]),
    ("Stock", ["low", "price", "high"]), ("Stock", ["low", "open", "high"]),
    ("Event", ["attendeeCount", "capacity"]), ("Coupon", ["usedCount", "usageLimit"]),
    ("Budget", ["spent", "limit"]), ("Device", ["storageUsed", "storageTotal"]),
  ])
  func keepsNumbersInTheirOrder(_ model: String, _ keys: [String]) throws {
    let fields = keys.map { #""\#($0)": "Double""# }.joined(separator: ", ")
    for record in try records(try thing(model, fields), 60, model: model) {
      let numbers = keys.map { record.at($0)?.double ?? -1 }
      #expect(numbers == numbers.sorted(), "\(keys) \(numbers)")
    }
  }

  @Test func costsAsMuchAsItsNights() throws {
    let schema = try thing(
      "HotelBooking",
      #""nights": "Int", "pricePerNight": "Decimal", "totalPrice": "Decimal""#
    )
    for record in try records(schema, 40, model: "HotelBooking") {
      let nights = Int(record.at("nights")?.double ?? 0)
      #expect(nights * cents(record.at("pricePerNight")) == cents(record.at("totalPrice")))
    }
  }

  @Test func saysByHowMuchAPriceChanged() throws {
    let schema = try thing(
      "Stock",
      #""price": "Double", "previousClose": "Double", "change": "Double""#
    )
    for record in try records(schema, 40, model: "Stock") {
      #expect(
        cents(record.at("price")) - cents(record.at("previousClose"))
          == cents(record.at("change"))
      )
    }
  }

  // MARK: Texts

  @Test func spellsTheTitleInTheSlug() throws {
    let schema = try thing("BlogPost", #""title": "String", "slug": "String", "url": "URL""#)
    for record in try records(schema, 30, model: "BlogPost") {
      let title = record.at("title")?.string ?? ""
      let slug = record.at("slug")?.string ?? "?"
      let words = title.lowercased().split {
        !$0.isLetter && !$0.isNumber && $0 != "'" && $0 != "’"
      }
      if title.allSatisfy(\.isASCII) {
        let plain = words.map { $0.filter { $0 != "'" } }.joined(separator: "-")
        #expect(slug == plain)
      }
      #expect(record.at("url")?.string == "https://example.com/blog-post/\(slug)")
    }
  }

  @Test func asksWithFourAnswersOfWhichOneIsRight() throws {
    let schema = try thing(
      "QuizQuestion",
      #""question": "String", "correctAnswer": "String", "options": "[String]""#
    )
    for record in try records(schema, 40, model: "QuizQuestion") {
      let options = record.at("options")?.elements?.compactMap(\.string) ?? []
      #expect(options.count == 4 && Set(options).count == 4)
      #expect(options.contains(record.at("correctAnswer")?.string ?? "?"))
    }
  }

  @Test func namesNoDayOfAScheduleTwice() throws {
    let schema = try thing("Alarm", #""repeatDays": "[String]", "allergens": "[String]""#)
    for record in try records(schema, 80, model: "Alarm") {
      for key in ["repeatDays", "allergens"] {
        let words = record.at(key)?.elements?.compactMap(\.string) ?? []
        #expect(Set(words).count == words.count)
      }
    }
  }

  @Test func drawsFromAPattern() throws {
    let schema = try model(
      #""code": {"type": "String", "generator": {"name": "string.regex", "pattern": "[A-F]{3}-[0-9]{2}"}}"#
    )
    for record in try records(schema, 20) {
      let code = record.at("code")?.string ?? ""
      #expect(code.wholeMatch(of: /[A-F]{3}-[0-9]{2}/) != nil)
    }
    let faulty = try model(
      #""code": {"type": "String", "generator": {"name": "string.regex", "pattern": "(?=a)"}}"#
    )
    #expect(faults(faulty).map(\.code.name) == ["malformed-pattern"])
  }

  @Test func writesTheDayOfADateInATextAlone() throws {
    let schema = try thing(
      "Person",
      #""birthDate": "String", "joinedDate": "String", "createdAt": "String""#
    )
    for record in try records(schema, 20, model: "Person") {
      #expect(record.at("birthDate")?.string?.wholeMatch(of: /\d{4}-\d\d-\d\d/) != nil)
      #expect(record.at("joinedDate")?.string?.wholeMatch(of: /\d{4}-\d\d-\d\d/) != nil)
      #expect(
        record.at("createdAt")?.string?.wholeMatch(of: /\d{4}-\d\d-\d\dT[\d:]{8}Z/) != nil
      )
    }
  }

  @Test func dialsTheAreaOfTheCity() throws {
    let schema = try thing("Person", #""city": "String", "phone": "String""#)
    var areas: [String: Set<String>] = [:]
    for record in try records(schema, 600, model: "Person") {
      let area = String((record.at("phone")?.string ?? "").prefix(5))
      areas[record.at("city")?.string ?? "", default: []].insert(area)
    }
    // Cities of one name in several states have several.
    #expect(areas.values.filter { $0.count > 1 }.count <= 12)
    #expect(areas["Birmingham"] == ["(205)"])
    #expect(areas["Denver"]?.isSubset(of: ["(303)", "(720)"]) == true)
  }

  @Test func putsACompanyAtItsOwnDomain() throws {
    let schema = try thing("Company", #""name": "String", "website": "URL", "email": "String""#)
    for record in try records(schema, 30, model: "Company") {
      let first = (record.at("name")?.string ?? "?").split(separator: " ")[0].lowercased()
      let domain = (record.at("website")?.string ?? "").dropFirst("https://".count)
      #expect(domain.hasPrefix(first.filter { $0.isASCII && $0.isLetter }))
      #expect(domain.hasSuffix(".example.com"))
      #expect(record.at("email")?.string == "hello@\(domain)")
    }
  }

  @Test(arguments: ["ja_JP", "zh_CN", "ko_KR"])
  func putsTheFamilyNameFirst(_ locale: String) throws {
    let schema = try thing(
      "Person",
      #""name": "String", "firstName": "String", "lastName": "String", "email": "String""#
    )
    for record in try records(schema, 30, model: "Person", { $0.locale = locale }) {
      let name = (record.at("name")?.string ?? "").filter { $0 != " " }
      #expect(
        name == "\(record.at("lastName")?.string ?? "")\(record.at("firstName")?.string ?? "")"
      )
      #expect(record.at("email")?.string?.allSatisfy(\.isASCII) == true)
    }
  }

  @Test func saysWhichWordsAreBorrowed() throws {
    let schema = try thing("Recipe", #""title": "String", "chef": "String""#)
    var options = GenerationOptions()
    options.locale = "de_DE"
    let generator = try RecordGenerator(model: "Recipe", in: schema, options: options)
    #expect(
      generator.remarks.map(\.message) == [
        "'de_DE' has no words of its own for food.recipeTitle; those of 'en_US' stand in"
      ]
    )
  }
}
