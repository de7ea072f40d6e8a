import StubSchema
/// Which files declare, extend or mention what, from their bytes alone.
struct ScanTable: Sendable {
  private(set) var declaring: [String: [Int]] = [:]
  private(set) var declaringAtTop: [String: [Int]] = [:]
  private(set) var extending: [String: [Int]] = [:]
  private(set) var marked: [DeclarationScan.Marker: [Int]] = [:]

  /// Looks at the bytes of every file; one that cannot be loaded declares nothing.
  ///
  /// - Complexity: O(*n*) in the bytes of all files.
  init(_ files: [SwiftSourceFile]) {
    for (index, file) in files.enumerated() {
      guard let bytes = try? file.load() else { continue }
      let scan = DeclarationScan(bytes)
      for name in scan.declared { declaring[name, default: []].append(index) }
      for name in scan.topLevel { declaringAtTop[name, default: []].append(index) }
      for name in scan.extended { note(index, extending: name) }
      for marker in scan.markers { marked[marker, default: []].append(index) }
    }
  }

  /// `extension Module.Outer.Inner` may extend any tail of the name.
  private mutating func note(_ file: Int, extending name: String) {
    var rest = name[...]
    while true {
      extending[String(rest), default: []].append(file)
      guard let dot = rest.firstIndex(of: ".") else { return }
      rest = rest[rest.index(after: dot)...]
    }
  }
}
