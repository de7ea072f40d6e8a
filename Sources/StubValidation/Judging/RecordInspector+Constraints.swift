import StubDiagnostics
import StubJSON
import StubSchema
import StubValues

extension RecordInspector {
  /// Checks what a field asks of a value that is read.
  @inline(__always)
  mutating func checkField(_ node: Int, _ field: Int) {
    if let index = program.fields[field].constraints { checkConstraints(node, field, index) }
    if program.fields[field].isUnique { checkUnique(node, field) }
    if let target = program.fields[field].reference { checkReference(node, field, target) }
  }

  /// Checks what an object asks of several of its fields.
  mutating func checkObject(_ node: Int, _ index: Int, _ base: Int) {
    for slot in program.objects[index].dated where slots[base + slot] >= 0 {
      checkDateBounds(slot, index, base)
    }
    if !program.objects[index].uniqueGroups.isEmpty { checkGroups(node, index, base) }
    guard node == record, index == program.rootObject else { return }
    if !values.collected.isEmpty { collectKeys(index, base) }
    if !program.relations.isEmpty { checkRelations(index, base) }
  }

  private mutating func checkConstraints(_ node: Int, _ field: Int, _ index: Int) {
    if program.constraints[index].hasItemCounts {
      checkItems(node, program.fields[field].value, index)
    }
    if program.constraints[index].hasValueRules {
      checkValues(node, program.fields[field].value, index)
    }
  }

  private mutating func checkItems(_ node: Int, _ rule: Int, _ index: Int) {
    let kind = entries[node].kind
    guard kind == .array || kind == .object else { return }
    // Keys and values in turn are as many entries as there are keys.
    let count = isInPairs(rule) ? entries[node].count / 2 : entries[node].count
    if let least = program.constraints[index].constraints.minItems, count < least {
      doubt(
        .tooFewItems,
        node,
        "\(subject(node)) has \(count) elements: at least \(least) are asked for"
      )
    }
    if let most = program.constraints[index].constraints.maxItems, count > most {
      doubt(
        .tooManyItems,
        node,
        "\(subject(node)) has \(count) elements: at most \(most) are allowed"
      )
    }
  }

  /// Whether a value is a dictionary that is written as an array.
  private func isInPairs(_ rule: Int) -> Bool {
    switch program.rules[rule] {
    case .pairs: true
    case .optional(let inner): isInPairs(inner)
    default: false
    }
  }

  /// Checks the innermost values.
  private mutating func checkValues(_ node: Int, _ rule: Int, _ index: Int) {
    switch program.rules[rule] {
    case .optional(let inner):
      if entries[node].kind != .null { checkValues(node, inner, index) }
    case .array(let inner, _):
      var element = node + 1
      while element < entries[node].next {
        checkValues(element, inner, index)
        element = entries[element].next
      }
    case .dictionary(let dictionary):
      var key = node + 1
      while key < entries[node].next {
        checkValues(key + 1, dictionary.value, index)
        key = entries[key + 1].next
      }
    case .field(let field): checkValues(node, program.fields[field].value, index)
    default: checkValue(node, rule, index)
    }
  }

  private mutating func checkValue(_ node: Int, _ rule: Int, _ index: Int) {
    guard entries[node].isSound else { return }
    checkLists(node, index)
    switch entries[node].kind {
    case .number: checkNumber(node, index)
    case .string: checkText(node, index)
    default: break
    }
  }

  private mutating func checkNumber(_ node: Int, _ index: Int) {
    let rule = program.constraints[index]
    guard
      rule.minimum != nil || rule.maximum != nil || rule.exclusiveMinimum != nil
        || rule.exclusiveMaximum != nil || rule.multipleOf != nil,
      let number = JSONNumber(slice(node))
    else { return }
    let all = rule.constraints
    if let bound = rule.minimum, number < bound {
      report(.tooSmall, node, "the least value is \(all.minimum ?? "")")
    }
    if let bound = rule.exclusiveMinimum, number <= bound {
      report(.tooSmall, node, "every value is above \(all.exclusiveMinimum ?? "")")
    }
    if let bound = rule.maximum, number > bound {
      report(.tooLarge, node, "the greatest value is \(all.maximum ?? "")")
    }
    if let bound = rule.exclusiveMaximum, number >= bound {
      report(.tooLarge, node, "every value is below \(all.exclusiveMaximum ?? "")")
    }
    if let step = rule.multipleOf, number.isMultiple(of: step) == false {
      report(.notAMultiple, node, "every value is a multiple of \(all.multipleOf ?? "")")
    }
  }

  private mutating func report(_ code: FindingCode, _ node: Int, _ rule: String) {
    doubt(code, node, "\(subject(node)) is \(found(node).replacingArticle): \(rule)")
  }

  private mutating func checkText(_ node: Int, _ index: Int) {
    let all = program.constraints[index].constraints
    guard all.minLength != nil || all.maxLength != nil || program.constraints[index].pattern != nil
    else { return }
    let text = string(node)
    let length = text.unicodeScalars.count
    if let least = all.minLength, length < least {
      doubt(
        .tooShort,
        node,
        "\(subject(node)) is \(Self.quoted(text)), \(length) characters long: at least \(least) are asked for"
      )
    }
    if let most = all.maxLength, length > most {
      doubt(
        .tooLong,
        node,
        "\(subject(node)) is \(Self.quoted(text)), \(length) characters long: at most \(most) are allowed"
      )
    }
    if let pattern = program.constraints[index].pattern, !pattern.matches(text) {
      doubt(
        .patternMismatch,
        node,
        "\(subject(node)) is \(Self.quoted(text)), which does not match '\(all.pattern ?? "")'"
      )
    }
  }

  private mutating func checkLists(_ node: Int, _ index: Int) {
    let all = program.constraints[index].constraints
    guard all.allowed != nil || all.constant != nil else { return }
    guard let value = JSONValue(text.node(node)) else { return }
    if let constant = all.constant, !value.means(constant) {
      doubt(
        .notAllowed,
        node,
        "\(subject(node)) is always \(ProgramCompiler.text(constant)): found \(found(node))"
      )
    }
    if let allowed = all.allowed, !allowed.contains(where: { value.means($0) }) {
      let list = Self.list(allowed.map(ProgramCompiler.text))
      doubt(.notAllowed, node, "\(subject(node)) is one of \(list): found \(found(node))")
    }
  }
}

extension String {
  /// "the number 5" without its article and kind, for "is 5".
  fileprivate var replacingArticle: String {
    hasPrefix("the number ") ? String(dropFirst("the number ".count)) : self
  }
}

extension JSONValue {
  /// Whether it is equal to `other`, numbers by their value.
  fileprivate func means(_ other: JSONValue) -> Bool {
    guard case .number(let one) = self, case .number(let two) = other else { return self == other }
    return JSONNumber(one) == JSONNumber(two)
  }
}
