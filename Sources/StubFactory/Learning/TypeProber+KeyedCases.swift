import StubDiagnostics
import StubSchema

extension TypeProber {
  /// Learns an enum whose cases are the keys of an object, as Swift synthesizes it; false where
  /// that is not what the type reads.
  func learnKeyedCases(_ first: Exploration<Model>) -> Bool {
    guard first.root.asksAllKeys, let keys = first.root.knownKeys, !keys.isEmpty else {
      return false
    }
    var learnt: [String: Exploration<Model>] = [:]
    var isMoving = true
    // A case that holds the enum itself waits for one that does not.
    while isMoving, learnt.count < keys.count {
      isMoving = false
      for key in keys where learnt[key] == nil {
        let exploration = Exploration(type, ProbePlan(keys: [[]: [key]]), in: reflector)
        guard exploration.establish(), let value = exploration.value else { continue }
        if learnt.isEmpty { reflector.keep([value], of: type) }
        learnt[key] = exploration
        isMoving = true
      }
    }
    if learnt.isEmpty { return false }
    remarkMissing(keys.filter { learnt[$0] == nil })
    let cases = keys.compactMap { key in learnt[key].map { (key, $0) } }
    reflector.keep(cases.compactMap(\.1.value), of: type)
    for (_, exploration) in cases {
      exploration.examineRequirements()
      exploration.examineBounds()
    }
    declare(cases)
    return true
  }

  private func remarkMissing(_ keys: [String]) {
    guard !keys.isEmpty else { return }
    let list = keys.map { "'\($0)'" }.joined(separator: ", ")
    reflector.remark(
      .unlearntCases,
      "\(name) decodes from no probe with the key \(list)",
      path: name
    )
  }

  /// An enum where every payload is an object of labels, else a union of objects with one key.
  private func declare(_ cases: [(key: String, exploration: Exploration<Model>)]) {
    let payloads = cases.map { $0.exploration.root.member($0.key) }
    guard payloads.allSatisfy({ $0.isObject || $0.asks.isEmpty && !$0.isArray }) else {
      return reflector.declare(keyedUnion(cases), for: name)
    }
    var builder = ShapeBuilder(name)
    let described = payloads.map { payload in
      EnumSchema.Case(
        name: payload.name,
        payload: builder.object(payload, without: []).fields
      )
    }
    guard builder.inline.isEmpty else { return reflector.declare(keyedUnion(cases), for: name) }
    reflector.declare(EnumSchema(name: name, rawType: nil, cases: described))
  }

  private func keyedUnion(
    _ cases: [(key: String, exploration: Exploration<Model>)]
  ) -> [ModelSchema] {
    var builder = ShapeBuilder(name)
    var union = UnionShape()
    for (key, exploration) in cases {
      let shape = builder.shape(of: exploration.root)
      union.variants.append(UnionShape.Variant(tag: "", type: builder.add(shape, named: key)))
    }
    return [ModelSchema(name: name, shape: .oneOf(union))] + builder.inline
  }
}
