import StubGeneration
import StubJSON
import StubSchema
import Testing

/// What stands in one record, and in the objects in it, goes together.
@Suite struct AgreementTests {
  private static let shop = """
    {"stubschema": 1, "enums": {
      "Status": {"rawType": "String",
                 "cases": ["pending", "paid", "shipped", "delivered", "cancelled"]},
      "Species": {"rawType": "String", "cases": ["dog", "cat", "rabbit"]},
      "State": {"rawType": "String", "cases": ["open", "inProgress", "resolved", "closed"]}},
     "models": {
      "Order": {"fields": {"status": "Status", "paidAt": "Date?", "shippedAt": "Date?",
        "deliveredAt": "Date?", "cancelledAt": "Date?", "trackingNumber": "String?"}},
      "Plain": {"fields": {"state": "String", "shippedAt": "Date?"}},
      "Ticket": {"fields": {"status": "State", "resolvedAt": "Date?", "closedAt": "Date?",
        "createdAt": "Date", "comments": "[TicketComment]"}},
      "TicketComment": {"fields": {"text": "String", "createdAt": "Date"}},
      "Pet": {"fields": {"species": "Species", "breed": "String"}},
      "Recipe": {"fields": {"title": "String", "ingredients": "[Ingredient]"}},
      "Plate": {"fields": {"ingredients": "[Ingredient]"}},
      "Ingredient": {"fields": {"name": "String", "unit": "String", "amount": "Double"}},
      "HotelBooking": {"fields": {"roomType": "String", "guests": "Int"}},
      "Invoice": {"fields": {"lines": "[InvoiceLine]"}},
      "InvoiceLine": {"fields": {"description": "String"}},
      "Car": {"fields": {"fuelType": "String", "isElectric": "Bool", "transmission": "String"}},
      "Sensor": {"fields": {"isOnline": "Bool", "lastSeen": "Date"}},
      "Review": {"fields": {"title": "String", "rating": "Int", "body": "String"}},
      "Product": {"fields": {"price": "Decimal", "originalPrice": "Decimal", "discount": "Int"}}}}
    """

  private func shown(_ model: String, _ count: Int = 80) throws -> [JSONValue] {
    try records(try description(Self.shop), count, model: model)
  }

  @Test func hasTheDatesThatTheStateOfAnOrderSays() throws {
    var states: Set<String> = []
    for order in try shown("Order") {
      let status = order.at("status")?.string ?? ""
      states.insert(status)
      let isSent = status == "shipped" || status == "delivered"
      #expect((order.at("paidAt") != nil) == (isSent || status == "paid"), "\(order)")
      #expect((order.at("shippedAt") != nil) == isSent, "\(order)")
      #expect((order.at("trackingNumber") != nil) == isSent, "\(order)")
      #expect((order.at("deliveredAt") != nil) == (status == "delivered"), "\(order)")
      #expect((order.at("cancelledAt") != nil) == (status == "cancelled"), "\(order)")
    }
    #expect(states.count == 5)
  }

  @Test func keepsTheDatesWhateverElseTheOrderHas() throws {
    let schema = try description(
      #"{"stubschema": 1, "model": "Order", "fields": {"shippedAt": "Date?"}}"#
    )
    let alone = try records(schema, 80, model: "Order").map { $0.at("shippedAt") }
    #expect(try shown("Order").map { $0.at("shippedAt") } == alone)
  }

  @Test func hasTheDatesThatTheStateOfATicketSays() throws {
    for ticket in try shown("Ticket") {
      let status = ticket.at("status")?.string ?? ""
      #expect((ticket.at("closedAt") != nil) == (status == "closed"), "\(ticket)")
      let isResolved = ["resolved", "closed"].contains(status)
      #expect((ticket.at("resolvedAt") != nil) == isResolved, "\(ticket)")
    }
  }

  @Test func answersATicketAfterItIsThere() throws {
    for ticket in try shown("Ticket") {
      let created = ticket.at("createdAt")?.double ?? .infinity
      for comment in ticket.at("comments")?.elements ?? [] {
        #expect(comment.at("createdAt")?.double ?? 0 >= created)
      }
    }
  }

  @Test func givesDogsTheBreedsOfDogs() throws {
    let dogs = Set(
      try shown("Pet", 400).filter { $0.at("species")?.string == "dog" }
        .map { $0.at("breed") }
    )
    let cats = Set(
      try shown("Pet", 400).filter { $0.at("species")?.string == "cat" }
        .map { $0.at("breed") }
    )
    #expect(dogs.isDisjoint(with: cats))
    #expect(dogs.count > 20)
    #expect(cats.count > 20)
  }

  @Test func cooksARecipeFromItsIngredients() throws {
    let texts = try description(
      #"{"stubschema": 1, "model": "Recipe", "fields": {"ingredients": "[String]"}}"#
    )
    let names = try records(texts, 60, model: "Recipe").map { $0.at("ingredients")?.elements }
    for (recipe, expected) in zip(try shown("Recipe", 60), names) {
      let own = recipe.at("ingredients")?.elements?.map { $0.at("name") ?? .null }
      #expect(own == expected)
      #expect(Set(own ?? []).count == own?.count)
    }
  }

  @Test func sleepsAsManyAsTheRoomIsFor() throws {
    for booking in try shown("HotelBooking") {
      let guests = Int(booking.at("guests")?.double ?? 0)
      switch booking.at("roomType")?.string {
      case "Single": #expect(guests == 1)
      case "Double", "Twin": #expect(guests == 2)
      case "Queen", "King": #expect((1...2).contains(guests))
      default: #expect((2...4).contains(guests))
      }
    }
  }

  @Test func listsNoLineOfAnInvoiceTwice() throws {
    for invoice in try shown("Invoice", 200) {
      let lines = invoice.at("lines")?.elements ?? []
      #expect(Set(lines).count == lines.count, "\(invoice)")
    }
  }

  @Test func callsCarsElectricThatAre() throws {
    for car in try shown("Car") {
      let isElectric = car.at("fuelType")?.string == "Electric"
      #expect(car.at("isElectric")?.bool == isElectric)
      if isElectric { #expect(car.at("transmission")?.string == "Automatic") }
    }
  }

  @Test func hasJustSeenWhatIsOnline() throws {
    let now = 757_425_600.0
    for sensor in try shown("Sensor") where sensor.at("isOnline")?.bool == true {
      #expect(sensor.at("lastSeen")?.double ?? 0 >= now - 900)
    }
  }

  @Test func givesGoodStarsToGoodReviews() throws {
    var stars: [String: Set<Double>] = [:]
    for review in try shown("Review", 400) {
      stars[review.at("title")?.string ?? "", default: []].insert(review.at("rating")?.double ?? 0)
    }
    #expect(stars.allSatisfy { $0.value.count == 1 })
    #expect(stars["Five stars"] == [5])
    #expect(stars["Waste of money"] == [1])
  }

  @Test func takesTheDiscountOffTheOriginalPrice() throws {
    for product in try shown("Product") {
      let price = product.at("price")?.double ?? 0
      let original = product.at("originalPrice")?.double ?? 0
      let share = 1 - (product.at("discount")?.double ?? 0) / 100
      #expect(abs(original * share - price) < max(price * 0.06, 1), "\(product)")
    }
  }
}
