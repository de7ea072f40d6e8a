import StubDiagnostics

/// The part of a text that is in memory, in UTF-8, and how its places are counted.
struct JSONRecordBuffer {
  /// The text as the user named it.
  let file: String
  /// The bytes.
  private(set) var bytes: [UInt8] = []
  /// The offset in the whole text of the first byte.
  private(set) var offset = 0
  /// Whether nothing follows behind the bytes.
  private(set) var isAtEnd = false
  /// What is wrong with the encoding.
  private(set) var encodingFault: JSONFault?

  /// How many bytes are taken in at a time, however many are given.
  private static let pieceLimit = 1 << 26

  private let fetch: () throws -> [UInt8]
  private var rest: ArraySlice<UInt8> = []
  private var transcoder: JSONTranscoder?
  private var isBegun = false
  private var finder = JSONPlaceFinder()
  /// The locations that were asked for of bytes that are gone.
  private var landmarks: [SourceRange: SourceLocation] = [:]

  init(file: String, fetch: @escaping () throws -> [UInt8]) {
    self.file = file
    self.fetch = fetch
  }

  /// Adds at least `count` bytes, or all that there are.
  mutating func extend(by count: Int) throws {
    let wanted = bytes.count + max(1, count)
    while bytes.count < wanted, !isAtEnd {
      if isBegun { append(try nextPiece()) } else { try begin() }
    }
  }

  /// Forgets the bytes before the index `start`, but for those that are shown around a place.
  ///
  /// The locations of `ranges` are still told afterwards. Gives the number of bytes forgotten.
  mutating func forget(before start: Int, keeping ranges: [SourceRange]) -> Int {
    let count = max(0, start - JSONParser.context)
    guard count > 0 else { return 0 }
    for range in ranges where range.lowerBound < offset + count && landmarks[range] == nil {
      landmarks[range] = location(of: range)
    }
    finder.forget(count, of: bytes)
    bytes.removeFirst(count)
    offset += count
    return count
  }

  /// The location of a range of the text that is in memory or was kept.
  mutating func location(of range: SourceRange) -> SourceLocation {
    landmarks[range] ?? finder.location(of: range, in: bytes, offset: offset, file: file)
  }

  /// The place of the byte at `index`.
  mutating func position(at index: Int) -> SourcePosition {
    finder.position(of: index, in: bytes)
  }
}

extension JSONRecordBuffer {
  /// Fetches the first bytes, and tells the encoding from them.
  private mutating func begin() throws {
    isBegun = true
    var head: [UInt8] = []
    while head.count < 4 {
      let piece = try nextPiece()
      if piece.isEmpty { break }
      head += piece
    }
    let (encoding, mark) = JSONEncoding.detect(head)
    guard encoding != .utf8 else {
      if mark > 0 { encodingFault = JSONReadableText.byteOrderMark(at: 0) }
      append(head[...])
      return
    }
    guard !JSONReadableText.isMisread(head) else {
      encodingFault = JSONReadableText.undecodable(head, encoding, 0)
      isAtEnd = true
      return
    }
    encodingFault = JSONReadableText.wide(encoding, at: 0)
    transcoder = JSONTranscoder(encoding, mark: mark)
    append(head[mark...])
  }

  /// The next piece, of which what is too long for one is left for later.
  private mutating func nextPiece() throws -> ArraySlice<UInt8> {
    if rest.isEmpty { rest = try fetch()[...] }
    let piece = rest.prefix(Self.pieceLimit)
    rest = rest.dropFirst(piece.count)
    return piece
  }

  private mutating func append(_ piece: ArraySlice<UInt8>) {
    guard var transcoder else {
      bytes += piece
      isAtEnd = piece.isEmpty
      return
    }
    isAtEnd = piece.isEmpty
    let isSound = transcoder.append(piece, to: &bytes) && (!isAtEnd || transcoder.isComplete)
    if !isSound {
      isAtEnd = true
      encodingFault = JSONReadableText.undecodable(piece, transcoder.encoding, transcoder.position)
    }
    self.transcoder = transcoder
  }
}
