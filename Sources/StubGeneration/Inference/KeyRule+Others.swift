import StubJSON

extension KeyRule {
  /// Truth values, bytes, and identifiers.
  static let others: [KeyRule] = [
    KeyRule(
      "done|is done|completed|is completed|complete|is complete|finished|is finished|checked",
      [.bool],
      "datatype.boolean",
      chance(40)
    ),
    KeyRule(
      "is favorite|favorite|favourite|is favourite|starred|is starred|pinned|is pinned|flagged"
        + "|is flagged|bookmarked|is bookmarked|is featured|featured|important|is important",
      [.bool],
      "datatype.boolean",
      chance(25)
    ),
    KeyRule(
      "deleted|is deleted|archived|is archived|hidden|is hidden|blocked|is blocked|muted"
        + "|is muted|banned|is banned|cancelled|is cancelled|is overdue|suspended|expired|locked"
        + "|is locked|is admin|admin|draft|is draft|private|is private|is spam",
      [.bool],
      "datatype.boolean",
      chance(10)
    ),
    KeyRule(
      "active|is active|enabled|is enabled|available|is available|verified|is verified|visible"
        + "|is visible|in stock|is public|is published|published|email verified|is online ordering"
        + "|subscribed|accepted|is valid|valid",
      [.bool],
      "datatype.boolean",
      chance(80)
    ),
    KeyRule("online|is online|connected|is connected", [.bool], "internet.isOnline"),
    KeyRule(
      "read|is read|seen|opened|is paid|paid|delivered|is open|open",
      [.bool],
      "datatype.boolean",
      chance(60)
    ),
    KeyRule(
      "is|has|can|should|did|was|will|does|allows|needs|shows|are",
      [.bool],
      "datatype.boolean",
      at: .beginning
    ),
    KeyRule(
      "photo|image|picture|thumbnail|avatar|icon|cover|photo data|image data|data|logo",
      [.data],
      "image.png"
    ),
    KeyRule("emoji|icon|symbol", [.character], "internet.emoji"),
    KeyRule("initial|grade", [.character], "string.letter"),
    KeyRule("id|uuid|guid|identifier", [.uuid], "string.uuid"),
  ]

  private static func chance(_ percent: Int) -> [JSONMember] {
    [JSONMember("probability", .number("0.\(percent)"))]
  }
}
