extension CaseFolder {
  /// Every file of the cases that concern validation.
  static let runs: [Run] = dates + keys + values + shapes + texts

  private static let dates: [Run] = [
    Run(
      folder: "P01-epoch-2001-vs-1970",
      file: "data.json",
      model: "ForumPost"
    ),
    Run(
      folder: "P02-iso8601-fractional-seconds",
      file: "data.json",
      model: "Build",
      options: "--dates iso8601"
    ),
    Run(
      folder: "P02c-iso8601-impossible-dates",
      file: "data.json",
      model: "Event",
      options: "--dates iso8601",
      others: ["10:11", "11:11", "12:11", "13:11"]
    ),
    Run(
      folder: "P03-date-string-with-default-strategy",
      file: "data.json",
      model: "Message",
      options: "--as object"
    ),
  ]

  private static let keys: [Run] = [
    Run(
      folder: "P08-snake-strategy-with-snake-coding-keys",
      file: "data.json",
      model: "Subscriber",
      options: "--keys convertFromSnakeCase --as object"
    ),
    Run(
      folder: "P08-snake-strategy-with-snake-coding-keys",
      file: "data.json",
      model: "SubscriberOptional",
      options: "--keys convertFromSnakeCase --as object"
    ),
    Run(
      folder: "P08-snake-strategy-with-snake-coding-keys",
      file: "data.json",
      model: "SubscriberPlain",
      options: "--keys convertFromSnakeCase --as object",
      isHeldToList: false
    ),
    Run(
      folder: "P10-camel-key-passes-under-snake-strategy",
      file: "data.json",
      model: "Show",
      options: "--keys convertFromSnakeCase"
    ),
    Run(
      folder: "P10-camel-key-passes-under-snake-strategy",
      file: "both.json",
      model: "Show",
      options: "--keys convertFromSnakeCase --as object"
    ),
    Run(
      folder: "P10-camel-key-passes-under-snake-strategy",
      file: "both-reversed.json",
      model: "Show",
      options: "--keys convertFromSnakeCase --as object"
    ),
    Run(
      folder: "P14-default-value-not-used-when-key-missing",
      file: "data.json",
      model: "Account"
    ),
    Run(
      folder: "P56-stale-fixture-after-model-change",
      file: "data.json",
      model: "Campaign"
    ),
  ]

  private static let values: [Run] = [
    Run(
      folder: "P16-unknown-enum-value-in-optional",
      file: "data.json",
      model: "Wallet"
    ),
    Run(
      folder: "P17-first-error-only",
      file: "data.json",
      model: "Row"
    ),
    Run(
      folder: "P19-number-as-string-bool-as-int",
      file: "data.json",
      model: "Invoice",
      options: "--as object"
    ),
    Run(
      folder: "P20-integer-width",
      file: "data.json",
      model: "Widths"
    ),
    Run(
      folder: "P22-url-empty-or-template",
      file: "data.json",
      model: "Commit"
    ),
    Run(
      folder: "P24-null-in-non-optional",
      file: "data.json",
      model: "Method"
    ),
    Run(
      folder: "P61-managed-object-from-json",
      file: "data.json",
      model: "Track",
      options: "--dates iso8601"
    ),
  ]

  private static let shapes: [Run] = [
    Run(
      folder: "P23-vague-localized-description",
      file: "data.json",
      model: "StopList",
      options: "--as object"
    ),
    Run(
      folder: "P23-vague-localized-description",
      file: "syntax.json",
      model: "StopList",
      options: "--as object"
    ),
    Run(
      folder: "P23-vague-localized-description",
      file: "cut.json",
      model: "StopList",
      options: "--as object"
    ),
    Run(
      folder: "P26-enum-keyed-dictionary",
      file: "data.json",
      model: "Plan",
      options: "--as object"
    ),
    Run(
      folder: "P26-enum-keyed-dictionary",
      file: "alternating.json",
      model: "Plan",
      options: "--as object"
    ),
    Run(
      folder: "P26-enum-keyed-dictionary",
      file: "odd.json",
      model: "Plan",
      options: "--as object",
      others: ["1:12"]
    ),
    Run(
      folder: "P26-enum-keyed-dictionary",
      file: "data.json",
      model: "PlanKeyed",
      options: "--as object",
      isHeldToList: false
    ),
    Run(
      folder: "P26-enum-keyed-dictionary",
      file: "unknown-key.json",
      model: "PlanKeyed",
      options: "--as object",
      others: ["1:14"]
    ),
    Run(
      folder: "P26-enum-keyed-dictionary",
      file: "int-keys.json",
      model: "PlanInt",
      options: "--as object"
    ),
    Run(
      folder: "P26-enum-keyed-dictionary",
      file: "int-keys-bad.json",
      model: "PlanInt",
      options: "--as object",
      others: ["1:14"]
    ),
    Run(
      folder: "P26-enum-keyed-dictionary",
      file: "uuid.json",
      model: "PlanUUID",
      options: "--as object",
      others: ["1:12"]
    ),
    Run(
      folder: "P27-enum-associated-values",
      file: "data.json",
      model: "Attachment"
    ),
    Run(
      folder: "P27-enum-associated-values",
      file: "wrong.json",
      model: "Attachment"
    ),
  ]

  private static let texts: [Run] = [
    Run(
      folder: "P11-trailing-comma-tolerated",
      file: "data.json",
      model: "Item"
    ),
    Run(
      folder: "P11-trailing-comma-tolerated",
      file: "double-comma.json",
      model: "Item"
    ),
    Run(
      folder: "P11-trailing-comma-tolerated",
      file: "comment.json",
      model: "Item",
      others: ["1:43"]
    ),
    Run(
      folder: "P11-trailing-comma-tolerated",
      file: "single-quotes.json",
      model: "Item"
    ),
    Run(
      folder: "P11-trailing-comma-tolerated",
      file: "bare-keys.json",
      model: "Item"
    ),
    Run(
      folder: "P58-chat-output-and-hand-edits",
      file: "bad-escape.json",
      model: "Recipe"
    ),
    Run(
      folder: "P58-chat-output-and-hand-edits",
      file: "blank.json",
      model: "Recipe",
      others: ["1:1"]
    ),
    Run(
      folder: "P58-chat-output-and-hand-edits",
      file: "bom.json",
      model: "Recipe"
    ),
    Run(
      folder: "P58-chat-output-and-hand-edits",
      file: "data.json",
      model: "Recipe"
    ),
    Run(
      folder: "P58-chat-output-and-hand-edits",
      file: "duplicate-key.json",
      model: "Recipe"
    ),
    Run(
      folder: "P58-chat-output-and-hand-edits",
      file: "ellipsis.json",
      model: "Recipe"
    ),
    Run(
      folder: "P58-chat-output-and-hand-edits",
      file: "empty.json",
      model: "Recipe",
      others: ["1:1"]
    ),
    Run(
      folder: "P58-chat-output-and-hand-edits",
      file: "extra-keys.json",
      model: "Recipe"
    ),
    Run(
      folder: "P58-chat-output-and-hand-edits",
      file: "latin1.json",
      model: "Recipe",
      others: ["1:26"]
    ),
    Run(
      folder: "P58-chat-output-and-hand-edits",
      file: "lone-surrogate.json",
      model: "Recipe",
      others: ["1:24"]
    ),
    Run(
      folder: "P58-chat-output-and-hand-edits",
      file: "missing-comma.json",
      model: "Recipe"
    ),
    Run(
      folder: "P58-chat-output-and-hand-edits",
      file: "nbsp.json",
      model: "Recipe",
      others: ["1:4"]
    ),
    Run(
      folder: "P58-chat-output-and-hand-edits",
      file: "prose-after.json",
      model: "Recipe"
    ),
    Run(
      folder: "P58-chat-output-and-hand-edits",
      file: "prose-before.json",
      model: "Recipe"
    ),
    Run(
      folder: "P58-chat-output-and-hand-edits",
      file: "python.json",
      model: "Recipe"
    ),
    Run(
      folder: "P58-chat-output-and-hand-edits",
      file: "raw-newline.json",
      model: "Recipe"
    ),
    Run(
      folder: "P58-chat-output-and-hand-edits",
      file: "smart-quotes.json",
      model: "Recipe"
    ),
    Run(
      folder: "P58-chat-output-and-hand-edits",
      file: "tab-in-string.json",
      model: "Recipe"
    ),
    Run(
      folder: "P58-chat-output-and-hand-edits",
      file: "truncated.json",
      model: "Recipe"
    ),
    Run(
      folder: "P58-chat-output-and-hand-edits",
      file: "two-docs.json",
      model: "Recipe",
      others: ["2:1"]
    ),
    Run(
      folder: "P58-chat-output-and-hand-edits",
      file: "utf16.json",
      model: "Recipe"
    ),
    Run(
      folder: "P58-chat-output-and-hand-edits",
      file: "wrapped.json",
      model: "Recipe"
    ),
    Run(
      folder: "P58-chat-output-and-hand-edits",
      file: "wrong-case.json",
      model: "Recipe"
    ),
  ]
}
