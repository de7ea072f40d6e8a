import StubSchema

/// The name of a Swift type as a description spells it.
enum TypeName {
  /// The name without modules and without the private and local contexts that it stands in:
  /// `Shop.Page<Item>` for `App.Shop.Page<App.Item>`.
  static func short(_ type: Any.Type) -> String {
    var parser = Parser(String(reflecting: type))
    return parser.types(isTop: true)
  }

  /// The name with its module: `App.Shop`, as far as a description can spell it.
  static func qualified(_ type: Any.Type) -> String {
    var parser = Parser(String(reflecting: type), keepsModule: true)
    return parser.types(isTop: true)
  }

  /// Reads what the runtime prints: dotted names, `<…>`, and contexts in parentheses.
  private struct Parser {
    var rest: Substring
    let keepsModule: Bool

    init(_ text: String, keepsModule: Bool = false) {
      rest = text[...]
      self.keepsModule = keepsModule
    }

    mutating func types(isTop: Bool) -> String {
      var list: [String] = []
      repeat { list.append(type()) } while take(",")
      return list.joined(separator: ", ")
    }

    private mutating func type() -> String {
      while rest.first == " " { rest.removeFirst() }
      var parts: [String] = []
      repeat { parts.append(part()) } while take(".")
      let named = parts.filter { !$0.isEmpty }
      if keepsModule || named.count < 2 { return named.joined(separator: ".") }
      return named.dropFirst().joined(separator: ".")
    }

    /// One component with its arguments; empty for a context in parentheses.
    private mutating func part() -> String {
      if rest.first == "(" {
        skipParentheses()
        return ""
      }
      let name = String(rest.prefix { !".<>, ()".contains($0) })
      rest = rest.dropFirst(name.count)
      guard take("<") else {
        if name.isEmpty, !rest.isEmpty, !".>,".contains(rest.first ?? ".") { rest.removeFirst() }
        return name
      }
      let arguments = types(isTop: false)
      while !rest.isEmpty, !take(">") { rest.removeFirst() }
      return "\(name)<\(arguments)>"
    }

    private mutating func skipParentheses() {
      var depth = 0
      while let character = rest.first {
        rest.removeFirst()
        if character == "(" { depth += 1 }
        if character == ")" { depth -= 1 }
        if depth == 0 { return }
      }
    }

    private mutating func take(_ character: Character) -> Bool {
      guard rest.first == character else { return false }
      rest.removeFirst()
      return true
    }
  }
}
