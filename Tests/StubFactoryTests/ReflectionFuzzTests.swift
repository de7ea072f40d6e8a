import Foundation
import StubFactory
import Testing

/// Initialisers that were put together at random are learnt without a trap and without end, and
/// where nothing is said to be missing, what is generated decodes.
@Suite struct ReflectionFuzzTests {
  @Test(arguments: 0..<200)
  func learnsRandomInitialisers(seed: UInt64) throws {
    let steps = RandomSteps(seed: seed &* 7919 &+ 1).list(depth: 0)
    let count = try RandomModel.$steps.withValue(steps) { () throws -> Int? in
      var remarks: [String] = []
      let schema = SchemaDescription(reflecting: RandomModel.self) { remarks.append($0) }
      #expect(schema.stubschemaJSON.contains("RandomModel"))
      return remarks.isEmpty ? try Stubs.of(RandomModel.self, count: 20).count : nil
    }
    #expect(count == nil || count == 20)
  }
}

/// What an initialiser does.
indirect enum RandomStep: Sendable {
  case key(String, RandomKind)
  case ifPresent(String, RandomKind)
  case attempt(String, RandomKind)
  case ifContained(String, RandomKind)
  case fallback(String, String, RandomKind)
  case object(String, [RandomStep])
  case loop(String, RandomKind)
  case parent([RandomStep])
  case flat([RandomStep])
  case open(RandomKind)
  case endless(String)
}

enum RandomKind: CaseIterable, Sendable {
  case text, integer, small, number, flag, date, url, list, dictionary, theme, optional, own,
    ownList
}

/// Puts steps together, the same ones for the same seed.
final class RandomSteps {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  private func next(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(bound))
  }

  func list(depth: Int) -> [RandomStep] {
    (0..<1 + next(4)).map { index in step("key\(depth)x\(index)", depth) }
  }

  private func kind() -> RandomKind { RandomKind.allCases[next(RandomKind.allCases.count)] }

  private func step(_ key: String, _ depth: Int) -> RandomStep {
    switch next(depth < 3 ? 16 : 11) {
    case 0...3: .key(key, kind())
    case 4, 5: .ifPresent(key, kind())
    case 6: .attempt(key, kind())
    case 7: .ifContained(key, kind())
    case 8: .fallback(key, key + "old", kind())
    case 9: .loop(key, kind())
    case 10: next(4) == 0 ? .endless(key) : .key(key, kind())
    case 11, 12: .object(key, list(depth: depth + 1))
    case 13: .parent(list(depth: depth + 1))
    case 14: .flat(list(depth: depth + 1))
    default: .open(kind())
    }
  }
}

struct RandomModel: Decodable {
  @TaskLocal static var steps: [RandomStep] = []

  init(from decoder: any Decoder) throws {
    try Self.run(Self.steps, decoder)
  }

  struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(_ text: String) { stringValue = text }
    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  private static func run(_ steps: [RandomStep], _ decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    for step in steps { try run(step, container, decoder) }
  }

  private static func run(
    _ step: RandomStep,
    _ container: KeyedDecodingContainer<Key>,
    _ decoder: any Decoder
  ) throws {
    switch step {
    case .key(let key, let kind): try decode(kind, Key(key), container)
    case .ifPresent(let key, let kind): try decodeIfPresent(kind, Key(key), container)
    case .attempt(let key, let kind): try? decode(kind, Key(key), container)
    case .ifContained(let key, let kind):
      if container.contains(Key(key)) { try decode(kind, Key(key), container) }
    case .fallback(let key, let old, let kind):
      do { try decode(kind, Key(key), container) } catch { try decode(kind, Key(old), container) }
    case .object(let key, let steps):
      try run(steps, container.superDecoder(forKey: Key(key)))
    case .loop(let key, let kind):
      var list = try container.nestedUnkeyedContainer(forKey: Key(key))
      while !list.isAtEnd { try decode(kind, from: &list) }
    case .parent(let steps): try run(steps, container.superDecoder())
    case .flat(let steps): try run(steps, decoder)
    case .open(let kind):
      let open = try container.nestedContainer(keyedBy: Key.self, forKey: Key("open"))
      for key in open.allKeys { try decode(kind, key, open) }
    case .endless(let key):
      var list = try container.nestedUnkeyedContainer(forKey: Key(key))
      while !list.isAtEnd { _ = try list.decodeIfPresent(Int.self) }
    }
  }

  private static func decode(
    _ kind: RandomKind,
    _ key: Key,
    _ container: KeyedDecodingContainer<Key>
  ) throws {
    switch kind {
    case .text: _ = try container.decode(String.self, forKey: key)
    case .integer: _ = try container.decode(Int.self, forKey: key)
    case .small: _ = try container.decode(UInt8.self, forKey: key)
    case .number: _ = try container.decode(Double.self, forKey: key)
    case .flag: _ = try container.decode(Bool.self, forKey: key)
    case .date: _ = try container.decode(Date.self, forKey: key)
    case .url: _ = try container.decode(URL.self, forKey: key)
    case .list: _ = try container.decode([Int].self, forKey: key)
    case .dictionary: _ = try container.decode([String: Int].self, forKey: key)
    case .theme: _ = try container.decode(Slot.self, forKey: key)
    case .optional: _ = try container.decode(String?.self, forKey: key)
    case .own: _ = try container.decode(RandomModel.self, forKey: key)
    case .ownList: _ = try container.decode([RandomModel].self, forKey: key)
    }
  }

  private static func decodeIfPresent(
    _ kind: RandomKind,
    _ key: Key,
    _ container: KeyedDecodingContainer<Key>
  ) throws {
    switch kind {
    case .own: _ = try container.decodeIfPresent(RandomModel.self, forKey: key)
    case .date: _ = try container.decodeIfPresent(Date.self, forKey: key)
    case .theme: _ = try container.decodeIfPresent(Slot.self, forKey: key)
    default: _ = try container.decodeIfPresent(String.self, forKey: key)
    }
  }

  private static func decode(_ kind: RandomKind, from list: inout any UnkeyedDecodingContainer)
    throws
  {
    switch kind {
    case .own: _ = try list.decode(RandomModel.self)
    case .date: _ = try list.decode(Date.self)
    case .theme: _ = try list.decode(Slot.self)
    case .integer: _ = try list.decode(Int.self)
    case .optional: _ = try list.decode(String?.self)
    default: _ = try list.decode(String.self)
    }
  }
}
