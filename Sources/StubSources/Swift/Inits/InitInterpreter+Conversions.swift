import StubSchema
import SwiftParser
import SwiftSyntax

extension InitInterpreter {
  /// A method of a value that was read: its closures are followed with it.
  func method(
    _ name: String,
    of read: Int,
    _ node: FunctionCallExprSyntax,
    as type: TypeSyntax?
  ) -> Held {
    if name == "map" || name == "flatMap" || name == "compactMap",
      reads[read].type?.unwrapped.isCollection != true
    {
      let closure =
        node.trailingClosure ?? node.arguments.first?.expression.as(ClosureExprSyntax.self)
      if let closure { follow(closure, with: .read(read), as: type) }
      if let initializer = node.arguments.first?.expression.as(MemberAccessExprSyntax.self) {
        convert(read, initializer.base?.trimmedDescription ?? "", label: nil, as: type)
      }
      if name != "map" { reads[read].isTolerant = true }
    } else if let closure = node.trailingClosure
      ?? node.arguments.first?.expression.as(ClosureExprSyntax.self)
    {
      follow(elementsOf: read, closure)
    }
    for argument in node.arguments { evaluate(argument.expression) }
    return .read(read)
  }

  /// Notes what a closure asks of the elements that it gets.
  private func follow(elementsOf read: Int, _ closure: ClosureExprSyntax) {
    if Self.mayRefuse(closure) {
      doubt([read], "which elements are accepted here cannot be told")
      return
    }
    let indexes = SubscriptFinder.indexes(in: Syntax(closure.statements))
    guard let last = indexes.max() else { return }
    guard case .array(.array(let element))? = reads[read].type?.unwrapped else {
      doubt([read], "which elements are accepted here cannot be told")
      return
    }
    // Lists that are taken apart by index are read as tuples.
    let parts = (0...last).map { Field(name: String($0), type: element) }
    let rest = Field(name: "rest", type: element)
    let name = "\(instance.name).\(reads[read].target ?? "list").element"
    var tuple = ModelSchema(name: name, shape: .elements(parts, rest: rest))
    tuple.origin = Origin(scope.file.location(of: closure))
    if !builder.models.contains(where: { $0.name == name }) { builder.add(tuple) }
    reads[read].type = .array(.named(name))
  }

  /// Whether a closure throws, or traps, for some of the elements that it gets.
  private static func mayRefuse(_ closure: ClosureExprSyntax) -> Bool {
    var previous: TokenKind?
    for token in closure.statements.tokens(viewMode: .sourceAccurate) {
      switch (previous, token.tokenKind) {
      case (_, .keyword(.throw)), (_, .exclamationMark): return true
      case (.keyword(.try)?, .postfixQuestionMark): break
      case (.keyword(.try)?, _): return true
      default: break
      }
      previous = token.tokenKind
    }
    return false
  }

  private func follow(_ closure: ClosureExprSyntax, with value: Held, as type: TypeSyntax?) {
    let kept = held
    held["$0"] = value
    if case .simpleInput(let names) = closure.signature?.parameterClause, let name = names.first {
      held[name.name.identifierText] = value
      derived.insert(name.name.identifierText)
    }
    if closure.statements.count == 1, case .expr(let only) = closure.statements.first?.item {
      evaluate(only, as: type)
    } else {
      steps.append(.call(block { follow(closure.statements) }))
    }
    held = kept
  }

  /// A call that is of no container: a function, or an initializer that what was read goes into.
  func plainCall(_ node: FunctionCallExprSyntax, as type: TypeSyntax?) -> Held {
    let name = node.calledExpression.trimmedDescription
    let types = caseTypes(node.calledExpression)
    var values: [(label: String?, value: Held)] = []
    for (position, argument) in node.arguments.enumerated() {
      let type = position < types.count ? types[position] : nil
      let value =
        argument.expression.is(ClosureExprSyntax.self)
        ? .other : evaluate(argument.expression, as: type)
      values.append((argument.label?.text, value))
    }
    if let value = decoded(name, values, as: type) { return value }
    if let lost = values.first(where: { Self.isContainer($0.value) }) {
      if let result = helper(Self.lastName(name), on: nil, node) { return result }
      if case .decoder = lost.value { isDecoderLost = true }
      puzzle("'\(name.prefix(60))' reads what cannot be told")
      return .other
    }
    if values.contains(where: { if case .read = $0.value { true } else { false } }),
      let result = ownFunction(node, values.map(\.value))
    {
      return result
    }
    if case .read(let read)? = values.first?.value {
      convert(read, name, label: values[0].label, as: type)
      return .read(read)
    }
    for case (let label, .read(let read)) in values {
      if label == "from" { convert(read, name, label: label, as: type) }
      return .read(read)
    }
    if let closure = node.trailingClosure, values.isEmpty {
      steps.append(.call(block { follow(closure.statements) }))
    }
    return .other
  }

  /// The types of the values that a case of the enum takes.
  private func caseTypes(_ expression: ExprSyntax) -> [TypeSyntax] {
    guard instance.declaration.kind == .enumeration,
      let member = expression.as(MemberAccessExprSyntax.self),
      let element = members.cases.first(where: {
        $0.name.identifierText == member.declName.baseName.identifierText
      })
    else { return [] }
    return element.parameterClause?.parameters.map(\.type) ?? []
  }

  /// `Foo(from: decoder)`.
  private func decoded(
    _ name: String,
    _ values: [(label: String?, value: Held)],
    as type: TypeSyntax?
  ) -> Held? {
    guard values.count == 1, values[0].label == "from", case .decoder(let node) = values[0].value
    else { return nil }
    var read = self.read(node, .whole)
    let spelled = name.hasSuffix(".init") ? String(name.dropLast(5)) : name
    let written = spelled.isEmpty || spelled == "." ? type : TypeInference.written(spelled)
    guard let written, let known = try? builder.resolver.resolve(written, in: scope),
      spelled != "self"
    else { return nil }
    read.type = known.unwrapped
    return note(read)
  }

  static func isContainer(_ value: Held) -> Bool {
    switch value {
    case .decoder, .keyed, .unkeyed, .single: true
    default: false
    }
  }

  static func lastName(_ name: String) -> String {
    name.split(separator: ".").last.map(String.init) ?? name
  }

  /// Notes what a value that was read is turned into, where that restricts it.
  private func convert(_ read: Int, _ name: String, label: String?, as type: TypeSyntax?) {
    let isOpen =
      reads[read].conversion == nil
      || (label == "rawValue" && reads[read].converted == .scalar(.character))
    guard isOpen, let conversion = conversion(read, name, label, type) else { return }
    reads[read].conversion = conversion
  }

  private func conversion(
    _ read: Int,
    _ name: String,
    _ label: String?,
    _ type: TypeSyntax?
  ) -> Conversion? {
    let isText = reads[read].type?.unwrapped == .scalar(.string)
    let spelled = name.hasSuffix(".init") ? String(name.dropLast(5)) : name
    switch (Self.lastName(spelled), label) {
    case ("URL", "string") where isText, ("URL", nil) where isText: return .type(.scalar(.url))
    case ("UUID", "uuidString"): return .type(.scalar(.uuid))
    case ("TimeZone", "identifier"): return .type(.scalar(.timeZone))
    case ("Data", "base64Encoded"): return .type(.scalar(.data))
    case ("Character", nil) where isText: return .type(.scalar(.character))
    case ("Double", nil) where isText, ("Float", nil) where isText, ("CGFloat", nil) where isText,
      ("Decimal", "string") where isText, ("TimeInterval", nil) where isText:
      return .digits(isInteger: false)
    case (let type, nil) where isText && ScalarType(rawValue: type)?.isInteger == true:
      return .digits(isInteger: true)
    case ("decode", _) where isText: return .json
    case ("Date", "timeIntervalSince1970"): return .date(.seconds)
    case ("date", "from") where isText: return .date(dateSpelling(of: spelled))
    case ("parse", nil) where isText && spelled.lowercased().contains("date"):
      return .date(dateSpelling(of: spelled))
    case ("Date", nil) where isText:
      return .date(dateSpelling(of: String(statement.trimmedDescription.prefix(400))))
    case (_, "rawValue"): return rawValue(spelled, read, type)
    default: return nil
    }
  }

  /// `Kind(rawValue: text)`: only the raw values of the enum are of use.
  private func rawValue(_ name: String, _ read: Int, _ type: TypeSyntax?) -> Conversion? {
    let written = name.isEmpty || name == "." || name == "self" ? type : TypeInference.written(name)
    guard let written, let resolved = try? builder.resolver.resolve(written, in: scope),
      case .named(let target) = resolved.unwrapped,
      let instance = builder.resolver.instances[target],
      instance.declaration.kind == .enumeration,
      let raw = builder.rawType(of: instance, MemberSet(instance.declaration, builder.index))
    else { return nil }
    return reads[read].converted == .scalar(raw) ? .type(.named(target)) : nil
  }

  /// How a formatter spells dates: told by the only format that its declaration sets, else by the
  /// only one that the file sets.
  private func dateSpelling(of name: String) -> DateSpelling {
    let spelled = name.lowercased()
    if ["rfc5322", "rfc2822", "rfc822", "rfc1123"].contains(where: spelled.contains) {
      return .format("EEE, dd MMM yyyy HH:mm:ss Z")
    }
    let own = formatter(name).map { dateSpelling(in: $0) } ?? .untold
    return own == .untold ? dateSpelling(in: scope.file.text) : own
  }

  /// The source of the variable that holds the formatter which is called.
  private func formatter(_ name: String) -> String? {
    guard let variable = name.split(separator: ".").dropLast().last.map(String.init) else {
      return nil
    }
    let top = scope.file.tree.statements.flatMap { MemberList.flattened($0) }
    let declarations = members.members.map(\.declaration) + top
    return declarations.lazy.compactMap { $0.as(VariableDeclSyntax.self) }
      .first { $0.bindings.first?.pattern.trimmedDescription == variable }?.trimmedDescription
  }

  private func dateSpelling(in text: String) -> DateSpelling {
    let formats = Self.formats(in: text)
    if formats.count == 1, !text.contains("ISO8601DateFormatter") { return .format(formats[0]) }
    if text.contains("ISO8601DateFormatter"), formats.isEmpty {
      return text.contains("withFractionalSeconds") ? .iso8601Fractional : .iso8601
    }
    return .untold
  }

  private static func formats(in text: String) -> [String] {
    var found: [String] = []
    var rest = text[...]
    while let range = rest.firstRange(of: "dateFormat = \"") {
      rest = rest[range.upperBound...]
      let format = String(rest.prefix { $0 != "\"" })
      if !found.contains(format) { found.append(format) }
    }
    return found
  }
}
