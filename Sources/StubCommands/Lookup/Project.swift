import Foundation
import StubDiagnostics
import StubSchema

/// The project that a command works in: its file, if there is one, and its folder.
struct Project {
  /// What the project file says.
  let file: ProjectFile
  /// The folder of the project file; the working folder where there is none.
  let folder: URL
  /// The project file as it is shown; nil where there is none.
  let shown: String?
  /// What is doubtful about the project file.
  let findings: [Finding]

  /// The name of a project file.
  static let fileName = "stubgen.json"

  /// Loads the project of `path`, else the nearest of the working folder and its parents.
  static func load(_ path: String?, files: FileStore) throws -> Project {
    if let path {
      let url = files.url(path)
      return try read(files.isFolder(url) ? url.appendingPathComponent(fileName) : url, path, files)
    }
    var folder = files.directory.standardizedFileURL
    while true {
      let candidate = folder.appendingPathComponent(fileName)
      if files.exists(candidate) { return try read(candidate, files.shown(candidate), files) }
      let parent = folder.deletingLastPathComponent().standardizedFileURL
      if parent.path == folder.path { break }
      folder = parent
    }
    return Project(file: ProjectFile(), folder: files.directory, shown: nil, findings: [])
  }

  private static func read(_ url: URL, _ shown: String, _ files: FileStore) throws -> Project {
    let bytes = try files.read(url, shownAs: shown)
    let (file, findings) = try ProjectFile.read(SourceText(file: shown, bytes: bytes))
    return Project(
      file: file,
      folder: url.deletingLastPathComponent(),
      shown: shown,
      findings: findings
    )
  }
}
