import Foundation
import StubDiagnostics
import StubGeneration
import StubJSON
import StubSchema

extension TypeProber {
  /// Declares the type as its hint says; false where there is none.
  func takeHint() -> Bool {
    guard let json = reflector.hints.descriptions[ObjectIdentifier(type)] else { return false }
    do {
      let description = try hinted(json)
      let records = try GeneratedStubs.records(of: rootName, in: withRoot(description), count: 1)
      let decoder = JSONDecoder()
      decoder.userInfo = reflector.hints.userInfo
      reflector.keep([try decoder.decode(type, from: Data(records[0]))], of: type)
      adopt(description)
    } catch {
      reflector.remark(
        .badHint,
        "the description given for \(name) does not do: \(error)",
        path: name
      )
      reflector.declare([], for: name)
    }
    return true
  }

  private var rootName: String { "\(name)Sample" }

  /// The description that a hint gives for the type.
  private func hinted(_ json: String) throws -> SchemaDescription {
    let document = JSONDocument(parsing: SourceText(file: "<hint>", bytes: Array(json.utf8)))
    let isEnum = document.root["cases"] != nil
    let key = JSONValue.string(name).text(style: .compact)
    let text = #"{"stubschema": 1, "\#(isEnum ? "enums" : "models")": {\#(key): \#(json)}}"#
    return try SchemaDescription(stubschema: text, named: "<hint for \(name)>")
  }

  private func withRoot(_ description: SchemaDescription) -> SchemaDescription {
    var description = description
    let field = Field(name: "", type: .named(name))
    description.models.append(ModelSchema(name: rootName, shape: .wraps(field)))
    return description
  }

  private func adopt(_ description: SchemaDescription) {
    if let enumeration = description.enums.first {
      reflector.declare(enumeration)
    } else {
      reflector.declare(description.models, for: name)
    }
  }
}
