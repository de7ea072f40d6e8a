import StubSchema

/// Every type that a value in the records of a schema can be of, each once.
struct SwiftTypeWalk {
  private let schema: RecordSchema
  private(set) var types: [TypeReference] = []
  private var seen: Set<TypeReference> = []

  init(_ schema: RecordSchema) {
    self.schema = schema
    var pending: [TypeReference] = [.named(schema.root.name)]
    while let type = pending.popLast() {
      guard seen.insert(type).inserted else { continue }
      types.append(type)
      pending += parts(of: type)
    }
  }

  private func parts(of type: TypeReference) -> [TypeReference] {
    switch type {
    case .scalar, .measurement: []
    case .optional(let inner), .array(let inner), .set(let inner): [inner]
    case .range(let inner), .closedRange(let inner): [inner]
    case .dictionary(let key, let value): [key, value]
    case .named(let name):
      switch schema.shape(named: name) {
      case .model(let model): model.fields.map { schema.description.resolved($0.type) }
      case .enumeration(let enumeration):
        enumeration.cases.flatMap(\.payload).map { schema.description.resolved($0.type) }
      case nil: []
      }
    }
  }
}
