public import Foundation
internal import StubDiagnostics
internal import StubJSON

/// What an asset loses or gains on its way through a model and back.
///
/// One expectation keeps an asset and its model together:
///
/// ```swift
/// #expect(try StubAudit(ToDoItem.self, of: .file("ToDoItem.json")).differences == [])
/// ```
///
/// Each record is decoded and encoded again, and compared with what stands in the asset. A number
/// is compared by its value, an object without regard to the order of its keys, and `null` is the
/// same as a key that is left out.
public struct StubAudit: Sendable, Hashable {
  /// The differences in the order of the asset.
  public let differences: [Difference]
  /// How many records were compared.
  public let recordCount: Int

  /// Audits the records of an asset.
  ///
  /// - Parameters:
  ///   - model: The type of the records.
  ///   - source: The asset.
  ///   - encoder: The encoder that does the opposite of the source's decoder. Without one it is
  ///     made from the decoder's strategies.
  /// - Throws: What loading throws; `StubError.notProvided` where the decoder has a strategy of its
  ///   own and no encoder is given, or where a record cannot be encoded.
  public init<Model: Codable>(
    _ model: Model.Type,
    of source: StubSource,
    encoder: JSONEncoder? = nil
  ) throws {
    let source = source.strict
    let payload = try source.payload(for: model)
    let records = try source.records(of: model, in: payload)
    let encoder = try encoder ?? source.encoder(for: payload, of: model)
    let text = AssetText(payload, asLines: source.isLines(payload))
    let root = try text.node(at: source.pointer)
    var comparison = RoundTrip(file: text.file)
    let path = root.path.description
    for (position, (node, record)) in zip(root.elements, records).enumerated() {
      comparison.compare(
        node,
        try Self.encoded(record, by: encoder, of: text.file),
        path: "\(path)[\(position)]"
      )
    }
    recordCount = records.count
    differences = comparison.located(in: text)
  }

  /// One record as the encoder writes it.
  private static func encoded<Model: Encodable>(
    _ record: Model,
    by encoder: JSONEncoder,
    of file: String
  ) throws(StubError) -> JSONNode {
    do {
      let data = try encoder.encode([record])
      let source = SourceText(file: file, bytes: [UInt8](data))
      let root = JSONDocument(parsing: source).root
      return root[0] ?? root
    } catch {
      throw .notProvided(
        source: "\(type(of: encoder))",
        model: "\(Model.self)",
        reason: sentence(of: error)
      )
    }
  }
}

extension StubAudit {
  /// A place where the asset and what the model makes of it differ.
  public struct Difference: Sendable, Hashable {
    /// In which way they differ.
    public enum Kind: String, Sendable, Hashable {
      /// The asset has a key that the model does not write: it ignores it, or it is misspelt.
      case ignoredKey = "ignored-key"
      /// The model writes a key that the asset lacks.
      case addedKey = "added-key"
      /// The model writes another value: a date cut to seconds, a number rounded.
      case changedValue = "changed-value"
      /// The model writes the same elements in another order, as a set does.
      case reordered
    }

    /// In which way they differ.
    public var kind: Kind
    /// The asset's file.
    public var file: String
    /// The line, 1-based.
    public var line: Int
    /// The column, 1-based, counted in Unicode scalars.
    public var column: Int
    /// The path of the value: `$[3].dueDate`.
    public var path: String
    /// What stands in the asset; empty for a key that it lacks.
    public var before: String
    /// What the model writes; empty for a key that it ignores.
    public var after: String
  }
}

extension StubAudit.Difference: CustomStringConvertible {
  /// The difference in one line.
  public var description: String {
    let what =
      switch kind {
      case .ignoredKey: "the model ignores this key"
      case .addedKey: "the model adds this key, with \(after)"
      case .changedValue: "\(before) becomes \(after)"
      case .reordered: "the elements come back in another order"
      }
    return "\(file):\(line):\(column): \(path): \(what) [\(kind.rawValue)]"
  }
}

extension StubSource {
  /// The encoder that does the opposite of what reads a payload.
  fileprivate func encoder(
    for payload: StubPayload,
    of model: any Decodable.Type
  ) throws(StubError) -> JSONEncoder {
    try JSONEncoder(
      opposing: makeDecoder(for: payload),
      dates: declaredStrategies(by: payload.schema).dates,
      for: model
    )
  }

  /// The same source, with every record as it is.
  fileprivate var strict: StubSource {
    var copy = self
    copy.report = nil
    copy.dayShift = 0
    return copy
  }
}
