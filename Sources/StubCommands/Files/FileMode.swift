import Foundation

/// What kind of file stands at a path, and who may do what with it.
///
/// It is asked of the file system itself: Foundation would look up the owner's name besides, which
/// opens a socket to the system's name service.
struct FileMode {
  private let bits: mode_t

  /// The mode of what stands at `url`, of a symbolic link itself; nil where nothing does.
  init?(of url: URL) {
    var status = stat()
    guard lstat(url.path, &status) == 0 else { return nil }
    bits = status.st_mode
  }

  /// Whether it is a folder, and no link to one.
  var isFolder: Bool { bits & S_IFMT == S_IFDIR }

  /// Whether it is a file, and no link to one.
  var isRegularFile: Bool { bits & S_IFMT == S_IFREG }

  /// The permissions.
  var permissions: mode_t { bits & 0o7777 }
}
