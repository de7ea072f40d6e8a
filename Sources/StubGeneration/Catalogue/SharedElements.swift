/// The elements of an array that each show something else of one subject, that of the object
/// around the array.
struct SharedElements: Sendable {
  /// The most elements that an array has.
  var greatest: Int
  /// How many there are in an object that stands at a place.
  var count: @Sendable (Spot) -> Int

  /// So many in every object.
  static func constant(_ count: Int) -> SharedElements {
    SharedElements(greatest: count) { _ in count }
  }

  /// As many in every object as there are, or as it takes.
  init(greatest: Int, _ count: @escaping @Sendable (Spot) -> Int) {
    (self.greatest, self.count) = (greatest, count)
  }
}
