package import StubDiagnostics

/// Something in a text that is no JSON, or that is JSON only for some readers.
package struct JSONFault: Sendable, Hashable {
  /// What follows from a fault.
  package enum Layer: Sendable, Hashable {
    /// `JSONDecoder` rejects the document, whatever type it decodes.
    case structural
    /// `JSONDecoder` rejects it only when it reads that value or, for a key, when it reads that
    /// object by its keys.
    case value
    /// `JSONDecoder` lets it pass; RFC 8259 does not, or nobody can mean it.
    case tolerated
  }

  /// What is wrong.
  package var kind: JSONFaultKind
  /// The bytes that are wrong, counted from the beginning of the whole text.
  package var range: SourceRange
  /// What is wrong, in one line.
  package var message: String
  /// What helps to understand it.
  package var notes: [Note]
  /// The remedy, where there is one.
  package var fix: Finding.Fix?

  /// A fault made of its parts.
  package init(
    _ kind: JSONFaultKind,
    _ range: SourceRange,
    _ message: String,
    notes: [Note] = [],
    fix: Finding.Fix? = nil
  ) {
    self.kind = kind
    self.range = range
    self.message = message
    self.notes = notes
    self.fix = fix
  }

  /// What follows from it.
  package var layer: Layer { kind.layer }

  /// A remark on another place of the text.
  package struct Note: Sendable, Hashable {
    /// The remark, in one line.
    package var message: String
    /// The place.
    package var range: SourceRange

    /// A remark on `range`.
    package init(_ message: String, _ range: SourceRange) {
      self.message = message
      self.range = range
    }
  }
}

extension JSONFault {
  /// The fault as a finding with the code `code`, located in the text that was parsed.
  ///
  /// - Complexity: O(*n*) in the bytes before the fault.
  package func finding(
    _ code: FindingCode,
    in source: SourceText,
    path: String = ""
  ) -> Finding {
    Finding(
      code,
      message,
      at: source.location(of: range),
      path: path,
      notes: notes.map { Finding.Note($0.message, at: source.location(of: $0.range)) },
      fix: fix
    )
  }
}
