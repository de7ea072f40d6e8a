import StubDiagnostics
import StubSchema

/// What has to be remembered from record to record: unique values, and keys that are referred to.
struct ValueRegister {
  /// The field whose value is read, as a number for the path of fields that led there.
  var scope = 0
  private var scopes: [Scope: Int] = [:]
  private var owners: [Owner: [ScalarKey: Int]] = [:]

  /// How many records there were.
  var recordCount = 0
  /// The keys of the records of this run.
  var keys = ReferenceKeys()
  /// The fields of the record that others refer to, by their place in the record.
  let collected: [Int: FieldPath]
  /// References into this run that nothing has been found for yet.
  var open: [FieldPath: [ScalarKey: [Finding]]] = [:]
  /// Links into this run that nothing has led back for yet.
  var openLinks: [(link: RelationLink, inverse: FieldPath, finding: Finding)] = []
  /// Fields whose references cannot be checked.
  var unchecked: [String] = []

  private struct Scope: Hashable {
    var outer: Int
    var field: Int
  }

  /// A set of values of which each may stand once.
  struct Owner: Hashable {
    var scope: Int
    /// The field, or a number below 0 for a group of them.
    var field: Int
    var object = -1
  }

  init(_ program: ValidationProgram, _ options: ValidationOptions) {
    collected = program.collected
  }

  /// Goes on inside the value of a field.
  mutating func enter(_ field: Int) {
    let key = Scope(outer: scope, field: field)
    if let known = scopes[key] {
      scope = known
    } else {
      scope = scopes.count + 1
      scopes[key] = scope
    }
  }

  /// Whether a value was remembered.
  func holds(_ value: ScalarKey, of owner: Owner) -> Bool { owners[owner]?[value] != nil }

  /// Remembers a value that others may refer to.
  mutating func collect(_ key: ScalarKey, as path: FieldPath) {
    keys.keys[path, default: []].insert(key)
    open[path]?[key] = nil
  }

  /// Remembers a value; the record in which it stood before, if it did.
  mutating func remember(_ value: ScalarKey, of owner: Owner, in record: Int) -> Int? {
    if let other = owners[owner, default: [:]][value] { return other }
    owners[owner, default: [:]][value] = record
    return nil
  }
}
