#if canImport(SwiftData)
  public import SwiftData

  /// A SwiftData model that is linked to others only when both ends are in the same context.
  ///
  /// `init(stub:)` sets the attributes, and the to-one relationships that a model cannot be
  /// without; `link(to:in:)` sets the others. SwiftData traps on some models that are linked before they
  /// are inserted.
  ///
  /// ```swift
  /// extension Playlist: StubLinkable {
  ///   struct Stub: Codable { var title: String, tracks: [Track.Stub] }
  ///   convenience init(stub: Stub) { self.init(title: stub.title) }
  ///   func link(to stub: Stub, in context: ModelContext) throws {
  ///     tracks = try context.insert(Track.self, stubs: stub.tracks, numbering: \.position)
  ///   }
  /// }
  /// ```
  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
  public protocol StubLinkable: PersistentModel, StubRepresentable {
    /// Inserts what `stub` nests into `context`, which holds this model, and links it.
    func link(to stub: Stub, in context: ModelContext) throws
  }
#endif
