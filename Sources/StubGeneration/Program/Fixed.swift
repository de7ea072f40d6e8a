/// A part of a compiled program, shared and never changed: however large it is, handing it on costs
/// one reference.
@dynamicMemberLookup
final class Fixed<Part: Sendable>: Sendable {
  /// The part.
  let part: Part

  init(_ part: Part) { self.part = part }

  @inline(__always)
  subscript<Member>(dynamicMember member: KeyPath<Part, Member>) -> Member {
    part[keyPath: member]
  }
}

/// An object of a compiled program.
final class FixedObject: Sendable {
  /// The object as it was compiled.
  let plan: ObjectPlan
  /// The fields, in the order in which they are written.
  let fields: [Fixed<FieldPlan>]
  /// The bounds of dates, of the fields that have some.
  let dates: [Fixed<DatePlan>]
  /// The sets of fields whose values together are unique.
  let compoundKeys: [CompoundKey]
  /// Values under keys of their own, where the object is open.
  let additional: DictionaryPlan?

  init(_ plan: ObjectPlan) {
    self.plan = plan
    fields = plan.fields.map { Fixed($0) }
    dates = plan.dates.map { Fixed($0) }
    compoundKeys = plan.compoundKeys
    additional = plan.additional
  }

  /// The position of a field by coding key or, in second place, by the key in JSON.
  func index(of name: String) -> Int? {
    fields.firstIndex { $0.name == name } ?? fields.firstIndex { $0.wireKey == name }
  }
}
