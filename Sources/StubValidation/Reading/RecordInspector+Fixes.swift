import StubDiagnostics
import StubJSON
import StubSchema
import StubValues

/// What would help.
extension RecordInspector {
  /// The remedy for a null in the place of a value.
  func nullFix(_ node: Int, _ rule: Int) -> Finding.Fix? {
    switch program.rules[rule] {
    case .array, .pairs:
      Finding.Fix("write []", edits: [Finding.Edit(range(node), "[]")])
    case .dictionary: Finding.Fix("write {}", edits: [Finding.Edit(range(node), "{}")])
    case .object(let index) where program.objects[index].isOfEnum: caseFix(node, index)
    default: Self.valueForNull
    }
  }

  /// The remedy for a null that nothing stands for.
  static var valueForNull: Finding.Fix {
    Finding.Fix("give it a value, or make it optional in the model")
  }

  /// The remedy for a value of the wrong kind, where another spelling of it is of the right one.
  func kindFix(_ node: Int, _ rule: Int) -> Finding.Fix? {
    let kind = entries[node].kind
    switch program.rules[rule] {
    case .string where kind == .number || kind == .bool:
      let spelling = String(decoding: slice(node), as: UTF8.self)
      return Finding.Fix("put it in quotes", edits: [Finding.Edit(range(node), "\"\(spelling)\"")])
    case .date(let date) where kind == .number && date.form == .text: return numberFix(node)
    case .integer, .float, .decimal, .date:
      return kind == .string ? unquoting(node) : nil
    case .bool: return boolFix(node)
    case .object(let index) where program.objects[index].isOfEnum: return caseFix(node, index)
    default: return nil
    }
  }

  /// Puts the only value of a case into the object that it stands in.
  private func caseFix(_ node: Int, _ index: Int) -> Finding.Fix? {
    let fields = program.objects[index].fields
    guard let first = fields.first else {
      return Finding.Fix("write {}", edits: [Finding.Edit(range(node), "{}")])
    }
    guard fields.count == 1 else { return nil }
    let key = JSONFragment.string(program.fields[first].wireKey)
    let value = String(decoding: slice(node), as: UTF8.self)
    return Finding.Fix(
      "write {\(key): …}",
      edits: [Finding.Edit(range(node), "{\(key): \(value)}")]
    )
  }

  /// Takes the quotes from a number.
  private func unquoting(_ node: Int) -> Finding.Fix? {
    let text = string(node)
    guard JSONNumber(text) != nil else { return nil }
    return Finding.Fix("remove the quotes", edits: [Finding.Edit(range(node), text)])
  }

  private func boolFix(_ node: Int) -> Finding.Fix? {
    let text =
      entries[node].kind == .string
      ? string(node) : String(decoding: slice(node), as: UTF8.self)
    switch text {
    case "true", "1": return Finding.Fix("write true", edits: [Finding.Edit(range(node), "true")])
    case "false", "0":
      return Finding.Fix("write false", edits: [Finding.Edit(range(node), "false")])
    default: return nil
    }
  }

  /// The remedy for a date's text under a strategy of numbers.
  func dateFix(_ node: Int, _ date: DateRule) -> Finding.Fix? {
    let text = string(node)
    if let fix = unquoting(node) { return fix }
    guard let moment = foundation.isoSeconds(text) else { return nil }
    let value =
      switch date.form {
      case .secondsSince2001: moment - 978_307_200
      case .millisecondsSince1970: moment * 1_000
      case .secondsSince1970, .text: moment
      }
    guard let number = JSONValue.double(value)?.number else { return nil }
    return Finding.Fix(
      "declare the strategy 'iso8601' (--dates iso8601), or write \(number)",
      edits: [Finding.Edit(range(node), number)]
    )
  }
}

extension RecordInspector {
  /// Reports an object where a dictionary is an array, or anything else that is no array.
  mutating func failPairsKind(_ node: Int, _ key: Int, _ rule: Int) -> Bool {
    guard isLoud, entries[node].kind == .object else { return failKind(node, rule) }
    let name =
      switch program.rules[key] {
      case .rawEnum(let index): program.rawEnums[index].name
      default: String(expectation(key).drop { $0 != " " }.dropFirst())
      }
    guard isLoud else { return false }
    return fail(
      .wrongType,
      node,
      "\(subject(node)) is an array of key, value, key, value, since \(name) is no CodingKeyRepresentable: found \(found(node))",
      fix: Finding.Fix("make \(name) CodingKeyRepresentable, or write [key, value, …]")
    )
  }
}
