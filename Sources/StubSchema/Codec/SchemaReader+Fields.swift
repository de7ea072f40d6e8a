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
    _ path: String,
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
    let type = words[.type].flatMap { self.type($0, path + ".type", hint: hint) }
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
    _ path: String
  ) {
    facts(words, &field, path)
    numberConstraints(words, &field.constraints, path)
    lengthConstraints(words, &field.constraints, path)
    dateConstraints(words, &field.constraints, path)
    generation(words, &field.generation, path)
    relation(words, &field.relation, path)
    if let node = words[.persistence] {
      persistence(node, path + ".persistence", &field.persistence)
    }
  }

  private mutating func facts(
    _ words: WordValues<Words.Field>,
    _ field: inout Field,
    _ path: String
  ) {
    field.key = text(words[.key], path + ".key") ?? field.key
    field.property = text(words[.property], path + ".property") ?? field.property
    field.required = flag(words[.required], path + ".required") ?? field.required
    field.nullable = flag(words[.nullable], path + ".nullable") ?? field.nullable
    field.defaultValue = value(words[.defaultValue], path + ".default") ?? field.defaultValue
    field.isAssumed = flag(words[.assumed], path + ".assumed") ?? field.isAssumed
    field.onMismatch =
      name(words[.onMismatch], path + ".onMismatch", of: MismatchRule.self) ?? field.onMismatch
    field.coding = coding(words[.coding], path + ".coding").over(field.coding)
    if let types = elements(words[.accepts], path + ".accepts", of: "types") {
      field.accepts = types.enumerated().compactMap { index, node in
        type(node, "\(path).accepts[\(index)]", hint: "\(field.name).accepts\(index)")
      }
    }
  }

  private mutating func numberConstraints(
    _ words: WordValues<Words.Field>,
    _ constraints: inout Constraints,
    _ path: String
  ) {
    constraints.minimum = number(words[.minimum], path + ".minimum") ?? constraints.minimum
    constraints.maximum = number(words[.maximum], path + ".maximum") ?? constraints.maximum
    constraints.exclusiveMinimum =
      number(words[.exclusiveMinimum], path + ".exclusiveMinimum") ?? constraints.exclusiveMinimum
    constraints.exclusiveMaximum =
      number(words[.exclusiveMaximum], path + ".exclusiveMaximum") ?? constraints.exclusiveMaximum
    constraints.multipleOf = step(words[.multipleOf], path) ?? constraints.multipleOf
  }

  private mutating func step(_ node: JSONNode?, _ path: String) -> String? {
    guard let node, let text = number(node, path + ".multipleOf") else { return nil }
    if let number = JSONNumber(text), !number.isNegative, !number.isZero { return text }
    wrong(node, path + ".multipleOf", "here stands a number above 0", found: node)
    return nil
  }

  private mutating func lengthConstraints(
    _ words: WordValues<Words.Field>,
    _ constraints: inout Constraints,
    _ path: String
  ) {
    constraints.minLength = wholeNumber(words[.minLength], path + ".minLength") ?? constraints.minLength
    constraints.maxLength = wholeNumber(words[.maxLength], path + ".maxLength") ?? constraints.maxLength
    constraints.minItems = wholeNumber(words[.minItems], path + ".minItems") ?? constraints.minItems
    constraints.maxItems = wholeNumber(words[.maxItems], path + ".maxItems") ?? constraints.maxItems
    constraints.pattern = text(words[.pattern], path + ".pattern") ?? constraints.pattern
    constraints.allowed = values(words[.allowed], path + ".enum") ?? constraints.allowed
    constraints.constant = value(words[.const], path + ".const") ?? constraints.constant
    constraints.isUnique = flag(words[.unique], path + ".unique") ?? constraints.isUnique
  }

  private mutating func dateConstraints(
    _ words: WordValues<Words.Field>,
    _ constraints: inout Constraints,
    _ path: String
  ) {
    constraints.after = bound(words[.after], path + ".after") ?? constraints.after
    constraints.before = bound(words[.before], path + ".before") ?? constraints.before
    constraints.within = span(words[.within], path + ".within") ?? constraints.within
  }

  private mutating func relation(
    _ words: WordValues<Words.Field>,
    _ relation: inout Relation,
    _ path: String
  ) {
    if let text = text(words[.references], path + ".references") {
      relation.references = fieldPath(text)
    }
    if let text = text(words[.inverse], path + ".inverse") { relation.inverse = fieldPath(text) }
  }

  /// `Person.id`: the last dot parts the key from a name that may be qualified. Which names are
  /// models is not known yet, so `Outer.Inner` stays a key until the description is whole.
  private func fieldPath(_ text: String) -> FieldPath {
    guard let dot = text.lastIndex(of: ".") else { return FieldPath(model: text, field: nil) }
    return FieldPath(model: String(text[..<dot]), field: String(text[text.index(after: dot)...]))
  }

  private mutating func persistence(
    _ node: JSONNode,
    _ path: String,
    _ result: inout FieldPersistence
  ) {
    let words = self.words(node, path, as: Words.FieldPersistence.self, of: "persistence words")
    result.deleteRule =
      name(words[.deleteRule], path + ".deleteRule", of: FieldPersistence.DeleteRule.self)
      ?? result.deleteRule
    result.isOrdered = flag(words[.ordered], path + ".ordered") ?? result.isOrdered
    result.isTransient = flag(words[.transient], path + ".transient") ?? result.isTransient
    result.derivation = text(words[.derived], path + ".derived") ?? result.derivation
    result.renamingIdentifier =
      text(words[.renamingIdentifier], path + ".renamingIdentifier") ?? result.renamingIdentifier
    result.usesScalar = flag(words[.scalar], path + ".scalar") ?? result.usesScalar
    result.transformer = text(words[.transformer], path + ".transformer") ?? result.transformer
  }
}
