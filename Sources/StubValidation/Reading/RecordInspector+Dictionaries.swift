import StubDiagnostics
import StubJSON
import StubSchema
import StubValues

extension RecordInspector {
  mutating func readDictionary(_ node: Int, _ dictionary: DictionaryRule, _ rule: Int) -> Bool {
    guard entries[node].kind == .object else { return failKind(node, rule) }
    guard hasSoundKeys(node) else { return false }
    var seen = KeyMemory(isConverted: dictionary.isConverted, mayRepeat: mayRepeatKeys(node))
    var isReadable = true
    var key = node + 1
    let end = entries[node].next
    while key < end {
      if dictionary.readsRepetitions || !seen.repeats(key, self) {
        isReadable = readKey(key, of: node, dictionary) && isReadable
        isReadable = read(key + 1, dictionary.value) && isReadable
      }
      key = entries[key + 1].next
    }
    return isReadable
  }

  private mutating func readKey(
    _ key: Int,
    of node: Int,
    _ dictionary: DictionaryRule
  ) -> Bool {
    switch dictionary.key {
    case .text: return true
    case .integer:
      let text = convertedKey(key, dictionary.isConverted)
      if Int(text) != nil { return true }
      guard isLoud else { return false }
      return fail(
        .invalidKey,
        key,
        "the keys of \(subject(node)) are Ints: found \(Self.quoted(text))"
      )
    case .rawEnum(let index):
      let text = convertedKey(key, dictionary.isConverted)
      if isCase(text, index) { return true }
      guard isLoud else { return false }
      return fail(
        .invalidKey,
        key,
        "a key of \(subject(node)) is one of \(program.rawEnums[index].name): "
          + "\(Self.list(program.rawEnums[index].texts)); found \(Self.quoted(text))"
      )
    }
  }

  /// Whether a key is a raw value, as `CodingKeyRepresentable` reads keys.
  private func isCase(_ text: String, _ index: Int) -> Bool {
    if program.rawEnums[index].type == .string {
      return program.rawEnums[index].known.contains(text)
    }
    guard let number = Int(text) else { return false }
    return program.rawEnums[index].numbers.contains(Double(number))
  }

  /// A key as it is looked at, after the key strategy.
  func convertedKey(_ key: Int, _ isConverted: Bool) -> String {
    let text = string(key)
    return isConverted ? KeyStrategy.convertFromSnakeCase.codingKey(of: text) : text
  }

  /// Whether all keys of an object are strings that can be read; if not, that is reported.
  mutating func hasSoundKeys(_ node: Int) -> Bool {
    var isReadable = true
    var key = node + 1
    let end = entries[node].next
    while key < end {
      if entries[key].traits.hasAny(.malformed) { isReadable = failUnsound(key) && isReadable }
      key = entries[key + 1].next
    }
    return isReadable
  }

  /// Whether the parser has found a repeated key in the object.
  func mayRepeatKeys(_ node: Int) -> Bool {
    !text.faults.isEmpty && text.faults(in: range(node)).contains { $0.kind == .duplicateKey }
  }
}

/// The keys of an object that were met, of which only the first counts.
struct KeyMemory {
  let isConverted: Bool
  let isNeeded: Bool
  private var known: Set<String> = []

  init(isConverted: Bool, mayRepeat: Bool) {
    self.isConverted = isConverted
    isNeeded = isConverted || mayRepeat
  }

  /// Whether the key was met before.
  mutating func repeats(_ key: Int, _ inspector: RecordInspector) -> Bool {
    guard isNeeded else { return false }
    return !known.insert(inspector.convertedKey(key, isConverted)).inserted
  }
}
