import StubDiagnostics

/// A Swift file that can be read when it matters.
package struct SwiftSourceFile: Sendable {
  /// The file as it is shown to the user.
  package let shown: String
  /// Gives its bytes; asked anew each time, so that no file stays in memory that does not matter.
  package let load: @Sendable () throws -> [UInt8]

  /// A file by its shown name.
  package init(shown: String, load: @escaping @Sendable () throws -> [UInt8]) {
    self.shown = shown
    self.load = load
  }

  /// A file whose bytes are at hand.
  package init(shown: String, bytes: [UInt8]) {
    self.init(shown: shown) { bytes }
  }
}
