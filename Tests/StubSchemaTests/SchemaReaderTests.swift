import StubDiagnostics
import StubJSON
import StubSchema
import StubValues
import Testing

@Suite struct SchemaReaderTests {
  @Test func readsAModelWithItsWords() throws {
    let description = try read(
      """
      {
        "stubschema": 1,
        "model": "ToDoItem",
        "fields": {
          "name": { "type": "String", "generator": "todo.task" },
          "done": "Bool",
          "dueDate": { "type": "Date?", "after": "creationDate", "within": "30d", "presence": 0.6 },
          "creationDate": { "type": "Date", "before": "now" }
        }
      }
      """
    )
    let fields = try #require(description.models.first).fields
    #expect(fields.map(\.name) == ["name", "done", "dueDate", "creationDate"])
    #expect(fields[0].generation.generator == GeneratorReference(name: "todo.task"))
    #expect(fields[1].type == .scalar(.bool))
    #expect(fields[2].type == .optional(.scalar(.date)))
    #expect(fields[2].constraints.after == .field("creationDate"))
    #expect(fields[2].constraints.within == CalendarSpan(30, .day))
    #expect(fields[2].generation.presence == 0.6)
    #expect(!fields[2].isRequired && fields[2].isNullable)
    #expect(fields[3].constraints.before == .now)
    #expect(fields[3].isRequired && !fields[3].isNullable)
  }

  @Test func readsEveryShape() throws {
    let description = try read(
      """
      {
        "stubschema": 1,
        "models": {
          "ID": { "wraps": "UUID" },
          "Pair": { "elements": ["Int", "String"], "rest": "Double" },
          "Block": {
            "oneOf": { "text": "Text", "line": null }, "tag": "type", "content": "payload",
            "otherwise": { "tag": "line" }
          },
          "Either": { "oneOf": ["Int", "String"], "otherwise": null },
          "Text": { "includes": ["Base"], "fields": { "body": "String" }, "additionalFields": "JSON" },
          "Base": { "fields": { "id": "ID", "place": { "fields": { "x": "Int" } } } }
        }
      }
      """
    )
    #expect(
      description.models.map(\.name)
        == ["ID", "Pair", "Block", "Either", "Text", "Base", "Base.place"]
    )
    #expect(description.models[0].shape == .wraps(Field(name: "", type: .scalar(.uuid))))
    let pair = [
      Field(name: "0", type: .scalar(.int)), Field(name: "1", type: .scalar(.string)),
    ]
    let rest = Field(name: "rest", type: .scalar(.double))
    #expect(description.models[1].shape == .elements(pair, rest: rest))
    var block = UnionShape()
    block.tag = "type"
    block.content = "payload"
    block.variants = [.init(tag: "text", type: .named("Text")), .init(tag: "line", type: nil)]
    block.otherwise = .accepted("line")
    #expect(description.models[2].shape == .oneOf(block))
    #expect(description.models[6].isInline)
    #expect(SchemaChecker.check(description).isEmpty)
  }

  @Test func readsEnumsInTheirThreeForms() throws {
    let description = try read(
      """
      {
        "stubschema": 1,
        "enums": {
          "Theme": { "rawType": "String", "cases": ["light", "dark"], "unknown": "light" },
          "Priority": { "rawType": "Int", "cases": { "low": 0, "high": 2 } },
          "Payment": { "cases": { "cash": {}, "card": { "number": "String", "_1": "Int" } } }
        }
      }
      """
    )
    #expect(description.enums[0].cases.map(\.rawValue) == [.string("light"), .string("dark")])
    #expect(description.enums[0].unknown == "light")
    #expect(description.enums[1].cases.map(\.rawValue) == [.number("0"), .number("2")])
    #expect(description.enums[2].cases[1].payload.map(\.name) == ["number", "_1"])
  }

  @Test func readsCodingStrategies() throws {
    let description = try read(
      """
      {
        "stubschema": 1,
        "coding": { "dates": "iso8601", "keys": "convertFromSnakeCase", "data": "deferredToData",
          "nonConformingFloats": { "positiveInfinity": "+", "negativeInfinity": "-", "nan": "?" } },
        "model": "A",
        "fields": { "day": { "type": "Date", "coding": { "dates": { "format": "yyyy-MM-dd" } } } }
      }
      """
    )
    let model = try #require(description.models.first)
    let coding = description.coding(of: model)
    #expect(coding.dates == .iso8601)
    #expect(coding.keys == .convertFromSnakeCase)
    #expect(coding.data == .deferredToData)
    #expect(
      coding.nonConformingFloats == .strings(positiveInfinity: "+", negativeInfinity: "-", nan: "?")
    )
    let day = description.coding(of: model.fields[0], in: model)
    #expect(day.dates == .formats([try DateFormat("yyyy-MM-dd")]))
  }

  @Test func laysWordsOverABase() throws {
    var base = SchemaDescription()
    base.models = [
      ModelSchema(
        name: "A",
        shape: .object(
          ObjectShape(fields: [
            Field(name: "x", type: .scalar(.int)), Field(name: "y", type: .scalar(.string)),
          ])
        )
      )
    ]
    let known = base
    let text = """
      { "stubschema": 1, "model": "A", "from": "A.swift", "fields": { "y": { "minLength": 3 } } }
      """
    let (description, _) = try SchemaReader.read(
      SourceText(file: "a.json", bytes: Array(text.utf8)),
      base: { path, _, _ in
        #expect(path == "A.swift")
        return known
      }
    )
    let fields = try #require(description.models.first).fields
    #expect(fields.map(\.name) == ["x", "y"])
    #expect(fields[1].type == .scalar(.string))
    #expect(fields[1].constraints.minLength == 3)
  }

  private func read(_ text: String) throws -> SchemaDescription {
    try SchemaReader.read(SourceText(file: "a.json", bytes: Array(text.utf8))).description
  }
}
