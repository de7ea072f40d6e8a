import SwiftParser
import SwiftSyntax

/// The cases of a `CodingKeys` enum with the keys that they stand for.
struct CodingKeyList {
  struct Key {
    /// The case, which has the name of a property.
    let name: String
    /// What it is in JSON.
    let text: String
    let token: TokenSyntax
  }

  let keys: [Key]
  /// Where the spelling is computed by code, so that the keys are a guess.
  let computed: Syntax?

  /// Keys that are at hand.
  init(keys: [Key]) {
    self.keys = keys
    computed = nil
  }

  /// The keys of a declared enum, or of a struct with static members.
  init(_ declaration: TypeDeclaration, members: [DeclSyntax]) {
    let rawType = declaration.inherited.first?.trimmedDescription
    keys = members.compactMap { $0.as(EnumCaseDeclSyntax.self) }.flatMap(\.elements).map {
      element in
      let name = element.name.identifierText
      let raw = element.rawValue?.value.as(StringLiteralExprSyntax.self)
      let text = rawType == "Int" ? nil : raw?.representedLiteralValue
      return Key(name: name, text: text ?? name, token: element.name)
    }
    computed = members.lazy.compactMap { $0.as(VariableDeclSyntax.self) }
      .first { $0.bindings.first?.pattern.trimmedDescription == "stringValue" }
      .map { Syntax($0) }
  }

  /// The key of a property, or of a case.
  func key(of name: String) -> Key? {
    keys.first { $0.name == name }
  }
}
