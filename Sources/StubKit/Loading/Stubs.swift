/// Loads stubs, in one call.
///
/// ```swift
/// let users = try Stubs.of(User.self, from: .file("users.json").root("/data"))
/// let user = try Stubs.one(User.self, from: .resource("users", in: .module))
/// ```
///
/// Models need be no more than `Decodable`. What goes wrong is a `StubError` that says what to do;
/// nothing is guessed, and no other file stands in for one that is missing.
public enum Stubs {
  /// All records of an asset, in the order of the asset.
  ///
  /// - Throws: `StubError`; an asset that holds no records is an error, unless the source says
  ///   `allowingEmpty`.
  /// - Complexity: One run of `JSONDecoder` over the bytes; only when that fails are they read
  ///   again, to find every fault.
  public static func of<Model: Decodable>(
    _ model: Model.Type,
    from source: StubSource
  ) throws -> [Model] {
    try source.records(of: model, in: source.payload(for: model))
  }

  /// The first record of an asset, or its only one where the asset is no array.
  ///
  /// - Throws: `StubError`; an empty array is `noRecords`.
  public static func one<Model: Decodable>(
    _ model: Model.Type,
    from source: StubSource
  ) throws -> Model {
    try source.record(of: model, in: source.payload(for: model))
  }
}
