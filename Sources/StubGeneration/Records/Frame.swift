import StubJSON

/// The object around a value while a record is written.
struct Frame {
  /// The number of the object's plan; -1 outside of any object.
  var object: Int
  /// Where the object stands.
  var spot: Spot
  /// The values of the object that are given.
  var given: [JSONMember] = []
  /// The object around this one; nil where there is none.
  var outer: Surrounding?
  /// How often objects that may contain themselves stand around the value.
  var recursion = 0

  /// Outside of any object.
  init(at spot: Spot) {
    object = -1
    self.spot = spot
  }

  /// Within an object.
  init(
    _ object: Int,
    at spot: Spot,
    given: [JSONMember],
    recursion: Int,
    outer: Surrounding? = nil
  ) {
    self.object = object
    self.spot = spot
    self.given = given
    self.recursion = recursion
    self.outer = outer
  }

  /// The same object with nothing given, as if it stood elsewhere.
  func moved(to spot: Spot) -> Frame {
    Frame(object, at: spot, given: [], recursion: recursion, outer: outer)
  }

  /// The given value of a field.
  func given(_ field: Fixed<FieldPlan>) -> JSONValue? {
    if given.isEmpty { return nil }
    return (given.first { $0.key == field.name } ?? given.first { $0.key == field.wireKey })?.value
  }
}
