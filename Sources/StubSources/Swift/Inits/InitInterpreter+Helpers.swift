import StubSchema
import SwiftSyntax

extension InitInterpreter {
  /// Follows a helper whose source is there: a method of the type, of a container's extension, or a
  /// function.
  ///
  /// - Parameters:
  ///   - base: What it is called on; nil for a function or a static method.
  ///   - isOverload: Whether it stands for a method that containers have by themselves, so that the
  ///     types have to agree.
  /// - Returns: What it gives; nil where no source declares it.
  func helper(
    _ name: String,
    on base: Held?,
    _ call: FunctionCallExprSyntax,
    isOverload: Bool = false
  ) -> Held? {
    guard depth < Self.maximumDepth, let found = function(name, on: base, call, isOverload) else {
      return nil
    }
    let kept = statement
    let arguments = call.arguments.map { argument -> Held in
      let type = type(argument.expression)
      if case .type = type { return type }
      if let key = keyText(argument.expression, on: base) { return .key(key) }
      return evaluate(argument.expression)
    }
    statement = kept
    return follow(found, arguments, on: base)
  }

  /// Follows a function of the type that gets values that were read.
  ///
  /// - Returns: What it gives; nil where the call is of something else.
  func ownFunction(_ call: FunctionCallExprSyntax, _ values: [Held]) -> Held? {
    let name: String
    if let bare = call.calledExpression.as(DeclReferenceExprSyntax.self) {
      name = bare.baseName.identifierText
    } else if let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      let base = member.base?.trimmedDescription,
      ["self", "Self", instance.declaration.name].contains(base)
    {
      name = member.declName.baseName.identifierText
    } else {
      return nil
    }
    guard depth < Self.maximumDepth, call.trailingClosure == nil,
      let found = function(name, on: nil, call, false), found.node.body != nil
    else { return nil }
    followed.insert(call.id)
    return follow(found, values, on: nil)
  }

  private func follow(
    _ found: (node: FunctionDeclSyntax, file: ParsedFile),
    _ arguments: [Held],
    on base: Held?
  ) -> Held {
    let outer = (held, scope, returned, target, statement, loopDepth)
    scope = scope.inFile(found.file)
    held = bindings(of: found.node, arguments, on: base)
    returned = .other
    loopDepth = 0
    depth += 1
    if let body = found.node.body { steps.append(.call(block { follow(body: body) })) }
    depth -= 1
    let result = returned
    (held, scope, returned, target, statement, loopDepth) = outer
    return result
  }

  /// Follows `self.init(…)`: another initializer of the type.
  func delegate(_ call: FunctionCallExprSyntax) {
    let labels = call.arguments.map { $0.label?.text ?? "_" }
    let values = call.arguments.map { evaluate($0.expression) }
    let found = members.members.lazy.compactMap { member in
      member.declaration.as(InitializerDeclSyntax.self).map { (node: $0, file: member.file) }
    }
    .first { $0.node.signature.parameterClause.parameters.map(\.firstName.text) == labels }
    guard depth < Self.maximumDepth, let found, let body = found.node.body else { return }
    let outer = (held, scope, returned, target, statement, loopDepth)
    scope = scope.inFile(found.file)
    held = [:]
    for (parameter, value) in zip(found.node.signature.parameterClause.parameters, values) {
      held[(parameter.secondName ?? parameter.firstName).identifierText] = value
    }
    depth += 1
    steps.append(.call(block { follow(body.statements) }))
    depth -= 1
    (held, scope, returned, target, statement, loopDepth) = outer
  }

  private func follow(body: CodeBlockSyntax) {
    if body.statements.count == 1, case .expr(let only) = body.statements.first?.item {
      returned = evaluate(only)
    } else {
      follow(body.statements)
    }
  }

  private func keyText(_ expression: ExprSyntax, on base: Held?) -> String? {
    if case .keyed(_, let keys) = base { return key(expression, in: keys) }
    guard expression.is(MemberAccessExprSyntax.self) else { return nil }
    for case .keyed(_, let keys) in held.sorted(by: { $0.key < $1.key }).map(\.value) {
      if let text = key(expression, in: keys) { return text }
    }
    return nil
  }

  private func bindings(
    of function: FunctionDeclSyntax,
    _ arguments: [Held],
    on base: Held?
  ) -> [String: Held] {
    var held: [String: Held] = [:]
    if let base { held["self"] = base }
    let parameters = function.signature.parameterClause.parameters
    for (parameter, argument) in zip(parameters, arguments) {
      held[(parameter.secondName ?? parameter.firstName).identifierText] = argument
      // `_ type: Value.Type` says what `Value` is.
      guard case .type(let type) = argument,
        let metatype = parameter.type.as(MetatypeTypeSyntax.self)
      else { continue }
      let pattern = metatype.baseType
      for (name, bound) in TypePattern.match(pattern, type) { scope.bindings[name] = bound }
    }
    if arguments.allSatisfy({ if case .type = $0 { false } else { true } }) {
      bindResult(of: function)
    }
    return held
  }

  /// Without a type among the arguments, a generic result is the property that it is for.
  private func bindResult(of function: FunctionDeclSyntax) {
    guard let result = function.signature.returnClause?.type, let target,
      let written = property(named: target)?.type,
      let type = try? builder.resolver.resolve(written, in: instance.scope)
    else { return }
    for (name, bound) in TypePattern.match(result, type) { scope.bindings[name] = bound }
  }

  /// A function in the source that a call can mean.
  private func function(
    _ name: String,
    on base: Held?,
    _ call: FunctionCallExprSyntax,
    _ isOverload: Bool
  ) -> (node: FunctionDeclSyntax, file: ParsedFile)? {
    let labels = call.arguments.map { $0.label?.text ?? "_" }
    for member in candidates(on: base) {
      guard let node = member.declaration.as(FunctionDeclSyntax.self), node.name.text == name,
        Self.accepts(node, labels), !isOverload || isOverloaded(node, call)
      else { continue }
      return (node, member.file)
    }
    return nil
  }

  private func candidates(on base: Held?) -> [MemberSet.Member] {
    let names: [String]
    switch base {
    case .keyed: names = ["KeyedDecodingContainer", "KeyedDecodingContainerProtocol"]
    case .unkeyed: names = ["UnkeyedDecodingContainer"]
    case .single: names = ["SingleValueDecodingContainer"]
    case .decoder: names = ["Decoder"]
    default: return members.members
    }
    return names.flatMap { builder.index.extensions(of: $0) }.flatMap { part in
      part.members.map { MemberSet.Member(declaration: $0, file: part.file) }
    }
  }

  /// Whether labels fit the parameters: those with defaults may be left out.
  private static func accepts(_ function: FunctionDeclSyntax, _ labels: [String]) -> Bool {
    var rest = labels[...]
    for parameter in function.signature.parameterClause.parameters {
      if rest.first == parameter.firstName.text {
        rest = rest.dropFirst()
      } else if parameter.defaultValue == nil {
        return false
      }
    }
    return rest.isEmpty
  }

  /// Whether an overload of `decode` is for the type that is asked for, not for any type.
  private func isOverloaded(_ function: FunctionDeclSyntax, _ call: FunctionCallExprSyntax) -> Bool
  {
    guard let parameter = function.signature.parameterClause.parameters.first,
      let metatype = parameter.type.as(MetatypeTypeSyntax.self),
      let argument = call.arguments.first, case .type(let type) = self.type(argument.expression)
    else { return false }
    let generics = function.genericParameterClause?.parameters.map(\.name.text) ?? []
    guard !generics.contains(metatype.baseType.trimmedDescription) else { return false }
    return TypePattern.head(metatype.baseType) == TypePattern.head(of: type)
  }
}
