/// An object of the program: its fields in the order in which they are written.
struct ObjectPlan: Sendable {
  /// The model's name.
  var model: String
  /// What the model is about.
  var context: ModelContext?
  /// The fields.
  var fields: [FieldPlan] = []
  /// The bounds of dates, of the fields that have some.
  var dates: [DatePlan] = []
  /// The sets of fields whose values together are unique.
  var compoundKeys: [CompoundKey] = []
  /// Values under keys of their own, where the object is open.
  var additional: DictionaryPlan?
}

/// A field of an object.
struct FieldPlan: Sendable {
  /// The coding key.
  var name: String
  /// The key in JSON.
  var wireKey: String
  /// The key in JSON, in quotes.
  var quotedKey: [UInt8]
  /// The hash of the coding key.
  var hash: UInt64
  /// The node of its value.
  var node: Int
  /// How often a value is there, from 0 to 1.
  var presence = 1.0
  /// What decides whether a value is there, instead of chance; nil where nothing does.
  var milestone: Milestone?
  /// What stands for a value that is not there.
  var absence = Absence.leftOut
  /// The ways of being absent that are walked through; empty where chance decides.
  var absences: [Absence] = []
  /// Whether the value may lead back to its own kind of object, and be left out for that.
  var canEndRecursion = false
  /// Whether no two values are equal.
  var isUnique = false
  /// How many values a unique field can have.
  var capacity = Capacity.unknown
  /// Whether the value is left out of records that have nothing to refer to.
  var mayBeMissing = false

  /// What stands for a value that is not there.
  enum Absence: Sendable, Hashable {
    /// Nothing: the key is left out.
    case leftOut
    /// The key with null.
    case null
  }
}

/// Fields whose values together are unique.
struct CompoundKey: Sendable {
  /// The hash of the fields.
  var hash: UInt64
  /// The positions of the fields.
  var fields: [Int]
  /// How many combinations there are.
  var capacity: Capacity
}

/// The bounds of a date.
struct DatePlan: Sendable {
  /// The position of its field.
  var field: Int
  /// The moments that it is drawn from where no other date says more.
  var window: DateWindow
  /// What bounds set for every record, in seconds since 1970.
  var least = Int.min
  /// What bounds set for every record, in seconds since 1970.
  var greatest = Int.max
  /// The dates that it is at or after, by their positions.
  var lower: [DateLink] = []
  /// The dates that it is at or before, by their positions.
  var upper: [DateLink] = []
  /// Whether the moments of its window are numbered, so that no two records have the same.
  var isNumbered = false
  /// How the moments spread over the window; nil where all are alike.
  var curve: DistributionCurve?
  /// Whether the schema binds the date itself; another one keeps the moment that it has anyway,
  /// as long as the dates around leave room for it.
  var isBound = false
  /// Whether no other date bounds it, and its window lies within its bounds.
  var isFree: Bool {
    lower.isEmpty && upper.isEmpty && least <= window.lower && window.upper <= greatest
  }
}
