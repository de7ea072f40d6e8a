internal import Foundation

extension AssetLookup {
  /// Reads a resource of a bundle, wherever `.process` or `.copy` has put it.
  func resource(in bundle: Bundle) throws(StubError) -> StubPayload {
    let folder = (bundle.resourceURL ?? bundle.bundleURL).path
    let names = Self.names(of: wanted)
    if let found = localized(names, in: bundle) { return try read(found) }
    let files = Self.files(below: folder)
    for name in names {
      let exact = files.filter { $0 == name }
      let nested = files.filter { $0.hasSuffix("/" + name) }
      let flattened = files.filter { $0 == (name as NSString).lastPathComponent }
      for found in [exact, nested, flattened] where !found.isEmpty {
        guard found.count == 1, let file = found.first else {
          throw .ambiguous(asset: wanted, place: folder, candidates: found)
        }
        return try read(folder + "/" + file)
      }
    }
    throw missing(
      tried: Self.tried(names, in: folder),
      near: near(among: files).map { folder + "/" + $0 }
    )
  }

  /// A resource that the bundle finds itself, by the user's language where there are several.
  private func localized(_ names: [String], in bundle: Bundle) -> String? {
    for name in names {
      guard let url = bundle.url(forResource: name, withExtension: nil) else { continue }
      var isFolder: ObjCBool = false
      let exists = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
      if exists, !isFolder.boolValue { return url.path }
    }
    return nil
  }

  /// The name, and the name as a JSON file unless it is one.
  private static func names(of wanted: String) -> [String] {
    wanted.hasSuffix(".json") ? [wanted] : [wanted, wanted + ".json"]
  }

  private static func tried(_ names: [String], in folder: String) -> [String] {
    names.flatMap { name in
      let flat = (name as NSString).lastPathComponent
      let places = [folder + "/" + name, folder + "/**/" + name]
      return flat == name ? places : places + [folder + "/" + flat]
    }
  }
}
