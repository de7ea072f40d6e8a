import StubJSON

extension ContextRule {
  /// What is measured or counted of things.
  static let measures: [ContextRule] = [
    .init(.person, "height|height cm", "person.height", kinds: amounts),
    .init(.person, "weight|weight kg", "person.weight", kinds: amounts),
    .init(.player, "height|height cm", "person.height", kinds: amounts),
    .init(.player, "weight|weight kg", "person.weight", kinds: amounts),
    .init(.ingredient, "amount|quantity", "number.int", range(1, 4), kinds: amounts),
    .init(.book, "pages|page count|number of pages|total pages", "book.pages", kinds: amounts),
    .init(.vehicle, "year|model year", "number.int", range(2_008, 2_024), kinds: amounts),
    .init(
      .vehicle,
      "mileage|odometer|kilometers|miles",
      "number.int",
      range(1_200, 180_000),
      kinds: amounts
    ),
    .init(.vehicle, "doors|door count", "number.int", range(2, 5), kinds: amounts),
    .init(.vehicle, "seats|seat count", "number.int", range(2, 7), kinds: amounts),
    .init(
      .vehicle,
      "horsepower|power|hp|engine power",
      "number.int",
      range(68, 340),
      kinds: amounts
    ),
    .init(.vehicle, "speed|speed kmh|current speed", "number.int", range(0, 118), kinds: amounts),
    .init(.vehicle, "heading|course|bearing", "number.int", range(0, 359), kinds: amounts),
    .init(
      .vehicle,
      "fuel level|battery level|range percent",
      "number.int",
      range(8, 100),
      kinds: amounts
    ),
    .init(.pet, "age|age years", "animal.petAge", kinds: amounts),
    .init(.pet, "weight|weight kg", "animal.petWeight", kinds: amounts),
    .init(.plant, "height|height cm", "plant.height", kinds: amounts),
    .init(
      .plant,
      "water frequency days|watering interval|watering days|water every days"
        + "|watering frequency|water interval days",
      "plant.wateringDays",
      kinds: amounts
    ),
    .init(
      .workout,
      "average heart rate|heart rate|avg heart rate|mean heart rate|bpm|pulse",
      "sport.averagePulse",
      kinds: amounts
    ),
    .init(
      .workout,
      "max heart rate|maximum heart rate|peak heart rate|highest heart rate",
      "sport.highestPulse",
      kinds: amounts
    ),
    .init(
      .stay,
      "guests|guest count|number of guests|people|persons|party size|adults",
      "travel.guests",
      kinds: [.integer]
    ),
    .init(
      .sleep,
      "average heart rate|heart rate|avg heart rate",
      "number.int",
      range(50, 64),
      kinds: amounts
    ),
    .init(.sleep, "max heart rate|maximum heart rate", "number.int", range(66, 88), kinds: amounts),
    .init(
      .sleep,
      "min heart rate|lowest heart rate|resting heart rate",
      "number.int",
      range(42, 50),
      kinds: amounts
    ),
    .init(
      .alarm,
      "snooze minutes|snooze|snooze duration",
      "number.int",
      range(5, 15),
      kinds: amounts
    ),
    .init(
      .dimensions,
      "width|height|depth|length",
      "number.float",
      range(4, 160),
      kinds: [.number]
    ),
    .init(.dimensions, "width|height|depth|length", "number.int", range(4, 160), kinds: [.integer]),
    .init(.budget, "year", "number.int", range(2_024, 2_025), kinds: [.integer]),
    .init(.reading, "value|reading", "sensor.reading", kinds: amounts),
    .init(
      .sensor,
      "value|reading|current value|last value|last reading",
      "sensor.reading",
      kinds: amounts
    ),
    .init(.sensor, "min value|minimum|min", "sensor.least", kinds: amounts),
    .init(.sensor, "max value|maximum|max", "sensor.greatest", kinds: amounts),
    .init(
      .weather,
      "temperature|temp|temperature celsius|current temperature",
      "weather.temperature",
      kinds: amounts
    ),
    .init(
      .weather,
      "feels like|apparent temperature|feels like temperature",
      "weather.feelsLike",
      kinds: amounts
    ),
    .init(
      .weather,
      "low|min temperature|temperature min|temp min|min temp|minimum temperature|low temperature",
      "weather.low",
      kinds: amounts
    ),
    .init(
      .weather,
      "high|max temperature|temperature max|temp max|max temp|maximum temperature|high temperature",
      "weather.high",
      kinds: amounts
    ),
    .init(.weather, "humidity|humidity percent", "weather.humidity", kinds: amounts),
    .init(
      .weather,
      "precipitation chance|rain chance|chance of rain|precipitation probability|pop",
      "weather.rainPercent",
      kinds: [.integer]
    ),
    .init(
      .weather,
      "precipitation chance|rain chance|chance of rain|precipitation probability|pop",
      "weather.rainChance",
      kinds: [.number]
    ),
    .init(.weather, "wind speed|wind|wind kph", "weather.windSpeed", kinds: amounts),
    .init(.weather, "uv index|uv", "weather.uvIndex", kinds: amounts),
    .init(.menuItem, "calories|kcal|energy", "menu.calories", kinds: amounts),
    .init(.meal, "calories|kcal|energy", "number.int", range(180, 920), kinds: amounts),
    .init(.meal, "protein|protein grams|protein g", "number.int", range(6, 48), kinds: amounts),
    .init(.meal, "carbs|carbohydrates|carbs grams", "number.int", range(12, 96), kinds: amounts),
    .init(.meal, "fat|fat grams", "number.int", range(4, 38), kinds: amounts),
    .init(.habit, "goal|target|times|target count", "habit.times", kinds: amounts),
    .init(.habit, "streak|current streak", "number.used", range(7, 60), kinds: amounts),
    .init(.habit, "longest streak|best streak", "number.limit", range(7, 60), kinds: amounts),
    .init(
      .property,
      "square feet|sqft|square footage|living area|area sqft|area square feet",
      "location.squareFeet",
      kinds: amounts
    ),
    .init(
      .property,
      "bedrooms|beds|bedroom count|number of bedrooms",
      "location.bedrooms",
      kinds: amounts
    ),
    .init(.property, "square meters|area|size", "location.squareMeters", kinds: amounts),
    .init(
      .property,
      "year built|built|built in",
      "number.int",
      range(1_908, 2_023),
      kinds: amounts
    ),
    .init(
      .property,
      "bathrooms|baths|bathroom count|number of bathrooms",
      "location.bathrooms",
      kinds: amounts
    ),
    .init(.game, "players|max players|player count", "number.int", range(1, 6), kinds: amounts),
    .init(.image, "width", "image.width", kinds: amounts),
    .init(.image, "height", "image.height", kinds: amounts),
    .init(.product, "weight|weight kg", "number.float", range(1, 18), kinds: [.number]),
    .init(.shipment, "weight|weight kg", "number.float", range(1, 24), kinds: [.number]),
    .init(.song, "track number|number|position", "number.position", kinds: [.integer]),
    .init(.episode, "episode number|number|episode", "number.position", kinds: [.integer]),
    .init(.ticket, "number", "number.index", kinds: [.integer]),
    .init(.log, "status|status code|response code", "log.statusCode", kinds: [.integer]),
    .init(.repository, "size", "number.int", range(120, 48_000), kinds: [.integer]),
    .init(
      .company,
      "employees|employee count|headcount|size",
      "number.int",
      range(4, 2_400),
      kinds: [.integer]
    ),
    .init(
      .conversation,
      "unread count|unread|unread messages",
      "number.int",
      range(0, 7),
      kinds: [.integer]
    ),
    .init(.notification, "badge|badge count", "number.int", range(0, 9), kinds: [.integer]),
    .init(.card, "expiry month|exp month|month", "number.int", range(1, 12), kinds: [.integer]),
    .init(
      .card,
      "expiry year|exp year|year|expiration year",
      "finance.expiryYear",
      kinds: [.integer]
    ),
    .init(.menuItem, "is vegetarian|vegetarian", "menu.isVegetarian", kinds: [.bool]),
    .init(.vehicle, "is electric|electric|is ev", "vehicle.isElectric", kinds: [.bool]),
    .init(.review, "rating|stars|star rating|score", "text.reviewStars", kinds: amounts),
    .init(
      .product,
      "original price|regular price|old price|list price|compare at price|was price|price before",
      "commerce.originalPrice",
      kinds: amounts
    ),
    .init(
      .product,
      "discount|discount percent|discount percentage|percent off|discount rate",
      "commerce.discount",
      kinds: amounts
    ),
    .init(
      .plant,
      "is poisonous|poisonous|is toxic|toxic|toxic to pets",
      "plant.isPoisonous",
      kinds: [.bool]
    ),
  ]
}
