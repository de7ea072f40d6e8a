import StubJSON
import StubValues

extension DateStrategy {
  /// The moment that a value of JSON is under the strategy; nil where it is none.
  func moment(of node: JSONNode) -> Timestamp? {
    switch node.kind {
    case .number: Double(node.text).flatMap { timestamp(ofNumber: $0) }
    case .string: node.string.flatMap { read($0).timestamp }
    default: nil
    }
  }
}

extension JSONNode {
  /// Bytes as Base64, whether JSON has them so or as an array of numbers; nil for anything else.
  var base64: ArraySlice<UInt8>? {
    if kind == .string { return plainText }
    guard kind == .array else { return nil }
    var bytes: [UInt8] = []
    for element in elements {
      guard let byte = element.integer(as: UInt8.self) else { return nil }
      bytes.append(byte)
    }
    return Array(Base64.text(of: bytes).utf8)[...]
  }
}
