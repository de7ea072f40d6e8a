import Foundation

/// Reads and writes files: a file is read whole, and replaced whole or not at all.
struct FileStore {
  /// The folder that relative paths start from.
  let directory: URL

  init(directory: URL) {
    self.directory = URL(fileURLWithPath: directory.path, isDirectory: true)
  }

  /// Where `path` leads, from the working folder where it is relative.
  func url(_ path: String) -> URL {
    let expanded = path.hasPrefix("~/") ? NSString(string: path).expandingTildeInPath : path
    return URL(fileURLWithPath: expanded, relativeTo: directory).standardizedFileURL
  }

  /// Whether there is a folder at `url`.
  func isFolder(_ url: URL) -> Bool {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
    return exists && isFolder.boolValue
  }

  /// Whether there is a file at `url` that can be read from its beginning again and again, and
  /// nothing else that there may be: a pipe, a device.
  func isRegular(_ url: URL) -> Bool {
    FileMode(of: url.resolvingSymlinksInPath())?.isRegularFile == true
  }

  /// Whether there is anything at `url`.
  func exists(_ url: URL) -> Bool {
    FileManager.default.fileExists(atPath: url.path)
  }

  /// The bytes of a file.
  ///
  /// - Throws: What keeps it from being read, with the path as the user gave it.
  func read(_ url: URL, shownAs path: String) throws(CommandError) -> [UInt8] {
    let handle = try open(url, shownAs: path)
    do {
      return [UInt8](try handle.readToEnd() ?? Data())
    } catch {
      throw CommandError("'\(path)' cannot be read: \(Self.reason(error))")
    }
  }

  /// A file that is open for reading.
  ///
  /// - Throws: What keeps it from being opened, with the path as the user gave it.
  func open(_ url: URL, shownAs path: String) throws(CommandError) -> FileHandle {
    guard exists(url) else { throw CommandError("there is no file '\(path)'") }
    guard !isFolder(url) else { throw CommandError("'\(path)' is a folder") }
    do {
      return try FileHandle(forReadingFrom: url)
    } catch {
      throw CommandError("'\(path)' cannot be read: \(Self.reason(error))")
    }
  }

  /// Makes a folder, unless it is there, in one that is.
  ///
  /// - Throws: What keeps it from being made, with the path as the user gave it.
  func makeFolder(_ url: URL, shownAs path: String) throws(CommandError) {
    if isFolder(url) { return }
    do {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
    } catch {
      throw CommandError("the folder '\(path)' cannot be made: \(Self.reason(error))")
    }
  }

  /// The path of `url` as it is shown: relative where it lies below the working folder.
  func shown(_ url: URL) -> String {
    let base = directory.standardizedFileURL.path
    let path = url.standardizedFileURL.path
    if path == base { return "." }
    let prefix = base.hasSuffix("/") ? base : base + "/"
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
  }

  /// Why Foundation could not do something, in the words of the system where it has any.
  static func reason(_ error: any Error) -> String {
    if let error = error as? POSIXError { return String(cString: strerror(error.code.rawValue)) }
    let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
    if let code = underlying, code.domain == NSPOSIXErrorDomain {
      return String(cString: strerror(Int32(code.code)))
    }
    return (error as NSError).localizedDescription
  }
}
