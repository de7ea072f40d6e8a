import StubDiagnostics
import StubJSON
import StubSchema
import StubValues

extension ProgramCompiler {
  /// Compiles the fields of a model's object into the plan with a number.
  mutating func compile(_ model: ModelSchema, into number: Int) {
    let fields = description.objectFields(of: model, overrides: options.coding)
    var dates = datePlans(of: fields, in: model)
    freeUniqueDates(&dates, of: fields, in: model)
    objects[number].dates = dates
    let templated = Set(
      fields.compactMap(\.field.generation.template).flatMap { TemplateText($0).names }
    )
    for entry in fields {
      var use = FieldUse(
        field: entry.field,
        key: key(of: entry),
        owner: entry.owner,
        coding: entry.coding,
        path: "\(entry.owner).\(entry.field.name)"
      )
      use.locale = entry.field.generation.locale ?? model.locale
      use.isUnique = isUnique(entry.field, in: model)
      use.isPlain = templated.contains(entry.field.name)
      use.holder = model.name
      use.dateBounds = dates.firstIndex { fields[$0.field].field.name == entry.field.name }
      use.dateWindow = use.dateBounds.flatMap { dates[$0].isNumbered ? dates[$0].window : nil }
      if entry.field.isAssumed {
        report(.assumedField, "how '\(entry.field.name)' is coded is assumed", "type", use)
      }
      let plan = self.plan(for: entry, use)
      objects[number].fields.append(plan)
    }
    linkTemplates(of: number, fields)
    bind(number, fields)
    linkCompoundKeys(of: number, fields, model)
    if case .object(let shape) = model.shape, let type = shape.additionalFields {
      objects[number].additional = additional(type, of: model)
    }
  }

  /// The key that the generator is inferred from; of a case's value without a label, the case.
  private func key(of entry: ObjectField) -> String {
    let name = entry.field.name
    guard name.hasPrefix("_"), Int(name.dropFirst()) != nil else { return name }
    return entry.owner.split(separator: ".").last.map(String.init) ?? name
  }

  func isUnique(_ field: Field, in model: ModelSchema) -> Bool {
    field.constraints.isUnique || model.uniqueKeys.contains([field.name])
      || (model.isIdentifiable && field.name == "id")
  }

  private mutating func plan(for entry: ObjectField, _ use: FieldUse) -> FieldPlan {
    let field = entry.field
    var plan = FieldPlan(
      name: field.name,
      wireKey: entry.wireKey,
      quotedKey: Array(JSONValue.string(entry.wireKey).text(style: .compact).utf8),
      hash: StreamMixer.hash(field.name),
      node: node(for: field.type, use)
    )
    let side = description.relationSide(field.name, of: use.holder)
    plan.presence = side.map { presence(of: $0) } ?? presence(of: field)
    plan.isUnique = use.isUnique
    plan.milestone = side == nil ? milestone(of: field, use) : nil
    if case .reference(let reference) = nodes[plan.node] {
      plan.mayBeMissing = reference.mayBeMissing
    }
    let isNull = field.isNullable && (field.isRequired || options.writesNulls)
    plan.absence = isNull ? .null : .leftOut
    if options.scenario == .edge { plan.absences = absences(of: field) }
    return plan
  }

  /// The ways in which a field can be without a value.
  private func absences(of field: Field) -> [FieldPlan.Absence] {
    (field.isRequired ? [] : [.leftOut]) + (field.isNullable ? [.null] : [])
  }

  /// How often a field has a value, in the run's scenario.
  func presence(of field: Field) -> Double {
    guard !field.isRequired || field.isNullable else { return 1 }
    if options.scenario == .minimal { return 0 }
    if options.scenario.isComplete || options.scenario == .edge { return 1 }
    return field.generation.presence ?? Self.usualPresence
  }

  /// How often an optional has a value where nothing says it.
  private static let usualPresence = 0.75

  private mutating func additional(_ type: TypeReference, of model: ModelSchema) -> DictionaryPlan {
    let coding = description.coding(of: model, overrides: options.coding)
    var use = FieldUse(
      field: Field(name: "*", type: type),
      key: "",
      owner: model.name,
      coding: coding,
      path: "\(model.name).*"
    )
    use.locale = model.locale
    let key = keyNode(.scalar(.string), use)
    let (least, greatest) = bounds(use.field.constraints, usual: 1...3)
    let values = node(for: type, use)
    var plan = DictionaryPlan(
      key: key,
      value: values,
      least: least,
      greatest: greatest,
      isObject: true
    )
    if options.scenario == .edge { plan.lengths = [0, 1, greatest] }
    return plan
  }

  /// What can only be settled when every node is there.
  mutating func finish() {
    bindPositions()
    checkReferenceCircles()
    let count = CapacityCount(nodes: nodes, objects: objects)
    for object in objects.indices {
      let isOptional = optionality(ofFieldsOf: objects[object].model)
      for index in objects[object].fields.indices {
        let field = objects[object].fields[index]
        objects[object].fields[index].capacity = count.capacity(of: field.node, in: object)
        let mayBeAbsent =
          field.absence == .null || field.presence < 1
          || (isOptional.indices.contains(index) && isOptional[index])
        objects[object].fields[index].canEndRecursion =
          mayBeAbsent && nodes.leadsDeeper(field.node)
      }
    }
  }

  /// For each field of a model, whether it may be without a value.
  private func optionality(ofFieldsOf name: String) -> [Bool] {
    guard let model = description.model(named: name) else { return [] }
    return description.objectFields(of: model).map {
      !$0.field.isRequired || $0.field.isNullable
    }
  }

  // MARK: Templates

  /// Replaces the names in templates by positions, and reports templates that wait for each other.
  private mutating func linkTemplates(of number: Int, _ fields: [ObjectField]) {
    let names = fields.map(\.field.name)
    for (index, entry) in fields.enumerated() {
      guard let template = entry.field.generation.template else { continue }
      let parts = TemplateText(template).parts.map { part -> TemplatePart in
        switch part {
        case .text(let text): .text(Array(text.utf8))
        case .name("index"): .index
        case .name(let name): names.firstIndex(of: name).map { .field($0) } ?? .text([])
        }
      }
      guard !templateWaits(for: index, from: index, fields, seen: []) else {
        let use = FieldUse(
          field: entry.field,
          key: entry.field.name,
          owner: entry.owner,
          coding: entry.coding,
          path: "\(entry.owner).\(entry.field.name)"
        )
        report(.conflictingWords, "the template needs its own value", "template", use)
        continue
      }
      let node = objects[number].fields[index].node
      if case .template(var plan) = nodes[node] {
        plan.parts = parts
        if plan.isUnique { plan.distinction = distinction(among: parts, in: objects[number]) }
        nodes[node] = .template(plan)
      }
    }
  }

  private func templateWaits(
    for target: Int,
    from index: Int,
    _ fields: [ObjectField],
    seen: Set<Int>
  ) -> Bool {
    guard let template = fields[index].field.generation.template else { return false }
    return TemplateText(template).names.contains { name in
      guard let next = fields.firstIndex(where: { $0.field.name == name }) else { return false }
      if next == target { return true }
      return !seen.contains(next)
        && templateWaits(for: target, from: next, fields, seen: seen.union([next]))
    }
  }
}
