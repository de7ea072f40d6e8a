public import Foundation

extension StubSource {
  /// The assets of a bundle that are named after whichever model is asked for.
  ///
  /// For `ToDoItem` these are tried in this order: on Apple's systems the data assets
  /// `ToDoItemPreviewsData` and `ToDoItem`, then everywhere the resources
  /// `ToDoItemPreviewsData.json`, `ToDoItem.json` and `ToDoItem.stub.json`.
  public static func named(in bundle: Bundle = .main) -> StubSource {
    .provided(by: "the asset of its name in \(bundle.bundlePath)") { request in
      try payload(named: request.modelName, in: bundle, for: request)
    }
  }

  /// The asset of a bundle that is named after a model, as `named(in:)` finds it.
  public static func named(after model: Any.Type, in bundle: Bundle = .main) -> StubSource {
    let name = ModelName.ofFiles(for: model)
    return .provided(by: "the bundle's asset for \(name)") { request in
      try payload(named: name, in: bundle, for: request)
    }
  }

  private static func payload(
    named name: String,
    in bundle: Bundle,
    for request: StubRequest
  ) throws(StubError) -> StubPayload {
    var tried: [String] = []
    for source in candidates(for: name, in: bundle) {
      do throws(StubError) {
        return try source.payload(for: request.model, named: name)
      } catch .missing(_, _, let places, _) {
        tried += places
      }
    }
    throw .missing(asset: name, model: name, tried: tried, near: [])
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
