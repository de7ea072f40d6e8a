package import StubSchema
import StubValues

/// Writes the `Codable` Swift types whose JSON a description describes.
///
/// The types decode what the description calls valid, by a `JSONDecoder` with the strategies that
/// the source names in its first lines. Constraints and generation have no place in them.
package struct SwiftTypesWriter {
  let description: SchemaDescription
  /// The protocols that every type conforms to.
  let conformances: String
  /// The models that hold one of themselves and are classes for it.
  let classes: Set<String>

  private init(_ description: SchemaDescription) {
    self.description = description
    classes = ValueCycles(description).names
    // A class would have to spell out how it compares, so nothing that may hold one is compared.
    conformances = classes.isEmpty ? "Codable, Hashable, Sendable" : "Codable, Sendable"
  }

  /// The source of every model and enum of a description, ending in a line feed.
  package static func write(_ description: SchemaDescription) -> String {
    let writer = SwiftTypesWriter(description)
    var source = SwiftSource()
    source.line("import Foundation")
    writer.writeStrategies(to: &source)
    for model in description.models { writer.write(model, to: &source) }
    for enumeration in description.enums { writer.write(enumeration, to: &source) }
    if writer.holdsAnyJSON { SwiftRuntime.writeJSON(to: &source) }
    if writer.holdsUnknownKeys { SwiftRuntime.writeAnyKey(to: &source) }
    return source.text
  }

  /// Whether a value can be any JSON.
  private var holdsAnyJSON: Bool {
    let fields =
      description.models.flatMap(\.fields) + description.enums.flatMap(\.cases).flatMap(\.payload)
    let others = description.models.flatMap { model -> [TypeReference] in
      switch model.shape {
      case .object(let object): object.additionalFields.map { [$0] } ?? []
      case .oneOf(let union): union.variants.compactMap(\.type)
      case .wraps, .elements: []
      }
    }
    return (fields.map(\.type) + others).contains { description.resolved($0).holdsAnyJSON }
  }

  /// Whether an object takes keys that are not described.
  private var holdsUnknownKeys: Bool {
    description.models.contains { model in
      guard case .object(let object) = model.shape else { return false }
      return object.additionalFields != nil
    }
  }

  private func writeStrategies(to source: inout SwiftSource) {
    let lines = ResolvedCoding(description.coding).decoderSource
    guard !lines.isEmpty else { return }
    source.line()
    source.line("// Decode with:")
    for line in lines { source.line("//   " + line) }
  }

  private func write(_ model: ModelSchema, to source: inout SwiftSource) {
    source.line()
    switch model.shape {
    case .object(let object): write(model, object, to: &source)
    case .wraps(let field): writeWrapper(model, field, to: &source)
    case .elements(let fields, let rest): writePositional(model, fields, rest, to: &source)
    case .oneOf(let union): write(model, union, to: &source)
    }
  }
}

extension SwiftTypesWriter {
  /// The name of a type as it stands in source: what is nested or specialised is written in one.
  func typeName(_ name: String) -> String {
    SwiftName.isIdentifier(name) ? name : SwiftName.type(name)
  }

  /// A type in Swift's spelling.
  func spelling(_ type: TypeReference) -> String {
    description.resolved(type).mapNames { .named(typeName($0)) }.description
  }

  /// The type of a field's values: a date that the decoder's strategy does not read stays what its
  /// JSON is.
  func type(of field: Field, in model: ModelSchema) -> TypeReference {
    let own = description.coding(of: field, in: model).dates
    let common = ResolvedCoding(description.coding).dates
    let type = description.resolved(field.type)
    guard own != common, type.valueType == .scalar(.date) else { return type }
    return type.replacingDates(with: own.writesNumbers ? .double : .string)
  }
}

extension TypeReference {
  /// Whether a value in it can be any JSON.
  fileprivate var holdsAnyJSON: Bool {
    switch self {
    case .scalar(let scalar): scalar == .json
    case .optional(let inner), .array(let inner), .set(let inner): inner.holdsAnyJSON
    case .dictionary(let key, let value): key.holdsAnyJSON || value.holdsAnyJSON
    case .measurement, .named, .range, .closedRange: false
    }
  }

  /// The type with another one in the place of `Date`.
  fileprivate func replacingDates(with scalar: ScalarType) -> TypeReference {
    switch self {
    case .scalar(.date): .scalar(scalar)
    case .optional(let inner): .optional(inner.replacingDates(with: scalar))
    case .array(let inner): .array(inner.replacingDates(with: scalar))
    case .set(let inner): .set(inner.replacingDates(with: scalar))
    case .dictionary(let key, let value):
      .dictionary(key: key, value: value.replacingDates(with: scalar))
    default: self
    }
  }
}
