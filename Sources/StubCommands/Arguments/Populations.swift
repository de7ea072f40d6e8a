import StubSchema

/// How many records each model has: `--count 20`, `--count Author=5`.
struct Populations: Equatable {
  /// The number for every model that has none of its own.
  var common: Int?
  /// The numbers of single models.
  var ofModel: [String: Int] = [:]

  /// How many records there are where nothing says it.
  static let `default` = 10

  /// The number of records of `model`.
  func count(of model: ModelSchema) -> Int {
    ofModel[model.name] ?? common ?? model.count ?? Self.default
  }
}

extension ArgumentReader {
  /// The values of `--count`.
  mutating func populations() -> Populations {
    var populations = Populations()
    for text in arguments.all("count") {
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let count = wholeNumber(String(parts[parts.count - 1]), "count") else { continue }
      if parts.count == 2 {
        populations.ofModel[String(parts[0])] = count
      } else if populations.common != nil {
        complain("'--count' is given twice")
      } else {
        populations.common = count
      }
    }
    return populations
  }
}
