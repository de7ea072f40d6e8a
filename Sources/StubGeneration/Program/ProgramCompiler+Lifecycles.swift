import StubJSON
import StubSchema
import StubValues

/// Lets what is said of a thing's status, and the dates that go with it, follow from how far the
/// thing has come.
extension ProgramCompiler {
  /// What decides among the cases of an enum: how far the thing has come, where the field is a
  /// status and all words of the enum are of its way; what kind of pet it is; nil where chance does.
  func agreeing(_ enumeration: EnumSchema, _ use: FieldUse) -> ChoicePlan.Order? {
    if let order = species(enumeration, use) { return order }
    guard !use.isUnique, !use.isElement, let last = KeyWords(use.key).tokens.last,
      ["status", "state", "phase", "stage"].contains(last), let lifecycle = lifecycle(of: use),
      let positions = lifecycle.positions(of: enumeration.cases.map(\.name))
    else { return nil }
    return .agreeing(lifecycle.stage, positions)
  }

  /// The kind of a pet, which its breed and its weight go with.
  private func species(_ enumeration: EnumSchema, _ use: FieldUse) -> ChoicePlan.Order? {
    let key = KeyWords(use.key).tokens.joined(separator: " ")
    guard !use.isUnique, !use.isElement, ModelContext(KeyWords(use.owner)) == .pet,
      ["species", "kind", "type", "animal", "animal type", "pet type"].contains(key)
    else { return nil }
    let names = enumeration.cases.map { KeyWords($0.name).tokens.joined() }
    guard let dog = names.firstIndex(of: "dog"), let cat = names.firstIndex(of: "cat") else {
      return nil
    }
    let subject = GeneratorRequest(shelf: VocabularyShelf(locale: nil)).subject("pet")
    return .agreeing(
      { GeneratorCatalogue.isDog(at: $0.under(subject)) ? 0 : 1 },
      [[dog], [cat]]
    )
  }

  /// What decides whether an optional value is there; nil where chance does.
  func milestone(of field: Field, _ use: FieldUse) -> Milestone? {
    guard !field.isRequired || field.isNullable, field.generation.presence == nil,
      !options.scenario.isComplete, options.scenario != .minimal
    else { return nil }
    return milestone(of: use)
  }

  /// The milestone that a key speaks of.
  func milestone(of use: FieldUse) -> Milestone? {
    guard options.scenario != .edge, let lifecycle = lifecycle(of: use),
      let stages = lifecycle.stages(of: KeyWords(use.key))
    else { return nil }
    return Milestone(lifecycle: lifecycle, stages: stages)
  }

  private func lifecycle(of use: FieldUse) -> Lifecycle? {
    var request = GeneratorRequest(shelf: VocabularyShelf(locale: use.locale))
    request.now = now
    request.context = ModelContext(KeyWords(use.owner))
    return Lifecycle(request)
  }
}
