import StubDiagnostics
import StubJSON
import StubSchema
import StubValues

/// A model compiled for generation: everything that does not depend on a record is settled.
///
/// Nodes and objects are numbered and refer to each other by number, so models may contain
/// themselves.
final class GenerationProgram: Sendable {
  /// The model's name.
  let model: String
  /// The key that all records draw from.
  let root: UInt64
  /// The node of a record.
  let start: Int
  /// The nodes.
  let nodes: [Node]
  /// The objects.
  let objects: [FixedObject]
  /// The records that are fixed by hand, in whole or in part, by index.
  let pins: [Int: [JSONMember]]
  /// The records that are fixed by hand of the models that are referred to, by their keys.
  let targetPins: [UInt64: [Int: [JSONMember]]]
  /// Whether absent values are written as null where null is read.
  let writesNulls: Bool
  /// How many values of a node stand between two absent ones, by node; empty where nothing is
  /// walked through.
  let rounds: [UInt64]
  /// The values of unique fields that are fixed by hand.
  let pinned: PinnedValues
  /// How many records show everything that is walked through, faults too; nil where nothing is.
  let coverage: Int?
  /// What is wrong with the records; nil where nothing is meant to be.
  let faults: FaultPlan?
  /// What was compiled, field by field.
  let explanations: [FieldExplanation]
  /// What is worth knowing about it.
  let remarks: [Finding]

  /// How often an object may stand within itself before empties and nils end it.
  static let recursionLimit = 3

  init(
    model: String,
    root: UInt64,
    start: Int,
    nodes: [Node],
    objects: [FixedObject],
    pins: [Int: [JSONMember]],
    targetPins: [UInt64: [Int: [JSONMember]]],
    writesNulls: Bool,
    rounds: [UInt64],
    pinned: PinnedValues = PinnedValues(),
    coverage: Int?,
    faults: FaultPlan?,
    explanations: [FieldExplanation],
    remarks: [Finding]
  ) {
    self.model = model
    self.root = root
    self.start = start
    self.nodes = nodes
    self.objects = objects
    self.pins = pins
    self.targetPins = targetPins
    self.writesNulls = writesNulls
    self.rounds = rounds
    self.pinned = pinned
    self.coverage = coverage
    self.faults = faults
    self.explanations = explanations
    self.remarks = remarks
  }

  /// The same program, which keeps other records from the values that some are given by hand.
  func keeping(_ pinned: PinnedValues) -> GenerationProgram {
    if pinned.isEmpty { return self }
    return GenerationProgram(
      model: model,
      root: root,
      start: start,
      nodes: nodes,
      objects: objects,
      pins: pins,
      targetPins: targetPins,
      writesNulls: writesNulls,
      rounds: rounds,
      pinned: pinned,
      coverage: coverage,
      faults: faults,
      explanations: explanations,
      remarks: remarks
    )
  }
}
