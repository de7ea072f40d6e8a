extension GeneratorCatalogue {
  /// Weather. Fields of one object show the same day.
  static let weather: [CatalogueEntry] = [
    sky("weather.condition", "the sky of a day", "condition"),
    sky("weather.symbolName", "the SF Symbol of the sky", "symbol"),
    degrees("weather.temperature", "degrees Celsius that go with the sky", .temperature, -10...33),
    degrees("weather.feelsLike", "what the temperature feels like", .feelsLike, -15...35),
    degrees("weather.low", "the lowest temperature of the day", .least, -15...28),
    degrees("weather.high", "the highest temperature of the day", .greatest, -5...38),
    percent("weather.humidity", "percent of humidity that go with the sky", .humidity, 25...98),
    percent("weather.rainPercent", "chance of rain in percent", .rain, 0...100),
    percent("weather.windSpeed", "kilometers per hour", .windSpeed, 2...49),
    percent("weather.uvIndex", "the strength of ultraviolet light", .ultraviolet, 0...10),
    figure("weather.rainChance", "chance of rain from 0 to 1", 0...1, of: "weather", kind: .number)
    {
      request in
      let weather = WeatherSubject(request)
      return Figure(count: weather.count, decimals: 2) { weather.value(of: .rain, $0) }
    },
    choice("weather.alert", "a warning of bad weather", "weather-alert"),
  ]

  private static func sky(_ name: String, _ summary: String, _ column: String) -> CatalogueEntry {
    self.column(name, summary, column, of: "weather")
  }

  private static func degrees(
    _ name: String,
    _ summary: String,
    _ part: WeatherSubject.Part,
    _ natural: ClosedRange<Int>
  ) -> CatalogueEntry {
    figure(name, summary, natural, of: "weather", kind: .number) { request in
      let weather = WeatherSubject(request)
      return Figure(count: weather.count, decimals: 1) { weather.value(of: part, $0) }
    }
  }

  private static func percent(
    _ name: String,
    _ summary: String,
    _ part: WeatherSubject.Part,
    _ natural: ClosedRange<Int>
  ) -> CatalogueEntry {
    figure(name, summary, natural, of: "weather") { request in
      let weather = WeatherSubject(request)
      return Figure(count: weather.count) { weather.value(of: part, $0) }
    }
  }
}
