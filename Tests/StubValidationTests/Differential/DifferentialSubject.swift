import Foundation
import StubDiagnostics
import StubSchema
import StubValidation

/// A real type, its schema, and documents of it: what the validator says is compared with what
/// `JSONDecoder` does.
struct DifferentialSubject: Sendable {
  let name: String
  let validator: StubValidator
  /// The same validator, which lets no record pass.
  let thoroughValidator: StubValidator
  let documents: [String]
  /// Values in JSON that are worth trying in the place of others.
  let values: [String]
  /// Keys that are worth trying in the place of others.
  let keys: [String]
  let decode: @Sendable (Data) throws -> Void
  /// Whether its dates have a format with a fraction.
  let formatsFractions: Bool
  /// Whether a value counts as refused that does not fit a field which is only assumed.
  let countsAssumed: Bool

  init<T: Decodable & SendableMetatype>(
    _ type: T.Type,
    _ name: String = Self.plainName(of: T.self),
    schema: String,
    model: String? = nil,
    layout: RecordLayout = .array,
    documents: [String],
    values: [String] = [],
    keys: [String] = [],
    countsAssumed: Bool = false,
    _ configure: @escaping @Sendable (JSONDecoder) -> Void = { _ in }
  ) {
    var options = ValidationOptions()
    options.layout = layout
    self.name = name
    validator = Schemas.validator(schema, model: model ?? Self.plainName(of: T.self), options)
    options.readsEveryNode = true
    thoroughValidator = Schemas.validator(
      schema,
      model: model ?? Self.plainName(of: T.self),
      options
    )
    self.documents = documents
    self.values = values
    self.keys = keys
    self.countsAssumed = countsAssumed
    formatsFractions = schema.contains(".SSS")
    decode = { data in
      let decoder = JSONDecoder()
      configure(decoder)
      if layout == .array {
        _ = try decoder.decode([T].self, from: data)
      } else {
        _ = try decoder.decode(T.self, from: data)
      }
    }
  }

  /// The name of a type as its source spells it: an optimised build prints a private one with the
  /// file that it is private to.
  static func plainName(of type: Any.Type) -> String {
    let name = "\(type)"
    return name.hasPrefix("(") ? String(name.dropFirst().prefix { $0 != " " }) : name
  }

  /// Why `JSONDecoder` throws; nil if it does not.
  func error(_ bytes: [UInt8]) -> String? {
    do {
      try decode(Data(bytes))
      return nil
    } catch {
      return "\(error)"
    }
  }

  /// What the validator says against the document.
  func findings(_ bytes: [UInt8]) -> [Finding] {
    validator.validate(SourceText(file: "document.json", bytes: bytes)).findings.filter {
      $0.code.consequence == .undecodable || countsAssumed && $0.code == .assumedMismatch
    }
  }

  /// What the validator says when it is given the document piece by piece.
  func findings(
    _ bytes: [UInt8],
    inPiecesOf length: Int,
    thoroughly: Bool = false
  ) throws -> [Finding] {
    let validator = thoroughly ? thoroughValidator : validator
    var rest = bytes[...]
    var found: [Finding] = []
    _ = try validator.validate(
      file: "a.json",
      nextPiece: {
        defer { rest = rest.dropFirst(length) }
        return Array(rest.prefix(length))
      },
      report: { found.append($0) }
    )
    return found
  }

  /// One document with the records of several.
  func joined(_ numbers: [Int]) -> String {
    let parts = numbers.map { documents[$0 % documents.count] }
    guard parts.allSatisfy({ $0.hasPrefix("[") && $0.hasSuffix("]") && $0 != "[]" }) else {
      return parts[0]
    }
    return "[" + parts.map { String($0.dropFirst().dropLast()) }.joined(separator: ",") + "]"
  }

  func disagrees(_ bytes: [UInt8]) -> Bool {
    !stopsDecoder(bytes) && (error(bytes) == nil) != findings(bytes).isEmpty
  }

  /// Whether `JSONDecoder` may stop the process instead of throwing: ICU divides by zero where a date
  /// has a fraction of 35 digits or more.
  private func stopsDecoder(_ bytes: [UInt8]) -> Bool {
    guard formatsFractions else { return false }
    var digits = 0
    for byte in bytes {
      digits = byte &- 0x30 < 10 ? digits + 1 : 0
      if digits >= 35 { return true }
    }
    return false
  }
}

/// Schemas in the tests.
enum Schemas {
  /// The validator of a model in a description that has no mistakes.
  static func validator(
    _ schema: String,
    model: String,
    _ options: ValidationOptions = ValidationOptions()
  ) -> StubValidator {
    do {
      return try StubValidator(model: model, in: description(schema), options: options)
    } catch {
      preconditionFailure("\(error)")
    }
  }

  static func description(_ schema: String) -> SchemaDescription {
    do {
      let text = SourceText(file: "test.stubschema.json", bytes: Array(schema.utf8))
      return try SchemaReader.read(text).description
    } catch {
      preconditionFailure("\(error)")
    }
  }
}
