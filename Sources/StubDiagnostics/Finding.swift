/// One thing that is wrong, or worth knowing, in what the user gave.
///
/// A finding has no severity: its code has a consequence, and the command line decides what that
/// is worth.
public struct Finding: Sendable, Hashable {
  /// The stable name of the kind of finding.
  public var code: FindingCode
  /// What is wrong, in one line: what was found, and what was expected.
  public var message: String
  /// Where it stands, if it stands anywhere.
  public var location: SourceLocation?
  /// The path to the value: `$[3].dueDate` in JSON, `ToDoItem.dueDate` in a schema; may be empty.
  public var path: String
  /// What helps to understand it, each with a place of its own where it has one.
  public var notes: [Note]
  /// The proposed remedy.
  public var fix: Fix?

  /// A finding made of its parts.
  public init(
    _ code: FindingCode,
    _ message: String,
    at location: SourceLocation? = nil,
    path: String = "",
    notes: [Note] = [],
    fix: Fix? = nil
  ) {
    self.code = code
    self.message = message
    self.location = location
    self.path = path
    self.notes = notes
    self.fix = fix
  }

  /// A remark that belongs to a finding.
  public struct Note: Sendable, Hashable {
    /// The remark, in one line.
    public var message: String
    /// What it refers to.
    public var location: SourceLocation?

    /// A remark on `location`.
    public init(_ message: String, at location: SourceLocation? = nil) {
      self.message = message
      self.location = location
    }
  }

  /// A remedy: what to do in words and, where a machine can do it, the edits.
  public struct Fix: Sendable, Hashable {
    /// What to do, as an imperative.
    public var message: String
    /// The edits that do it, in ascending order, none overlapping another.
    public var edits: [Edit]
    /// The key that has to be added to the object, as JSON spells it, where that is the remedy: its
    /// value is for another to find.
    public var addedKey: String?

    /// A remedy in words, with the edits that carry it out.
    public init(_ message: String, edits: [Edit] = [], addedKey: String? = nil) {
      self.message = message
      self.edits = edits
      self.addedKey = addedKey
    }
  }

  /// A replacement of bytes in the file that a finding stands in.
  public struct Edit: Sendable, Hashable {
    /// The bytes to replace; an empty range is an insertion.
    public var range: SourceRange
    /// What to put there.
    public var replacement: String

    /// Puts `replacement` in the place of `range`.
    public init(_ range: SourceRange, _ replacement: String) {
      self.range = range
      self.replacement = replacement
    }
  }
}
