import StubJSON
import StubSchema
import StubValues

/// Goes through a record together with its schema, and finds the dates in it.
struct SchemaWalk {
  let description: SchemaDescription
  let overrides: CodingStrategies

  /// A value that is a date by its schema, and the strategy that it is declared with.
  struct DateValue {
    let node: Int
    let strategy: DateStrategy
    /// The coding key of the field that it stands in; empty where there is none.
    let key: String
  }

  /// How the values of a field are read.
  private struct Use {
    var strategy: DateStrategy
    var key = ""
  }

  /// The dates of a record.
  func dates(of model: String, at node: Int, in text: RecordText) -> [DateValue] {
    guard let schema = description.model(named: model) else { return [] }
    var found: [DateValue] = []
    let coding = description.coding(of: schema, overrides: overrides)
    visit(node, .named(model), Use(strategy: coding.dates), text, &found)
    return found
  }

  private func visit(
    _ node: Int,
    _ type: TypeReference,
    _ use: Use,
    _ text: RecordText,
    _ found: inout [DateValue]
  ) {
    let entry = text.entries[node]
    switch description.resolved(type).unwrapped {
    case .scalar(.date):
      found.append(DateValue(node: node, strategy: use.strategy, key: use.key))
    case .array(let element), .set(let element):
      for child in text.elements(of: node) { visit(child, element, use, text, &found) }
    case .dictionary(_, let value) where entry.kind == .object:
      for key in text.members(of: node) { visit(key + 1, value, use, text, &found) }
    case .named(let name):
      guard let model = description.model(named: name) else { return }
      visit(node, model, use, text, &found)
    default: break
    }
  }

  private func visit(
    _ node: Int,
    _ model: ModelSchema,
    _ use: Use,
    _ text: RecordText,
    _ found: inout [DateValue]
  ) {
    switch model.shape {
    case .object where text.entries[node].kind == .object:
      let fields = description.objectFields(of: model, overrides: overrides)
      var seen: Set<String> = []
      for key in text.members(of: node) {
        let name = text.string(key)
        guard let field = fields.first(where: { $0.wireKey == name }), seen.insert(name).inserted
        else { continue }
        let use = Use(strategy: field.coding.dates, key: field.field.name)
        visit(key + 1, field.field.type, use, text, &found)
      }
    case .wraps(let field):
      let coding = description.coding(of: field, in: model, overrides: overrides)
      guard field.type.unwrapped != .named(model.name) else { return }
      let use = Use(strategy: coding.dates, key: use.key)
      visit(node, field.type, use, text, &found)
    case .elements(let fields, _):
      for (child, field) in zip(text.elements(of: node), fields) {
        let coding = description.coding(of: field, in: model, overrides: overrides)
        visit(child, field.type, Use(strategy: coding.dates), text, &found)
      }
    default: break
    }
  }
}

extension RecordText {
  /// The elements of an array; none of anything else.
  func elements(of node: Int) -> [Int] {
    guard entries[node].kind == .array else { return [] }
    var elements: [Int] = []
    var element = node + 1
    while element < entries[node].next {
      elements.append(element)
      element = entries[element].next
    }
    return elements
  }
}
