import StubJSON
import StubSchema
import StubValues

/// A value of an object that follows from others of it.
///
/// These, the words of the schema, and no other ways are there for one value to decide another.
enum Binding: Sendable {
  /// As many as the collection in the field has.
  case count(of: Int)
  /// True where the field has a value.
  case presence(of: Int)
  /// The place in the array around the object, which holds so many at most, from 1.
  case position(capacity: Int)
  /// A part of a sale.
  indirect case sale(SaleSubject.Part, SaleBinding)
}

/// What the object around a sale says of it.
struct SaleBinding: Sendable {
  /// The locale's currency.
  var money: MoneyScale
  /// The hidden subject that the amounts show.
  var subject: UInt64
  /// The field with the lines, and what a line makes; nil where there are none.
  var lines: SaleLines?
  /// The amounts that the object shows.
  var facts = SaleSubject.Facts()
}

/// The lines of a sale.
struct SaleLines: Sendable {
  /// The position of the field.
  var field: Int
  /// The number of the lines' object.
  var object: Int
  /// The position of what a line makes, in the lines' object.
  var total: Int
}

extension ProgramCompiler {
  /// Lets values follow from others of their object: counts from collections, amounts from lines.
  ///
  /// Boundary values stand for themselves.
  mutating func bind(_ number: Int, _ fields: [ObjectField]) {
    guard options.scenario != .edge else { return }
    for index in fields.indices {
      if let source = countedField(index, fields) {
        bind(index, of: number, .count(of: source), fields, "counts '\(fields[source].field.name)'")
      }
    }
    for index in fields.indices {
      if let source = datedField(index, fields) {
        let name = fields[source].field.name
        bind(index, of: number, .presence(of: source), fields, "true where '\(name)' is there")
      }
    }
    bindSale(number, fields)
  }

  private mutating func bind(
    _ index: Int,
    of number: Int,
    _ binding: Binding,
    _ fields: [ObjectField],
    _ reason: String
  ) {
    let node = objects[number].fields[index].node
    guard case .value(let fixed) = nodes[node] else { return }
    var plan = fixed.part
    plan.binding = binding
    nodes[node] = .value(Fixed(plan))
    let path = "\(fields[index].owner).\(fields[index].field.name)"
    guard let place = explanations.firstIndex(where: { $0.path == path }) else { return }
    explanations[place].reason += ", \(reason)"
  }

  // MARK: Counts

  /// The collection that a field counts by its name: `items` of `itemCount`.
  private func countedField(_ index: Int, _ fields: [ObjectField]) -> Int? {
    let field = fields[index].field
    guard case .scalar(let scalar) = field.type.valueType, scalar.isInteger, isFree(field) else {
      return nil
    }
    let key = KeyWords(field.name)
    guard let counted = Self.counted(by: key.tokens) else { return nil }
    return fields.indices.first { place in
      guard place != index, fields[place].field.type.isList else { return false }
      let name = KeyWords(fields[place].field.name)
      if counted.isEmpty { return Self.plainLists.contains(fields[place].field.name) }
      return name.singular.tokens == KeyWords(tokens: counted).singular.tokens
    }
  }

  private static let plainLists: Set<String> = [
    "items", "results", "records", "entries", "elements",
  ]

  /// The words of what a key counts; empty for a plain `count`, nil where it counts nothing.
  private static func counted(by tokens: [String]) -> [String]? {
    if tokens.last == "count" { return Array(tokens.dropLast()) }
    if tokens.starts(with: ["number", "of"]) { return Array(tokens.dropFirst(2)) }
    if tokens.count > 1, tokens[0] == "num" || tokens[0] == "total" {
      return Array(tokens.dropFirst())
    }
    return nil
  }

  /// Whether the schema says nothing of a field's values.
  private func isFree(_ field: Field) -> Bool {
    field.generation == GenerationRules() && field.constraints == Constraints()
      && field.relation == Relation()
  }

  // MARK: Facts with a date

  /// The date that is there where a fact holds: `readAt` of `isRead`.
  private func datedField(_ index: Int, _ fields: [ObjectField]) -> Int? {
    let field = fields[index].field
    guard field.type.valueType == .scalar(.bool), isFree(field) else { return nil }
    var words = KeyWords(field.name).tokens
    if words.count > 1, ["is", "was", "has", "been"].contains(words[0]) { words.removeFirst() }
    guard words.count == 1 else { return nil }
    return fields.indices.first { place in
      let date = fields[place].field
      guard !date.isRequired || date.isNullable, date.generation.presence == nil else {
        return false
      }
      let key = KeyWords(date.name).tokens
      return key.count == 2 && ["at", "on", "date"].contains(key[1])
        && Self.fact(words[0]) == Self.fact(key[0])
    }
  }

  /// The word for a fact, whichever way it is said.
  private static func fact(_ word: String) -> String {
    switch word {
    case "done", "complete", "finished", "completion": "completed"
    case "cancelled": "canceled"
    default: word
    }
  }

  // MARK: Sales

  private mutating func bindSale(_ number: Int, _ fields: [ObjectField]) {
    let parts = fields.indices.compactMap { index -> (Int, SaleSubject.Part)? in
      guard isFree(fields[index].field), case .sale(let part)? = bond(of: index, in: number) else {
        return nil
      }
      return (index, part)
    }
    guard !parts.isEmpty else { return }
    let request = GeneratorRequest(shelf: VocabularyShelf(locale: saleLocale(number)))
    var binding = SaleBinding(
      money: MoneyScale(request),
      subject: request.subject("sale")
    )
    let shown = Set(parts.map(\.1))
    binding.lines = saleLines(number, fields)
    binding.facts.hasTax = shown.contains(.tax) || shown.contains(.taxRate)
    binding.facts.hasShipping = shown.contains(.shipping)
    binding.facts.hasDiscount = shown.contains(.discount)
    let source = binding.lines.map { " of the lines in '\(fields[$0.field].field.name)'" } ?? ""
    for (index, part) in parts {
      bind(index, of: number, .sale(part, binding), fields, "adds up with the amounts\(source)")
    }
  }

  private func saleLocale(_ number: Int) -> String? {
    let model = description.model(named: objects[number].model)
    return options.locale ?? model?.locale ?? description.locale
  }

  private func bond(of index: Int, in number: Int) -> Bond? {
    guard case .value(let plan) = nodes[objects[number].fields[index].node] else { return nil }
    return plan.generator.bond
  }

  /// The first field with an array of objects that say what a line makes.
  private func saleLines(_ number: Int, _ fields: [ObjectField]) -> SaleLines? {
    for (index, field) in objects[number].fields.enumerated() {
      guard case .list(let list) = nodes[field.node], !list.isSet,
        case .object(let object) = nodes[list.element]
      else { continue }
      let total = objects[object].fields.firstIndex { line in
        guard case .value(let plan) = nodes[line.node] else { return false }
        return plan.generator.bond == .line
      }
      if let total { return SaleLines(field: index, object: object, total: total) }
    }
    return nil
  }

  // MARK: Places

  /// Lets objects count themselves within the array around them, where there is only one such.
  mutating func bindPositions() {
    guard options.scenario != .edge else { return }
    var capacities: [Int: Set<Int>] = [:]
    for node in nodes {
      guard case .list(let list) = node, case .object(let object) = nodes[list.element] else {
        continue
      }
      capacities[object, default: []].insert(list.greatest)
    }
    for object in objects.indices {
      guard let capacity = capacities[object], capacity.count == 1, let most = capacity.first else {
        continue
      }
      for field in objects[object].fields {
        guard case .value(let fixed) = nodes[field.node], fixed.generator.bond == .position else {
          continue
        }
        var plan = fixed.part
        plan.binding = .position(capacity: most)
        nodes[field.node] = .value(Fixed(plan))
      }
    }
  }
}

extension TypeReference {
  /// Whether it is an array, which may be absent.
  fileprivate var isList: Bool {
    if case .array = unwrapped { return true }
    return false
  }
}
