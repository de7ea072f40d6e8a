/// Tells whether source is nested more deeply than a parser can follow.
enum NestingCheck {
  /// How many brackets may be open at once.
  private static let limit = 200
  /// How many generic arguments may be open at once.
  private static let genericLimit = 48
  /// How many interpolations, or conditions of the compiler, may be open at once.
  private static let rareLimit = 24

  /// The offset of the first bracket that is nested too deeply; nil where none is.
  ///
  /// - Complexity: O(*n*) in the bytes.
  static func firstFault(in bytes: [UInt8]) -> Int? {
    bytes.withUnsafeBufferPointer { buffer in
      var scanner = ByteScanner(buffer)
      var depth = 0
      var angles = 0
      var conditions = 0
      while let token = scanner.next() {
        switch token {
        case .open(.angle): angles += 1
        case .close(.angle): angles = max(0, angles - 1)
        case .open(let bracket):
          depth += 1
          if bracket == .brace { angles = 0 }
        case .close: depth = max(0, depth - 1)
        case .word(let range) where scanner.isDirective(range):
          if scanner.isWord(range, Array("if".utf8)) { conditions += 1 }
          if scanner.isWord(range, Array("endif".utf8)) { conditions = max(0, conditions - 1) }
        case .word: break
        }
        if depth > limit || angles > genericLimit { return scanner.index - 1 }
        if max(conditions, scanner.deepestInterpolation) > rareLimit { return scanner.index - 1 }
      }
      return scanner.deepestInterpolation > rareLimit ? max(0, bytes.count - 1) : nil
    }
  }
}
