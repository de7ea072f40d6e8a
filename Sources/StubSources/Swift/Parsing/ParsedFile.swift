import StubSchema
import StubDiagnostics
import SwiftParser
import SwiftSyntax

/// A Swift file that has been parsed.
final class ParsedFile {
  /// The file as it is shown to the user.
  let shown: String
  /// The file's index among all files.
  let index: Int
  /// The bytes.
  let bytes: [UInt8]
  /// The tree.
  let tree: SourceFileSyntax
  private lazy var places = PlaceTable(file: shown, bytes: bytes)

  /// Above this many bytes no file is read: no person wrote it.
  static let maximumSize = 4 << 20
  /// How deeply a file may be nested; deeper parts are no part of the tree.
  static let maximumNesting = 128

  /// Parses the bytes of a file.
  ///
  /// - Throws: A finding where the file is too large or is not UTF-8.
  init(_ bytes: [UInt8], shown: String, index: Int) throws(FindingError) {
    guard bytes.count <= Self.maximumSize else {
      let message = "'\(shown)' has \(bytes.count) bytes; above \(Self.maximumSize) none is read"
      throw FindingError(Finding(.swiftSourceUnreadable, message))
    }
    if let offset = UTF8Check.firstFault(in: bytes) {
      let places = PlaceTable(file: shown, bytes: bytes)
      let message = "the byte \(offset) is not UTF-8"
      throw FindingError(
        Finding(.swiftSourceUnreadable, message, at: places.location(of: offset..<offset + 1))
      )
    }
    if let offset = NestingCheck.firstFault(in: bytes) {
      let places = PlaceTable(file: shown, bytes: bytes)
      let message = "the source is nested too deeply here to be read"
      throw FindingError(
        Finding(.swiftSourceUnreadable, message, at: places.location(of: offset..<offset + 1))
      )
    }
    self.bytes = bytes
    self.shown = shown
    self.index = index
    tree = bytes.withUnsafeBufferPointer {
      Parser.parse(source: $0, maximumNestingLevel: Self.maximumNesting)
    }
  }

  /// The source as text.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Where a node stands, without the spaces and comments around it.
  func location(of node: some SyntaxProtocol) -> StubDiagnostics.SourceLocation {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = node.endPositionBeforeTrailingTrivia.utf8Offset
    return places.location(of: start..<max(start, end))
  }

  /// Where some bytes stand, counted from the beginning of the file.
  func location(of range: Range<Int>) -> StubDiagnostics.SourceLocation {
    places.location(of: range)
  }
}
