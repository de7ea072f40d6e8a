#if canImport(SwiftUI) && canImport(SwiftData)
  public import SwiftData
  public import SwiftUI

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
  extension View {
    /// Gives the view a container in memory with the records of one or more models.
    ///
    /// ```swift
    /// #Preview { ContentView().stubs(ToDoItem.self) }
    /// ```
    ///
    /// What goes wrong is shown in the canvas, in the place of the view.
    ///
    /// - Parameters:
    ///   - models: The types of the records: `Decodable`, or `StubRepresentable`.
    ///   - source: The asset, or a source that has some of each model; without it, each model has
    ///     the asset that is named after it.
    @MainActor
    @ViewBuilder
    public func stubs<each Model: PersistentModel>(
      _ models: repeat (each Model).Type,
      from source: StubSource? = nil
    ) -> some View {
      let container = Result {
        try ModelContainer.filledStubContainer(for: repeat each models, from: source)
      }
      switch container {
      case .success(let container): modelContainer(container)
      case .failure(let error): StubErrorView(error)
      }
    }
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  extension PreviewTrait where T == Preview.ViewTraits {
    /// Gives a preview a container in memory with the records of one or more models.
    ///
    /// Previews with the same models and source share one container. A `provided` source is told
    /// from others by its name, a generated one by its count, seed, scenario, now and schema.
    ///
    /// ```swift
    /// #Preview(traits: .stubs(ToDoItem.self)) { ContentView() }
    /// ```
    @MainActor
    public static func stubs<each Model: PersistentModel>(
      _ models: repeat (each Model).Type,
      from source: StubSource? = nil
    ) -> Self {
      var key = StubPreviewKey(source: source?.identity)
      for model in repeat each models { key.models.append(ObjectIdentifier(model)) }
      let modifier = StubPreviewModifier(key: key, source: source) {
        try ModelContainer.filledStubContainer(for: repeat each models, from: source)
      }
      return .modifier(modifier)
    }
  }

  /// Which previews share a container.
  private struct StubPreviewKey: Hashable {
    var models: [ObjectIdentifier] = []
    var source: StubIdentity?
  }

  /// Gives a preview its container, made once for all previews with the same models and source.
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  private struct StubPreviewModifier: PreviewModifier {
    let key: StubPreviewKey
    let source: StubSource?
    let make: @MainActor () throws -> ModelContainer

    static func makeSharedContext() async throws -> StubPreviewContainers {
      StubPreviewContainers()
    }

    func body(content: Content, context: StubPreviewContainers) -> some View {
      switch Result(catching: { try context.container(for: self) }) {
      case .success(let container): content.modelContainer(container)
      case .failure(let error): StubErrorView(error)
      }
    }
  }

  /// The containers of previews, by their models and sources.
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @MainActor
  private final class StubPreviewContainers {
    // The source is kept, so that the decoder which is part of its identity stays the only one
    // at its address.
    private var containers: [StubPreviewKey: (ModelContainer, StubSource?)] = [:]

    func container(for preview: StubPreviewModifier) throws -> ModelContainer {
      if let (container, _) = containers[preview.key] { return container }
      let container = try preview.make()
      containers[preview.key] = (container, preview.source)
      return container
    }
  }
#endif
