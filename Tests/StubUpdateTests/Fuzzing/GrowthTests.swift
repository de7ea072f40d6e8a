import Testing

/// Texts with hundreds of faults of a kind, of which each must be told without going through all the
/// others: what takes a moment here would take minutes if the work were the square of their number.
@Suite struct GrowthTests {
  private static let count = 200
  private static let members = #"""
    "id": 1, "name": "a", "isDone": false, "created": 1, "level": "low", "owner": null, "steps": []
    """#

  private static func repeated(_ piece: String, _ separator: String = ",") -> String {
    [String](repeating: piece, count: count).joined(separator: separator)
  }

  /// One record with many faults, and many records with some.
  static let texts = [
    "an object after the other":
      #"[{\#(members), "scores": {"a": \#(repeated(#"{"a": {}}"#, ""))}}]"#,
    "a key again and again": "[{\(members), \(repeated(#""id": 1"#))}]",
    "keys that nothing is read from": "[{\(members), \(repeated(#""nmae": 1"#))}]",
    "malformed strings that are read": #"[{\#(members), "tags": [\#(repeated(#""\x""#))]}]"#,
    "malformed strings that are not": #"[{\#(members), "x": [\#(repeated(#""\x""#))]}]"#,
    "malformed strings without commas": #"[{\#(members), "tags": [\#(repeated(#""\x""#, " "))]}]"#,
    "values of the wrong type": #"[{\#(members), "tags": [\#(repeated("1"))]}]"#,
    "records with malformed values": "[\(repeated(#"{\#(members), "x": "\x", "y": 01}"#))]",
    "records that are not closed": "[\(repeated("{\(members)"))]",
    "records without commas": "[\(repeated("{\(members)}", " "))]",
    "trailing commas": "[\(repeated("{\(members),}"))]",
    "text in other quotes": "[\(repeated("{'id': 1}"))]",
    "blank lines": repeated("\n", ""),
    "brackets of the wrong kind": "[\(repeated("[}", ""))]",
  ]

  @Test(arguments: texts.keys.sorted())
  func tellsEachOfManyFaults(name: String) throws {
    let bytes = Array((Self.texts[name] ?? "").utf8)
    try FuzzSubject.validate.run(bytes)
    try FuzzSubject.update.run(bytes)
  }
}
