/// A type as a description names it, in Swift's spelling: `[String: Int?]`, `Set<Tag>`, `Date?`.
package indirect enum TypeReference: Sendable, Hashable {
  /// A type that is known without a description.
  case scalar(ScalarType)
  /// A `Measurement`, with the unit's class where it is named: `Measurement<UnitLength>`.
  case measurement(unit: String?)
  /// A model, an enum or an alias; a generic one stands specialised (`Page<Item>`).
  case named(String)
  /// `T?`
  case optional(TypeReference)
  /// `[T]`
  case array(TypeReference)
  /// `Set<T>`
  case set(TypeReference)
  /// `[K: V]`
  case dictionary(key: TypeReference, value: TypeReference)
  /// `Range<T>`
  case range(TypeReference)
  /// `ClosedRange<T>`
  case closedRange(TypeReference)
}

extension TypeReference {
  /// The type without the optionals around it.
  package var unwrapped: TypeReference {
    if case .optional(let wrapped) = self { wrapped.unwrapped } else { self }
  }

  /// Whether it is `T?`.
  package var isOptional: Bool {
    if case .optional = self { true } else { false }
  }

  /// The type of the innermost values: of an array's elements and a dictionary's values, of what
  /// an optional wraps; the type itself where it is none of these.
  ///
  /// A field's words about values (`minLength`, `generator`, `values` …) speak of this type.
  package var valueType: TypeReference {
    switch self {
    case .optional(let inner), .array(let inner), .set(let inner): inner.valueType
    case .dictionary(_, let value): value.valueType
    default: self
    }
  }

  /// Whether it holds several values: an array, a set or a dictionary, also an optional one.
  package var isCollection: Bool {
    switch unwrapped {
    case .array, .set, .dictionary: true
    default: false
    }
  }

  /// The names of models, enums and aliases in it, in the order in which they stand.
  package var names: [String] {
    switch self {
    case .scalar, .measurement: []
    case .named(let name): [name]
    case .optional(let inner), .array(let inner), .set(let inner): inner.names
    case .range(let inner), .closedRange(let inner): inner.names
    case .dictionary(let key, let value): key.names + value.names
    }
  }

  /// The same type with every name replaced by what `transform` makes of it.
  package func mapNames(_ transform: (String) -> TypeReference) -> TypeReference {
    switch self {
    case .scalar, .measurement: self
    case .named(let name): transform(name)
    case .optional(let inner): .optional(inner.mapNames(transform))
    case .array(let inner): .array(inner.mapNames(transform))
    case .set(let inner): .set(inner.mapNames(transform))
    case .range(let inner): .range(inner.mapNames(transform))
    case .closedRange(let inner): .closedRange(inner.mapNames(transform))
    case .dictionary(let key, let value):
      .dictionary(key: key.mapNames(transform), value: value.mapNames(transform))
    }
  }
}

extension TypeReference: CustomStringConvertible {
  /// Swift's spelling.
  package var description: String {
    switch self {
    case .scalar(let scalar): scalar.rawValue
    case .measurement(let unit): unit.map { "Measurement<\($0)>" } ?? "Measurement"
    case .named(let name): name
    case .optional(let wrapped): "\(wrapped)?"
    case .array(let element): "[\(element)]"
    case .set(let element): "Set<\(element)>"
    case .dictionary(let key, let value): "[\(key): \(value)]"
    case .range(let bound): "Range<\(bound)>"
    case .closedRange(let bound): "ClosedRange<\(bound)>"
    }
  }
}
