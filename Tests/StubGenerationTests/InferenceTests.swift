import StubGeneration
import StubJSON
import Testing

/// Which generator a key finds, by its model and its type.
@Suite struct InferenceTests {
  private static let cases: [(model: String, key: String, type: String, generator: String)] = [
    ("ToDoItem", "name", "String", "todo.task"), ("TodoItem", "title", "String", "todo.task"),
    ("Author", "name", "String", "person.fullName"),
    ("Shop", "name", "String", "commerce.shopName"),
    ("City", "name", "String", "location.city"),
    ("Product", "name", "String", "commerce.productName"),
    ("Book", "title", "String", "book.title"), ("Movie", "title", "String", "movie.title"),
    ("Task", "title", "String", "todo.task"), ("Post", "title", "String", "text.title"),
    ("Person", "title", "String", "person.jobTitle"),
    ("UserDTO", "name", "String", "person.fullName"),
    ("Shop", "comment", "String", "commerce.shopComment"),
    ("Place", "lat", "Double", "location.latitude"),
    ("Place", "lng", "Double", "location.longitude"),
    ("Thing", "priceCents", "Int", "commerce.priceCents"),
    ("Thing", "imageURL", "URL", "image.url"), ("Thing", "image_url", "String", "image.url"),
    ("Thing", "createdAt", "Date", "date.created"), ("Thing", "updated_at", "Date", "date.updated"),
    ("Thing", "isFavorite", "Bool", "datatype.boolean"),
    ("Thing", "currency", "String", "finance.currencyCode"),
    ("Thing", "slug", "String", "internet.slug"), ("Thing", "version", "String", "system.semver"),
    ("Thing", "rating", "Double", "commerce.rating"),
    ("Thing", "phoneNumber", "String", "phone.number"),
    ("Thing", "zip", "String", "location.postcode"), ("Thing", "isbn", "String", "commerce.isbn13"),
    ("Thing", "iban", "String", "finance.iban"), ("Thing", "sku", "String", "commerce.sku"),
    ("Thing", "buyerEmail", "String", "internet.email"),
    ("Thing", "buyerName", "String", "person.fullName"),
    ("Thing", "tags", "[String]", "todo.label"), ("Thing", "emails", "[String]", "internet.email"),
    ("Thing", "userID", "UUID", "string.uuid"), ("Thing", "id", "Int", "number.index"),
    ("Thing", "timezone", "TimeZone", "location.timeZone"),
    ("Thing", "locale", "Locale", "location.locale"),
    ("Thing", "dueDate", "Date?", "date.due"), ("Thing", "birthDate", "Date", "person.birthDate"),
    ("Thing", "commentCount", "Int", "number.count"),
    ("Thing", "HTTPStatus", "Int", "internet.httpStatusCode"),
    ("Restaurant", "name", "String", "food.restaurant"),
    ("UsersResponse", "page", "Int", "number.page"),
    ("UserResponse", "name", "String", "person.fullName"),
    ("Plant", "species", "String", "plant.latinName"),
    ("MenuItem", "price", "Double", "menu.price"),
    ("OrderItem", "quantity", "Int", "commerce.quantity"),
    ("InvoiceLine", "unitPrice", "Decimal", "finance.invoicePrice"),
    ("Stock", "symbol", "String", "finance.stockTicker"),
    ("Repository", "topics", "[String]", "repository.topic"),
    ("LogEntry", "level", "String", "log.level"),
    ("Ticket", "labels", "[String]", "ticket.label"),
    ("Property", "state", "String", "location.state"),
    ("Property", "status", "String", "location.listingStatus"),
    ("Job", "salaryMin", "Int", "person.salaryLeast"),
    ("Thing", "max_temperature", "Double", "number.greatest"),
    ("Shipment", "origin", "String", "location.city"),
    ("Movie", "releaseDate", "Date", "date.release"),
    ("BlogPost", "published-at", "Date", "date.published"),
    ("Thing", "createdAt", "String", "date.created"),
    ("Question", "options", "[String]", "quiz.option"),
    ("Company", "website", "URL", "company.website"),
    ("HotelBooking", "nights", "Int", "date.nights"),
    ("Thing", "photo", "Data", "image.png"), ("Thing", "hasChildren", "Bool", "datatype.boolean"),
  ]

  @Test(arguments: cases.indices)
  func findsTheGenerator(_ index: Int) throws {
    let (name, key, type, generator) = Self.cases[index]
    let schema = try description(
      #"{"stubschema": 1, "model": "\#(name)", "fields": {"\#(key)": "\#(type)"}}"#
    )
    let found = try RecordGenerator(model: name, in: schema).explanations().first
    #expect(found?.generator == generator)
    #expect(found?.isGuess == false)
    #expect(found?.path == "\(name).\(key)")
  }

  @Test(arguments: [
    ("String", "word.words"), ("Int", "number.int"), ("Double", "number.float"),
    ("Date", "date.recent"), ("URL", "internet.url"), ("Bool", "datatype.boolean"),
  ])
  func guessesNothingFarFetched(_ type: String, _ generator: String) throws {
    for key in ["foo", "qux", "taskk", "emial", "nmae"] {
      let found = try RecordGenerator(model: "M", in: try model(#""\#(key)": "\#(type)""#))
        .explanations().first
      #expect(found?.generator == generator, "\(key)")
      #expect(found?.isGuess == true)
    }
  }

  @Test func keepsThePeopleOfOneRecordApart() throws {
    let schema = try model(
      #""sender": "String", "recipient": "String", "senderEmail": "String", "buyerName": "String", "buyerEmail": "String""#
    )
    for record in try records(schema, 20) {
      let sender = record.at("sender")?.string ?? ""
      #expect(sender != record.at("recipient")?.string)
      let first = sender.split(separator: " ").first ?? ""
      if first.allSatisfy({ $0.isASCII && $0.isLetter }) {
        #expect(record.at("senderEmail")?.string?.hasPrefix(first.lowercased()) == true)
      }
    }
  }

  @Test func showsOnePersonInAllFieldsOfARecord() throws {
    let schema = try description(
      """
      {"stubschema": 1, "model": "Person", "fields": {"name": "String", "firstName": "String",
       "lastName": "String", "initials": "String", "birthDate": "Date", "age": "Int",
       "createdAt": "Date", "updatedAt": "Date", "startDate": "Date", "endDate": "Date"}}
      """
    )
    for record in try records(schema, 100, model: "Person") {
      let first = record.at("firstName")?.string ?? ""
      let last = record.at("lastName")?.string ?? ""
      #expect(record.at("name")?.string == "\(first) \(last)")
      #expect(record.at("initials")?.string == "\(first.prefix(1))\(last.prefix(1))")
      let birth = try #require(record.at("birthDate")?.double)
      let age = try #require(record.at("age")?.double)
      let years = (ToDoItemTests.now - birth) / (365.2425 * 86_400)
      #expect(abs(years - age - 0.5) <= 0.51)
      #expect((record.at("createdAt")?.double ?? 0) <= record.at("updatedAt")?.double ?? -1)
      #expect((record.at("updatedAt")?.double ?? 0) <= ToDoItemTests.now)
      #expect((record.at("startDate")?.double ?? 0) < record.at("endDate")?.double ?? -1)
    }
  }
}
