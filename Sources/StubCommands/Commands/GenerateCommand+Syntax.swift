extension GenerateCommand {
  static let syntax = CommandSyntax(
    name: "generate",
    abstract: "Write believable, reproducible JSON stubs of a model.",
    operands: "MODEL…",
    options: [
      OptionSyntax(
        name: "count",
        letter: "n",
        value: "N",
        isRepeatable: true,
        help: "How many records, or Model=N for one of several models; 10 unless the schema says."
      ),
      OptionSyntax(
        name: "seed",
        letter: "s",
        value: "S",
        help:
          "Another seed gives other records; the same seed the same bytes, everywhere. 0 if left out."
      ),
      OptionSyntax(
        name: "schema",
        value: "PATH",
        isRepeatable: true,
        help: "A description, or a folder of them, to look for the model in first."
      ),
      OptionSyntax(
        name: "output",
        letter: "o",
        value: "PATH",
        help: "The file to write, or the folder for several models; standard output if left out."
      ),
      OptionSyntax(
        name: "format",
        value: "FORMAT",
        help:
          "json, an array; ndjson, one record a line; csv; sql; plist; or swift, literals. "
          + "If left out, what the ending of --output says, else json."
      ),
      OptionSyntax(name: "compact", help: "Write JSON without white space."),
      OptionSyntax(
        name: "nulls",
        help: "Write absent optionals as null instead of leaving them out."
      ),
      OptionSyntax(
        name: "locale",
        value: "xx_YY",
        help: "The locale of names, addresses and texts."
      ),
      OptionSyntax(
        name: "now",
        value: "DATE",
        help:
          "The instant that dates are relative to; 2025-01-01T12:00:00Z if nothing says another."
      ),
      OptionSyntax(
        name: "scenario",
        value: "NAME",
        help:
          "What the records are to show: typical, full, edge, broken … ('stubgen list scenarios')."
      ),
      OptionSyntax(name: "offset", value: "N", help: "Leave out the first N records."),
      OptionSyntax(
        name: "shard",
        value: "K/N",
        help:
          "Write the K-th of N equal parts of the records; in ndjson, csv and sql all parts together "
          + "are the whole."
      ),
      OptionSyntax(
        name: "jobs",
        value: "N",
        help: "Make records on N threads; the same bytes for any N. All cores if left out."
      ),
      OptionSyntax(
        name: "as",
        value: "SHAPE",
        help: "array; or object, a single record without brackets, in json, plist and swift."
      ),
      OptionSyntax(
        name: "root",
        value: "POINTER",
        help: "Put the JSON into objects, so that the pointer leads to it: /items."
      ),
      OptionSyntax(
        name: "initializer",
        value: "NAME",
        isRepeatable: true,
        help:
          "In swift, make a model by this: 'ToDoItem(name:due:)', 'ToDoItem.stub(_ name:on dueDate:)'."
      ),
      OptionSyntax(
        name: "spreadsheet-safe",
        help: "In csv, put an apostrophe before texts that a spreadsheet would take for formulas."
      ),
    ],
    examples: [
      ("stubgen generate ToDoItem --count 10", "prints ten to-dos"),
      (
        "stubgen generate ToDoItem -n 1_000_000 --format ndjson --offset 500_000 -o late.ndjson",
        "writes the second half of a million, as fast as the first"
      ),
      (
        "stubgen generate Author Book --count Author=5 --output Fixtures/",
        "writes Fixtures/Author.json and Fixtures/Book.json, which agree"
      ),
      (
        "stubgen generate Author Book --output library.sql",
        "writes both tables for SQLite and PostgreSQL, Author before Book, which refers to it"
      ),
    ],
    discussion: [
      "A record depends on its model, its index, the seed, the locale and 'now', and on nothing else: "
        + "the first ten of a hundred are the ten of ten, and a new field changes no other value.",
      "Models that refer to each other agree, whether they are generated together or one by one; they "
        + "need the same numbers of records: '--count Author=5' counts for the authors of 'Book', too.",
      "A model that contains itself ends after three levels, with absent optionals and empty arrays.",
      "csv is RFC 4180, lines ended by CR LF: no value and null are an empty cell, an empty string is "
        + "\"\", arrays and objects are JSON text.",
      "sql is read by SQLite and PostgreSQL alike: dates are timestamps in UTC, Data is Base64 text, "
        + "arrays and objects are JSON text, NUL in a text becomes U+FFFD; SQLite keeps integers beyond "
        + "64 bits as doubles.",
      "plist is what PropertyListDecoder reads: dates and data of their own, coding keys, no nulls, "
        + "whole seconds.",
      "swift calls the initializer with a parameter for each property, or the one that '--initializer' "
        + "names; what has no literal, such as a union, is decoded from JSON when the code runs.",
    ]
  )
}
