/// Flights between two airports of the world, and how long they take.
struct RouteSubject: Sendable {
  private let airports: Vocabulary
  private let latitude: Int
  private let longitude: Int

  /// The flights between all airports.
  init(_ request: GeneratorRequest) {
    airports = request.vocabulary("airports")
    latitude = airports.column("latitude")
    longitude = airports.column("longitude")
  }

  /// How many airports there are to start from.
  var count: UInt64 { UInt64(airports.count) }

  /// The airport that a flight starts from.
  func origin(at subject: Spot) -> Int { Int(subject.rank(of: count).rank) }

  /// The airport that it goes to: another one, and as a rule not at the other end of the world.
  func destination(at subject: Spot) -> Int {
    guard airports.count > 1 else { return 0 }
    let start = origin(at: subject)
    var stream = subject.stream(.variant)
    var place = start
    for _ in 0..<12 {
      place = (start + 1 + stream.index(airports.count - 1)) % airports.count
      if Self.usualKilometers.contains(kilometers(start, place)) { return place }
    }
    return place
  }

  private static let usualKilometers = 350...6_500

  /// How far it flies, in kilometers.
  func kilometers(at subject: Spot) -> Int {
    kilometers(origin(at: subject), destination(at: subject))
  }

  /// How long it takes, in minutes, a multiple of five.
  func minutes(at subject: Spot) -> Int { 35 + kilometers(at: subject) * 10 / 133 / 5 * 5 }

  /// Appends a column of an airport.
  func append(_ column: String, of airport: Int, to text: inout TextBuffer) {
    airports.append(airport, column: airports.column(column), to: &text)
  }

  /// The distance on the ground, by the flat map around the middle latitude; close enough for a
  /// timetable, and without a library whose last digit differs between machines.
  private func kilometers(_ first: Int, _ second: Int) -> Int {
    let (firstNorth, secondNorth) = (
      airports.double(first, column: latitude), airports.double(second, column: latitude)
    )
    var east =
      airports.double(second, column: longitude) - airports.double(first, column: longitude)
    if east > 180 { east -= 360 }
    if east < -180 { east += 360 }
    let north = secondNorth - firstNorth
    let width = east * Self.cosine((firstNorth + secondNorth) / 2)
    return Int((north * north + width * width).squareRoot() * 111.2)
  }

  /// The cosine of an angle from −90 to 90 degrees, by Bhaskara's formula; off by 0.002 at most.
  private static func cosine(_ degrees: Double) -> Double {
    let square = degrees * degrees
    return (32_400 - 4 * square) / (32_400 + square)
  }
}
