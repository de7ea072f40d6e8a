/// An object of a probe.
///
/// Foundation's and the standard library's `decodeIfPresent` ask `contains` and `decodeNil` first,
/// and so show by themselves that a value may be absent.
struct ProbeKeyedContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let run: ProbeRun
  let place: Place
  let codingPath: [any CodingKey]

  init(run: ProbeRun, place: Place, codingPath: [any CodingKey]) {
    self.run = run
    self.place = place
    self.codingPath = codingPath
    if let keys = EnumMetadata(Key.self)?.values(of: Key.self) {
      let known = place.knownKeys ?? []
      place.knownKeys = known + keys.map(\.stringValue).filter { !known.contains($0) }
    }
  }

  var allKeys: [Key] {
    place.asksAllKeys = true
    _ = run.isPresent(place)
    if let keys = run.plan.keys[place.path] { return keys.compactMap { Key(stringValue: $0) } }
    if let known = EnumMetadata(Key.self)?.values(of: Key.self) { return known }
    return openKeys
  }

  /// Keys for those who take any.
  private var openKeys: [Key] {
    guard let key = ["sample", "1"].lazy.compactMap({ Key(stringValue: $0) }).first else {
      return []
    }
    place.member(key.stringValue).hasOpenKey = true
    return [key]
  }

  func contains(_ key: Key) -> Bool { run.isPresent(member(key)) }

  func decodeNil(forKey key: Key) throws -> Bool {
    let member = member(key)
    try run.spend(member, codingPath + [key])
    return run.isNull(member, codingPath + [key])
  }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try run.value(type, at: member(key), codingPath + [key])
  }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type,
    forKey key: Key
  ) throws -> KeyedDecodingContainer<NestedKey> {
    try decoder(at: member(key), key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try decoder(at: member(key), key).unkeyedContainer()
  }

  func superDecoder() throws -> any Decoder {
    decoder(at: place.member("super"), ProbeKey("super"))
  }

  func superDecoder(forKey key: Key) throws -> any Decoder { decoder(at: member(key), key) }

  private func member(_ key: Key) -> Place { place.member(key.stringValue) }

  private func decoder(at place: Place, _ key: any CodingKey) -> ProbeDecoder {
    ProbeDecoder(run: run, place: place, codingPath: codingPath + [key])
  }
}
