/// A model that is not `Decodable` itself, and is made from a type that is.
///
/// The conformance is a Codable type with the keys of the JSON, and an initializer that takes it:
///
/// ```swift
/// extension Movie: StubRepresentable {
///   struct Stub: Codable { var title: String }
///   convenience init(stub: Stub) { self.init(title: stub.title) }
/// }
/// ```
public protocol StubRepresentable {
  /// What the JSON of the model is decoded as.
  associatedtype Stub: Decodable

  /// A model with the values of `stub`.
  init(stub: Stub) throws
}

extension StubSource {
  /// Instances of a model, decoded or made from what is, whichever the model allows.
  ///
  /// - Throws: `StubError.notRepresentable` where it allows neither.
  func instances<Model>(of model: Model.Type, limit: Int? = nil) throws -> [Model] {
    let source = limit.map { self.limit(min($0, recordLimit ?? $0)) } ?? self
    if let decodable = model as? any Decodable.Type {
      return try source.decoded(decodable).compactMap { $0 as? Model }
    }
    if let representable = model as? any StubRepresentable.Type {
      return try source.made(representable).compactMap { $0 as? Model }
    }
    throw StubError.notRepresentable(model: "\(model)")
  }

  private func decoded<Record: Decodable>(_ type: Record.Type) throws -> [Any] {
    try Stubs.of(type, from: self)
  }

  private func made<Record: StubRepresentable>(_ type: Record.Type) throws -> [Any] {
    try Stubs.of(Record.Stub.self, from: self).map { try Record(stub: $0) }
  }
}
