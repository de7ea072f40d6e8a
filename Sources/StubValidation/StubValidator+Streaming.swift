package import StubDiagnostics
import StubJSON

extension StubValidator {
  /// How much of a text is kept until its first record is found, in bytes.
  private static let headLimit = 1 << 24

  /// Validates a text of any size, piece by piece, in the memory of one record, one piece, and
  /// what has to be unique or is referred to.
  ///
  /// The findings are those of the whole text, in the same order.
  ///
  /// - Parameters:
  ///   - file: The file as the user named it.
  ///   - nextPiece: The next bytes of the text, of any number; none at its end.
  ///   - report: Is given the findings as soon as they are certain.
  /// - Returns: How many records there were, and their keys; the findings are not repeated.
  /// - Throws: What `nextPiece` and `report` throw.
  package func validate(
    file: String,
    nextPiece: @escaping () throws -> [UInt8],
    report: (Finding) throws -> Void
  ) throws -> ValidationReport {
    if options.layout == .object {
      return try validateWhole(file, head: [], nextPiece, report)
    }
    let head = TextHead(limit: Self.headLimit)
    var stream = RecordStream(self, file: file, head: head) {
      let piece = try nextPiece()
      head.add(piece)
      return piece
    }
    while let findings = try stream.next() {
      for finding in findings { try report(finding) }
    }
    if stream.records == 0, options.layout != .lines, let bytes = head.bytes {
      // A text without records is told about as a whole: what its root is, and where an array
      // stands in it.
      return try validateWhole(file, head: bytes, nextPiece, report)
    }
    for finding in stream.remainder() { try report(finding) }
    return ValidationReport(findings: [], records: stream.records, keys: stream.keys)
  }

  private func validateWhole(
    _ file: String,
    head: [UInt8],
    _ nextPiece: () throws -> [UInt8],
    _ report: (Finding) throws -> Void
  ) throws -> ValidationReport {
    var bytes = head
    while case let piece = try nextPiece(), !piece.isEmpty { bytes += piece }
    var whole = validate(SourceText(file: file, bytes: bytes))
    for finding in whole.findings { try report(finding) }
    whole.findings = []
    return whole
  }
}

/// The beginning of a text, kept as long as it may have to be read again.
final class TextHead {
  private let limit: Int
  private(set) var bytes: [UInt8]? = []

  init(limit: Int) { self.limit = limit }

  func add(_ piece: [UInt8]) {
    bytes?.append(contentsOf: piece)
    if let bytes, bytes.count > limit { close() }
  }

  /// Forgets the text: there is no need to read it again.
  func close() { if bytes != nil { bytes = nil } }
}
