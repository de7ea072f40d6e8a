public import Foundation

extension StubSource {
  /// The asset of a bundle that is named after a model.
  ///
  /// For `ToDoItem` these are tried in this order: on Apple's systems the data assets
  /// `ToDoItemPreviewsData` and `ToDoItem`, then everywhere the resources
  /// `ToDoItemPreviewsData.json`, `ToDoItem.json` and `ToDoItem.stub.json`.
  public static func named(after model: Any.Type, in bundle: Bundle = .main) -> StubSource {
    let name = "\(model)"
    return .provided(by: "the bundle's asset for \(name)") { request in
      var tried: [String] = []
      for source in candidates(for: name, in: bundle) {
        do throws(StubError) {
          return try source.payload(for: request.model)
        } catch .missing(_, _, let places, _) {
          tried += places
        }
      }
      throw StubError.missing(asset: name, model: name, tried: tried, near: [])
    }
  }

  private static func candidates(for name: String, in bundle: Bundle) -> [StubSource] {
    let resources = ["\(name)PreviewsData.json", "\(name).json", "\(name).stub.json"].map {
      StubSource.resource($0, in: bundle)
    }
    #if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
      return [.dataAsset("\(name)PreviewsData", in: bundle), .dataAsset(name, in: bundle)]
        + resources
    #else
      return resources
    #endif
  }
}
