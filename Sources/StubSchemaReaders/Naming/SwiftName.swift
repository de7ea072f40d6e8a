import StubValues

/// Names that Swift takes, made of names that need not be any.
enum SwiftName {
  /// The words that cannot name a property or a case without backticks.
  static let keywords: Set<String> = [
    "Any", "Self", "Type", "actor", "as", "associatedtype", "async", "await", "break", "case",
    "catch", "class", "continue", "default", "defer", "deinit", "do", "else", "enum", "extension",
    "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init",
    "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol",
    "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super",
    "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]

  /// Whether a text is an identifier, a keyword or not.
  static func isIdentifier(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first else { return false }
    guard first == "_" || first.properties.isXIDStart else { return false }
    return text.unicodeScalars.allSatisfy { $0.properties.isXIDContinue }
  }

  /// The name of a property or a case: `first_name` gives `firstName`, `2x` gives `value2X`.
  static func member(_ text: String) -> String {
    let words = KeyWords(letters(of: text))
    let name = words.camelCase
    if isIdentifier(text), !text.contains("_") { return text }
    if isIdentifier(name) { return name }
    let prefixed = "value" + words.pascalCase
    return isIdentifier(prefixed) && !words.tokens.isEmpty ? prefixed : "value"
  }

  /// The name of a type: `line_items` gives `LineItems`, `_id` gives `Id`.
  static func type(_ text: String) -> String {
    if isIdentifier(text), let first = text.first, first.isUppercase, !text.contains("_") {
      return text
    }
    let name = KeyWords(letters(of: text)).pascalCase
    if isIdentifier(name) { return name }
    return isIdentifier("Value" + name) ? "Value" + name : "Value"
  }

  /// The name of one of several: `LineItems` gives `LineItem`.
  static func singularType(_ name: String) -> String {
    let singular = KeyWords(name).singular.pascalCase
    return isIdentifier(singular) ? singular : name
  }

  /// The name as it stands in source, a keyword in backticks.
  static func escaped(_ name: String) -> String {
    keywords.contains(name) ? "`\(name)`" : name
  }

  /// Separators in the place of everything that no identifier holds.
  private static func letters(of text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if scalar.properties.isXIDContinue {
        result.unicodeScalars.append(scalar)
      } else if scalar == "-" && result.isEmpty {
        result += "minus "
      } else {
        result += " "
      }
    }
    return result
  }
}

/// Names that are taken once each.
struct UniqueNames {
  private var taken: Set<String>

  /// Names, of which some are taken.
  init(taken: Set<String> = []) {
    self.taken = taken
  }

  /// Takes a name, whether it is free or not.
  mutating func reserve(_ name: String) { taken.insert(name) }

  /// Takes the first free one of `candidates`, else the last of them with a number.
  mutating func take(_ candidates: [String]) -> String {
    for candidate in candidates where taken.insert(candidate).inserted { return candidate }
    let base = candidates.last ?? "Value"
    var number = 2
    while !taken.insert(base + String(number)).inserted { number += 1 }
    return base + String(number)
  }
}
