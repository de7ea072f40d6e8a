/// The words of a description, level by level: every key that the codec knows.
///
/// `$schema`, `$comment` and keys that begin with `x-` are allowed on every level and mean nothing;
/// among names that the user gives, only where what stands there is no type.
package enum Words {
  /// The keys of a file.
  package enum File: String, CaseIterable, Sendable {
    case stubschema, model, models, enums, aliases, coding, now, catalogue, locale
  }

  /// The keys of a model; in a file with a single model they stand on the file's level.
  package enum Model: String, CaseIterable, Sendable {
    case from, fields, includes, additionalFields, wraps, elements, rest
    case oneOf, tag, content, otherwise
    case coding, unique, identifiable, count, locale, records, persistence
  }

  /// The keys of a field.
  package enum Field: String, CaseIterable, Sendable {
    case type, key, property, required, nullable
    case defaultValue = "default"
    case accepts, onMismatch, assumed, coding
    case minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf
    case minLength, maxLength, pattern, minItems, maxItems
    case allowed = "enum"
    case const, unique, after, before, within
    case generator, values, weights, template, sequence, constant, distribution
    case probability, presence, locale
    case references, inverse, persistence
  }

  /// The keys of an enum.
  package enum Enum: String, CaseIterable, Sendable {
    case rawType, cases, unknown, codingKeyRepresentable
  }

  /// The keys of coding strategies.
  package enum Coding: String, CaseIterable, Sendable {
    case dates, keys, data, nonConformingFloats
  }

  /// The keys of a date strategy that is not a name.
  package enum Dates: String, CaseIterable, Sendable {
    case format, formats
  }

  /// The keys of strings that stand for non-conforming floats.
  package enum Floats: String, CaseIterable, Sendable {
    case positiveInfinity, negativeInfinity, nan
  }

  /// The keys of a sequence of numbers.
  package enum Sequence: String, CaseIterable, Sendable {
    case start, step
  }

  /// The keys of a model's persistence.
  package enum ModelPersistence: String, CaseIterable, Sendable {
    case framework, entity
    case className = "class"
    case module, parent, abstract, renamingIdentifier, configurations, userInfo
  }

  /// The keys of a field's persistence.
  package enum FieldPersistence: String, CaseIterable, Sendable {
    case deleteRule, ordered, transient, derived, renamingIdentifier, scalar, transformer
    case inverse, userInfo
  }

  /// Whether `key` may stand anywhere and means nothing.
  package static func isRemark(_ key: String) -> Bool {
    key == "$schema" || key == "$comment" || key.hasPrefix("x-")
  }
}
