/// One thing in an asset that keeps a record from being decoded, and its place.
public struct StubFault: Sendable, Hashable {
  /// What is wrong.
  public enum Kind: String, Sendable, Hashable {
    /// A key that the model requires is not there.
    case missingKey = "missing-key"
    /// The value is of another type than the model's.
    case typeMismatch = "type-mismatch"
    /// `null` stands where the model takes none.
    case unexpectedNull = "unexpected-null"
    /// The value has the right type, and the model does not take it: an enum without that case, a
    /// date in another format, a number out of range.
    case invalidValue = "invalid-value"
    /// The text is no JSON.
    case syntax
    /// The model's own `init(from:)` refused the record with an error of its own.
    case refused
  }

  /// What is wrong.
  public var kind: Kind
  /// The asset's file.
  public var file: String
  /// The line, 1-based.
  public var line: Int
  /// The column, 1-based, counted in Unicode scalars: the value, or the object that lacks a key.
  public var column: Int
  /// The path of the value: `$[3].dueDate`.
  public var path: String
  /// The position of the record in its array, 0-based, where the fault lies in a record.
  public var record: Int?
  /// What stands there: `a string "2"`; of a text that is no JSON, what is wrong with it.
  public var found: String
  /// What the model expects there: `Int`.
  public var expected: String
  /// What to do about it, where there is something definite to say.
  public var remedy: String?
  /// The source line, and below it a mark; empty where there is no line to show.
  public var excerpt: String

  /// The fault in one line: place, path, what was found and expected.
  public var summary: String {
    let what = kind == .syntax ? found : "\(path): found \(found), expected \(expected)"
    return "\(file):\(line):\(column): \(what) [\(kind.rawValue)]"
  }
}

extension StubFault: CustomStringConvertible {
  /// The summary, the source line with a mark, and the remedy.
  public var description: String {
    var lines = [summary]
    if !excerpt.isEmpty { lines.append(excerpt) }
    if let remedy { lines.append("  fix: \(remedy)") }
    return lines.joined(separator: "\n")
  }
}
