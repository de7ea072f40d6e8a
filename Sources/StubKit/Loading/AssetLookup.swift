internal import Foundation
internal import StubDiagnostics

/// Finds an asset in the places where it may be, and remembers what was tried.
struct AssetLookup {
  /// The path or name, as the caller wrote it.
  let wanted: String
  /// What is to be read from it.
  let model: any Decodable.Type
  /// What the model's own files are called by.
  let modelName: String

  /// How many entries of a folder tree are looked at for a suggestion.
  private static let suggestionBound = 5_000

  /// Reads a file: absolute, beside the caller, or below the root of the caller's package.
  func file(caller: String) throws(StubError) -> StubPayload {
    let places = Self.places(of: wanted, caller: caller)
    for place in places where FileManager.default.fileExists(atPath: place) {
      return try read(place, beside: [Self.folder(of: place)])
    }
    var near = places.flatMap { place in
      let folder = Self.folder(of: place)
      return self.near(among: Self.entries(of: folder)).map { folder + "/" + $0 }
    }
    if !wanted.hasPrefix("/"), let root = Self.packageRoot(of: caller) {
      near += self.near(among: Self.files(below: root)).map { root + "/" + $0 }
    }
    throw missing(tried: places, near: near)
  }

  /// The bytes of a file that exists, and the model's schema if one of the folders holds it.
  func read(_ path: String, beside folders: [String]) throws(StubError) -> StubPayload {
    var payload = StubPayload(name: path, data: try bytes(of: path))
    let name = BundledSchema.fileName(of: modelName)
    let schemas = folders.map { $0 + "/" + name }
    if let schema = schemas.first(where: { FileManager.default.fileExists(atPath: $0) }) {
      payload.schema = BundledSchema(model: modelName, file: schema, data: try bytes(of: schema))
    }
    return payload
  }

  private func bytes(of path: String) throws(StubError) -> Data {
    do {
      return try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw .unreadable(file: path, reason: Self.reason(path: path, error: error))
    }
  }

  /// The error that says where the asset is not, and what there is instead.
  func missing(tried: [String], near: [String]) -> StubError {
    var distinct: [String] = []
    for path in near where !distinct.contains(path) { distinct.append(path) }
    return .missing(
      asset: wanted,
      model: "\(model)",
      tried: tried,
      near: Array(distinct.prefix(3))
    )
  }

  /// The paths whose last part is, or nearly is, that of the wanted one, `.json` apart.
  func near(among paths: [String]) -> [String] {
    let name = Self.stem(of: wanted)
    let names = paths.map(Self.stem)
    return ([name] + NearMiss.ranked(name, among: names)).flatMap { candidate in
      zip(paths, names).filter { $0.1 == candidate }.map(\.0)
    }
  }
}

extension AssetLookup {
  /// The names of what lies in a folder, sorted.
  static func entries(of folder: String) -> [String] {
    sorted((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
  }

  /// The paths of the files below a folder, relative to it and sorted; hidden ones left out.
  static func files(below folder: String) -> [String] {
    guard let enumerator = FileManager.default.enumerator(atPath: folder) else { return [] }
    var files: [String] = []
    var seen = 0
    while seen < suggestionBound, let entry = enumerator.nextObject() as? String {
      seen += 1
      if (entry as NSString).lastPathComponent.hasPrefix(".") {
        enumerator.skipDescendants()
      } else if enumerator.fileAttributes?[.type] as? FileAttributeType != .typeDirectory {
        files.append(entry)
      }
    }
    return sorted(files)
  }

  private static func sorted(_ names: [String]) -> [String] {
    names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The places of a path, in the order in which they are tried.
  static func places(of path: String, caller: String) -> [String] {
    guard !path.hasPrefix("/") else { return [standardized(path)] }
    var places = [standardized(folder(of: caller) + "/" + path)]
    if let root = packageRoot(of: caller) {
      let place = standardized(root + "/" + path)
      if !places.contains(place) { places.append(place) }
    }
    return places
  }

  /// The nearest folder above a source file that holds a `Package.swift`.
  static func packageRoot(of caller: String) -> String? {
    var folder = folder(of: standardized(caller))
    while folder.count > 1 {
      if FileManager.default.fileExists(atPath: folder + "/Package.swift") { return folder }
      folder = self.folder(of: folder)
    }
    return nil
  }

  static func folder(of path: String) -> String {
    (path as NSString).deletingLastPathComponent
  }

  private static func stem(of path: String) -> String {
    let name = (path as NSString).lastPathComponent
    return name.hasSuffix(".json") ? String(name.dropLast(5)) : name
  }

  private static func standardized(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.path
  }

  private static func reason(path: String, error: any Error) -> String {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    if exists, isFolder.boolValue { return "it is a folder" }
    if exists, !FileManager.default.isReadableFile(atPath: path) {
      return "its permissions do not allow reading it"
    }
    return error.localizedDescription
  }
}
