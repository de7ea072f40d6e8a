extension KeyWords {
  /// The words as a person would label a form: `Due Date`, `Image URL`.
  package var titleCase: String {
    tokens.map { Self.acronyms.contains($0) ? Self.uppercased($0) : Self.capitalized($0) }
      .joined(separator: " ")
  }

  /// The words as a property's name: `dueDate`, `imageUrl`.
  package var camelCase: String {
    (tokens.prefix(1) + tokens.dropFirst().map(Self.capitalized)).joined()
  }

  /// The words as a type's name: `DueDate`, `ImageUrl`.
  package var pascalCase: String { tokens.map(Self.capitalized).joined() }

  /// The words with underscores: `due_date`.
  package var snakeCase: String { tokens.joined(separator: "_") }

  /// The words with hyphens: `due-date`.
  package var kebabCase: String { tokens.joined(separator: "-") }

  /// The same words with the last one in the singular: *due dates* gives *due date*.
  package var singular: KeyWords {
    guard let last = tokens.last else { return self }
    return KeyWords(tokens: tokens.dropLast() + [EnglishNoun.singular(of: last)])
  }

  /// The same words with the last one in the plural: *due date* gives *due dates*.
  package var plural: KeyWords {
    guard let last = tokens.last else { return self }
    return KeyWords(tokens: tokens.dropLast() + [EnglishNoun.plural(of: last)])
  }

  /// Words that are written in capitals.
  private static let acronyms: Set<String> = [
    "api", "bic", "cpu", "css", "csv", "cvv", "dns", "ean", "eta", "faq", "gps", "gpu",
    "gtin",
    "html", "http", "https", "iban", "id", "imei", "ip", "isbn", "iso", "json", "mac", "md5", "nfc",
    "os", "pdf", "png", "qr", "ram", "rgb", "rss", "sha", "sku", "sms", "sql", "ssh", "ssl",
    "svg", "tcp", "tls", "ui", "uk", "upc", "uri", "url", "usb", "utc", "uuid", "vat", "vin",
    "vip", "vpn", "xml", "zip",
  ]

  private static func capitalized(_ word: String) -> String {
    guard let first = word.utf8.first, first.isASCIILowercase else { return word }
    return String(Unicode.Scalar(first.uppercasedASCII)) + word.dropFirst()
  }

  private static func uppercased(_ word: String) -> String {
    String(decoding: word.utf8.map(\.uppercasedASCII), as: UTF8.self)
  }
}
