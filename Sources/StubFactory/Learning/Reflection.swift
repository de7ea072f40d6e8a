import StubDiagnostics
import StubSchema

/// What is found of a type, and what is not.
struct Reflection {
  let description: SchemaDescription
  let remarks: [Finding]
  /// Whether the type decoded from any probe.
  let isDecoded: Bool

  /// Learns a type, and once more with values at the bounds of what it takes where it refuses
  /// records of what was learnt first.
  ///
  /// Such values are not tried without need: an initialiser may trap on them.
  init<Model: Decodable>(of model: Model.Type, hints: ReflectionHints) {
    let first = Reflection(of: model, TypeReflector(hints: hints))
    // Nothing is gained by decoding what did not even decode from a probe.
    guard first.isDecoded else {
      self = first
      return
    }
    let trial = ReflectionTrial(model, first.description, hints)
    guard trial.hasRefusals else {
      self = first.adding(trial.findings)
      return
    }
    let second = Reflection(of: model, TypeReflector(hints: hints, examinesBounds: true))
    self = second.adding(ReflectionTrial(model, second.description, hints).findings)
  }

  private init<Model: Decodable>(of model: Model.Type, _ reflector: TypeReflector) {
    let reference = reflector.reference(to: model)
    isDecoded = reflector.attempt(model) != nil
    var description = reflector.description()
    description.leadWithRoot(reference, named: TypeName.short(model))
    self.description = description
    remarks = reflector.remarks
  }

  private init(_ description: SchemaDescription, _ remarks: [Finding], isDecoded: Bool) {
    self.description = description
    self.remarks = remarks
    self.isDecoded = isDecoded
  }

  private func adding(_ findings: [Finding]) -> Reflection {
    Reflection(description, remarks + findings, isDecoded: isDecoded)
  }
}
