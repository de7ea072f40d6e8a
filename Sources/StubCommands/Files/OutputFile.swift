import Foundation

/// A file that is written beside its place and moved there when it is complete.
///
/// Until then the old file stands as it was; when writing fails or the run is interrupted, only
/// the unfinished file beside it is lost.
struct OutputFile {
  private let target: URL
  private let unfinished: URL
  private let shown: String
  private let handle: FileHandle

  /// Opens the file beside `url`.
  ///
  /// - Throws: What keeps it from being written: no such folder, no permission, no space.
  init(_ url: URL, shownAs path: String) throws(CommandError) {
    let folder = url.deletingLastPathComponent()
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder)
    guard exists, isFolder.boolValue else {
      throw CommandError("'\(path)' cannot be written: there is no folder '\(folder.path)'")
    }
    if FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder), isFolder.boolValue
    {
      throw CommandError("'\(path)' is a folder; end it with a file's name")
    }
    target = url
    shown = path
    let process = ProcessInfo.processInfo.processIdentifier
    unfinished = folder.appendingPathComponent(".\(url.lastPathComponent).\(process).unfinished")
    guard FileManager.default.createFile(atPath: unfinished.path, contents: nil) else {
      throw CommandError("'\(path)' cannot be written: \(String(cString: strerror(errno)))")
    }
    do {
      handle = try FileHandle(forWritingTo: unfinished)
    } catch {
      throw CommandError("'\(path)' cannot be written: \(FileStore.reason(error))")
    }
  }

  /// Adds bytes at the end.
  func write(_ bytes: [UInt8]) throws(CommandError) {
    do {
      try handle.write(contentsOf: Data(bytes))
    } catch {
      discard()
      throw CommandError("'\(shown)' cannot be written: \(FileStore.reason(error))")
    }
  }

  /// Puts the complete file in its place, keeping the permissions of the one it replaces.
  func commit() throws(CommandError) {
    do {
      try handle.synchronize()
      try handle.close()
      if let old = FileMode(of: target), old.isRegularFile {
        _ = chmod(unfinished.path, old.permissions)
      }
    } catch {
      discard()
      throw CommandError("'\(shown)' cannot be written: \(FileStore.reason(error))")
    }
    guard rename(unfinished.path, target.path) == 0 else {
      let reason = String(cString: strerror(errno))
      discard()
      throw CommandError("'\(shown)' cannot be written: \(reason)")
    }
  }

  /// Removes the unfinished file.
  func discard() {
    try? handle.close()
    try? FileManager.default.removeItem(at: unfinished)
  }
}
