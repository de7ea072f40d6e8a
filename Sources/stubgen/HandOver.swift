import Foundation

/// Replaces this process by a program that lies beside it, with the same arguments.
///
/// - Returns: Why it could not; otherwise it does not return.
func handOver(to name: String) -> String {
  guard let own = Bundle.main.executableURL?.resolvingSymlinksInPath() else {
    return "where stubgen lies cannot be told, so '\(name)' beside it was not found"
  }
  let path = own.deletingLastPathComponent().appendingPathComponent(name).path
  var arguments = ([path] + CommandLine.arguments.dropFirst()).map { strdup($0) } + [nil]
  execv(path, &arguments)
  let reason = String(cString: strerror(errno))
  for argument in arguments { free(argument) }
  return "Swift source and Core Data models are read by '\(path)', which cannot be run: \(reason)"
}
