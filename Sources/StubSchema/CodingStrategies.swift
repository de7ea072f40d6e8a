package import StubValues

/// How values are spelled in JSON, in Foundation's names. What is nil is left to an outer level:
/// a field's strategies stand over the model's, those over the file's, and those over Foundation's
/// defaults.
package struct CodingStrategies: Sendable, Hashable {
  /// How dates are written and read.
  package var dates: DateStrategy?
  /// How keys are spelled.
  package var keys: KeyStrategy?
  /// How `Data` is written and read.
  package var data: DataStrategy?
  /// How infinities and NaN are written and read.
  package var nonConformingFloats: NonConformingFloatStrategy?

  /// Strategies that leave everything to an outer level.
  package init() {}

  /// These strategies, and where they say nothing, those of `outer`.
  package func over(_ outer: CodingStrategies) -> CodingStrategies {
    var merged = self
    merged.dates = dates ?? outer.dates
    merged.keys = keys ?? outer.keys
    merged.data = data ?? outer.data
    merged.nonConformingFloats = nonConformingFloats ?? outer.nonConformingFloats
    return merged
  }

  /// Whether they say nothing at all.
  package var isEmpty: Bool { self == CodingStrategies() }
}

/// How coding keys are spelled in JSON.
package enum KeyStrategy: String, Sendable, Hashable, CaseIterable {
  /// As they are.
  case useDefaultKeys
  /// `dueDate` is written `due_date`.
  case convertFromSnakeCase
}

/// How `Data` is written and read.
package enum DataStrategy: String, Sendable, Hashable, CaseIterable {
  /// As a Base64 string.
  case base64
  /// As an array of bytes.
  case deferredToData
}

/// How a number that JSON cannot hold is written and read.
package enum NonConformingFloatStrategy: Sendable, Hashable {
  /// Not at all: JSON has no such numbers.
  case refuse
  /// As these strings.
  case strings(positiveInfinity: String, negativeInfinity: String, nan: String)
}

/// Coding strategies with nothing left open.
package struct ResolvedCoding: Sendable, Hashable {
  /// How dates are written and read.
  package var dates: DateStrategy
  /// How keys are spelled.
  package var keys: KeyStrategy
  /// How `Data` is written and read.
  package var data: DataStrategy
  /// How infinities and NaN are written and read.
  package var nonConformingFloats: NonConformingFloatStrategy

  /// The given strategies, with Foundation's defaults where they say nothing.
  package init(_ strategies: CodingStrategies = CodingStrategies()) {
    dates = strategies.dates ?? .deferredToDate
    keys = strategies.keys ?? .useDefaultKeys
    data = strategies.data ?? .base64
    nonConformingFloats = strategies.nonConformingFloats ?? .refuse
  }
}
