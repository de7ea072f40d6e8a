import StubJSON
import StubSchema
import StubValues

extension ProgramCompiler {
  /// The constraints of a field made ready; nil where it has none that a single value can break.
  func constraintRule(_ field: Field) -> ConstraintRule? {
    let all = field.constraints
    let hasItemCounts = all.minItems != nil || all.maxItems != nil
    let bounds = [all.minimum, all.maximum, all.exclusiveMinimum, all.exclusiveMaximum]
    let hasValueRules =
      bounds.contains { $0 != nil } || all.multipleOf != nil || all.minLength != nil
      || all.maxLength != nil || all.pattern != nil || all.allowed != nil || all.constant != nil
    let hasDates = all.after != nil || all.before != nil
    guard hasItemCounts || hasValueRules || hasDates else { return nil }
    return ConstraintRule(
      constraints: all,
      minimum: all.minimum.flatMap { JSONNumber($0) },
      maximum: all.maximum.flatMap { JSONNumber($0) },
      exclusiveMinimum: all.exclusiveMinimum.flatMap { JSONNumber($0) },
      exclusiveMaximum: all.exclusiveMaximum.flatMap { JSONNumber($0) },
      multipleOf: all.multipleOf.flatMap { JSONNumber($0) },
      pattern: all.pattern.flatMap { try? Pattern($0) },
      hasItemCounts: hasItemCounts,
      hasValueRules: hasValueRules
    )
  }
}
