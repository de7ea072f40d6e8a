/// What else in its object a value follows from, where the object has it.
enum Bond: Sendable, Hashable {
  /// The place of the object in the array around it, from 1.
  case position
  /// What a line of a sale makes.
  case line
  /// A part of a sale, whose amounts add up and are what the lines make.
  case sale(SaleSubject.Part)
}
