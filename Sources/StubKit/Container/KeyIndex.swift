/// Finds records by the value of a property.
protocol KeyIndex<Model>: AnyObject {
  associatedtype Model

  /// The property as errors name it.
  var name: String { get }
  /// Whether the positions must be counted anew before the next use.
  var isStale: Bool { get set }
  /// What happens to a second record with the same key; `nil` where keys need not be unique.
  var conflict: StubContainer.Conflict? { get set }

  /// The position of the record with the key that `record` has.
  func position(like record: Model, in records: [Model]) -> Int?
  /// The key of a record as errors show it.
  func text(of record: Model) -> String
  /// The keys that several records have, as errors show them.
  func repeated(in records: [Model]) -> [String]
  /// Takes notice of a record that is about to stand at `position`.
  func note(_ record: Model, at position: Int, replacing old: Model?)
}

/// Positions by key, in a hash table.
///
/// Where records are objects, their keys may change behind the index. So a hit is checked, and
/// after a miss the positions are counted anew.
final class HashIndex<Model, Key: Hashable>: KeyIndex {
  private let keyPath: KeyPath<Model, Key>
  private var positions: [Key: Int] = [:]
  private let keysMayBeAbsent = Key.self is any AbsentKey.Type
  private let recordsAreObjects = Model.self is AnyObject.Type
  var isStale = true
  var conflict: StubContainer.Conflict?

  init(_ keyPath: KeyPath<Model, Key>) {
    self.keyPath = keyPath
  }

  var name: String {
    let text = "\(keyPath)"
    return text.split(separator: ".").last.map(String.init) ?? text
  }

  /// The position of the first record with this key.
  ///
  /// - Complexity: O(1), and O(*n*) the first time, after records were removed or updated, and,
  ///   for objects, where there is no such key.
  func position(of key: Key, in records: [Model]) -> Int? {
    if isStale { count(records) }
    if let position = positions[key], position < records.count,
      records[position][keyPath: keyPath] == key
    {
      return position
    }
    guard recordsAreObjects else { return nil }
    count(records)
    return positions[key]
  }

  func position(like record: Model, in records: [Model]) -> Int? {
    let key = record[keyPath: keyPath]
    if isAbsent(key) { return nil }
    if isStale { count(records) }
    guard let position = positions[key], position < records.count,
      records[position][keyPath: keyPath] == key
    else { return nil }
    return position
  }

  func text(of record: Model) -> String {
    let key = record[keyPath: keyPath]
    return (key as? any AbsentKey)?.text ?? "\(key)"
  }

  func note(_ record: Model, at position: Int, replacing old: Model?) {
    guard !isStale else { return }
    if let old {
      isStale = conflict == nil
      positions[old[keyPath: keyPath]] = nil
    }
    let key = record[keyPath: keyPath]
    if positions[key] == nil { positions[key] = position }
  }

  func repeated(in records: [Model]) -> [String] {
    var seen: Set<Key> = []
    return records.compactMap { record in
      let key = record[keyPath: keyPath]
      return isAbsent(key) || seen.insert(key).inserted ? nil : text(of: record)
    }
  }

  private func count(_ records: [Model]) {
    positions.removeAll(keepingCapacity: true)
    positions.reserveCapacity(records.count)
    for (position, record) in records.enumerated().reversed() {
      positions[record[keyPath: keyPath]] = position
    }
    isStale = false
  }

  private func isAbsent(_ key: Key) -> Bool {
    keysMayBeAbsent && (key as? any AbsentKey)?.isAbsent == true
  }
}

/// A key that may be no key at all.
private protocol AbsentKey {
  var isAbsent: Bool { get }
  var text: String { get }
}

extension Optional: AbsentKey {
  fileprivate var isAbsent: Bool { self == nil }
  fileprivate var text: String { map { "\($0)" } ?? "nil" }
}
