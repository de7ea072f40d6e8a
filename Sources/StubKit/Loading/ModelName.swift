/// The names that files of a model have.
enum ModelName {
  /// The name that the files of a type are called by: without its module and what it lies in, and
  /// without what it is specialised for. `Movie.Stub` stands for `Movie`.
  static func ofFiles(for type: Any.Type) -> String {
    let whole = String(reflecting: type).prefix { $0 != "<" }
    // A local type has "(unknown context at $…)" in its name.
    let parts = whole.split(separator: ".").filter { !$0.contains(" ") && !$0.hasPrefix("$") }
    guard parts.count > 2, parts.last == "Stub" else { return parts.last.map(String.init) ?? "" }
    return String(parts[parts.count - 2])
  }
}
