#if canImport(UIKit) && !os(watchOS)
  public import Foundation
  internal import UIKit
#elseif canImport(AppKit)
  internal import AppKit
  public import Foundation
#endif

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  extension StubSource {
    /// A data set of an asset catalogue, such as the Preview Assets.
    ///
    /// - Parameters:
    ///   - name: The name of the data set, without `.dataset`.
    ///   - bundle: The bundle that the catalogue was compiled into.
    public static func dataAsset(_ name: String, in bundle: Bundle = .main) -> StubSource {
      .provided(by: "the data asset '\(name)'") { request in
        guard let asset = NSDataAsset(name: name, bundle: bundle) else {
          throw StubError.missing(
            asset: name,
            model: "\(request.model)",
            tried: ["the asset catalogues in \(bundle.bundlePath)"],
            near: []
          )
        }
        var payload = StubPayload(name: "\(name).dataset", data: asset.data)
        payload.schema = schema(of: request.modelName, in: bundle)
        return payload
      }
    }

    /// The schema description of a model: a data set beside the asset's, or a file of the bundle.
    private static func schema(of model: String, in bundle: Bundle) -> BundledSchema? {
      let file = BundledSchema.fileName(of: model)
      if let asset = NSDataAsset(name: model + ".stubschema", bundle: bundle) {
        return BundledSchema(model: model, file: file, data: asset.data)
      }
      guard let url = bundle.url(forResource: file, withExtension: nil),
        let data = try? Data(contentsOf: url)
      else { return nil }
      return BundledSchema(model: model, file: url.path, data: data)
    }
  }
#endif
