/// The key conversions of `JSONDecoder` and `JSONEncoder`, `convertFromSnakeCase` and
/// `convertToSnakeCase`, as Foundation does them.
///
/// Letters beyond ASCII go through the standard library's Unicode properties, as they do there.
/// Source: swift-foundation, release 6.3, `JSONDecoder.swift`, `JSONEncoder.swift` and
/// `String+Essentials.swift`.
package enum SnakeCase {
  /// The key that `convertFromSnakeCase` makes of a key in JSON: `first_name` gives `firstName`.
  ///
  /// Underscores at both ends stay. A key without an underscore between two words stays whole,
  /// capitals and all; in any other one, each word keeps at most a first capital.
  package static func fromSnakeCase(_ wireKey: String) -> String {
    guard wireKey.utf8.contains(UInt8(ascii: "_")) else { return wireKey }
    let words = wireKey.split(separator: "_")
    guard words.count > 1 else { return wireKey }
    var key = String(wireKey.prefix { $0 == "_" })
    key += words[0].lowercased()
    for word in words.dropFirst() { appendCapitalized(word, to: &key) }
    for character in wireKey.reversed() {
      guard character == "_" else { break }
      key.append("_")
    }
    return key
  }

  /// The key in JSON that `convertToSnakeCase` makes of a key: `firstName` gives `first_name`,
  /// `imageURLPath` gives `image_url_path`.
  package static func toSnakeCase(_ key: String) -> String {
    words(of: key).map { $0.lowercased() }.joined(separator: "_")
  }

  /// Whether a decoder finds the key again under `convertFromSnakeCase` where an encoder has put
  /// it under `convertToSnakeCase`. Not so for `imageURL`, which comes back as `imageUrl`.
  package static func mapsBack(_ key: String) -> Bool {
    fromSnakeCase(toSnakeCase(key)) == key
  }

  // MARK: Capitals

  /// Appends a word with its first letter in title case and the others in lower case; "first" is
  /// each letter after something that is neither a letter nor joins letters.
  private static func appendCapitalized(_ word: Substring, to key: inout String) {
    var isInWord = false
    for scalar in word.unicodeScalars {
      if isUppercase(scalar) {
        key += isInWord ? scalar.properties.lowercaseMapping : String(scalar)
        isInWord = true
      } else if isLowercase(scalar) {
        key += isInWord ? String(scalar) : scalar.properties.titlecaseMapping
        isInWord = true
      } else {
        key.unicodeScalars.append(scalar)
        isInWord = isInWord && joinsLetters(scalar)
      }
    }
  }

  private static func isUppercase(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return 0x41...0x5A ~= scalar.value }
    let category = scalar.properties.generalCategory
    return category == .uppercaseLetter || category == .titlecaseLetter
  }

  private static func isLowercase(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return 0x61...0x7A ~= scalar.value }
    return scalar.properties.generalCategory == .lowercaseLetter
  }

  /// Whether a scalar stands within a word without ending it, as an apostrophe does; Foundation
  /// takes Unicode's case-ignorable scalars without the punctuation that separates words.
  private static func joinsLetters(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x2E, 0x3A, 0xB7, 0x387, 0x55F, 0x5F4, 0x2018, 0x2024, 0x2027, 0xFE13, 0xFE52, 0xFE55,
      0xFF07, 0xFF0E, 0xFF1A:
      false
    default:
      scalar.properties.isCaseIgnorable
    }
  }

  // MARK: Words

  /// The words that begin with a capital; several capitals in a row are one word, up to the last
  /// one before a small letter.
  private static func words(of key: String) -> [Substring] {
    guard !key.isEmpty else { return [] }
    var words: [Substring] = []
    var start = key.startIndex
    var search = key.index(after: start)
    while let capital = key.unicodeScalars[search...].firstIndex(where: isUppercase) {
      words.append(key[start..<capital])
      start = capital
      guard let small = key.unicodeScalars[capital...].firstIndex(where: isLowercase) else { break }
      let lastCapital = key.index(before: small)
      if small != key.index(after: capital), lastCapital >= capital {
        words.append(key[capital..<lastCapital])
        start = lastCapital
      }
      search = key.unicodeScalars.index(after: small)
    }
    words.append(key[start...])
    return words
  }
}
