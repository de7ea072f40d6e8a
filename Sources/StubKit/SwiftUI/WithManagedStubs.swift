#if canImport(SwiftUI) && canImport(CoreData)
  public import CoreData
  internal import Foundation
  public import SwiftUI

  /// A view of the objects of an asset, which are in a Core Data store in memory.
  ///
  /// ```swift
  /// #Preview {
  ///   WithManagedStubs(Shop.self, model: ShopCore.model, from: .dataAsset("Shops")) { shops in
  ///     ShopList(shops: shops)
  ///   }
  /// }
  /// ```
  ///
  /// The view's environment has the context, so that a `@FetchRequest` finds the objects, too.
  /// What goes wrong is shown in the canvas.
  public struct WithManagedStubs<Object: NSManagedObject, Content: View>: View {
    private let outcome: Result<Loaded, any Error>
    private let content: ([Object]) -> Content

    /// The objects in the order of the asset, and what keeps them alive.
    private struct Loaded {
      let objects: [Object]
      let container: NSPersistentContainer
    }

    /// A view of the objects of `source`.
    ///
    /// - Parameters:
    ///   - type: The class of the objects, or `NSManagedObject`.
    ///   - model: The app's model, the same one in each call.
    ///   - entity: The name of the entity that the asset's records are; without it, the only one
    ///     that no other refers to.
    ///   - source: The asset.
    ///   - content: Makes the view.
    @MainActor
    public init(
      _ type: Object.Type,
      model: NSManagedObjectModel,
      entity: String? = nil,
      from source: StubSource,
      @ViewBuilder content: @escaping ([Object]) -> Content
    ) {
      self.content = content
      outcome = Result { try Self.load(model: model, entity: entity, from: source) }
    }

    /// The content, or the error.
    public var body: some View {
      switch outcome {
      case .success(let loaded):
        content(loaded.objects)
          .environment(\.managedObjectContext, loaded.container.viewContext)
      case .failure(let error): StubErrorView(error)
      }
    }

    @MainActor
    private static func load(
      model: NSManagedObjectModel,
      entity: String?,
      from source: StubSource
    ) throws -> Loaded {
      let container = try NSPersistentContainer.emptyStubContainer(model: model)
      let objects = try container.viewContext.hydrate(entity, from: source).map { object in
        guard let own = object as? Object else {
          throw StubError.foreignClass(
            entity: object.entity.name ?? "",
            found: "\(Swift.type(of: object))",
            wanted: "\(Object.self)"
          )
        }
        return own
      }
      return Loaded(objects: objects, container: container)
    }
  }

  extension View {
    /// Gives the view a Core Data context in memory with the objects of an asset, for what it
    /// fetches itself.
    ///
    /// What goes wrong is shown in the canvas, in the place of the view.
    ///
    /// - Parameters:
    ///   - model: The app's model, the same one in each call.
    ///   - entity: The name of the entity that the asset's records are; without it, the only one
    ///     that no other refers to.
    ///   - source: The asset.
    @MainActor
    public func stubs(
      model: NSManagedObjectModel,
      entity: String? = nil,
      from source: StubSource
    ) -> some View {
      WithManagedStubs(NSManagedObject.self, model: model, entity: entity, from: source) { _ in self
      }
    }
  }
#endif
