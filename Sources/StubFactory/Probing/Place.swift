import StubSchema

/// The way to a place in the JSON of a model: keys, and `[0]` for positions.
typealias PlacePath = [String]

/// A place in the JSON of a model, and what its initialiser asked of it in any run.
final class Place {
  let path: PlacePath
  /// The key, or the position; empty for the model itself.
  let name: String
  /// The types that were asked for, each once, in order.
  private(set) var asks: [TypeReference] = []
  /// The places by key, in the order in which they were first asked for.
  private(set) var members: [Place] = []
  /// The places by position.
  private(set) var elements: [Place] = []
  private var memberIndex: [String: Int] = [:]

  /// Whether it was opened as an object, or as an array.
  var isObject = false
  var isArray = false
  /// Whether all keys of the object were asked for, whatever they are.
  var asksAllKeys = false
  /// The keys that the type of the coding keys has, where they can be told.
  var knownKeys: [String]?
  /// Whether its key is one that a probe made up because all keys were asked for.
  var hasOpenKey = false
  /// Whether it stands behind a question whether more elements follow.
  var isRest = false

  // What runs that answered otherwise showed.
  var mayBeAbsent = false
  var mayBeNull = false
  var mayMismatch = false
  var facts = PlaceFacts()

  init(path: PlacePath = []) {
    self.path = path
    name = path.last ?? ""
  }

  /// Notes that a type was asked for.
  func note(_ type: TypeReference) {
    if !asks.contains(type) { asks.append(type) }
  }

  /// The place under a key.
  func member(_ key: String) -> Place {
    if let index = memberIndex[key] { return members[index] }
    let place = Place(path: path + [key])
    memberIndex[key] = members.count
    members.append(place)
    return place
  }

  /// The place at a position; the last one where there are too many.
  func element(_ index: Int) -> Place {
    while elements.count <= index { elements.append(Place(path: path + ["[\(elements.count)]"])) }
    return elements[index]
  }

  /// This place and all under it, in the order in which they were first asked for.
  var all: [Place] {
    [self] + members.flatMap(\.all) + elements.flatMap(\.all)
  }

  /// Whether nothing but a value of one type was ever asked for.
  var isValue: Bool { !isObject && !isArray }
}

/// What is known of the values at a place beside their type.
struct PlaceFacts: Hashable {
  /// What the texts mean that were taken where plain text was not.
  var text: TextFamily?
  /// The least and the greatest number that were taken where others were not.
  var minimum: Double?
  var maximum: Double?
  /// The least and the greatest length of a text.
  var minimumLength: Int?
  var maximumLength: Int?
}
