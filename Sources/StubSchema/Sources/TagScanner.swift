package import StubDiagnostics

/// Finds the start tags of an XML text by their bytes, since `XMLParser` does not say where they
/// stand.
///
/// It takes the text to be well-formed and in an encoding whose markup is ASCII.
package struct TagScanner {
  private let bytes: [UInt8]
  private var index = 0

  /// A scanner at the beginning of `bytes`.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// A piece of markup.
  package enum Markup {
    /// A start tag, from `<` to `>`.
    case startTag(SourceRange)
    /// A document type or another declaration.
    case documentType(SourceRange)
  }

  /// The next start tag or document type; nil at the end.
  package mutating func next() -> Markup? {
    while let open = find("<", from: index) {
      if starts("<!--", at: open) {
        index = find("-->", from: open + 4).map { $0 + 3 } ?? bytes.count
      } else if starts("<![CDATA[", at: open) {
        index = find("]]>", from: open + 9).map { $0 + 3 } ?? bytes.count
      } else if starts("<?", at: open) {
        index = find("?>", from: open + 2).map { $0 + 2 } ?? bytes.count
      } else if starts("<!", at: open) {
        index = endOfTag(from: open + 2)
        return .documentType(SourceRange(open, index))
      } else if starts("</", at: open) {
        index = endOfTag(from: open + 2)
      } else {
        index = endOfTag(from: open + 1)
        return .startTag(SourceRange(open, index))
      }
    }
    return nil
  }

  private func starts(_ text: StaticString, at offset: Int) -> Bool {
    let count = text.utf8CodeUnitCount
    guard offset + count <= bytes.count else { return false }
    return text.withUTF8Buffer { bytes[offset..<(offset + count)].elementsEqual($0) }
  }

  private func find(_ text: StaticString, from start: Int) -> Int? {
    let first = text.withUTF8Buffer { $0.first }
    var offset = start
    while offset < bytes.count {
      if bytes[offset] == first, starts(text, at: offset) { return offset }
      offset += 1
    }
    return nil
  }

  /// The offset behind the `>` that ends a tag; those in quotes do not count.
  private func endOfTag(from start: Int) -> Int {
    var offset = start
    var quote: UInt8?
    while offset < bytes.count {
      let byte = bytes[offset]
      offset += 1
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == 0x22 || byte == 0x27 {
        quote = byte
      } else if byte == 0x3E {
        return offset
      }
    }
    return offset
  }
}

extension TagScanner {
  /// The bytes of an attribute's value in a start tag, without its quotes; nil where the tag has
  /// no such attribute.
  package static func value(of attribute: String, in tag: SourceRange, _ bytes: [UInt8])
    -> SourceRange?
  {
    let end = min(tag.upperBound, bytes.count)
    var index = min(tag.lowerBound, end)
    while index < end {
      guard let quote = bytes[index..<end].firstIndex(where: { $0 == 0x22 || $0 == 0x27 }),
        let close = bytes[(quote + 1)..<end].firstIndex(of: bytes[quote])
      else { return nil }
      let words = bytes[index..<quote].split { $0 == 0x3D || $0 <= 0x20 }
      if let name = words.last, name.elementsEqual(attribute.utf8) {
        return SourceRange(quote + 1, close)
      }
      index = close + 1
    }
    return nil
  }
}
