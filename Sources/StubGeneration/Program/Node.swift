import StubJSON
import StubValues

/// A value of the program: what is written at one place, with the numbers of the nodes inside it.
indirect enum Node: Sendable {
  /// A single value from a generator.
  case value(Fixed<ValuePlan>)
  /// One of given JSON values.
  case choice(ChoicePlan)
  /// A number that follows from the position.
  case sequence(start: DecimalText, step: DecimalText, spelling: Spelling)
  /// A text around the values of other fields.
  case template(TemplatePlan)
  /// A value or null.
  case optional(Int, presence: Double)
  /// An object of the program's objects.
  case object(Int)
  /// An array or a set.
  case list(ListPlan)
  /// A dictionary.
  case dictionary(DictionaryPlan)
  /// An array whose elements are known one by one, and more of the last kind.
  case tuple([TupleElement], rest: ListPlan?)
  /// Two bounds in order.
  case range(Int, isHalfOpen: Bool)
  /// One of several shapes.
  case variants([VariantPlan])
  /// A value of one of the types that Foundation writes as objects or arrays.
  case compound(CompoundKind)
  /// The key of another model's record.
  case reference(ReferencePlan)
  /// A value of a model or enum that may contain itself.
  case nested(Int)
  /// A node that is being compiled, or cannot be.
  case nothing
}

/// A single value from a generator.
struct ValuePlan: Sendable {
  /// Where values come from.
  var generator: Generator
  /// How they are written.
  var spelling: Spelling
  /// What texts keep to; nil where anything goes.
  var limits: TextLimits?
  /// What whole numbers are moved into; nil where the generator sees to it.
  var integers: ClosedRange<Int>?
  /// Whether no two values are equal.
  var isUnique = false
  /// The position of the date's bounds in its object; nil where there are none.
  var dateBounds: Int?
  /// What other values of the object it follows from; nil where it stands for itself.
  var binding: Binding?
  /// How often a `Bool` is true; nil for everything else.
  var probability: Double?
  /// Values that stand before those of the generator, none of which it gives.
  var openers: [Opener] = []
  /// How many values it takes to show all boundaries.
  var walk = 1
  /// The part of a compound key that decides which value it is; nil where none does.
  var digit: CompoundDigit?
}

/// A value that stands before those of a generator.
struct Opener: Sendable {
  /// The value.
  var drawn: Drawn
  /// Its text.
  var text: [UInt8] = []
}

/// One of given JSON values.
struct ChoicePlan: Sendable {
  /// The values.
  var values: [JSONValue]
  /// Their JSON where it is one token, else empty.
  var tokens: [[UInt8]]
  /// Running totals of the weights; empty where all are alike.
  var totals: [Double] = []
  /// What decides which value it is.
  var order: Order
  /// Whether no two choices are equal.
  var isUnique = false

  /// What decides which value it is.
  enum Order: Sendable {
    /// Chance.
    case random
    /// Chance, but no value comes again before all were there.
    case permuted
    /// As `permuted`, without a promise that values differ.
    case walked
    /// The position, from the first value again after the last.
    case inTurn
    /// A part of a compound key.
    case digit(CompoundDigit)
    /// What the object around shows otherwise, such as how far an order has come: for each answer
    /// the values that agree with it.
    case agreeing(@Sendable (Spot) -> Int, [[Int]])

    /// Whether nothing sees to it that every value comes in turn.
    var isRandom: Bool {
      switch self {
      case .random, .agreeing: true
      case .permuted, .walked, .inTurn, .digit: false
      }
    }
  }

  /// A choice among values.
  init(_ values: [JSONValue], weights: [Double]? = nil, order: Order = .random) {
    self.values = values
    self.order = order
    tokens = values.map { value in
      value.elements == nil && value.members == nil ? Array(value.text(style: .compact).utf8) : []
    }
    var total = 0.0
    for weight in weights ?? [] {
      total += weight
      totals.append(total)
    }
  }
}

/// A text around the values of other fields.
struct TemplatePlan: Sendable {
  /// The pieces in order.
  var parts: [TemplatePart] = []
  /// Whether no two values are equal.
  var isUnique = false
  /// The piece that tells values apart; nil where none does.
  var distinction: TemplatePart?
}

/// A piece of a template.
enum TemplatePart: Sendable {
  /// Text as it is.
  case text([UInt8])
  /// The value of the object's field with this position.
  case field(Int)
  /// The number of the value at its path.
  case index
}

/// An array or a set.
struct ListPlan: Sendable {
  /// The node of every element.
  var element: Int
  /// The fewest elements.
  var least: Int
  /// The most elements.
  var greatest: Int
  /// The fewest elements where more would lead too deep.
  var bottom = 0
  /// What most lists keep to although more are allowed; nil where all lengths are alike.
  var common: Int?
  /// What decides how many elements there are, instead of chance; nil where nothing does.
  var shared: SharedElements?
  /// Whether no two elements are equal.
  var isSet = false
  /// The lengths that are walked through; empty where chance decides.
  var lengths: [Int] = []
}

/// A dictionary: an object where keys are strings, else an array of keys and values by turns.
struct DictionaryPlan: Sendable {
  /// The node of every key.
  var key: Int
  /// The node of every value.
  var value: Int
  /// The fewest entries.
  var least: Int
  /// The most entries.
  var greatest: Int
  /// The fewest entries where more would lead too deep.
  var bottom = 0
  /// What most dictionaries keep to although more are allowed; nil where all lengths are alike.
  var common: Int?
  /// Whether it is written as an object.
  var isObject: Bool
  /// The numbers of entries that are walked through; empty where chance decides.
  var lengths: [Int] = []
}

/// An element of an array whose elements are known one by one.
struct TupleElement: Sendable {
  /// The hash of its position.
  var hash: UInt64
  /// Its node.
  var node: Int
}

/// One of several shapes, written between an opening and a closing piece.
struct VariantPlan: Sendable {
  /// How the variant is told from others.
  var form: Form
  /// The hash of the variant's name.
  var hash: UInt64
  /// The node of what it holds; nil where the form is all there is.
  var node: Int?

  /// How a variant is told from others.
  enum Form: Sendable {
    /// By its shape alone.
    case bare
    /// By the one key of an object: `{"card": …}`.
    case keyed([UInt8])
    /// By a tag beside the fields of its object.
    case tagged(key: [UInt8], tag: [UInt8])
    /// By a tag, with the value under another key.
    case adjacent(key: [UInt8], tag: [UInt8], content: [UInt8])
  }
}

/// The types that Foundation writes as objects or arrays of numbers.
enum CompoundKind: Sendable {
  case point, size, rectangle
  case duration
  case dateComponents
  case measurement(MeasurementUnit)
  case json
}
