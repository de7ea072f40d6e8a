import StubJSON
import StubSchema
import StubValues

/// Texts of one kind, which initialisers take that refuse other texts.
enum TextFamily: String, Hashable, CaseIterable {
  case timestamp, fractionalTimestamp, day, url, email, uuid, number, decimal, color, bareColor
  case currency, country, language, locale, timeZone, phone, version, clock, flag, letter
  case path, address, base64, slug, word, empty

  /// Texts of the kind, the most usual one first.
  var samples: [String] {
    switch self {
    case .timestamp: ["2025-01-01T12:00:00Z", "2024-06-30T08:15:30Z"]
    case .fractionalTimestamp: ["2025-01-01T12:00:00.000Z", "2024-06-30T08:15:30.250Z"]
    case .day: ["2025-01-01", "2024-06-30"]
    case .url: ["https://example.com/", "https://example.org/a/b?c=d"]
    case .email: ["ada@example.com", "grace.hopper@example.org"]
    case .uuid: ["6F2C1D7A-3B5E-4C8F-9A10-2D4E6F8A0B1C", "0B1C2D3E-4F50-4162-8374-95A6B7C8D9E0"]
    case .number: ["1", "42", "730"]
    case .decimal: ["1.50", "12.75"]
    case .color: ["#336699", "#FFCC00"]
    case .bareColor: ["336699", "FFCC00"]
    case .currency: ["EUR", "USD", "GBP"]
    case .country: ["DE", "US", "JP"]
    case .language: ["en", "de", "ja"]
    case .locale: ["en_US", "de_DE", "ja_JP"]
    case .timeZone: ["Europe/Berlin", "America/New_York", "Asia/Tokyo"]
    case .phone: ["+14155550123", "+442079460958"]
    case .version: ["1.2.3", "2.0.1", "10.4.0"]
    case .clock: ["12:30", "08:05", "23:45"]
    case .flag: ["true", "false"]
    case .letter: ["a", "b", "x"]
    case .path: ["/a/b", "/c/d.txt"]
    case .address: ["192.0.2.1", "198.51.100.7"]
    case .base64: ["SGVsbG8=", "V29ybGQ="]
    case .slug: ["first-post", "second-post"]
    case .word: ["sample", "example", "other"]
    case .empty: [""]
    }
  }

  /// Parts of keys under which such texts stand.
  private var keyParts: [String] {
    switch self {
    case .timestamp: ["date", "time", "createdat", "updatedat"]
    case .day: ["day", "birth"]
    case .url: ["url", "link", "website", "href"]
    case .email: ["mail"]
    case .uuid: ["uuid", "guid"]
    case .number: ["number", "count", "amount"]
    case .color: ["color", "colour"]
    case .currency: ["currency"]
    case .country: ["country"]
    case .language: ["language"]
    case .locale: ["locale"]
    case .timeZone: ["zone"]
    case .phone: ["phone", "mobile", "tel"]
    case .version: ["version"]
    case .path: ["path", "file"]
    case .slug: ["slug"]
    default: []
    }
  }

  /// The kind of text that a key makes likely.
  static func likely(under key: String) -> TextFamily? {
    let key = key.lowercased()
    return allCases.last { family in family.keyParts.contains { key.contains($0) } }
  }

  /// Says of a field what its texts are.
  func describe(_ field: inout Field) {
    switch self {
    case .timestamp: become(.date, .iso8601, &field)
    case .fractionalTimestamp: become(.date, .iso8601Fractional, &field)
    case .day:
      if let format = try? DateFormat("yyyy-MM-dd") { become(.date, .formats([format]), &field) }
    case .url: become(.url, nil, &field)
    case .uuid: become(.uuid, nil, &field)
    case .email: field.generation.generator = GeneratorReference(name: "internet.email")
    case .number: field.constraints.pattern = "^[1-9][0-9]{0,2}$"
    case .decimal: field.constraints.pattern = "^[1-9][0-9]{0,2}\\.[0-9]{2}$"
    case .color: field.constraints.pattern = "^#[0-9A-F]{6}$"
    case .bareColor: field.constraints.pattern = "^[0-9A-F]{6}$"
    default: field.generation.values = samples.map { .string($0) }
    }
  }

  private func become(_ scalar: ScalarType, _ dates: DateStrategy?, _ field: inout Field) {
    field.type = field.type.isOptional ? .optional(.scalar(scalar)) : .scalar(scalar)
    field.coding.dates = dates
  }
}
