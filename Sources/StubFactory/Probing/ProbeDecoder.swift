/// The decoder that a model is learnt from: it notes what is asked and gives samples.
struct ProbeDecoder: Decoder {
  let run: ProbeRun
  let place: Place
  let codingPath: [any CodingKey]

  var userInfo: [CodingUserInfoKey: Any] { run.reflector.hints.userInfo }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    try run.open(place, as: .object, codingPath)
    return KeyedDecodingContainer(
      ProbeKeyedContainer<Key>(run: run, place: place, codingPath: codingPath)
    )
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try run.open(place, as: .array, codingPath)
    return ProbeUnkeyedContainer(run: run, place: place, codingPath: codingPath)
  }

  func singleValueContainer() -> any SingleValueDecodingContainer { self }
}

extension ProbeDecoder: SingleValueDecodingContainer {
  func decodeNil() -> Bool { run.isNull(place, codingPath) }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try run.value(type, at: place, codingPath)
  }
}
