import StubSchema
import SwiftSyntax

extension InitInterpreter {
  /// Follows a call.
  func call(_ node: FunctionCallExprSyntax, as type: TypeSyntax?) -> Held {
    if let access = node.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base {
      let name = access.declName.baseName.text
      if name == "init", base.trimmedDescription == "self",
        node.arguments.first?.label?.text != "from"
      {
        delegate(node)
        return .other
      }
      if base.is(SuperExprSyntax.self) { return superCall(name, node) }
      let value = evaluate(base)
      if let result = containerCall(value, name, node, as: type) { return result }
      if case .read(let read) = value { return method(name, of: read, node, as: type) }
    }
    if let bare = node.calledExpression.as(DeclReferenceExprSyntax.self),
      let result = bareCall(bare.baseName.text, node, as: type)
    {
      return result
    }
    if Self.traps.contains(node.calledExpression.trimmedDescription) {
      steps.append(.fail)
      return .other
    }
    return plainCall(node, as: type)
  }

  private static let methods: Set<String> = [
    "decode", "decodeIfPresent", "contains", "decodeNil", "nestedContainer",
    "nestedUnkeyedContainer", "superDecoder", "container", "unkeyedContainer",
    "singleValueContainer",
  ]

  /// In an extension of a container, a bare name is a method of it.
  private func bareCall(
    _ name: String,
    _ node: FunctionCallExprSyntax,
    as type: TypeSyntax?
  ) -> Held? {
    guard let own = held["self"], Self.isContainer(own) else { return nil }
    guard Self.methods.contains(name) else { return helper(name, on: own, node) }
    return containerCall(own, name, node, as: type)
  }

  private static let traps: Set<String> = ["fatalError", "preconditionFailure", "assertionFailure"]

  /// `super.init(from: decoder)`.
  private func superCall(_ name: String, _ node: FunctionCallExprSyntax) -> Held {
    guard let argument = node.arguments.first(where: { $0.label?.text == "from" }),
      case .decoder(let value) = evaluate(argument.expression)
    else { return .other }
    guard name == "init", let parent = builder.superclass(of: instance) else { return .other }
    var read = self.read(value, .whole)
    read.type = parent
    return note(read)
  }

  /// A call of a decoder or a container; nil where the base is neither.
  private func containerCall(
    _ base: Held,
    _ name: String,
    _ node: FunctionCallExprSyntax,
    as type: TypeSyntax?
  ) -> Held? {
    switch base {
    case .decoder(let value): return decoderCall(value, name, node)
    case .keyed(let value, let keys): return keyedCall(value, keys, name, node, as: type)
    case .unkeyed(let value): return unkeyedCall(value, name, node, as: type)
    case .single(let value): return singleCall(value, name, node, as: type)
    case .keys(let value, let keys):
      if name == "contains", let argument = node.arguments.first,
        let key = key(argument.expression, in: keys)
      {
        return .condition(.contains(node: value, key: key))
      }
      return .someKey(node: value, keys: keys)
    default: return nil
    }
  }

  private func decoderCall(_ value: Int, _ name: String, _ node: FunctionCallExprSyntax) -> Held? {
    switch name {
    case "container":
      steps.append(.open(node: value, form: .object))
      let keys = node.arguments.first.map { keySpace($0.expression) } ?? .open(nil)
      return .keyed(node: value, keys: keys)
    case "unkeyedContainer":
      steps.append(.open(node: value, form: .array))
      return .unkeyed(node: value)
    case "singleValueContainer": return .single(node: value)
    default: return helper(name, on: .decoder(node: value), node)
    }
  }

  private func keyedCall(
    _ value: Int,
    _ keys: KeySpace,
    _ name: String,
    _ node: FunctionCallExprSyntax,
    as type: TypeSyntax?
  ) -> Held? {
    let arguments = Array(node.arguments)
    let place = place(of: arguments, keys)
    switch name {
    case "decode", "decodeIfPresent":
      let known = arguments.allSatisfy { ["forKey", nil].contains($0.label?.text) }
      guard known, let place else { break }
      if let overload = helper(name, on: .keyed(node: value, keys: keys), node, isOverload: true) {
        return overload
      }
      var read = self.read(value, place)
      read.isIfPresent = name == "decodeIfPresent"
      setType(of: &read, arguments, as: type)
      return note(read)
    case "contains":
      guard let key = arguments.first.flatMap({ key($0.expression, in: keys) }) else {
        return .condition(.unknown)
      }
      return .condition(.contains(node: value, key: key))
    case "decodeNil":
      guard let place else { return .condition(.unknown) }
      return .condition(.isNull(node: value, place: place))
    case "nestedContainer", "nestedUnkeyedContainer", "superDecoder":
      return nested(value, place ?? .key("super"), name, node)
    default: break
    }
    if let result = helper(name, on: .keyed(node: value, keys: keys), node) { return result }
    return lost(node, value, place, as: type)
  }

  private func unkeyedCall(
    _ value: Int,
    _ name: String,
    _ node: FunctionCallExprSyntax,
    as type: TypeSyntax?
  ) -> Held? {
    switch name {
    case "decode", "decodeIfPresent":
      var read = self.read(value, nextPosition(of: value))
      read.isIfPresent = name == "decodeIfPresent"
      setType(of: &read, Array(node.arguments), as: type)
      return note(read)
    case "decodeNil": return .condition(.not(.always))
    case "nestedContainer", "nestedUnkeyedContainer", "superDecoder":
      return nested(value, nextPosition(of: value), name, node)
    default:
      return helper(name, on: .unkeyed(node: value), node)
        ?? lost(node, value, nextPosition(of: value), as: type)
    }
  }

  private func singleCall(
    _ value: Int,
    _ name: String,
    _ node: FunctionCallExprSyntax,
    as type: TypeSyntax?
  ) -> Held? {
    switch name {
    case "decode":
      var read = self.read(value, .whole)
      setType(of: &read, Array(node.arguments), as: type)
      return note(read)
    case "decodeNil": return .condition(.isNull(node: value, place: .whole))
    default:
      return helper(name, on: .single(node: value), node) ?? lost(node, value, .whole, as: type)
    }
  }

  private func nested(
    _ value: Int,
    _ place: ReadPlace,
    _ name: String,
    _ node: FunctionCallExprSyntax
  ) -> Held {
    let child = child(of: value, at: place)
    var read = self.read(value, place)
    read.child = child
    note(read)
    switch name {
    case "nestedContainer":
      let argument = node.arguments.first { $0.label?.text == "keyedBy" }
      steps.append(.open(node: child, form: .object))
      return .keyed(node: child, keys: argument.map { keySpace($0.expression) } ?? .open(nil))
    case "nestedUnkeyedContainer":
      steps.append(.open(node: child, form: .array))
      return .unkeyed(node: child)
    default: return .decoder(node: child)
    }
  }

  /// A call on a container that nothing declares: what is read is assumed to be the property.
  private func lost(
    _ node: FunctionCallExprSyntax,
    _ value: Int,
    _ place: ReadPlace?,
    as type: TypeSyntax?
  ) -> Held {
    puzzle("'\(node.calledExpression.trimmedDescription.prefix(60))' is not known here")
    guard let place else { return .other }
    var read = self.read(value, place)
    setType(of: &read, Array(node.arguments), as: type)
    read.isAssumed = true
    return note(read)
  }
}

extension InitInterpreter {
  /// The type of a read: what its first argument says, else the type that it is for.
  private func setType(of read: inout Read, _ arguments: [LabeledExprSyntax], as type: TypeSyntax?)
  {
    let written = arguments.first.flatMap { $0.label?.text == nil ? $0.expression : nil }
    if let written {
      if case .type(let known) = self.type(written), !KnownTypes.isIncomplete(known) {
        read.type = known
      }
      if read.type != nil { return }
    }
    if let type, let known = try? builder.resolver.resolve(type, in: scope) {
      read.type = read.isIfPresent ? known.unwrapped : known
    } else {
      read.isAssumed = true
      puzzle("the type that is read here is not told")
    }
  }

  /// `Foo.self` as a type.
  func type(_ expression: ExprSyntax) -> Held {
    if let name = expression.as(DeclReferenceExprSyntax.self) {
      return held[name.baseName.identifierText] ?? .other
    }
    guard let access = expression.as(MemberAccessExprSyntax.self), let base = access.base,
      access.declName.baseName.text == "self"
    else { return .other }
    let written = TypeInference.written(base.trimmedDescription)
    guard let type = try? builder.resolver.resolve(written, in: scope) else { return .other }
    return .type(type)
  }

  private func place(of arguments: [LabeledExprSyntax], _ keys: KeySpace) -> ReadPlace? {
    guard
      let argument = arguments.first(where: { ["forKey", "key", "for"].contains($0.label?.text) })
    else { return nil }
    if let key = key(argument.expression, in: keys) { return .key(key) }
    if case .someKey(let node, let keys) = evaluate(argument.expression) {
      if case .list(let list) = keys { anyKeys[node] = list.keys.map(\.text) }
      return .anyKey
    }
    puzzle("the key '\(argument.expression.trimmedDescription.prefix(40))' is not told")
    return nil
  }
}
