import Foundation

/// Finds files below a folder, in the order of their paths.
///
/// Hidden folders, build output and fetched dependencies are not entered, and no symbolic link to a
/// folder is followed, so a walk ends.
struct FolderWalk {
  /// Folders that never hold a project's own sources.
  private static let skipped: Set<String> = [
    "build", "DerivedData", "Pods", "Carthage", "node_modules", "checkouts", "SourcePackages",
    "vendor",
  ]

  /// Every file below `folder` that `isWanted` accepts by its name; a folder that it accepts is
  /// given as a whole and not entered.
  static func files(below folder: URL, where isWanted: (String) -> Bool) -> [URL] {
    var found: [URL] = []
    var pending = [folder]
    while let next = pending.popLast() {
      let entries =
        (try? FileManager.default.contentsOfDirectory(at: next, includingPropertiesForKeys: nil))
        ?? []
      for entry in entries {
        let name = entry.lastPathComponent
        if name.hasPrefix(".") { continue }
        if isWanted(name) {
          found.append(entry)
          continue
        }
        guard FileMode(of: entry)?.isFolder == true else { continue }
        if !skipped.contains(name) { pending.append(entry) }
      }
    }
    return found.sorted { $0.path < $1.path }
  }
}
