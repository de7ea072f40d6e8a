#if canImport(SwiftUI)
  internal import Foundation
  #if canImport(SwiftData)
    internal import SwiftData
  #endif
  public import SwiftUI

  /// A view of the first record of an asset.
  ///
  /// ```swift
  /// #Preview { WithStub(ToDoItem.self) { ToDoItemRow(for: $0) } }
  /// ```
  ///
  /// A SwiftData model is inserted into a container in memory, which the view gets, too. What goes
  /// wrong is shown in the canvas.
  public struct WithStub<Model, Content: View>: View {
    private let outcome: Result<Loaded, any Error>
    private let content: (Model) -> Content

    /// A record, and what keeps it alive.
    private struct Loaded {
      let record: Model
      var container: (any Sendable)?
    }

    /// A view of the first record of `source`, or of the asset that is named after the model.
    @MainActor
    public init(
      _ model: Model.Type,
      from source: StubSource? = nil,
      @ViewBuilder content: @escaping (Model) -> Content
    ) {
      self.content = content
      outcome = Result { try Self.load(from: source ?? .named(after: model)) }
    }

    /// The content, or the error.
    public var body: some View {
      switch outcome {
      case .success(let loaded): shown(loaded)
      case .failure(let error): StubErrorView(error)
      }
    }

    @ViewBuilder private func shown(_ loaded: Loaded) -> some View {
      #if canImport(SwiftData)
        if #available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *),
          let container = loaded.container as? ModelContainer
        {
          content(loaded.record).modelContainer(container)
        } else {
          content(loaded.record)
        }
      #else
        content(loaded.record)
      #endif
    }

    @MainActor
    private static func load(from source: StubSource) throws -> Loaded {
      #if canImport(SwiftData)
        if let model = Model.self as? any PersistentModel.Type {
          return try persisted(model, from: source)
        }
      #endif
      guard let record = try source.instances(of: Model.self, limit: 1).first else {
        throw StubError.noSuchRecord(model: "\(Model.self)")
      }
      return Loaded(record: record)
    }

    #if canImport(SwiftData)
      @MainActor
      private static func persisted<Record: PersistentModel>(
        _ model: Record.Type,
        from source: StubSource
      ) throws -> Loaded {
        let container = try ModelContainer.emptyStubContainer(for: [model])
        let records = try container.mainContext.hydrate(model, from: source)
        guard let record = records.first as? Model else {
          throw StubError.noSuchRecord(model: "\(Model.self)")
        }
        return Loaded(record: record, container: container)
      }
    #endif
  }
#endif
