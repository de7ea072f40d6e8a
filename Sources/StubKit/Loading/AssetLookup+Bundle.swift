internal import Foundation

extension AssetLookup {
  /// Reads a resource of a bundle, wherever `.process` or `.copy` has put it.
  func resource(in bundle: Bundle) throws(StubError) -> StubPayload {
    let names = Self.names(of: wanted)
    let folders = Self.folders(of: bundle)
    if let found = localized(names, in: bundle) {
      return try read(found, beside: [Self.folder(of: found)] + folders)
    }
    var near: [String] = []
    for folder in folders {
      let files = Self.files(below: folder)
      if let found = try match(names, among: files, in: folder) {
        return try read(found, beside: [Self.folder(of: found)] + folders)
      }
      near += self.near(among: files).map { folder + "/" + $0 }
    }
    throw missing(tried: folders.flatMap { Self.tried(names, in: $0) }, near: near)
  }

  /// The path of the only file with one of the names: as it is written, below another folder, or
  /// without the folders that `.process` drops.
  private func match(
    _ names: [String],
    among files: [String],
    in folder: String
  ) throws(StubError) -> String? {
    for name in names {
      let exact = files.filter { $0 == name }
      let nested = files.filter { $0.hasSuffix("/" + name) }
      let flattened = files.filter { $0 == (name as NSString).lastPathComponent }
      for found in [exact, nested, flattened] {
        if found.count > 1 {
          throw .ambiguous(asset: wanted, place: folder, candidates: found)
        }
        if let file = found.first { return folder + "/" + file }
      }
    }
    return nil
  }

  /// Where a bundle keeps its resources: the folder that it says, and the whole bundle, since a
  /// package's bundle with a folder `Resources` has resources beside that folder, too.
  private static func folders(of bundle: Bundle) -> [String] {
    let whole = bundle.bundleURL.path
    guard let resources = bundle.resourceURL?.path, resources != whole else { return [whole] }
    return [resources, whole]
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
