import StubSchema
import Foundation
package import StubDiagnostics

/// Finds the file that holds the current version of a Core Data model.
///
/// Reading and listing are given, since a library touches no disk.
package struct CoreDataFolder {
  /// The names in a folder; empty where there is none.
  package typealias Listing = (_ folder: String) -> [String]
  /// The bytes of a file; nil where it cannot be read.
  package typealias Reading = (_ file: String) -> [UInt8]?

  /// Whether a path names a folder with a Core Data model: `.xcdatamodeld` or `.xcdatamodel`.
  package static func isModel(_ path: String) -> Bool {
    let name = trimmed(path)
    return name.hasSuffix(".xcdatamodeld") || name.hasSuffix(".xcdatamodel")
  }

  /// The path of the `contents` file of a model's current version.
  ///
  /// Of several versions the current one is named by `.xccurrentversion`; a bundle without that
  /// file must have a single version.
  ///
  /// - Throws: Where there is no version, no current one, or one in a format of old.
  package static func contents(
    of path: String,
    listing: Listing,
    reading: Reading
  ) throws(FindingError) -> String {
    let path = trimmed(path)
    if path.hasSuffix(".xcdatamodel") { return try contents(ofVersion: path, listing: listing) }
    guard path.hasSuffix(".xcdatamodeld") else { return path }
    let names = listing(path)
    let versions = names.filter { $0.hasSuffix(".xcdatamodel") }.sorted()
    guard let first = versions.first else {
      throw error("\(path) holds no version of a model, which is a folder '.xcdatamodel'")
    }
    let file = path + "/" + versionFile
    guard names.contains(versionFile), let bytes = reading(file) else {
      guard versions.count == 1 else {
        let list = versions.joined(separator: ", ")
        throw error("\(path) has several versions and no '\(versionFile)': \(list)")
      }
      return try contents(ofVersion: path + "/" + first, listing: listing)
    }
    let current = try currentVersion(bytes, file)
    guard versions.contains(current) else {
      let near = NearMiss.nearest(to: current, among: versions)
      let question = near.map { "; did you mean '\($0)'?" } ?? ""
      throw error("\(file) names the version '\(current)', which is not there\(question)")
    }
    return try contents(ofVersion: path + "/" + current, listing: listing)
  }

  private static let versionFile = ".xccurrentversion"

  private static func contents(
    ofVersion folder: String,
    listing: Listing
  ) throws(FindingError) -> String {
    let names = listing(folder)
    if names.contains("contents") { return folder + "/contents" }
    let isOld = names.contains("elements")
    throw error(
      isOld
        ? "\(folder) is in the binary format of Xcode 3; open and save it in a later Xcode"
        : "\(folder) holds no file 'contents'"
    )
  }

  private static func currentVersion(
    _ bytes: [UInt8],
    _ file: String
  ) throws(FindingError) -> String {
    struct Current: Decodable {
      let name: String
      enum CodingKeys: String, CodingKey {
        case name = "_XCCurrentVersionName"
      }
    }
    do {
      return try PropertyListDecoder().decode(Current.self, from: Data(bytes)).name
    } catch {
      throw Self.error("\(file) is no property list with '_XCCurrentVersionName'")
    }
  }

  private static func trimmed(_ path: String) -> String {
    var path = path[...]
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    return String(path)
  }

  private static func error(_ message: String) -> FindingError {
    FindingError(Finding(.notCoreDataModel, message))
  }
}
