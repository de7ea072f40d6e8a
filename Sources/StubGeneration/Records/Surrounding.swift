/// The object around the object that a value stands in: the ticket around a comment.
struct Surrounding: Sendable {
  /// Where it stands.
  var spot: Spot
  /// What its model is about.
  var context: ModelContext?
}
