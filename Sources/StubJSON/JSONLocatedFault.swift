package import StubDiagnostics

/// A fault with its places.
package struct JSONLocatedFault: Sendable, Hashable {
  /// The fault.
  package let fault: JSONFault
  /// Where it is.
  package let location: SourceLocation
  /// Where its notes are, in their order.
  package let noteLocations: [SourceLocation]

  /// The fault as a finding with the code `code`.
  package func finding(_ code: FindingCode, path: String = "") -> Finding {
    Finding(
      code,
      fault.message,
      at: location,
      path: path,
      notes: zip(fault.notes, noteLocations).map { Finding.Note($0.message, at: $1) },
      fix: fault.fix
    )
  }
}

extension JSONDocument {
  /// The faults with their places.
  ///
  /// - Complexity: O(*n* + *f*) in the bytes and the faults.
  package var locatedFaults: [JSONLocatedFault] {
    let source = source
    var finder = JSONPlaceFinder(origin: source.origin)
    func location(_ range: SourceRange) -> SourceLocation {
      finder.location(of: range, in: source.bytes, offset: source.offset, file: source.file)
    }
    return faults.map { fault in
      JSONLocatedFault(
        fault: fault,
        location: location(fault.range),
        noteLocations: fault.notes.map { note in
          // Notes stand before their fault, so the next fault would have to count again.
          var finder = finder
          return finder.location(
            of: note.range,
            in: source.bytes,
            offset: source.offset,
            file: source.file
          )
        }
      )
    }
  }
}
