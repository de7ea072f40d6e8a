import StubSchema
import Foundation
import StubDiagnostics

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Reads the XML of a Core Data model into elements.
///
/// A document type, and with it every entity, is refused before `XMLParser` sees the text, and so
/// is an encoding in which one could hide.
struct ModelElementParser {
  private let text: SourceText

  /// The most bytes that are read: many times those of the largest model that is known.
  static let maximumBytes = 8 << 20

  /// The encodings in which markup is ASCII.
  private static let encodings: Set<String> = ["UTF-8", "UTF8", "US-ASCII", "ASCII", "ISO-8859-1"]

  /// A parser of `text`.
  init(_ text: SourceText) {
    self.text = text
  }

  /// The root element.
  ///
  /// - Throws: The first fault.
  func parse() throws(FindingError) -> ModelElement {
    try refuseForeign()
    let builder = ModelElementBuilder(bytes: text.bytes)
    let parser = XMLParser(data: Data(text.bytes))
    parser.shouldResolveExternalEntities = false
    parser.delegate = builder
    let isParsed = parser.parse()
    if builder.isOverfull {
      let message = "more elements, or more deeply inside each other, than a model has"
      throw refused(message, builder.openTag ?? SourceRange(0, 0))
    }
    guard isParsed, builder.isComplete, let root = builder.root else {
      throw fault(parser, builder)
    }
    return root
  }

  private func refuseForeign() throws(FindingError) {
    if text.bytes.count > Self.maximumBytes {
      let limit = "\(text.bytes.count) bytes; a Core Data model has at most \(Self.maximumBytes)"
      throw refused(limit, SourceRange(0, 0))
    }
    if text.bytes.prefix(4).contains(0) || [0xFE, 0xFF].contains(text.bytes.first) {
      throw refused("the text is not in UTF-8", SourceRange(0, 0))
    }
    if let encoding = declaredEncoding, !Self.encodings.contains(encoding.name.uppercased()) {
      throw refused("the encoding '\(encoding.name)' is not read; use UTF-8", encoding.range)
    }
    var scanner = TagScanner(text.bytes)
    while let markup = scanner.next() {
      guard case .documentType(let range) = markup else { continue }
      throw refused("a Core Data model has no document type and no entities", range)
    }
  }

  private var declaredEncoding: (name: String, range: SourceRange)? {
    let head = text.bytes.prefix(256)
    guard let open = head.firstIndex(of: 0x3C), head.dropFirst(open + 1).first == 0x3F,
      let close = head.firstIndex(of: 0x3E),
      let range = TagScanner.value(of: "encoding", in: SourceRange(open, close), text.bytes)
    else { return nil }
    let bytes = text.bytes[range.lowerBound..<range.upperBound]
    return (String(decoding: bytes, as: UTF8.self), range)
  }

  private func refused(_ message: String, _ range: SourceRange) -> FindingError {
    FindingError(Finding(.refusedXML, message, at: text.location(of: shifted(range))))
  }

  private func fault(_ parser: XMLParser, _ builder: ModelElementBuilder) -> FindingError {
    let fault = builder.fault ?? ModelElementBuilder.Fault(parser, parser.parserError)
    let code = fault.code
    let offset = offset(line: fault.line, column: fault.column)
    let open = builder.openTag.map {
      Finding.Note("this element is still open", at: text.location(of: shifted($0)))
    }
    let message = "the XML breaks off or breaks a rule here: \(Self.phrase(code))"
    let location = text.location(of: shifted(SourceRange(offset, offset)))
    return FindingError(
      Finding(.malformedXML, message, at: location, notes: open.map { [$0] } ?? [])
    )
  }

  private func shifted(_ range: SourceRange) -> SourceRange {
    SourceRange(range.lowerBound + text.offset, range.upperBound + text.offset)
  }

  /// The offset of a place as the parser counts it: lines by LF, columns in bytes, from 1.
  private func offset(line: Int, column: Int) -> Int {
    var offset = 0
    var rest = line - 1
    while rest > 0, offset < text.bytes.count {
      if text.bytes[offset] == 0x0A { rest -= 1 }
      offset += 1
    }
    return min(text.bytes.count, offset + max(0, column - 1))
  }

  private static func phrase(_ code: Int) -> String {
    switch code {
    case 3, 4: "there is no XML"
    case 5: "markup stands behind the end of the model"
    case 6...8: "a reference to a character is malformed"
    case 9: "a character stands here that XML forbids, or that is no UTF-8"
    case 18, 22, 23: "a reference to a character is incomplete"
    case 26: "there is no such entity"
    case 38: "'<' stands in the value of an attribute"
    case 39: "the value of an attribute has no quotes"
    case 40: "the value of an attribute has no end"
    case 41: "an attribute has no value"
    case 42: "an attribute is there twice"
    case 45: "a comment has no end"
    case 65: "a blank is missing"
    case 68: "the name of an element or an attribute is missing"
    case 73: "'>' is missing"
    case 76: "the end tag is not that of the element that is open"
    case 77: "an element has no end tag"
    case 89: "elements stand too deeply inside each other"
    default: "no XML parser reads on from here (libxml2's error \(code))"
    }
  }
}

/// Builds elements from the events of a parser.
private final class ModelElementBuilder: NSObject, XMLParserDelegate {
  private(set) var root: ModelElement?
  private var open: [ModelElement] = []
  private var scanner: TagScanner

  private var count = 0
  /// Whether there is more than any model needs.
  private(set) var isOverfull = false

  /// How deeply elements may stand inside each other; a model needs six levels.
  private static let maximumDepth = 64
  /// How many elements there may be; the largest model that is known has some thousands.
  private static let maximumCount = 50_000

  init(bytes: [UInt8]) {
    scanner = TagScanner(bytes)
  }

  /// The first fault; the parser itself may be further on when it returns.
  private(set) var fault: Fault?

  /// What is wrong, and where the parser was when it found that.
  struct Fault {
    let code: Int
    let line: Int
    let column: Int

    init(_ parser: XMLParser, _ error: (any Error)?) {
      code = (error as NSError?)?.code ?? 0
      line = parser.lineNumber
      column = parser.columnNumber
    }
  }

  func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
    fault = fault ?? Fault(parser, error)
  }

  /// Whether the root element has been closed.
  var isComplete: Bool { root != nil && open.isEmpty }

  /// The start tag of the innermost element that is open.
  var openTag: SourceRange? { open.last?.tag }

  func parser(
    _ parser: XMLParser,
    didStartElement name: String,
    namespaceURI: String?,
    qualifiedName: String?,
    attributes: [String: String]
  ) {
    count += 1
    guard open.count < Self.maximumDepth, count <= Self.maximumCount else {
      isOverfull = true
      return parser.abortParsing()
    }
    var tag = SourceRange(0, 0)
    if case .startTag(let range) = scanner.next() { tag = range }
    open.append(ModelElement(name: name, attributes: attributes, tag: tag))
  }

  func parser(
    _ parser: XMLParser,
    didEndElement name: String,
    namespaceURI: String?,
    qualifiedName: String?
  ) {
    guard let element = open.popLast() else { return }
    if open.isEmpty {
      root = element
    } else {
      open[open.count - 1].children.append(element)
    }
  }
}
