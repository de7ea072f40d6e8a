import StubDiagnostics
import StubJSON
import StubValues

extension SchemaReader {
  /// Reads a field: a type alone, an inline model, or the field's words.
  ///
  /// - Parameter base: What the words are laid over.
  /// - Returns: nil where the type is missing or cannot be read, which is reported.
  mutating func field(
    _ key: NamedKey,
    _ node: JSONNode,
    _ path: JSONPath,
    in owner: String,
    over base: Field?
  ) -> Field? {
    let hint = key.text.isEmpty ? owner + ".value" : "\(owner).\(key.text)"
    guard node.kind == .object, !isInlineModel(node) else {
      guard let type = type(node, path, hint: hint) else { return nil }
      var field = base ?? Field(name: key.text, type: type)
      field.type = type
      field.origin = Origin(key.node.location)
      return field
    }
    let words = self.words(node, path, as: Words.Field.self, of: "a field's words")
    let type = words[.type].flatMap { self.type($0, path.appending("type"), hint: hint) }
    if words[.type] == nil, base == nil {
      report(.missingWord, "'type' is missing", node, path)
    }
    guard let known = type ?? base?.type else { return nil }
    var field = base ?? Field(name: key.text, type: known)
    field.type = known
    field.origin = Origin(key.node.location, words: words.locations)
    apply(words, to: &field, path)
    return field
  }

  /// Whether an object describes a model rather than a field.
  private func isInlineModel(_ node: JSONNode) -> Bool {
    node["type"] == nil
      && ["fields", "wraps", "elements", "oneOf", "includes"].contains { node[$0] != nil }
  }

  private mutating func apply(
    _ words: WordValues<Words.Field>,
    to field: inout Field,
    _ path: JSONPath
  ) {
    facts(words, &field, path)
    numberConstraints(words, &field.constraints, path)
    lengthConstraints(words, &field.constraints, path)
    dateConstraints(words, &field.constraints, path)
    generation(words, &field.generation, path)
    relation(words, &field.relation, path)
    if let node = words[.persistence] {
      persistence(node, path.appending("persistence"), &field.persistence)
    }
  }

  private mutating func facts(
    _ words: WordValues<Words.Field>,
    _ field: inout Field,
    _ path: JSONPath
  ) {
    field.key = text(words[.key], path.appending("key")) ?? field.key
    field.property = text(words[.property], path.appending("property")) ?? field.property
    field.required = flag(words[.required], path.appending("required")) ?? field.required
    field.nullable = flag(words[.nullable], path.appending("nullable")) ?? field.nullable
    field.defaultValue =
      value(words[.defaultValue], path.appending("default")) ?? field.defaultValue
    field.isAssumed = flag(words[.assumed], path.appending("assumed")) ?? field.isAssumed
    field.onMismatch =
      name(words[.onMismatch], path.appending("onMismatch"), of: MismatchRule.self)
      ?? field.onMismatch
    field.coding = coding(words[.coding], path.appending("coding")).over(field.coding)
    if let types = elements(words[.accepts], path.appending("accepts"), of: "types") {
      field.accepts = types.enumerated().compactMap { index, node in
        type(
          node,
          path.appending("accepts").appending(index),
          hint: "\(field.name).accepts\(index)"
        )
      }
    }
  }

  private mutating func numberConstraints(
    _ words: WordValues<Words.Field>,
    _ constraints: inout Constraints,
    _ path: JSONPath
  ) {
    constraints.minimum = number(words[.minimum], path.appending("minimum")) ?? constraints.minimum
    constraints.maximum = number(words[.maximum], path.appending("maximum")) ?? constraints.maximum
    constraints.exclusiveMinimum =
      number(words[.exclusiveMinimum], path.appending("exclusiveMinimum"))
      ?? constraints.exclusiveMinimum
    constraints.exclusiveMaximum =
      number(words[.exclusiveMaximum], path.appending("exclusiveMaximum"))
      ?? constraints.exclusiveMaximum
    constraints.multipleOf = step(words[.multipleOf], path) ?? constraints.multipleOf
  }

  private mutating func step(_ node: JSONNode?, _ path: JSONPath) -> String? {
    guard let node, let text = number(node, path.appending("multipleOf")) else { return nil }
    if let number = JSONNumber(text), !number.isNegative, !number.isZero { return text }
    wrong(node, path.appending("multipleOf"), "here stands a number above 0", found: node)
    return nil
  }

  private mutating func lengthConstraints(
    _ words: WordValues<Words.Field>,
    _ constraints: inout Constraints,
    _ path: JSONPath
  ) {
    constraints.minLength =
      wholeNumber(words[.minLength], path.appending("minLength")) ?? constraints.minLength
    constraints.maxLength =
      wholeNumber(words[.maxLength], path.appending("maxLength")) ?? constraints.maxLength
    constraints.minItems =
      wholeNumber(words[.minItems], path.appending("minItems")) ?? constraints.minItems
    constraints.maxItems =
      wholeNumber(words[.maxItems], path.appending("maxItems")) ?? constraints.maxItems
    constraints.pattern = text(words[.pattern], path.appending("pattern")) ?? constraints.pattern
    constraints.allowed = values(words[.allowed], path.appending("enum")) ?? constraints.allowed
    constraints.constant = value(words[.const], path.appending("const")) ?? constraints.constant
    constraints.isUnique = flag(words[.unique], path.appending("unique")) ?? constraints.isUnique
  }

  private mutating func dateConstraints(
    _ words: WordValues<Words.Field>,
    _ constraints: inout Constraints,
    _ path: JSONPath
  ) {
    constraints.after = bound(words[.after], path.appending("after")) ?? constraints.after
    constraints.before = bound(words[.before], path.appending("before")) ?? constraints.before
    constraints.within = span(words[.within], path.appending("within")) ?? constraints.within
  }

  private mutating func relation(
    _ words: WordValues<Words.Field>,
    _ relation: inout Relation,
    _ path: JSONPath
  ) {
    if let text = text(words[.references], path.appending("references")) {
      relation.references = fieldPath(text)
    }
    if let text = text(words[.inverse], path.appending("inverse")) {
      relation.inverse = fieldPath(text)
    }
  }

  /// `Person.id`: the last dot parts the key from a name that may be qualified. Which names are
  /// models is not known yet, so `Outer.Inner` stays a key until the description is whole.
  private func fieldPath(_ text: String) -> FieldPath {
    guard let dot = text.lastIndex(of: ".") else { return FieldPath(model: text, field: nil) }
    return FieldPath(model: String(text[..<dot]), field: String(text[text.index(after: dot)...]))
  }

  private mutating func persistence(
    _ node: JSONNode,
    _ path: JSONPath,
    _ result: inout FieldPersistence
  ) {
    let words = self.words(node, path, as: Words.FieldPersistence.self, of: "persistence words")
    result.deleteRule =
      name(words[.deleteRule], path.appending("deleteRule"), of: FieldPersistence.DeleteRule.self)
      ?? result.deleteRule
    result.isOrdered = flag(words[.ordered], path.appending("ordered")) ?? result.isOrdered
    result.isTransient = flag(words[.transient], path.appending("transient")) ?? result.isTransient
    result.derivation = text(words[.derived], path.appending("derived")) ?? result.derivation
    result.renamingIdentifier =
      text(words[.renamingIdentifier], path.appending("renamingIdentifier"))
      ?? result.renamingIdentifier
    result.usesScalar = flag(words[.scalar], path.appending("scalar")) ?? result.usesScalar
    result.transformer =
      text(words[.transformer], path.appending("transformer")) ?? result.transformer
    result.inverse = text(words[.inverse], path.appending("inverse")) ?? result.inverse
    result.userInfo = userInfo(words[.userInfo], path.appending("userInfo")) ?? result.userInfo
  }
}
