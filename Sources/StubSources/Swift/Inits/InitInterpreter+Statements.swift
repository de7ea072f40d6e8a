import SwiftSyntax

extension InitInterpreter {
  /// Follows statements in order.
  func follow(_ items: CodeBlockItemListSyntax) {
    for item in items {
      statement = Syntax(item)
      switch item.item {
      case .decl(let declaration): follow(declaration)
      case .stmt(let statement): follow(statement)
      case .expr(let expression): evaluate(expression)
      default: break
      }
    }
  }

  private func follow(_ declaration: DeclSyntax) {
    if let configuration = declaration.as(IfConfigDeclSyntax.self) {
      guard let clause = BuildConditions.chosen(of: configuration),
        case .statements(let items) = clause.elements
      else { return }
      follow(items)
    } else if let variable = declaration.as(VariableDeclSyntax.self) {
      for binding in variable.bindings { follow(binding) }
    } else {
      let owner = instance.declaration
      builder.index.adopt(declaration, in: scope.file, outer: owner.outer + [owner.name])
    }
  }

  private func follow(_ binding: PatternBindingSyntax) {
    let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText
    target = nil
    if let name { locals.insert(name) }
    guard let value = binding.initializer?.value else {
      if let name { held[name] = .other }
      return
    }
    let result = evaluate(value, as: binding.typeAnnotation?.type)
    if let name { hold(result, of: value, as: name) }
  }

  private func follow(_ statement: StmtSyntax) {
    switch statement.as(StmtSyntaxEnum.self) {
    case .expressionStmt(let node): evaluate(node.expression)
    case .guardStmt(let node):
      let looks = touched.count
      let condition = condition(of: node.conditions)
      let looked = touched[looks...]
      let place = self.statement
      let otherwise = branch { follow(node.body.statements) }
      self.statement = place
      doubt(looked, condition, otherwise, at: place)
      steps.append(.choice(condition, [], otherwise: otherwise))
    case .doStmt(let node): follow(node)
    case .returnStmt(let node):
      if let expression = node.expression { returned = first(returned, evaluate(expression)) }
      // A failable initializer that returns nil makes no value.
      let fails = depth == 0 && node.expression?.is(NilLiteralExprSyntax.self) == true
      steps.append(fails ? .fail : .finish)
    case .throwStmt: steps.append(.fail)
    case .whileStmt(let node): loop(node.conditions, node.body)
    case .repeatStmt(let node): loop(nil, node.body)
    case .forStmt(let node): follow(node)
    default: break
    }
  }

  private func follow(_ node: DoStmtSyntax) {
    let body = branch { follow(node.body.statements) }
    guard !node.catchClauses.isEmpty else {
      steps += body
      return
    }
    // The last clause is taken for the one that catches whatever is thrown.
    let otherwise = branch {
      if let clause = node.catchClauses.last { follow(clause.body.statements) }
    }
    steps.append(.attempt(body, otherwise: otherwise))
  }

  private func loop(_ conditions: ConditionElementListSyntax?, _ body: CodeBlockSyntax) {
    loopDepth += 1
    let steps = block {
      if let conditions { _ = condition(of: conditions) }
      follow(body.statements)
    }
    loopDepth -= 1
    self.steps.append(.loop(steps))
  }

  private func follow(_ node: ForStmtSyntax) {
    let sequence = evaluate(node.sequence)
    let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText
    let kept = held
    if let name {
      if case .keys(let node, let keys) = sequence {
        held[name] = .someKey(node: node, keys: keys)
      } else {
        held[name] = .other
      }
    }
    loopDepth += 1
    let body = block { follow(node.body.statements) }
    loopDepth -= 1
    held = kept
    steps.append(.loop(body))
  }
}

extension InitInterpreter {
  /// The steps of a block whose own variables end with it. A variable from around it that held
  /// nothing keeps what the block gave it, and elements that are read there are passed, unless the
  /// block leaves.
  ///
  /// - Parameter outer: The variables from around it; nil for all that are held now.
  private func branch(seen outer: Set<String>? = nil, _ body: () -> Void) -> [Step] {
    let (kept, start) = (held, positions)
    let outer = outer ?? Set(kept.keys)
    let steps = block(body)
    let given = held
    held = kept
    if let last = steps.last, last.leaves {
      positions = start
      return steps
    }
    for name in outer {
      if case .other? = kept[name], let value = given[name] { held[name] = value }
    }
    for (name, value) in given where kept[name] == nil && property(named: name) != nil {
      held[name] = value
    }
    return steps
  }

  /// Takes back the bindings of a condition.
  private func forget(besides outer: Set<String>, _ kept: [String: Held]) {
    for name in held.keys where !outer.contains(name) && property(named: name) == nil {
      held[name] = nil
    }
    for name in outer {
      if let old = kept[name], !isOther(old) { held[name] = old }
    }
  }

  private func isOther(_ value: Held) -> Bool {
    if case .other = value { true } else { false }
  }

  /// Follows `if`, as a statement or as a value.
  func follow(_ node: IfExprSyntax) -> Held {
    let outer = Set(held.keys)
    let (kept, looks, place) = (held, touched.count, statement)
    let condition = condition(of: node.conditions)
    let looked = touched[looks...]
    var value = Held.other
    let start = positions
    let body = branch(seen: outer) { value = self.value(of: node.body.statements) }
    let end = positions
    doubt(looked, condition, isWanted: false, body, at: place)
    forget(besides: outer, kept)
    positions = start
    let otherwise = branch {
      switch node.elseBody {
      case .ifExpr(let next): value = first(value, follow(next))
      case .codeBlock(let last): value = first(value, self.value(of: last.statements))
      default: break
      }
    }
    positions.merge(end) { max($0, $1) }
    doubt(looked, condition, otherwise, at: place)
    steps.append(.choice(condition, body, otherwise: otherwise))
    return value
  }

  /// Follows `switch`, as a statement or as a value: its cases are choices one after another.
  func follow(_ node: SwitchExprSyntax) -> Held {
    let looks = touched.count
    let subject = subject(node.subject)
    let looked = touched[looks...]
    let name = node.subject.as(DeclReferenceExprSyntax.self)?.baseName.identifierText
    let cases = node.cases.compactMap { $0.as(SwitchCaseSyntax.self) }
    return follow(cases[...], subject, name, looked, at: statement)
  }

  private func follow(
    _ cases: ArraySlice<SwitchCaseSyntax>,
    _ subject: Held,
    _ name: String?,
    _ looked: ArraySlice<Int>,
    at place: Syntax
  ) -> Held {
    guard let current = cases.first else { return .other }
    let (kept, start) = (held, positions)
    let outer = Set(held.keys)
    var value = Held.other
    guard case .case(let label) = current.label else {
      steps += branch { value = self.value(of: current.statements) }
      return value
    }
    let items = Array(label.caseItems)
    var condition = self.condition(items[0], subject)
    for item in items.dropFirst() { condition = .either(condition, self.condition(item, subject)) }
    // Which key it is, is known where it has been compared.
    if case .someKey = subject, let name, case .contains(_, let key) = condition {
      held[name] = .key(key)
    }
    let body = branch(seen: outer) { value = self.value(of: current.statements) }
    let end = positions
    if let name { held[name] = kept[name] }
    forget(besides: outer, kept)
    positions = start
    let rest = cases.dropFirst()
    var otherwise = branch { value = first(value, follow(rest, subject, name, looked, at: place)) }
    positions.merge(end) { max($0, $1) }
    if !looked.isEmpty { doubt(looked, condition, otherwise, at: place) }
    // Without a default, one of the cases holds.
    if rest.isEmpty { otherwise = [.fail] }
    steps.append(.choice(condition, body, otherwise: otherwise))
    return value
  }

  /// What a pattern of `switch` asks of its subject.
  private func condition(_ item: SwitchCaseItemSyntax, _ subject: Held) -> Condition {
    if let name = item.pattern.as(ValueBindingPatternSyntax.self)?.pattern
      .as(IdentifierPatternSyntax.self)
    {
      held[name.identifier.identifierText] = subject
      return item.whereClause == nil ? .always : .unknown
    }
    guard let expression = item.pattern.as(ExpressionPatternSyntax.self)?.expression else {
      return .unknown
    }
    return equality(subject, expression)
  }

  private func value(of items: CodeBlockItemListSyntax) -> Held {
    guard items.count == 1, let only = items.first, case .expr(let expression) = only.item else {
      follow(items)
      return .other
    }
    statement = Syntax(only)
    return evaluate(expression)
  }

  /// The value that something was read for, of two.
  func first(_ one: Held, _ other: Held) -> Held {
    if case .other = one { return other }
    return one
  }
}
