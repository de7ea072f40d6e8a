import StubDiagnostics
import StubGeneration
import StubJSON
import StubValidation

/// Adds missing keys with the values that generation gives the record around what is there.
struct KeyAdder: UpdateStage {
  private let makeGenerator: (_ count: Int) -> RecordGenerator
  private let addsOptionals: Bool

  init(_ generator: @escaping (_ count: Int) -> RecordGenerator, addsOptionals: Bool) {
    makeGenerator = generator
    self.addsOptionals = addsOptionals
  }

  func changes(in pass: UpdatePass) -> [Change] {
    let missing = missingKeys(pass)
    guard addsOptionals || !missing.isEmpty else { return [] }
    let generator = makeGenerator(pass.recordCount)
    return pass.texts.flatMap { text -> [Change] in
      guard !text.document.isRejected else { return [] }
      let layout = DocumentLayout(text, isLines: pass.texts.count > 1)
      return text.recordNodes.flatMap { record -> [Change] in
        changes(of: record, missing, text, layout, generator)
      }
    }
  }

  // MARK: What is missing

  /// The keys that objects lack, by the place of the object in the input.
  private func missingKeys(_ pass: UpdatePass) -> [Int: Set<String>] {
    var missing: [Int: Set<String>] = [:]
    for finding in pass.findings {
      guard let key = finding.fix?.addedKey, let place = pass.place(of: finding) else { continue }
      missing[place.text.range(place.node).lowerBound, default: []].insert(key)
    }
    return missing
  }

  private func changes(
    of record: Int,
    _ missing: [Int: Set<String>],
    _ text: RecordText,
    _ layout: DocumentLayout,
    _ generator: RecordGenerator
  ) -> [Change] {
    let objects = (record..<text.entries[record].next).filter { node in
      text.entries[node].kind == .object
        && (addsOptionals || missing[text.range(node).lowerBound] != nil)
    }
    guard !objects.isEmpty else { return [] }
    let given = given(record, in: text)
    let generated = generator.record(text.records[record] ?? 0, given: given)
    return objects.compactMap { object in
      guard let path = text.steps(to: object)?.steps,
        let members = Self.value(at: path, in: generated)?.members
      else { return nil }
      let required = missing[text.range(object).lowerBound] ?? []
      return KeyInsertion(text: text, object: object, layout: layout)
        .change(adding: members) { required.contains($0) || addsOptionals }
    }
  }

  /// What is there of a record, as far as it can be read.
  private func given(_ record: Int, in text: RecordText) -> [JSONMember] {
    let node = JSONNode(text.document, record)
    guard node.kind == .object else {
      return JSONValue(node).map { [JSONMember("", $0)] } ?? []
    }
    return node.members.compactMap { member in
      guard let key = member.key.string, !key.isEmpty, let value = JSONValue(member.value) else {
        return nil
      }
      return JSONMember(key, value)
    }
  }

  private static func value(at path: [JSONPath.Component], in value: JSONValue) -> JSONValue? {
    var current = value
    for step in path {
      switch step {
      case .key(let key):
        guard let next = current[key] else { return nil }
        current = next
      case .index(let index):
        guard let elements = current.elements, elements.indices.contains(index) else { return nil }
        current = elements[index]
      }
    }
    return current
  }
}
