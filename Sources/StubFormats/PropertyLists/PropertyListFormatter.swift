package import StubDiagnostics
package import StubJSON
import StubSchema

/// A property list in XML, as `PropertyListDecoder` reads the models from it.
///
/// The types decide: a date is a `<date>`, however the JSON spells it, bytes are `<data>`, and URLs
/// and decimals have the dictionaries that Foundation makes of them. Keys are the coding keys, which
/// no strategy changes. What is null is left out; where a place has to be kept, as in an array, it is
/// the text `$null`, as with `PropertyListEncoder`. Fractions of a second are lost: property lists
/// have none.
package struct PropertyListFormatter: RecordFormatter {
  private let schema: RecordSchema
  private let isArray: Bool

  /// A formatter of the records of a schema.
  ///
  /// - Parameter isArray: Whether the records are the elements of an array; else there is one, which
  ///   is the whole.
  package init(_ schema: RecordSchema, isArray: Bool = true) {
    self.schema = schema
    self.isArray = isArray
  }

  /// The XML declaration and what stands around the records.
  package var opening: [UInt8] {
    let head = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
      "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">

      """
    return Array((isArray ? head + "<array>\n" : head).utf8)
  }

  /// The end of what stands around the records.
  package var closing: [UInt8] {
    Array((isArray ? "</array>\n</plist>\n" : "</plist>\n").utf8)
  }

  /// Appends a record.
  package func append(
    _ record: JSONNode,
    at position: Int,
    to buffer: inout [UInt8]
  ) throws(FindingError) {
    var writer = PropertyListWriter(schema, buffer, depth: isArray ? 1 : 0)
    buffer = []
    writer.write(record, as: .model(schema.root))
    buffer = writer.xml.buffer
    if let message = writer.obstacle {
      throw .unwritable(message, path: "\(schema.root.name)[\(position)]")
    }
  }
}
