/// The weather of a day: a sky, and temperatures, humidity and chance of rain that go with it.
struct WeatherSubject: Sendable {
  private let skies: Vocabulary

  /// What is measured: temperatures in tenths of a degree, everything else in whole units.
  enum Part: Sendable {
    case temperature, feelsLike, least, greatest, humidity, rain, windSpeed, ultraviolet
  }

  /// The weather that a request's locale has words for.
  init(_ request: GeneratorRequest) { skies = request.vocabulary("weather") }

  /// How many kinds of sky there are.
  var count: UInt64 { UInt64(skies.count) }

  /// Appends a column of the sky.
  func append(_ column: String, _ draw: Draw, to text: inout TextBuffer) {
    skies.append(Int(draw.rank), column: skies.column(column), to: &text)
  }

  /// A part of the weather.
  func value(of part: Part, _ draw: Draw) -> Int {
    let entry = Int(draw.rank)
    var stream = draw.subject.stream(.variant)
    let warmth = within("low", "high", entry, times: 10, &stream)
    let humidity = within("humidityLow", "humidityHigh", entry, times: 1, &stream)
    let rain = within("rainLow", "rainHigh", entry, times: 1, &stream)
    let wind = stream.integer(2...24) + (skies.text(entry) == "Windy" ? 25 : 0)
    let (below, above) = (stream.integer(15...70), stream.integer(8...55))
    switch part {
    case .temperature: return warmth
    case .feelsLike: return warmth - wind / 2 + (warmth > 240 ? humidity / 5 : 0)
    case .least: return warmth - below
    case .greatest: return warmth + above
    case .humidity: return humidity
    case .rain: return rain
    case .windSpeed: return wind
    case .ultraviolet: return max(min((warmth + 40) / 35 - rain / 25, 10), 0)
    }
  }

  private func within(
    _ low: String,
    _ high: String,
    _ entry: Int,
    times factor: Int,
    _ stream: inout RandomStream
  ) -> Int {
    let least = skies.integer(entry, column: skies.column(low)) * factor
    let greatest = skies.integer(entry, column: skies.column(high)) * factor
    return stream.integer(min(least, greatest)...max(least, greatest))
  }
}
