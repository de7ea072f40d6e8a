package import StubDiagnostics
package import StubJSON
import StubSchema

/// Swift source with the records as literals: `let toDoItems: [ToDoItem] = [ToDoItem(name: …), …]`.
///
/// Models are made by the initializer that has a parameter for each property, in the order of their
/// declaration, or by one that is given. What has no such literal, such as a union or a flattened model, is decoded from a
/// JSON text. A model that SwiftData or Core Data stores is made anew each time it is asked for,
/// because an object belongs to one context.
///
/// The compiler needs time by the square of an array literal's length, so there is one for every ten
/// records.
package struct SwiftFormatter: RecordFormatter {
  /// How many records a literal holds.
  static let recordsPerLiteral = 10

  private let schema: RecordSchema
  private let source: SwiftLiteralSource
  private let count: Int
  private let isArray: Bool
  private let name: String

  /// A formatter of `count` records of a schema.
  ///
  /// - Parameters:
  ///   - isArray: Whether the constant holds an array; else it holds the only record.
  ///   - initializers: What makes models that have no initializer with all properties.
  package init(
    _ schema: RecordSchema,
    count: Int,
    isArray: Bool = true,
    initializers: [SwiftInitializer] = []
  ) {
    self.schema = schema
    self.count = count
    self.isArray = isArray
    source = SwiftLiteralSource(schema, initializers)
    name = SwiftText.constant(for: schema.root.name, isPlural: isArray)
  }

  private var isStored: Bool { schema.root.persistence.framework == nil }

  private var isSingleLiteral: Bool { count <= Self.recordsPerLiteral }

  /// The import, and the beginning of the first constant where no record begins it.
  package var opening: [UInt8] {
    let head = "import Foundation\n\n"
    guard isArray, count == 0 else { return Array(head.utf8) }
    return Array((head + begin(SwiftText.escaped(name), access: "") + end).utf8)
  }

  /// The constant that joins the others, and the function that decodes what is no literal.
  package var closing: [UInt8] {
    var text = ""
    if isArray, !isSingleLiteral {
      let names = stride(from: 0, to: count, by: Self.recordsPerLiteral).map {
        "  \(part($0 / Self.recordsPerLiteral)),\n"
      }
      text += begin(SwiftText.escaped(name), access: "")
      text += names.map { isStored ? $0 : "  " + $0 }.joined()
      text += isStored ? "].flatMap { $0 }\n" : "  ].flatMap { $0 }\n}\n"
    }
    return Array((text + source.decoder).utf8)
  }

  /// Appends a record, and the beginning or the end of a literal.
  package func append(
    _ record: JSONNode,
    at position: Int,
    to buffer: inout [UInt8]
  ) throws(FindingError) {
    var writer = SwiftLiteralWriter(source, buffer)
    buffer = []
    let place = position % Self.recordsPerLiteral
    if place == 0, isArray { writer.append(opening(of: position)) }
    if !isArray { writer.append(singleOpening) }
    if isArray { writer.append(isStored ? "  " : "    ") }
    writer.write(record, asRecordOf: schema.root)
    if isArray { writer.append(",\n") }
    if isArray, place == Self.recordsPerLiteral - 1 || position == count - 1 { writer.append(end) }
    if isArray, !isSingleLiteral, place == Self.recordsPerLiteral - 1 || position == count - 1 {
      writer.append("\n")
    }
    if !isArray { writer.append(isStored ? "\n" : "\n}\n") }
    buffer = writer.buffer
    if let message = writer.obstacle {
      throw .unwritable(message, path: "\(schema.root.name)[\(position)]")
    }
  }

  private var singleOpening: String {
    let type = schema.root.name
    let name = SwiftText.escaped(name)
    return isStored ? "let \(name): \(type) = " : "var \(name): \(type) {\n  "
  }

  private func opening(of position: Int) -> String {
    isSingleLiteral
      ? begin(SwiftText.escaped(name), access: "")
      : begin(part(position / Self.recordsPerLiteral), access: "private ")
  }

  private func part(_ index: Int) -> String { "\(name)Part\(index + 1)" }

  private func begin(_ name: String, access: String) -> String {
    isStored
      ? "\(access)let \(name): [\(schema.root.name)] = [\n"
      : "\(access)var \(name): [\(schema.root.name)] {\n  [\n"
  }

  private var end: String { isStored ? "]\n" : "  ]\n}\n" }
}
