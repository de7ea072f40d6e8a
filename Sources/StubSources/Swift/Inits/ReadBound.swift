import StubSchema

/// A number that a value which was read, or its length, has to keep to.
struct ReadBound: Hashable {
  /// How the value stands to the number.
  enum Relation: String {
    case atLeast = ">="
    case atMost = "<="
    case above = ">"
    case below = "<"
    case equal = "=="
    case unequal = "!="
  }

  let read: Int
  /// Whether it is the number of characters or elements that is compared.
  let isLength: Bool
  let relation: Relation
  /// The number, in JSON's spelling.
  let number: String

  /// What holds where this does not.
  var negated: ReadBound {
    let opposite: Relation =
      switch relation {
      case .atLeast: .below
      case .atMost: .above
      case .above: .atMost
      case .below: .atLeast
      case .equal: .unequal
      case .unequal: .equal
      }
    return ReadBound(read: read, isLength: isLength, relation: opposite, number: number)
  }

  /// Whether it asks for a length above zero, and nothing more.
  var isFilled: Bool { isLength && relation == .unequal && number == "0" }

  /// Whether the words of a description say it of a value of a type.
  func isSayable(of type: TypeReference) -> Bool {
    guard isLength else {
      guard case .scalar(let scalar) = type, scalar.isNumeric else { return false }
      return relation != .equal && relation != .unequal
    }
    let isCounted = type == .scalar(.string) || type.isCollection
    guard isCounted, let count = Int(number), count >= 0 else { return false }
    return relation != .unequal || count == 0
  }

  /// Adds it to what is said of a value.
  func constrain(_ constraints: inout Constraints, of type: TypeReference) {
    guard isLength else {
      switch relation {
      case .atLeast: constraints.minimum = number
      case .atMost: constraints.maximum = number
      case .above: constraints.exclusiveMinimum = number
      case .below: constraints.exclusiveMaximum = number
      case .equal, .unequal: break
      }
      return
    }
    guard let count = Int(number) else { return }
    let range: (least: Int?, most: Int?) =
      switch relation {
      case .atLeast: (count, nil)
      case .atMost: (nil, count)
      case .above: (count + 1, nil)
      case .below: (nil, max(count - 1, 0))
      case .equal: (count, count)
      case .unequal: (1, nil)
      }
    if type.isCollection {
      constraints.minItems = range.least ?? constraints.minItems
      constraints.maxItems = range.most ?? constraints.maxItems
    } else {
      constraints.minLength = range.least ?? constraints.minLength
      constraints.maxLength = range.most ?? constraints.maxLength
    }
  }
}

extension Condition {
  /// The bounds that hold where the condition does, or where it does not; nil where something else
  /// decides as well that is not told.
  func bounds(whereItHolds holds: Bool) -> [ReadBound]? {
    switch self {
    case .compares(let bound): return [holds ? bound : bound.negated]
    case .not(let inner): return inner.bounds(whereItHolds: !holds)
    case .both(let first, let second) where holds, .either(let first, let second) where !holds:
      guard let one = first.bounds(whereItHolds: holds),
        let other = second.bounds(whereItHolds: holds)
      else { return nil }
      return one + other
    case .both(.holds(let read), let rest):
      // `if let value, value < 0 { throw … }` says nothing of a value that is not there.
      guard let bounds = rest.bounds(whereItHolds: false) else { return nil }
      return bounds.allSatisfy { $0.read == read } ? bounds : nil
    default: return isUndecided ? nil : []
    }
  }
}
