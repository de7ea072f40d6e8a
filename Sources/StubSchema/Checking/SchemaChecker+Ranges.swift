import StubDiagnostics
import StubJSON

extension SchemaChecker {
  /// Words that say nothing about the type of their field.
  mutating func checkPlaces(_ field: Field, _ path: String) {
    let type = description.resolved(field.type)
    let scalar: ScalarType? = if case .scalar(let scalar) = type.valueType { scalar } else { nil }
    let isNumber = scalar?.isNumeric ?? isEnum(type.valueType, where: \.isNumeric)
    let isText = scalar.map { $0.isText || $0 == .json } ?? isEnum(type.valueType) { $0.isText }
    let isAny = scalar == .json || isModel(type.valueType)
    let rules: [(word: Words.Field, fits: Bool, needs: String)] = [
      (.minimum, isNumber, "a number"), (.maximum, isNumber, "a number"),
      (.exclusiveMinimum, isNumber, "a number"), (.exclusiveMaximum, isNumber, "a number"),
      (.multipleOf, isNumber, "a number"),
      (
        .distribution, isNumber || scalar == .date || field.relation.references != nil,
        "a number, a date or a reference"
      ),
      (.minLength, isText, "a text"), (.maxLength, isText, "a text"), (.pattern, isText, "a text"),
      (.template, isText, "a text"),
      (.minItems, type.isCollection, "a collection"),
      (.maxItems, type.isCollection, "a collection"),
      (.after, scalar == .date, "a Date"), (.before, scalar == .date, "a Date"),
      (.within, scalar == .date, "a Date"), (.probability, scalar == .bool, "a Bool"),
      (.presence, field.isNullable || !field.isRequired, "an optional"),
    ]
    for (word, fits, needs) in rules where !fits && !(isAny && word != .presence) {
      guard field.origin.words[word.rawValue] != nil else { continue }
      report(
        .misplacedWord,
        "'\(word.rawValue)' is for \(needs), and \(field.type) is none",
        field.origin.of(word.rawValue),
        path: path
      )
    }
    if let weights = field.generation.weights, weights.count != field.generation.values?.count {
      report(
        .conflictingWords,
        "there are \(weights.count) 'weights' for "
          + "\(field.generation.values?.count ?? 0) 'values'",
        field.origin.of("weights"),
        path: path
      )
    }
    checkUnique(field, path)
  }

  private mutating func checkUnique(_ field: Field, _ path: String) {
    guard field.constraints.isUnique else { return }
    let rules: [(Words.Field, Bool)] = [
      (.weights, field.generation.weights != nil),
      (.distribution, field.generation.distribution != nil),
      (.probability, field.generation.probability != nil),
      (.after, field.constraints.after != nil),
      (.constant, field.generation.constant != nil), (.const, field.constraints.constant != nil),
    ]
    for (word, stands) in rules where stands {
      report(
        .conflictingWords,
        "'unique' and '\(word.rawValue)' do not stand together",
        field.origin.of(word.rawValue),
        path: path
      )
    }
  }

  /// Whether a type is an enum, or a model that wraps a value, whose raw type is accepted.
  private func isEnum(_ type: TypeReference, where accepts: (ScalarType) -> Bool) -> Bool {
    guard case .named(let name) = type else { return false }
    return description.enumeration(named: name)?.rawType.map(accepts) ?? false
  }

  private func isModel(_ type: TypeReference) -> Bool {
    guard case .named(let name) = type else { return false }
    return description.model(named: name) != nil
  }

  /// Constraints that leave no value.
  mutating func checkRanges(_ field: Field, _ path: String) {
    let limits = field.constraints
    checkOrder("minLength", limits.minLength, "maxLength", limits.maxLength, field, path)
    checkOrder("minItems", limits.minItems, "maxItems", limits.maxItems, field, path)
    let lower = [
      ("minimum", limits.minimum, false), ("exclusiveMinimum", limits.exclusiveMinimum, true),
    ]
    let upper = [
      ("maximum", limits.maximum, false), ("exclusiveMaximum", limits.exclusiveMaximum, true),
    ]
    for (low, least, isOpenBelow) in lower {
      for (high, greatest, isOpenAbove) in upper {
        guard let first = least.flatMap({ JSONNumber($0) }) else { continue }
        guard let last = greatest.flatMap({ JSONNumber($0) }) else { continue }
        if first > last || (first == last && (isOpenBelow || isOpenAbove)) {
          report(
            .emptyRange,
            "no value is left between '\(low)' and '\(high)'",
            field.origin.of(high),
            path: path
          )
        }
      }
    }
  }

  private mutating func checkOrder(
    _ low: String,
    _ least: Int?,
    _ high: String,
    _ greatest: Int?,
    _ field: Field,
    _ path: String
  ) {
    guard let least, let greatest, least > greatest else { return }
    report(
      .emptyRange,
      "'\(low)' is \(least), above '\(high)', which is \(greatest)",
      field.origin.of(high),
      path: path
    )
  }
}
