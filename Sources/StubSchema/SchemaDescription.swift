package import StubDiagnostics
package import StubValues

/// What the JSON of some models looks like: the models, the enums and the aliases that a
/// description declares.
///
/// It is the hub of the project. Every reader reads into it, and generation, validation and
/// scaffolding read from it.
public struct SchemaDescription: Sendable, Hashable {
  /// The models, in the order of the source; inline ones follow the model that they stand in.
  package var models: [ModelSchema] = []
  /// The enums, in the order of the source.
  package var enums: [EnumSchema] = []
  /// Names for types whose source lies elsewhere, in the order of the source.
  package var aliases: [TypeAlias] = []
  /// The coding strategies of all models.
  package var coding = CodingStrategies()
  /// The instant that `now` means, if the description says it.
  package var now: Timestamp?
  /// The catalogue version that the description pins.
  package var catalogue: Int?
  /// The locale of generated values: `de_DE`.
  package var locale: String?

  /// A description without models.
  public init() {}
}

/// A name for a type: `UserID` for `UUID`.
package struct TypeAlias: Sendable, Hashable {
  /// The name, qualified where it is nested.
  package var name: String
  /// What it stands for.
  package var type: TypeReference
  /// Where it is declared.
  package var origin = Origin()

  /// A name for `type`.
  package init(name: String, type: TypeReference) {
    self.name = name
    self.type = type
  }
}

/// Where something of a description was read from.
///
/// Places never distinguish two descriptions: any two origins are equal.
package struct Origin: Sendable {
  /// The declaration itself.
  package var location: SourceLocation?
  /// The values of single words: `minLength` → where its value stands.
  package var words: [String: SourceLocation]

  /// An origin; both parts are empty for what no source says.
  package init(_ location: SourceLocation? = nil, words: [String: SourceLocation] = [:]) {
    self.location = location
    self.words = words
  }

  /// Where the value of `word` stands, else the declaration.
  package func of(_ word: String) -> SourceLocation? {
    words[word] ?? location
  }
}

extension Origin: Hashable {
  /// Always true.
  package static func == (lhs: Origin, rhs: Origin) -> Bool { true }

  /// Hashes nothing.
  package func hash(into hasher: inout Hasher) {}
}
