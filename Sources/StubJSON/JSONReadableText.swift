import StubDiagnostics

/// A text in UTF-8, and what was to be said about its encoding.
struct JSONReadableText {
  /// The text in UTF-8.
  let source: SourceText
  /// The index of the first byte behind a byte-order mark.
  let start: Int
  /// Whether there is a text at all.
  let isReadable: Bool
  /// What is wrong with the encoding.
  let faults: [JSONFault]

  /// A text that is known to be UTF-8.
  init(_ source: SourceText) { self.init(source, start: 0, isReadable: true, faults: []) }

  private init(_ source: SourceText, start: Int, isReadable: Bool, faults: [JSONFault]) {
    self.source = source
    self.start = start
    self.isReadable = isReadable
    self.faults = faults
  }

  /// The text that `JSONDecoder` makes of the bytes.
  init(decoding source: SourceText) {
    let (encoding, mark) = JSONEncoding.detect(source.bytes)
    guard encoding != .utf8 else {
      self.init(
        source,
        start: mark,
        isReadable: true,
        faults: mark == 0 ? [] : [Self.byteOrderMark(at: source.offset)]
      )
      return
    }
    var bytes: [UInt8] = []
    var transcoder = JSONTranscoder(encoding, mark: mark)
    let isWhole = transcoder.append(source.bytes.dropFirst(mark), to: &bytes)
    guard isWhole, transcoder.isComplete, !Self.isMisread(source.bytes) else {
      let fault = Self.undecodable(
        source.bytes,
        encoding,
        source.offset + transcoder.position
      )
      self.init(source, start: 0, isReadable: false, faults: [fault])
      return
    }
    self.init(
      SourceText(file: source.file, bytes: bytes, offset: source.offset, origin: source.origin),
      start: 0,
      isReadable: true,
      faults: [Self.wide(encoding, at: source.offset)]
    )
  }

  /// The fault of a byte-order mark in UTF-8.
  static func byteOrderMark(at offset: Int) -> JSONFault {
    let range = SourceRange(offset, offset + 3)
    return JSONFault(
      .byteOrderMark,
      range,
      "a byte-order mark stands before the JSON; not every reader takes it",
      fix: Finding.Fix("save the file without it", edits: [Finding.Edit(range, "")])
    )
  }

  /// The fault of another encoding.
  static func wide(_ encoding: JSONEncoding, at offset: Int) -> JSONFault {
    JSONFault(
      .wideEncoding,
      SourceRange(offset, offset),
      "the text is \(encoding.name); JSON is UTF-8, and not every reader takes another encoding",
      fix: Finding.Fix("save the file as UTF-8")
    )
  }

  /// Whether the text begins with the byte-order mark of UTF-32 that is taken for that of UTF-16.
  static func isMisread(_ head: some Collection<UInt8>) -> Bool {
    head.prefix(4).elementsEqual([0xFF, 0xFE, 0x00, 0x00])
  }

  /// The fault of bytes that are not what they begin as.
  static func undecodable(
    _ head: some Collection<UInt8>,
    _ encoding: JSONEncoding,
    _ offset: Int
  ) -> JSONFault {
    isMisread(head)
      ? JSONFault(
        .undecodableText,
        SourceRange(0, 4),
        "the text is UTF-32 (little-endian) with a byte-order mark, which JSONDecoder cannot read",
        fix: Finding.Fix("save the file as UTF-8")
      )
      : JSONFault(
        .undecodableText,
        SourceRange(offset, offset + encoding.unitWidth),
        "the text begins as \(encoding.name), but this is none",
        fix: Finding.Fix("save the file as UTF-8")
      )
  }
}
