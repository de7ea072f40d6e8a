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

  private let fetch: () throws -> [UInt8]
  private var transcoder: JSONTranscoder?
  private var isBegun = false
  /// The place of the first byte.
  private var origin = SourcePosition.start
  /// The place of the byte at the index `counted`.
  private var counted = 0
  private var place = SourcePosition.start
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
      if !isBegun { try begin() } else { try append(fetch()) }
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
    origin = position(at: count)
    if counted < count { (counted, place) = (count, origin) }
    bytes.removeFirst(count)
    offset += count
    counted -= count
    return count
  }

  /// The location of a range of the text that is in memory or was kept.
  mutating func location(of range: SourceRange) -> SourceLocation {
    if let known = landmarks[range] { return known }
    let start = min(max(0, range.lowerBound - offset), bytes.count)
    let end = min(max(start, range.upperBound - offset), bytes.count)
    let position = position(at: start)
    let (first, last, origin) = bytes.withUnsafeBufferPointer {
      ByteView($0).window(start, end, at: position)
    }
    return SourceText(
      file: file,
      bytes: Array(bytes[first..<last]),
      offset: offset + first,
      origin: origin
    ).location(of: range)
  }

  /// The place of the byte at `index`; quick where that is not before the last one asked for.
  mutating func position(at index: Int) -> SourcePosition {
    bytes.withUnsafeBufferPointer { buffer in
      let view = ByteView(buffer)
      guard index >= counted else { return view.advance(origin, from: 0, to: index) }
      place = view.advance(place, from: counted, to: index)
      counted = index
      return place
    }
  }
}

extension JSONRecordBuffer {
  /// Fetches the first bytes, and tells the encoding from them.
  private mutating func begin() throws {
    isBegun = true
    var head: [UInt8] = []
    while head.count < 4 {
      let piece = try fetch()
      if piece.isEmpty { break }
      head += piece
    }
    let (encoding, mark) = JSONEncoding.detect(head)
    guard encoding != .utf8 else {
      if mark > 0 { encodingFault = JSONReadableText.byteOrderMark(at: 0) }
      append(head)
      return
    }
    guard !JSONReadableText.isMisread(head) else {
      encodingFault = JSONReadableText.undecodable(head, encoding, 0)
      isAtEnd = true
      return
    }
    encodingFault = JSONReadableText.wide(encoding, at: 0)
    transcoder = JSONTranscoder(encoding, mark: mark)
    append(Array(head.dropFirst(mark)))
  }

  private mutating func append(_ piece: [UInt8]) {
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
