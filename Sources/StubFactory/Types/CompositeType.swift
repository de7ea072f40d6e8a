import Foundation
import StubSchema

/// A type that a description spells by other types: an optional, a collection, a range.
protocol CompositeType: Decodable {
  /// The spelling.
  static func reference(in reflector: TypeReflector) -> TypeReference

  /// A value with something in it, or an empty one where no element can be had now.
  ///
  /// - Throws: `ProbeFailure` where it has to hold something and that cannot be had.
  static func sample(in reflector: TypeReflector) throws -> Self
}

/// An optional of any type.
protocol OptionalType: CompositeType {
  /// No value.
  static var absent: Self { get }
}

extension Optional: CompositeType where Wrapped: Decodable {
  static func reference(in reflector: TypeReflector) -> TypeReference {
    .optional(reflector.reference(to: Wrapped.self))
  }

  static func sample(in reflector: TypeReflector) throws -> Self {
    reflector.attempt(Wrapped.self)
  }
}

extension Optional: OptionalType where Wrapped: Decodable {
  static var absent: Self { nil }
}

extension Array: CompositeType where Element: Decodable {
  static func reference(in reflector: TypeReflector) -> TypeReference {
    .array(reflector.reference(to: Element.self))
  }

  static func sample(in reflector: TypeReflector) throws -> Self {
    reflector.attempt(Element.self).map { [$0] } ?? []
  }
}

extension ContiguousArray: CompositeType where Element: Decodable {
  static func reference(in reflector: TypeReflector) -> TypeReference {
    .array(reflector.reference(to: Element.self))
  }

  static func sample(in reflector: TypeReflector) throws -> Self {
    reflector.attempt(Element.self).map { [$0] } ?? []
  }
}

extension Set: CompositeType where Element: Decodable {
  static func reference(in reflector: TypeReflector) -> TypeReference {
    .set(reflector.reference(to: Element.self))
  }

  static func sample(in reflector: TypeReflector) throws -> Self {
    reflector.attempt(Element.self).map { [$0] } ?? []
  }
}

extension Dictionary: CompositeType where Key: Decodable, Value: Decodable {
  static func reference(in reflector: TypeReflector) -> TypeReference {
    .dictionary(
      key: reflector.keyReference(to: Key.self),
      value: reflector.reference(to: Value.self)
    )
  }

  static func sample(in reflector: TypeReflector) throws -> Self {
    guard let key = reflector.attempt(Key.self), let value = reflector.attempt(Value.self)
    else { return [:] }
    return [key: value]
  }
}

extension Range: CompositeType where Bound: Decodable {
  static func reference(in reflector: TypeReflector) -> TypeReference {
    .range(reflector.reference(to: Bound.self))
  }

  static func sample(in reflector: TypeReflector) throws -> Self {
    let bound = try reflector.sample(Bound.self)
    guard bound <= bound else { throw ProbeFailure.unknown }
    return bound..<bound
  }
}

extension ClosedRange: CompositeType where Bound: Decodable {
  static func reference(in reflector: TypeReflector) -> TypeReference {
    .closedRange(reflector.reference(to: Bound.self))
  }

  static func sample(in reflector: TypeReflector) throws -> Self {
    let bound = try reflector.sample(Bound.self)
    guard bound <= bound else { throw ProbeFailure.unknown }
    return bound...bound
  }
}

extension Measurement: CompositeType {
  static func reference(in reflector: TypeReflector) -> TypeReference {
    .measurement(unit: UnitType.self == Unit.self ? nil : "\(UnitType.self)")
  }

  static func sample(in reflector: TypeReflector) throws -> Self {
    // Decoded rather than made: a unit class need not have a base unit.
    let unit = #"{"symbol":"m","converter":{"coefficient":1,"constant":0}}"#
    let json = Data(#"{"value":1,"unit":\#(unit)}"#.utf8)
    let value = try reflector.constant(of: Self.self) {
      try JSONDecoder().decode(Self.self, from: json)
    }
    guard let value = value as? Self else { throw ProbeFailure.unknown }
    return value
  }
}
