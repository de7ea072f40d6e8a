/// An array of a probe: two elements for those who ask how many there are, else as many as are
/// asked for.
struct ProbeUnkeyedContainer: UnkeyedDecodingContainer {
  let run: ProbeRun
  let place: Place
  let codingPath: [any CodingKey]
  private(set) var currentIndex = 0
  private let progress = Progress()

  /// What questions changed, shared by the copies of a container.
  private final class Progress {
    /// The position from which on elements stand for as many as there are.
    var restStart: Int?
  }

  init(run: ProbeRun, place: Place, codingPath: [any CodingKey]) {
    self.run = run
    self.place = place
    self.codingPath = codingPath
  }

  var count: Int? {
    noteRest()
    return end
  }

  var isAtEnd: Bool {
    noteRest()
    return currentIndex >= end || !run.isPresent(place)
  }

  private func noteRest() {
    if progress.restStart == nil { progress.restStart = currentIndex }
  }

  private var end: Int {
    progress.restStart.map { $0 + ProbeRun.elementCount } ?? ProbeRun.elementLimit
  }

  mutating func decodeNil() throws -> Bool {
    let (element, path) = try next()
    guard run.isNull(element, path) else { return false }
    currentIndex += 1
    return true
  }

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    let (element, path) = try next()
    let value = try run.value(type, at: element, path)
    currentIndex += 1
    return value
  }

  mutating func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type
  ) throws -> KeyedDecodingContainer<NestedKey> {
    let container = try nextDecoder().container(keyedBy: type)
    currentIndex += 1
    return container
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    let container = try nextDecoder().unkeyedContainer()
    currentIndex += 1
    return container
  }

  mutating func superDecoder() throws -> any Decoder {
    let decoder = try nextDecoder()
    currentIndex += 1
    return decoder
  }

  private func nextDecoder() throws -> ProbeDecoder {
    let (element, path) = try next()
    return ProbeDecoder(run: run, place: element, codingPath: path)
  }

  private func next() throws -> (Place, [any CodingKey]) {
    let path = codingPath + [ProbeKey(currentIndex)]
    guard currentIndex < end else { throw run.corrupted("the probe's array ends here", path) }
    let element = place.element(currentIndex)
    if let start = progress.restStart, currentIndex >= start { element.isRest = true }
    try run.spend(element, path)
    return (element, path)
  }
}
