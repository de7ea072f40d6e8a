import StubDiagnostics
import StubJSON
import StubSchema
import StubValues

extension RecordInspector {
  /// Checks that the value of a field, or each of its elements, is a key of a record.
  mutating func checkReference(_ node: Int, _ field: Int, _ target: FieldPath) {
    if entries[node].kind == .array {
      var element = node + 1
      while element < entries[node].next {
        checkReference(element, field, target)
        element = entries[element].next
      }
      return
    }
    guard let key = key(node, program.fields[field].value) else { return }
    if target.model == program.model {
      checkOwnReference(key, node, target)
    } else if options.knownKeys.holds(target.model) {
      if !isKnown(key, target, options.knownKeys) {
        doubt(.danglingReference, node, danglingMessage(node, target))
      }
    } else if !values.unchecked.contains(target.description) {
      values.unchecked.append(target.description)
    }
  }

  private func danglingMessage(_ node: Int, _ target: FieldPath) -> String {
    target.field == nil
      ? "\(subject(node)) is the index of a \(target.model): there is no record \(clippedNumber(node))"
      : "\(subject(node)) refers to \(target): no record has \(found(node)) there"
  }

  private func isKnown(_ key: ScalarKey, _ target: FieldPath, _ known: ReferenceKeys) -> Bool {
    if target.field != nil { return known.keys[target]?.contains(key) == true }
    guard let index = index(of: key) else { return false }
    return index >= 0 && index < known.counts[target.model] ?? 0
  }

  private func index(of key: ScalarKey) -> Int? {
    guard key.kind == JSONKind.number.rawValue else { return nil }
    let text = key.text
    return JSONNumber(text.hasPrefix("e") || text.hasPrefix("-e") ? "0" : text)?
      .exactInteger(as: Int.self)
  }

  /// A reference to a record of this run, which may still come.
  private mutating func checkOwnReference(_ key: ScalarKey, _ node: Int, _ target: FieldPath) {
    values.keys.counts[program.model] = values.recordCount
    guard !isKnown(key, target, values.keys) else { return }
    let finding = Finding(
      .danglingReference,
      danglingMessage(node, target),
      at: location(of: node),
      path: path(of: node)
    )
    values.open[target, default: [:]][key, default: []].append(finding)
  }

  /// Remembers the keys of a record that others may refer to.
  mutating func collectKeys(_ index: Int, _ base: Int) {
    let fields = program.objects[index].fields
    for (slot, path) in values.collected where slots[base + slot] >= 0 {
      let rule = program.fields[fields.lowerBound + slot].value
      guard let key = key(slots[base + slot], rule) else { continue }
      values.collect(key, as: path)
    }
  }

  /// What is left to say of references when every record was there.
  mutating func closeReferences() -> [Finding] {
    values.keys.counts[program.model] = values.recordCount
    for (target, pending) in values.open where target.field == nil {
      for key in pending.keys where isKnown(key, target, values.keys) {
        values.open[target]?[key] = nil
      }
    }
    var left = values.open.values.flatMap { $0.values.flatMap { $0 } } + openRelations()
    left.sort { ($0.location?.range.lowerBound ?? 0) < ($1.location?.range.lowerBound ?? 0) }
    for target in values.unchecked {
      left.append(
        Finding(
          .uncheckedReference,
          "references to \(target) were not checked: its data is not in this run"
        )
      )
    }
    return left
  }
}
