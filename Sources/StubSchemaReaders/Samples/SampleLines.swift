import StubDiagnostics

/// Cuts a text of one JSON value per line.
enum SampleLines {
  /// The lines that are not blank, each with its place in the whole text.
  static func split(_ text: SourceText) -> [SourceText] {
    var lines: [SourceText] = []
    var position = text.origin
    var start = 0
    let bytes = text.bytes
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.count
      let line = Array(bytes[start..<end])
      if line.contains(where: { $0 > 0x20 }) {
        let offset = text.offset + start
        lines.append(SourceText(file: text.file, bytes: line, offset: offset, origin: position))
      }
      position = advance(position, over: line)
      start = end
    }
    return lines
  }
}
