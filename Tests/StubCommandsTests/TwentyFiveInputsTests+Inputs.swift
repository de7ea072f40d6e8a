extension TwentyFiveInputsTests {
  private static let item = #"{"name": "a", "done": true, "creationDate": 1}"#

  /// An array whose second line this is.
  private static func line(_ text: String) -> String { "[\n  \(text)\n]\n" }

  static let inputs: [Broken] = [
    Broken(
      "a missing key",
      line(#"{"done": true, "creationDate": 1}"#),
      "2:3 error missing-key",
      "$[0]",
      "missing 'name', a String",
      fix: #"add "name""#
    ),
    Broken(
      "a misspelt key",
      line(#"{"name": "a", "done": true, "creationdate": 1}"#),
      "2:3 error missing-key",
      "$[0]",
      "missing 'creationDate'; is 'creationdate' its misspelling?",
      fix: "rename 'creationdate' to 'creationDate'"
    ),
    Broken(
      "a misspelt optional key",
      line(#"{"name": "a", "done": true, "creationDate": 1, "duedate": 5}"#),
      "2:50 warning unknown-key",
      "$[0].duedate",
      "ToDoItem has no key 'duedate'; did you mean 'dueDate'?",
      fix: "rename it to 'dueDate'"
    ),
    Broken(
      "a number for a text",
      line(#"{"name": 5, "done": true, "creationDate": 1}"#),
      "2:12 error wrong-type",
      "$[0].name",
      "'name' is a String: found the number 5",
      fix: "put it in quotes"
    ),
    Broken(
      "null for a text",
      line(#"{"name": null, "done": true, "creationDate": 1}"#),
      "2:12 error null-value",
      "$[0].name",
      "'name' is a String, and not optional: found null",
      fix: "give it a value, or make it optional in the model"
    ),
    Broken(
      "null for a date",
      line(#"{"name": "a", "done": true, "creationDate": null}"#),
      "2:47 error null-value",
      "$[0].creationDate",
      "'creationDate' is a Date, in seconds since 2001, and not optional: found null",
      fix: "give it a value, or make it optional in the model"
    ),
    Broken(
      "a text for a date",
      line(#"{"name": "a", "done": true, "creationDate": "2020-01-01T00:00:00Z"}"#),
      "2:47 error wrong-type",
      "$[0].creationDate",
      #"'creationDate' is a Date, in seconds since 2001: found the string "2020-01-01T00:00:00Z""#,
      fix: "declare the strategy 'iso8601' (--dates iso8601), or write 599529600"
    ),
    Broken(
      "1 for true",
      line(#"{"name": "a", "done": 1, "creationDate": 1}"#),
      "2:25 error wrong-type",
      "$[0].done",
      "'done' is a Bool, true or false: found the number 1",
      fix: "write true"
    ),
    Broken(
      "true in quotes",
      line(#"{"name": "a", "done": "true", "creationDate": 1}"#),
      "2:25 error wrong-type",
      "$[0].done",
      #"'done' is a Bool, true or false: found the string "true""#,
      fix: "write true"
    ),
    Broken(
      "a key twice",
      line(#"{"name": "first", "done": true, "creationDate": 1, "name": "last"}"#),
      "2:54 warning duplicate-key",
      "$[0].name",
      #"the object has the key "name" already; JSONDecoder keeps the first"#,
      fix: "remove one of the two"
    ),
    Broken(
      "a comma before ]",
      line(#"\#(item),"#),
      "2:49 warning trailing-comma",
      "$",
      "trailing comma before ']'; JSON has none",
      fix: "remove the comma"
    ),
    Broken(
      "a comma before }",
      line(#"{"name": "a", "done": true, "creationDate": 1,}"#),
      "2:48 warning trailing-comma",
      "$[0]",
      "trailing comma before '}'; JSON has none",
      fix: "remove the comma"
    ),
    Broken(
      "a comment on a line",
      "[\n  // hi\n  \(item)\n]\n",
      "2:3 error syntax-error",
      "$",
      "JSON has no comments",
      fix: "remove the comment"
    ),
    Broken(
      "a comment in a line",
      line(#"\#(item) /* hi */"#),
      "2:50 error syntax-error",
      "$",
      "JSON has no comments",
      fix: "remove the comment"
    ),
    Broken(
      "a byte-order mark",
      "\u{FEFF}[\n  \(item)\n]\n",
      "1:1 warning byte-order-mark",
      "$",
      "a byte-order mark stands before the JSON; not every reader takes it",
      fix: "save the file without it"
    ),
    Broken(
      "a text that is cut off",
      "[\n  {\"name\": \"a\", \"done\": tr",
      "2:27 error truncated-json",
      "$",
      "the text ends here, but '}]' is missing",
      fix: "complete it; was it copied or written only in part?"
    ),
    Broken(
      "a string that is cut off",
      "[\n  {\"name\": \"a",
      "2:12 error truncated-json",
      "$",
      "this string is not closed; the text ends inside it",
      fix: "complete it; was it copied or written only in part?"
    ),
    Broken(
      "bytes that are no UTF-8",
      line(#"{"name": "Crème", "done": true, "creationDate": 1}"#),
      "2:15 error malformed-string",
      "$[0].name",
      "the byte E8 ('è' in Latin-1) is no UTF-8",
      fix: "save the file as UTF-8"
    ),
    Broken(
      "half of an emoji",
      line(#"{"name": "a\ud83d", "done": true, "creationDate": 1}"#),
      "2:14 error malformed-string",
      "$[0].name",
      #"\ud83d is half of a surrogate pair; the other half is missing"#,
      fix: "write the character itself, or both halves"
    ),
    Broken(
      "NaN",
      line(#"{"name": "a", "done": true, "creationDate": NaN}"#),
      "2:47 error syntax-error",
      "$[0].creationDate",
      "'NaN' is no number that JSON has",
      fix: "write a number, or a string that 'nonConformingFloats' of the schema takes for one"
    ),
    Broken(
      "a number beyond all",
      line(#"{"name": "a", "done": true, "creationDate": 1e400}"#),
      "2:47 error out-of-range",
      "$[0].creationDate",
      "'creationDate' is a Date, in seconds since 2001: 1e400 is beyond any date"
    ),
    Broken(
      "an object for the array",
      "{\"items\": [\n  \(item)\n]}\n",
      "1:1 error wrong-root",
      "$",
      "the root is an object: an array of ToDoItem is expected, and one stands at 'items'",
      fix: "pass --root /items"
    ),
    Broken(
      "an empty file",
      "",
      "1:1 error empty-json",
      "$",
      "the file is empty",
      fix: "write [] if there are no records"
    ),
    Broken(
      "a blank file",
      " \n\t\n",
      "1:1 error empty-json",
      "$",
      "there is no JSON",
      fix: "write [] if there are no records"
    ),
    Broken(
      "one record per line",
      "\(item)\n\(item)\n",
      "2:1 error syntax-error",
      "$",
      "a second value begins here; a JSON text has one",
      fix: "if each line is a record, say so with --as lines; else put them into an array"
    ),
  ]
}
