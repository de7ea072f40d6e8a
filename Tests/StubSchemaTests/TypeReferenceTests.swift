import StubSchema
import Testing

@Suite struct TypeReferenceTests {
  @Test(arguments: [
    ("String", TypeReference.scalar(.string)),
    ("Date?", .optional(.scalar(.date))),
    ("Optional<Int>", .optional(.scalar(.int))),
    ("[Int?]", .array(.optional(.scalar(.int)))),
    ("[Int]?", .optional(.array(.scalar(.int)))),
    ("Array<Set<Tag>>", .array(.set(.named("Tag")))),
    ("[ String : [Int] ]", .dictionary(key: .scalar(.string), value: .array(.scalar(.int)))),
    ("Swift.Dictionary<Int, Bool>", .dictionary(key: .scalar(.int), value: .scalar(.bool))),
    ("Foundation.URL", .scalar(.url)),
    ("ClosedRange<Double>", .closedRange(.scalar(.double))),
    ("Measurement<UnitLength>", .measurement(unit: "UnitLength")),
    ("Page<Item, [Int]>.Cursor", .named("Page<Item, [Int]>.Cursor")),
    ("Outer.Inner", .named("Outer.Inner")),
    ("TimeInterval", .scalar(.double)),
  ])
  func readsSwiftsSpellings(text: String, expected: TypeReference) throws {
    #expect(try TypeReference(parsing: text) == expected)
  }

  @Test(arguments: [
    ("", 0, "expected the name of a type"),
    ("[Int", 4, "expected ']'"),
    ("[Int:]", 5, "expected the name of a type"),
    ("Int Int", 4, "expected the end of the type"),
    ("Set<Int, Int>", 0, "Set takes another number of types"),
    ("9Lives", 0, "a type's name does not begin with a digit"),
    ("(Int, Int)", 0, "expected the name of a type"),
  ])
  func saysWhereASpellingEnds(text: String, offset: Int, message: String) {
    let error = #expect(throws: TypeReference.SyntaxError.self) {
      try TypeReference(parsing: text)
    }
    #expect(error?.offset == offset)
    #expect(error?.message == message)
  }

  @Test func boundsTheNesting() {
    let text = String(repeating: "[", count: 100_000)
    #expect(throws: TypeReference.SyntaxError.self) { try TypeReference(parsing: text) }
  }

  @Test(arguments: [
    "String", "[Int?]", "[String: Set<Tag>]?", "Range<Date>", "Measurement<UnitMass>", "A.B<C>",
  ])
  func spellsWhatItReads(text: String) throws {
    #expect(try TypeReference(parsing: text).description == text)
  }
}
