import StubDiagnostics
import StubJSON
import StubValues

extension SchemaChecker {
  mutating func check(_ field: Field, in owner: String, siblings: [Field]) {
    let path = field.name.isEmpty ? owner : "\(owner).\(field.name)"
    checkNames(of: field.type, field.origin.of("type"), path: path)
    for type in field.accepts { checkNames(of: type, field.origin.of("accepts"), path: path) }
    checkPlaces(field, path)
    checkRanges(field, path)
    checkPattern(field, path)
    checkBounds(field, owner, siblings, path)
    checkTemplate(field, owner, siblings, path)
    checkRelation(field, owner, path)
    checkDefault(field, path)
  }

  private mutating func checkPattern(_ field: Field, _ path: String) {
    guard let pattern = field.constraints.pattern else { return }
    do {
      _ = try Pattern(pattern)
    } catch {
      let message = "the pattern is not read: \(error)"
      report(.malformedPattern, message, field.origin.of("pattern"), path: path)
    }
  }

  private mutating func checkBounds(
    _ field: Field,
    _ owner: String,
    _ siblings: [Field],
    _ path: String
  ) {
    let bounds = [("after", field.constraints.after), ("before", field.constraints.before)]
    for case (let word, .field(let name)?) in bounds {
      guard let (code, message) = fault(of: word, name, field, owner, siblings) else { continue }
      report(code, message, field.origin.of(word), path: path)
    }
    if field.constraints.within != nil, bounds.allSatisfy({ $0.1 == nil }) {
      report(
        .misplacedWord,
        "'within' says nothing without 'after' or 'before'",
        field.origin.of("within"),
        path: path
      )
    }
  }

  /// What is wrong with a bound at the field `name`; nil where nothing is.
  private func fault(
    of word: String,
    _ name: String,
    _ field: Field,
    _ owner: String,
    _ siblings: [Field]
  ) -> (FindingCode, String)? {
    guard let anchor = siblings.first(where: { $0.name == name }) else {
      let near = suggestion(name, among: siblings.map(\.name))
      return (.unknownField, "'\(word)' names '\(name)', which is no field of \(owner)\(near)")
    }
    if description.resolved(anchor.type).unwrapped != .scalar(.date) {
      return (.misplacedWord, "'\(word)' names '\(name)', which is no Date")
    }
    guard reaches(anchor, field.name, siblings, visited: []) else { return nil }
    return (.conflictingWords, "'\(field.name)' and '\(name)' wait for each other")
  }

  /// Whether the dates that `field` follows lead to `name`.
  private func reaches(
    _ field: Field,
    _ name: String,
    _ siblings: [Field],
    visited: Set<String>
  ) -> Bool {
    if field.name == name { return true }
    guard !visited.contains(field.name) else { return false }
    return [field.constraints.after, field.constraints.before].contains { bound in
      guard case .field(let next) = bound else { return false }
      guard let anchor = siblings.first(where: { $0.name == next }) else { return false }
      return reaches(anchor, name, siblings, visited: visited.union([field.name]))
    }
  }

  private mutating func checkTemplate(
    _ field: Field,
    _ owner: String,
    _ siblings: [Field],
    _ path: String
  ) {
    guard let template = field.generation.template else { return }
    let names = siblings.map(\.name)
    for name in TemplateText(template).names where name != "index" && !names.contains(name) {
      report(
        .unknownField,
        "'template' names '\(name)', which is no field of \(owner)"
          + suggestion(name, among: names),
        field.origin.of("template"),
        path: path
      )
    }
    if TemplateText(template).names.contains(field.name) {
      report(
        .conflictingWords,
        "the template of '\(field.name)' names itself",
        field.origin.of("template"),
        path: path
      )
    }
  }

  private mutating func checkDefault(_ field: Field, _ path: String) {
    if field.onMismatch == .default, field.defaultValue == nil, !field.isNullable {
      report(
        .missingWord,
        "'onMismatch' is \"default\", and there is no 'default'",
        field.origin.of("onMismatch"),
        path: path
      )
    }
    if field.onMismatch == .skip, !description.resolved(field.type).isCollection {
      report(
        .misplacedWord,
        "'onMismatch' is \"skip\", and \(field.type) has no elements",
        field.origin.of("onMismatch"),
        path: path
      )
    }
  }
}
