/// A unit of Foundation's `Measurement`, as it is coded.
struct MeasurementUnit: Sendable, Hashable {
  /// The class: `UnitLength`.
  let dimension: StaticString
  /// The symbol: `km`.
  let symbol: StaticString
  /// The factor to the dimension's base unit, as a JSON number.
  let coefficient: StaticString
  /// What is added after the factor, as a JSON number.
  let constant: StaticString
  /// Believable values, without decimals.
  let values: ClosedRange<Int>

  static func == (lhs: Self, rhs: Self) -> Bool { lhs.name == rhs.name }

  func hash(into hasher: inout Hasher) { hasher.combine(name) }

  private var name: String { "\(dimension) \(symbol)" }

  /// A unit of every dimension that is common in apps; the first is for `Measurement` alone.
  static let all: [MeasurementUnit] = [
    unit("UnitLength", "m", "1", 1...2_000), unit("UnitMass", "kg", "1", 1...120),
    unit("UnitTemperature", "°C", "1", 0...35, "273.15"), unit("UnitDuration", "s", "1", 5...3_600),
    unit("UnitSpeed", "m/s", "1", 1...40), unit("UnitVolume", "L", "1", 1...60),
    unit("UnitEnergy", "kcal", "4184", 50...900), unit("UnitArea", "m²", "1", 10...400),
    unit("UnitPower", "W", "1", 5...2_400), unit("UnitPressure", "hPa", "100", 980...1_040),
    unit("UnitAngle", "°", "1", 0...359), unit("UnitFrequency", "Hz", "1", 20...20_000),
    unit("UnitElectricCurrent", "A", "1", 1...32),
    unit("UnitElectricPotentialDifference", "V", "1", 1...240),
    unit("UnitElectricCharge", "C", "1", 1...500),
    unit("UnitElectricResistance", "Ω", "1", 1...1_000),
    unit("UnitAcceleration", "m/s²", "1", 1...30), unit("UnitIlluminance", "lx", "1", 10...20_000),
    unit("UnitConcentrationMass", "g/L", "1", 1...50), unit("UnitDispersion", "ppm", "1", 1...400),
    unit("UnitFuelEfficiency", "L/100km", "1", 3...14),
    unit("UnitInformationStorage", "B", "8", 1_000...4_000_000),
  ]

  /// The unit of a dimension; nil where it is not a known one.
  static func unit(of dimension: String) -> MeasurementUnit? {
    all.first { $0.dimension.description == dimension }
  }

  private static func unit(
    _ dimension: StaticString,
    _ symbol: StaticString,
    _ coefficient: StaticString,
    _ values: ClosedRange<Int>,
    _ constant: StaticString = "0"
  ) -> MeasurementUnit {
    MeasurementUnit(
      dimension: dimension,
      symbol: symbol,
      coefficient: coefficient,
      constant: constant,
      values: values
    )
  }
}
