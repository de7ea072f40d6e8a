/// What a look at a file's bytes tells of the types that it declares, without parsing it.
///
/// It may name too much (a word in a raw string), which costs a needless parse, never too little.
struct DeclarationScan {
  /// The names of all declared types, protocols and aliases, at any depth.
  private(set) var declared: Set<String> = []
  /// Those that stand outside every brace.
  private(set) var topLevel: Set<String> = []
  /// The dotted names of what is extended.
  private(set) var extended: Set<String> = []
  /// The marks of `Marker` that occur.
  private(set) var markers: Set<Marker> = []

  /// Words that make a file interesting for something else than its declarations.
  enum Marker: String, CaseIterable {
    case codable = "Codable"
    case decodable = "Decodable"
    case model = "Model"
    case dates = "dateDecodingStrategy"
    case keys = "keyDecodingStrategy"
  }

  /// The words that matter, by their length: most words are told apart by that alone.
  private static let wordsByLength: [[[UInt8]]] = {
    let keywords = ["struct", "class", "enum", "typealias", "protocol", "actor", "extension"]
    let words = (keywords + Marker.allCases.map(\.rawValue)).map { Array($0.utf8) }
    return (0...20).map { length in words.filter { $0.count == length } }
  }()

  /// Scans a file.
  ///
  /// - Complexity: O(*n*) in the bytes.
  init(_ bytes: [UInt8]) {
    let words = Self.wordsByLength
    var depth = 0
    bytes.withUnsafeBufferPointer { buffer in
      var scanner = ByteScanner(buffer)
      while let token = scanner.next() {
        switch token {
        case .open(let bracket): depth += bracket == .brace ? 1 : 0
        case .close(let bracket): depth -= bracket == .brace ? 1 : 0
        case .word(let range):
          guard range.count < words.count,
            let word = words[range.count].first(where: { scanner.isWord(range, $0) })
          else { continue }
          note(String(decoding: word, as: UTF8.self), &scanner, depth)
        }
      }
    }
    // Where the braces do not pair, strings or comments misled the scan: no depth can be trusted.
    if depth != 0 { topLevel = declared }
  }

  private mutating func note(_ word: String, _ scanner: inout ByteScanner, _ depth: Int) {
    if let marker = Marker(rawValue: word) {
      markers.insert(marker)
    } else if word == "extension" {
      if let name = scanner.dottedName() { extended.insert(name) }
    } else if let name = scanner.dottedName() {
      declared.insert(name)
      if depth <= 0 { topLevel.insert(name) }
    }
  }
}
