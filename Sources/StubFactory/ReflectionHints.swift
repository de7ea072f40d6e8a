/// What reflection is told because no probe can find it out.
///
/// ```swift
/// var hints = ReflectionHints()
/// hints.describe(IBAN.self, as: #"{"wraps": {"type": "String", "generator": "finance.iban"}}"#)
/// hints.userInfo[.tenant] = "acme"
/// let schema = SchemaDescription(reflecting: Payment.self, hints: hints)
/// ```
public struct ReflectionHints: Sendable {
  /// What the initialisers find in their decoder's `userInfo`.
  public var userInfo: [CodingUserInfoKey: any Sendable] = [:]

  /// The descriptions that were given, by the types that they stand for.
  var descriptions: [ObjectIdentifier: String] = [:]

  /// No hints.
  public init() {}

  /// Describes a type whose initialiser takes only values that no probe hits upon.
  ///
  /// - Parameters:
  ///   - type: The type, which is then not probed itself.
  ///   - json: What a schema description says of it: an object with `fields`, `wraps`, `elements`
  ///     or `oneOf`, or an enum's `cases`.
  public mutating func describe<Model>(_ type: Model.Type, as json: String) {
    descriptions[ObjectIdentifier(type)] = json
  }
}
