/// What follows from a finding.
public enum Consequence: String, Sendable, Hashable, CaseIterable {
  /// The input cannot be used for what was asked: a broken schema, a missing file, a wrong option.
  case unusable
  /// `JSONDecoder` with the declared strategies would throw.
  case undecodable
  /// It decodes, but breaks a constraint, a uniqueness, a reference or an order between fields.
  case violated
  /// It decodes, but nobody wants it.
  case suspect
  /// It is no fault.
  case remark
}

/// The stable name of a kind of finding.
///
/// Codes are kebab-case, documented, and never renamed or reused.
public struct FindingCode: Sendable, Hashable {
  /// The name: `missing-key`.
  public let name: String
  /// What follows from every finding with this code.
  public let consequence: Consequence
  /// What it says, in one sentence.
  public let summary: String

  /// A code; each is a static constant of the module that reports it.
  public init(_ name: String, _ consequence: Consequence, _ summary: String) {
    self.name = name
    self.consequence = consequence
    self.summary = summary
  }

  /// Whether two codes have the same name.
  public static func == (lhs: FindingCode, rhs: FindingCode) -> Bool { lhs.name == rhs.name }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
