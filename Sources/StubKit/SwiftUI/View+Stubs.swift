#if canImport(SwiftUI) && canImport(SwiftData)
  internal import Foundation
  public import SwiftData
  public import SwiftUI

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
  extension View {
    /// Gives the view a container in memory with the records of an asset.
    ///
    /// ```swift
    /// #Preview { ContentView().stubs(ToDoItem.self) }
    /// ```
    ///
    /// What goes wrong is shown in the canvas, in the place of the view.
    ///
    /// - Parameters:
    ///   - model: The type of the records: `Decodable`, or `StubRepresentable`.
    ///   - source: The asset; the one that is named after the model without it.
    @MainActor
    @ViewBuilder
    public func stubs<Model: PersistentModel>(
      _ model: Model.Type,
      from source: StubSource? = nil
    ) -> some View {
      switch Result(catching: { try ModelContainer.stubs(model, from: source) }) {
      case .success(let container): modelContainer(container)
      case .failure(let error): StubErrorView(error)
      }
    }
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  extension PreviewTrait where T == Preview.ViewTraits {
    /// Gives a preview a container in memory with the records of an asset.
    ///
    /// Previews with the same model and source share one container; a `provided` source is told
    /// from others by its name.
    ///
    /// ```swift
    /// #Preview(traits: .stubs(ToDoItem.self)) { ContentView() }
    /// ```
    @MainActor
    public static func stubs<Model: PersistentModel>(
      _ model: Model.Type,
      from source: StubSource? = nil
    ) -> Self {
      .modifier(StubPreviewModifier(model: model, source: source ?? .named(after: model)))
    }
  }

  /// Gives a preview its container, made once for all previews with the same model and source.
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  private struct StubPreviewModifier<Model: PersistentModel>: PreviewModifier {
    let model: Model.Type
    let source: StubSource

    static func makeSharedContext() async throws -> StubPreviewContainers {
      StubPreviewContainers()
    }

    func body(content: Content, context: StubPreviewContainers) -> some View {
      switch Result(catching: { try context.container(for: model, from: source) }) {
      case .success(let container): content.modelContainer(container)
      case .failure(let error): StubErrorView(error)
      }
    }
  }

  /// The containers of one kind of preview, by their sources.
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @MainActor
  private final class StubPreviewContainers {
    // The source is kept, so that the decoder which is part of its identity stays the only one
    // at its address.
    private var containers: [StubIdentity: (ModelContainer, StubSource)] = [:]

    func container<Model: PersistentModel>(
      for model: Model.Type,
      from source: StubSource
    ) throws -> ModelContainer {
      if let (container, _) = containers[source.identity] { return container }
      let container = try ModelContainer.stubs(model, from: source)
      containers[source.identity] = (container, source)
      return container
    }
  }
#endif
