import StubDiagnostics
import StubJSON
import Testing

@Suite struct JSONRecordReaderTests {
  private static let pieces = [1, 2, 3, 7, 64, 1000, 1 << 20]

  @Test(arguments: pieces)
  func handsOutTheElementsOfTheRoot(piece: Int) throws {
    let text = "[\n  {\"a\": 1, \"b\": [1, 2]},\n  [],\n  \"é\", 12,\n  null\n]\n"
    let read = try read(text, piece)
    #expect(read.texts == [#"{"a": 1, "b": [1, 2]}"#, "[]", "\"é\"", "12", "null"])
    #expect(read.places == ["2:3", "3:3", "4:3", "4:8", "5:3"])
    #expect(read.faults == [])
    #expect(read.isFound)
  }

  @Test(arguments: pieces)
  func handsOutTheElementsOfAnArrayInside(piece: Int) throws {
    let text =
      #"{"n": {"items": [0]}, "data": {"x": 1, "items": [{"a": 1}, 2], "items": [3]}, "z": 4}"#
    let read = try read(text, piece, .array(#require(JSONPointer("/data/items"))))
    #expect(read.texts == [#"{"a": 1}"#, "2"])
    #expect(read.faults == ["1:64 duplicateKey"])
    let second = try self.read("[[1, 2], [3, [4]]]", piece, .array(#require(JSONPointer("/1"))))
    #expect(second.texts == ["3", "[4]"])
  }

  @Test(arguments: pieces)
  func handsOutLines(piece: Int) throws {
    let read = try read("\u{FEFF}{\"a\": 1}\n\n  \r\n[2]\r\n{\"b\":\n\"c\"", piece, .lines)
    #expect(read.texts == ["{\"a\": 1}", "[2]", "{\"b\":", "\"c\""])
    #expect(read.places == ["1:2", "4:1", "5:1", "6:1"])
    #expect(read.faults == ["5:6 truncated", "1:1 byteOrderMark"])
  }

  @Test(arguments: pieces)
  func readsWideEncodings(piece: Int) throws {
    let bytes = Array("[\"é😀\", {\"a\": 1}]".utf16).flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let read = try read([0xFF, 0xFE] + bytes, piece)
    #expect(read.texts == ["\"é😀\"", "{\"a\": 1}"])
    #expect(read.places == ["1:2", "1:8"])
    #expect(read.faults == ["1:1 wideEncoding"])
  }

  static let broken: [(String, [String], [String])] = [
    ("[1, 2,]", ["1", "2"], ["1:6 trailingComma"]),
    ("[1 2]", ["1", "2"], ["1:4 missingComma"]),
    ("[1,, 2", ["1", "2"], ["1:4 extraComma", "1:7 truncated"]),
    (
      "[{\"a\": 1}\n{\"a\": 'x'}]", ["{\"a\": 1}", "{\"a\": 'x'}"],
      ["2:1 missingComma", "2:7 singleQuotes"]
    ),
    ("[1, // a\n 2] x", ["1", "2"], ["1:5 comment", "2:5 surroundingText"]),
    ("```json\n[1]\n```", ["1"], ["1:1 surroundingText"]),
    ("10 records:\n[1]", ["1"], ["1:1 surroundingText"]),
    ("[1,\n...\n]", ["1"], ["2:1 ellipsis"]), ("", [], ["1:1 empty"]), (" \n", [], ["1:1 empty"]),
    ("[{\"a\": 1}, {\"a\"", ["{\"a\": 1}"], ["1:16 truncated"]),
    ("[{\"name\":\"a\"]}", ["{\"name\":\"a\"]"], ["1:13 mismatchedBracket"]),
    ("[{\"a\":1], {\"a\":2}]", ["{\"a\":1]", "{\"a\":2}"], ["1:8 mismatchedBracket"]),
    (
      "[{\"a\":01}, {\"a\":1,\"a\":2}]", ["{\"a\":01}", "{\"a\":1,\"a\":2}"],
      ["1:7 malformedNumber", "1:19 duplicateKey"]
    ),
    ("[1]\n[2]", ["1"], ["2:1 secondValue"]),
    ("[1_000, 2]", ["1_000", "2"], ["1:2 foreignNumber"]),
    ("[1]]", ["1"], ["1:4 mismatchedBracket"]), ("\u{FEFF}[1]", ["1"], ["1:1 byteOrderMark"]),
    ("[\"Soup,\n \"b\", 2]", ["\"Soup", "\"b\"", "2"], ["1:2 unclosedString"]),
    ("[/* x", [], ["1:2 truncated"]),
  ]

  @Test(arguments: broken)
  func findsTheFaultsOfTheWholeText(text: String, texts: [String], expected: [String]) throws {
    for piece in Self.pieces {
      let read = try read(text, piece)
      #expect(read.texts == texts, "pieces of \(piece)")
      #expect(read.faults.sorted() == expected.sorted(), "pieces of \(piece)")
    }
  }

  /// What stands around a record is shown with it, so the reader asks for more although it has the
  /// whole record, and goes back for that.
  @Test(arguments: [1, 100, 300, 1000, 1 << 20])
  func handsOutLongRecords(piece: Int) throws {
    let long = "\"" + String(repeating: "x", count: 300) + "\""
    let read = try read(
      "{\"a\": [[\(long)], [\(long), [\(long)]], 3]}",
      piece,
      .array(#require(JSONPointer("/a/1")))
    )
    #expect(read.texts == [long, "[\(long)]"])
    #expect(read.faults == [])
    let root = try self.read("[\(long)]\n", piece)
    #expect(root.texts == [long])
    #expect(root.faults == [])
  }

  @Test func tellsWhereTheArrayIsOpenedThatIsNotClosed() throws {
    let text =
      "\n  [" + String(repeating: "{\"name\": \"a\"},\n", count: 5000) + "{\"name\": \"b\"}"
    var reader = reader(Array(text.utf8), 1024)
    while try reader.next() != nil {}
    let fault = try #require(reader.takeFaults().first)
    #expect(fault.location.start == SourcePosition(line: 5002, column: 14))
    #expect(fault.noteLocations.map(\.start) == [SourcePosition(line: 2, column: 3)])
    #expect(fault.noteLocations.map(\.excerpt.text) == ["  [{\"name\": \"a\"},"])
  }

  @Test func showsTheLineAroundARecord() throws {
    var reader = reader(Array("[\n  {\"a\": 1}, // é\n  {\"b\": x}, 3\n]".utf8), 5)
    _ = try reader.next()
    let record = try #require(try reader.next())
    let location = record.document.location(of: try #require(record.faults.first).range)
    #expect(location.excerpt.text == "  {\"b\": x}, 3")
    #expect(location.start == SourcePosition(line: 3, column: 9))
    #expect(record.index == 1)
  }

  @Test func saysThatARecordGoesOnBehindItsLine() throws {
    var reader = reader(Array("{\n\"a\": 1}".utf8), 3, .lines)
    let record = try #require(try reader.next())
    #expect(
      record.faults.map(\.message)
        == ["the line ends inside a record; each record stands on a line of its own"]
    )
  }

  @Test func saysThatTheRootIsNoArray() throws {
    var reader = reader(Array("{\"a\": [1]}".utf8), 3)
    #expect(try reader.next() == nil)
    #expect(!reader.isFound)
    #expect(reader.rootKind == .object)
    #expect(reader.takeFaults().isEmpty)
  }

  @Test func throwsWhatTheSourceThrows() {
    struct Broken: Error {}
    var reader = JSONRecordReader(file: "a.json") { throw Broken() }
    #expect(throws: Broken.self) { try reader.next() }
  }

  @Test func keepsNoMoreThanARecordAndAPiece() throws {
    let record = Array("{\"name\": \"a name that is not short\", \"n\": [1, 2, 3]},\n".utf8)
    var rest = 20_000
    var isBegun = false
    var reader = JSONRecordReader(file: "a.json") {
      guard isBegun else {
        isBegun = true
        return Array("[".utf8)
      }
      guard rest > 0 else { return [] }
      rest -= 100
      return Array(repeatElement(record, count: 100).joined())
    }
    var count = 0
    var largest = 0
    while let next = try reader.next() {
      count += 1
      largest = max(largest, next.document.source.bytes.count)
    }
    #expect(count == 20_000)
    #expect(largest < 200)
    #expect(reader.takeFaults().map(\.fault.kind) == [.truncated])
  }

  /// The same text in pieces of other lengths gives the same records and faults, and the records
  /// are those of the whole text.
  @Test(arguments: 0..<12)
  func doesNotDependOnThePieces(seed: Int) throws {
    var random = TestRandom(seed: UInt64(seed))
    for _ in 0..<40 {
      var bytes = Array(Self.sample.utf8)
      for _ in 0..<random.next(4) {
        let place = random.next(bytes.count + 1)
        let mark = Array(Self.marks[random.next(Self.marks.count)].utf8)
        bytes.replaceSubrange(place..<min(bytes.count, place + random.next(3)), with: mark)
      }
      let shown = String(decoding: bytes, as: UTF8.self).debugDescription
      let whole = try read(bytes, 1 << 20)
      for piece in [1, 5, 31] {
        let cut = try read(bytes, piece)
        #expect(cut.texts == whole.texts, "\(piece) \(shown)")
        #expect(cut.faults == whole.faults, "\(piece) \(shown)")
        #expect(cut.excerpts == whole.excerpts, "\(piece) \(shown)")
      }
      let document = document(bytes)
      guard whole.isFound else { continue }
      #expect(document.faults.isEmpty == whole.faults.isEmpty, "\(shown)")
      if !document.isRejected {
        #expect(whole.texts == document.root.elements.map(\.text), "\(shown)")
        #expect(whole.faults.sorted() == faults(document).sorted(), "\(shown)")
      }
    }
  }

  private static let marks = [
    "", ",", "]", "[", "}", "{", "\"", ":", "x", "'", "// c\n", "/*", "...", "\n", "\u{A0}", "01",
    "\\x", "```", "True", "é", "\u{0}", "[1]", "{}",
  ]

  private static let sample =
    "[\n  {\"a\": 1, \"b\": \"x y\"},\n  {\"a\": [true, {}], \"b\": null},\n  \"é\", -1.5e3\n]\n"

  private struct Read {
    var texts: [String] = []
    var places: [String] = []
    var faults: [String] = []
    var excerpts: [String] = []
    var isFound = false
  }

  private func read(
    _ text: String,
    _ piece: Int,
    _ shape: JSONRecordReader.Shape = .array(JSONPointer())
  ) throws -> Read {
    try read(Array(text.utf8), piece, shape)
  }

  private func read(
    _ bytes: [UInt8],
    _ piece: Int,
    _ shape: JSONRecordReader.Shape = .array(JSONPointer())
  ) throws -> Read {
    var reader = reader(bytes, piece, shape)
    var read = Read()
    while let record = try reader.next() {
      read.texts.append(record.root.text)
      let start = record.root.location.start
      read.places.append("\(start.line):\(start.column)")
      read.faults += faults(record.document)
      read.excerpts += record.faults.map { record.document.location(of: $0.range).excerpt.text }
    }
    for fault in reader.takeFaults() {
      let start = fault.location.start
      read.faults.append("\(start.line):\(start.column) \(fault.fault.kind)")
      read.excerpts.append(fault.location.excerpt.text)
      read.excerpts += fault.noteLocations.map(\.excerpt.text)
    }
    read.isFound = reader.isFound
    return read
  }

  private func reader(
    _ bytes: [UInt8],
    _ piece: Int,
    _ shape: JSONRecordReader.Shape = .array(JSONPointer())
  ) -> JSONRecordReader {
    var position = 0
    return JSONRecordReader(file: "a.json", shape: shape) {
      let start = position
      position = min(bytes.count, start + piece)
      return Array(bytes[start..<position])
    }
  }
}
