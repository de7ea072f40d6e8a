import StubValues

/// A key as it stands in JSON.
struct SourceKey: CodingKey {
  let stringValue: String
  let intValue: Int? = nil

  init(_ name: String) {
    stringValue = name
  }

  init?(stringValue: String) { self.init(stringValue) }

  init?(intValue: Int) { nil }
}

/// The spellings in which a key may stand in JSON.
enum KeySpelling {
  /// The spellings to try, the key itself first.
  static func spellings(of key: String) -> [String] {
    let snake = SnakeCase.toSnakeCase(key)
    let kebab = snake.replacing("_", with: "-")
    let pascal = key.prefix(1).uppercased() + key.dropFirst()
    return [
      key, snake, kebab, pascal, snake.uppercased(), kebab.uppercased(), key.lowercased(),
      key.uppercased(), "_\(key)", "@\(key)", "$\(key)",
    ]
  }
}
