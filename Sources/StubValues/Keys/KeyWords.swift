/// The words of a key: `imageURL`, `image_url` and `image-url` are *image* and *url*.
package struct KeyWords: Hashable, Sendable {
  /// The words in order, in ASCII lower case; a run of digits is a word of its own.
  ///
  /// Letters beyond ASCII stay as they are and count as small ones.
  package let tokens: [String]

  /// Splits a key at capitals, digits and everything that is neither letter nor digit.
  ///
  /// Several capitals in a row are one word, up to the last one before a small letter, with a
  /// plural's *s*: `HTTPSStatusCode` is *https status code*, `URLs` is *urls*. Names with a
  /// spelling of their own stay whole: `iOSVersion` is *ios version*.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  package init(_ key: String) {
    var splitter = KeySplitter(key)
    tokens = Self.joiningNames(splitter.tokens())
  }

  /// Words that are given, in ASCII lower case.
  package init(tokens: [String]) { self.tokens = tokens }

  /// Names that capitals or underscores would cut in two, by their halves.
  private static let names: [String: Set<String>] = [
    "i": ["os", "pad", "phone", "cloud", "mac", "pod", "tunes"],
    "ipad": ["os"],
    "mac": ["os"],
    "tv": ["os"],
    "watch": ["os"],
    "vision": ["os"],
    "e": ["mail", "book", "tag"],
    "o": ["auth"],
    "wi": ["fi"],
  ]

  private static func joiningNames(_ words: [String]) -> [String] {
    var joined: [String] = []
    for word in words {
      if let last = joined.last, names[last]?.contains(word) == true {
        joined[joined.count - 1] = last + word
      } else {
        joined.append(word)
      }
    }
    return joined
  }
}

/// Cuts one key into words.
private struct KeySplitter {
  private enum Kind { case small, capital, digit, separator }

  private let bytes: [UInt8]
  private var offset = 0

  init(_ key: String) { bytes = Array(key.utf8) }

  mutating func tokens() -> [String] {
    var tokens: [String] = []
    while let kind = kind(at: offset) {
      let start = offset
      skip(kind)
      if kind == .separator { continue }
      if kind == .capital { endCapitals(since: start) }
      let word = bytes[start..<offset].map(\.lowercasedASCII)
      tokens.append(String(decoding: word, as: UTF8.self))
    }
    return tokens
  }

  private mutating func skip(_ kind: Kind) {
    while self.kind(at: offset) == kind { offset += 1 }
  }

  /// Finds the end of a word that begins with a run of capitals, which ends before `offset`.
  private mutating func endCapitals(since start: Int) {
    guard kind(at: offset) == .small else { return }
    if offset - start == 1 {
      skip(.small)
    } else if bytes[offset] == UInt8(ascii: "s"), kind(at: offset + 1) != .small {
      offset += 1
    } else {
      offset -= 1
    }
  }

  private func kind(at offset: Int) -> Kind? {
    guard offset < bytes.count else { return nil }
    let byte = bytes[offset]
    if byte.isASCIIUppercase { return .capital }
    if byte.isASCIILowercase || byte >= 0x80 { return .small }
    return byte.decimalDigit == nil ? .separator : .digit
  }
}
