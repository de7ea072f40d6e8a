import StubValues

/// What the samples show of texts.
struct TextProfile {
  /// How many there are.
  private(set) var count = 0
  /// The different ones in the order of their appearance, as long as they are few.
  private(set) var values: [String] = []
  private var known: Set<String> = []
  private(set) var isVaried = false
  /// Whether each is a UUID.
  private(set) var areUUIDs = true
  /// Whether each is an address of the web or of a file.
  private(set) var areURLs = true
  /// Whether each is the Base64 of bytes, and looks it.
  private(set) var areBase64 = true
  /// The date strategies that read each of them.
  private(set) var dates: [DateStrategy] = DateGuess.textStrategies

  /// The most different texts that could be the cases of an enum.
  static let maximumCases = 10

  /// Takes a text into account.
  mutating func absorb(_ text: String) {
    count += 1
    note(text)
    if areUUIDs, case .canonical = UUIDText.read(text) {} else { areUUIDs = false }
    areURLs = areURLs && Self.isURL(text)
    areBase64 = areBase64 && Self.isBase64(text)
    dates.removeAll { strategy in
      if case .canonical = strategy.read(text) { false } else { true }
    }
  }

  /// Takes everything into account that another profile has seen.
  mutating func merge(_ other: TextProfile) {
    guard other.count > 0 else { return }
    count += other.count
    isVaried = isVaried || other.isVaried
    for value in other.values { note(value) }
    areUUIDs = areUUIDs && other.areUUIDs
    areURLs = areURLs && other.areURLs
    areBase64 = areBase64 && other.areBase64
    dates.removeAll { !other.dates.contains($0) }
  }

  private mutating func note(_ text: String) {
    guard !isVaried, !known.contains(text) else { return }
    guard values.count < Self.maximumCases, text.utf8.count <= 32 else {
      isVaried = true
      return
    }
    known.insert(text)
    values.append(text)
  }

  /// Whether few values repeat, each a word that could name a case.
  var areCases: Bool {
    !isVaried && values.count >= 2 && count >= values.count * 3 && count >= 6
      && values.allSatisfy(Self.isWord)
  }

  private static func isWord(_ text: String) -> Bool {
    guard let first = text.utf8.first, (first | 0x20) >= 0x61, (first | 0x20) <= 0x7A else {
      return false
    }
    return text.utf8.allSatisfy { byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x5F, 0x2E: true
      default: false
      }
    }
  }

  private static func isURL(_ text: String) -> Bool {
    guard let end = text.utf8.firstIndex(of: 0x3A) else { return false }
    guard ["http", "https", "ftp", "file", "wss", "ws"].contains(text[..<end]) else { return false }
    let rest = text[end...]
    return rest.hasPrefix("://") && rest.utf8.count > 3
      && rest.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && !forbidden.contains($0) }
  }

  /// `"<>\^` and `` ` { | } ``, which Foundation does not take as they are.
  private static let forbidden: Set<UInt8> = [
    0x22, 0x3C, 0x3E, 0x5C, 0x5E, 0x60, 0x7B, 0x7C, 0x7D,
  ]

  /// Long enough, and with what hardly any other text has: padding or `+`, and letters of both
  /// cases and digits.
  private static func isBase64(_ text: String) -> Bool {
    guard text.utf8.count >= 16, case .canonical = Base64.read(text) else { return false }
    let bytes = text.utf8
    let isMixed =
      bytes.contains { (0x41...0x5A).contains($0) } && bytes.contains { (0x61...0x7A).contains($0) }
    return isMixed && (bytes.last == 0x3D || bytes.contains(0x2B) || bytes.count >= 64)
  }
}
