extension TypeReference {
  /// What is wrong with the spelling of a type.
  package struct SyntaxError: Error, Sendable, Hashable {
    /// How many bytes of the text stand before the fault.
    package let offset: Int
    /// What was expected there.
    package let message: String
  }

  /// How deeply types may be nested in each other.
  static let maximumDepth = 64

  /// Reads a type in Swift's spelling.
  ///
  /// Optionals in every spelling (`T?`, `T!`, `Optional<T>`), arrays and dictionaries in both
  /// (`[T]`, `Array<T>`, `[K: V]`, `Dictionary<K, V>`), `Set`, `Range`, `ClosedRange`,
  /// `Measurement`, dotted and specialised names. `Swift.` and `Foundation.` in front of a known
  /// type are dropped, and so are `any` and `some` nowhere: they are faults.
  ///
  /// - Throws: The first fault.
  package init(parsing text: String) throws(SyntaxError) {
    var parser = TypeParser(text)
    self = try parser.parse()
  }
}

/// A recursive-descent parser over the bytes of a type's spelling, bounded in depth.
private struct TypeParser {
  let bytes: [UInt8]
  var index = 0

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  mutating func parse() throws(TypeReference.SyntaxError) -> TypeReference {
    let type = try type(depth: 0)
    skipSpaces()
    guard index == bytes.count else { throw fault("expected the end of the type") }
    return type
  }

  private mutating func type(depth: Int) throws(TypeReference.SyntaxError) -> TypeReference {
    guard depth < TypeReference.maximumDepth else { throw fault("the type is nested too deeply") }
    skipSpaces()
    var type =
      if take("[") { try bracketed(depth: depth) } else { try nominal(depth: depth) }
    while take("?") || take("!") { type = .optional(type) }
    return type
  }

  private mutating func bracketed(depth: Int) throws(TypeReference.SyntaxError) -> TypeReference {
    let first = try type(depth: depth + 1)
    if takeSpaced(":") {
      let value = try type(depth: depth + 1)
      try expect("]")
      return .dictionary(key: first, value: value)
    }
    try expect("]")
    return .array(first)
  }

  private mutating func nominal(depth: Int) throws(TypeReference.SyntaxError) -> TypeReference {
    let start = index
    var name = try qualifiedName()
    for module in ["Swift.", "Foundation.", "CoreGraphics."] where name.hasPrefix(module) {
      name = String(name.dropFirst(module.count))
    }
    guard takeSpaced("<") else { return TypeReference(nominal: name) }
    var arguments = [try type(depth: depth + 1)]
    while takeSpaced(",") { arguments.append(try type(depth: depth + 1)) }
    try expect(">")
    return try specialised(name, arguments, start: start, depth: depth)
  }

  private mutating func specialised(
    _ name: String,
    _ arguments: [TypeReference],
    start: Int,
    depth: Int
  ) throws(TypeReference.SyntaxError) -> TypeReference {
    switch (name, arguments.count) {
    case ("Optional", 1): return .optional(arguments[0])
    case ("Array", 1), ("ContiguousArray", 1): return .array(arguments[0])
    case ("Set", 1): return .set(arguments[0])
    case ("Range", 1): return .range(arguments[0])
    case ("ClosedRange", 1): return .closedRange(arguments[0])
    case ("Dictionary", 2): return .dictionary(key: arguments[0], value: arguments[1])
    case ("Measurement", 1): return .measurement(unit: arguments[0].description)
    case ("Optional", _), ("Array", _), ("Set", _), ("Range", _), ("ClosedRange", _),
      ("Dictionary", _), ("Measurement", _):
      index = start
      throw fault("\(name) takes another number of types")
    default: break
    }
    var spelling = name + "<" + arguments.map(\.description).joined(separator: ", ") + ">"
    while take(".") { spelling += "." + (try identifier()) }
    return .named(spelling)
  }

  private mutating func qualifiedName() throws(TypeReference.SyntaxError) -> String {
    var name = try identifier()
    while take(".") { name += "." + (try identifier()) }
    return name
  }

  private mutating func identifier() throws(TypeReference.SyntaxError) -> String {
    let start = index
    while index < bytes.count, isNamePart(bytes[index]) { index += 1 }
    guard index > start else { throw fault("expected the name of a type") }
    guard !(0x30...0x39).contains(bytes[start]) else {
      index = start
      throw fault("a type's name does not begin with a digit")
    }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private func isNamePart(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x80...0xFF: true
    default: false
    }
  }

  private mutating func skipSpaces() {
    while index < bytes.count, bytes[index] == 0x20 { index += 1 }
  }

  private mutating func take(_ character: Character) -> Bool {
    guard index < bytes.count, bytes[index] == character.asciiValue else { return false }
    index += 1
    return true
  }

  private mutating func takeSpaced(_ character: Character) -> Bool {
    skipSpaces()
    return take(character)
  }

  private mutating func expect(_ character: Character) throws(TypeReference.SyntaxError) {
    if !takeSpaced(character) { throw fault("expected '\(character)'") }
  }

  private func fault(_ message: String) -> TypeReference.SyntaxError {
    TypeReference.SyntaxError(offset: index, message: message)
  }
}

extension TypeReference {
  /// The type with this name: a known one, or one that a description declares.
  fileprivate init(nominal name: String) {
    if let scalar = ScalarType(rawValue: name) {
      self = .scalar(scalar)
    } else if name == "Measurement" {
      self = .measurement(unit: nil)
    } else if name == "TimeInterval" {
      self = .scalar(.double)
    } else {
      self = .named(name)
    }
  }
}
