extension ProgramCompiler {
  /// Takes the meaning from rules that would read the same value for ever, as a model does that
  /// wraps itself. The schema's checker reports such models.
  mutating func breakCycles() {
    var state = [Visit](repeating: .fresh, count: rules.count)
    for rule in rules.indices { visit(rule, &state) }
  }

  private enum Visit {
    case fresh, open, done
  }

  private mutating func visit(_ rule: Int, _ state: inout [Visit]) {
    guard state[rule] == .fresh else { return }
    state[rule] = .open
    for next in rulesOfTheSameValue(rule) {
      if state[next] == .open { rules[next] = .unknown }
      visit(next, &state)
    }
    state[rule] = .done
  }

  /// The rules that read the very value that a rule reads.
  private func rulesOfTheSameValue(_ rule: Int) -> [Int] {
    switch rules[rule] {
    case .optional(let inner): return [inner]
    case .field(let field): return [fields[field].value] + fields[field].accepted
    case .union(let index):
      let variants = unions[index].content == nil ? unions[index].variants : []
      guard case .rule(let otherwise) = unions[index].otherwise else {
        return variants.compactMap(\.rule)
      }
      return variants.compactMap(\.rule) + [otherwise]
    default: return []
    }
  }
}
