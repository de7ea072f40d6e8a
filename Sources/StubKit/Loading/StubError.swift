public import Foundation

/// Why stubs could not be had, in a sentence that says what to do.
public enum StubError: Error, Sendable {
  /// There is no such asset: every place that was tried, and what there is with nearly that name.
  case missing(asset: String, model: String, tried: [String], near: [String])
  /// Several resources have the name.
  case ambiguous(asset: String, place: String, candidates: [String])
  /// The asset is there, and cannot be read.
  case unreadable(file: String, reason: String)
  /// The asset has no content.
  case emptyFile(file: String)
  /// The asset's array is empty.
  case noRecords(file: String, model: String)
  /// The schema description that belongs to the asset does not say how the asset is coded.
  case badSchema(file: String, line: Int, column: Int, reason: String)
  /// Nothing is at the JSON pointer; `near` are pointers to what is.
  case noSuchRoot(file: String, root: String, near: [String])
  /// An array of records was wanted, and something else stands there; `arrays` are the pointers
  /// to the arrays inside it.
  case wrongRoot(
    file: String,
    line: Int,
    column: Int,
    model: String,
    found: String,
    arrays: [String]
  )
  /// Records do not decode; every fault of them.
  case undecodable(StubFailure)
  /// A providing function could not give any bytes.
  case notProvided(source: String, model: String, reason: String)
  /// A model is neither `Decodable` nor made from a type that is.
  case notRepresentable(model: String)
  /// A managed object model has no such entity; without a name, several would do.
  case unknownEntity(name: String, entities: [String])
  /// Core Data makes the objects of an entity of another class than the one asked for.
  case foreignClass(entity: String, found: String, wanted: String)
  /// A container was asked for a model that it does not hold.
  case unknownModel(model: String, held: [String])
  /// A container was given the same model twice.
  case repeatedModel(model: String)
  /// A container was given the same asset twice.
  case alreadyLoaded(file: String, model: String)
  /// A record cannot be told from others: its type is no class, not `Identifiable`, not `Equatable`.
  case indistinct(model: String)
  /// No record is what was asked for.
  case noSuchRecord(model: String)
  /// Several records have the same value where each must have its own.
  case duplicateKeys(model: String, property: String, values: [String])
  /// Records refer to others that are not there.
  case danglingReferences(model: String, target: String, keys: [String])
  /// No descriptor says these sort keys.
  case notDescribable(model: String, keys: [String])
}

/// The faults of an asset that does not decode.
public struct StubFailure: Sendable {
  /// The type of the records.
  public var model: String
  /// The asset's file.
  public var file: String
  /// The faults in the order of the file, at most `faultLimit`, at least one.
  public var faults: [StubFault]
  /// How many faults there are in all.
  public var faultCount: Int

  /// How many faults are kept; the others are counted.
  public static let faultLimit = 100
}

extension StubError: CustomStringConvertible, LocalizedError {
  /// What went wrong, and what to do.
  public var description: String {
    switch self {
    case .missing, .ambiguous, .unreadable, .emptyFile, .notProvided, .badSchema: assetDescription
    case .noRecords, .noSuchRoot, .wrongRoot, .undecodable: contentDescription
    default: containerDescription
    }
  }

  /// The same as the description.
  public var errorDescription: String? { description }
}
