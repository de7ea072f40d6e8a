import StubJSON

extension KeyRule {
  /// Dates, and texts that hold a date.
  private static let moments: Set<KeyKind> = [.date, .text]

  /// Dates.
  static let dates: [KeyRule] = [
    KeyRule(
      "created|created at|creation date|created on|created date|date created|inserted at|added"
        + "|added at|date added|registered at|joined|joined at|join date|member since|signed up at"
        + "|opened at|posted at|posted|logged at|recorded at|sent at|sent|ordered at|order date"
        + "|placed at|purchased at|purchase date|submitted at|received at|hired at|hire date"
        + "|taken at|captured at|creation|sign up date|invoice date|issued at|issue date|uploaded at"
        + "|timestamp|date|invoiced at|booked at|transaction date|measured at|reported at|timestamp utc",
      moments,
      "date.created"
    ),
    KeyRule(
      "updated|updated at|modified|modified at|last modified|modification date|changed at"
        + "|edited at|last updated|last edited|update date|updated on|modified date|date modified"
        + "|last update|synced at|last changed",
      moments,
      "date.updated"
    ),
    KeyRule(
      "completed at|completion date|done at|finished at|closed at|resolved at|read at|verified at"
        + "|approved at|accepted at|cancelled at|canceled at|answered at|seen at|watched at"
        + "|completed|processed at|refunded at|reviewed at|released at|activated at|merged at",
      moments,
      "date.finished"
    ),
    KeyRule(
      "published at|published|publish date|publication date|published on|published date|posted on"
        + "|date published|publication",
      moments,
      "date.published"
    ),
    KeyRule("paid at|payment date|paid on|paid date|authorized at", moments, "date.paid"),
    KeyRule(
      "shipped at|ship date|shipped on|dispatched at|shipping date|picked up at|shipped date",
      moments,
      "date.shipped"
    ),
    KeyRule("delivered at|delivered on|delivered date|fulfilled at", moments, "date.delivered"),
    KeyRule(
      "estimated delivery|expected delivery|delivery date|estimated delivery date|expected at|eta"
        + "|estimated arrival|expected delivery date|arrival estimate",
      moments,
      "date.expected"
    ),
    KeyRule(
      "renews at|renewal date|next renewal|next billing date|next payment date|next payment at",
      moments,
      "date.renews"
    ),
    KeyRule(
      "deleted at|archived at|removed at|deleted|trashed at|deactivated at|blocked at",
      moments,
      "date.deleted"
    ),
    KeyRule(
      "due|due date|due at|deadline|due on|remind at|reminder date|remind on|target date"
        + "|follow up at|scheduled for|scheduled at|alarm|reminder|due by|reminder time",
      moments,
      "date.due"
    ),
    KeyRule(
      "expires|expires at|expiry date|expiration date|expiration|valid until|expire date"
        + "|best before|warranty until|expiry",
      moments,
      "date.expires"
    ),
    KeyRule(
      "start|starts|start date|starts at|start time|started at|from|begin|begins at|begin date"
        + "|opens at|check in|departure|departure time|departs at|valid from|since|start at"
        + "|departure date|event date|scheduled start|check in date|opening|meeting date",
      moments,
      "date.start"
    ),
    KeyRule(
      "end|ends|end date|ends at|end time|ended at|to|until|closes at|check out|arrival"
        + "|arrival time|arrives at|valid to|finish|end at|return date|arrival date|scheduled end"
        + "|check out date|closing",
      moments,
      "date.end"
    ),
    KeyRule(
      "birth date|birthday|birthdate|date of birth|dob|born|born at|born on",
      moments,
      "person.birthDate"
    ),
    KeyRule(
      "last login|last login at|last seen|last seen at|last active|last active at|last opened"
        + "|last visit|last used|last used at|last accessed|last sync|last message at",
      moments,
      "date.lastSeen"
    ),
    KeyRule("release date|released|released on|premiere|launch date", moments, "date.release"),
    KeyRule("next|next run|next due|upcoming", [.date], "date.soon", at: .beginning),
    KeyRule("time", [.date], "date.created"),
    KeyRule("at|on|date|time|day", [.date], "date.created"),
    KeyRule("date", [.text], "date.created", [JSONMember("style", .string("day"))]),
    KeyRule("at", [.text], "date.created"),
  ]
}
