extension Lifecycle {
  /// From the cart to the door, and sometimes back.
  static let order: [Stage] = [
    Stage(
      words: [
        "pending", "new", "placed", "created", "open", "confirmed", "processing", "accepted",
        "draft", "received", "unpaid", "awaitingpayment", "ordered", "submitted", "failed", "cart",
      ],
      share: 2,
      standIn: 1
    ),
    Stage(words: ["paid", "authorized", "preparing", "onhold"], facts: ["paid"], share: 2),
    Stage(
      words: ["packed", "ready", "readytoship", "readyforpickup", "backordered"],
      facts: ["paid", "packed"],
      share: 1,
      standIn: 1
    ),
    Stage(
      words: ["shipped", "sent", "intransit", "dispatched", "ontheway", "outfordelivery"],
      facts: ["paid", "packed", "shipped", "dispatched", "sent", "tracking"],
      share: 4,
      standIn: 2
    ),
    Stage(
      words: ["delivered", "completed", "complete", "fulfilled", "arrived", "done", "closed"],
      facts: Self.arrival,
      share: 8,
      standIn: 3
    ),
    Stage(
      words: ["returned", "refunded"],
      facts: Self.arrival.union(["returned", "refunded"]),
      share: 1,
      standIn: 4
    ),
    Stage(
      words: ["canceled", "cancelled", "rejected", "expired", "declined"],
      facts: ["canceled", "cancelled"],
      share: 2
    ),
  ]

  private static let arrival: Set<String> = [
    "paid", "packed", "shipped", "dispatched", "sent", "tracking", "delivered", "completed",
    "fulfilled", "received",
  ]

  /// From the report to the end.
  static let ticket: [Stage] = [
    Stage(
      words: [
        "new", "open", "triaged", "reopened", "unassigned", "pending", "backlog", "todo",
        "reported", "created",
      ],
      share: 6,
      standIn: 1
    ),
    Stage(
      words: [
        "inprogress", "active", "inreview", "waitingforcustomer", "waiting", "onhold", "assigned",
        "acknowledged", "blocked", "testing", "investigating", "escalated",
      ],
      share: 7
    ),
    Stage(
      words: ["resolved", "fixed", "done", "solved", "completed"],
      facts: ["resolved", "fixed", "solved"],
      share: 4,
      standIn: 3
    ),
    Stage(
      words: ["closed", "wontfix", "duplicate", "canceled", "cancelled", "rejected", "archived"],
      facts: ["resolved", "fixed", "solved", "closed"],
      share: 3,
      standIn: 2
    ),
  ]

  /// From the plan to the check mark.
  static let todo: [Stage] = [
    Stage(
      words: [
        "todo", "open", "pending", "new", "backlog", "notstarted", "planned", "upcoming", "active",
        "scheduled", "incomplete",
      ],
      share: 9,
      standIn: 1
    ),
    Stage(
      words: ["inprogress", "started", "doing", "blocked", "waiting", "onhold", "inreview"],
      facts: ["started"],
      share: 4
    ),
    Stage(
      words: ["done", "completed", "complete", "finished", "archived", "closed"],
      facts: ["started", "completed", "done", "finished", "closed"],
      share: 7,
      standIn: 1
    ),
    Stage(
      words: ["canceled", "cancelled", "skipped", "dropped", "deferred"],
      facts: ["canceled", "cancelled"]
    ),
  ]

  /// From the draft to the money.
  static let invoice: [Stage] = [
    Stage(words: ["draft", "new", "created"], standIn: 1),
    Stage(
      words: [
        "sent", "open", "issued", "pending", "unpaid", "due", "outstanding", "partiallypaid",
      ],
      facts: ["sent", "issued"]
    ),
    Stage(
      words: ["paid", "settled", "closed", "completed"],
      facts: ["sent", "issued", "paid", "settled"],
      standIn: 1
    ),
    Stage(
      words: ["overdue", "late", "void", "canceled", "cancelled", "uncollectible"],
      facts: ["sent", "issued"],
      standIn: 1
    ),
  ]

  /// What has a beginning and an end: flights, stays, appointments, events.
  static let occasion: [Stage] = [
    Stage(
      words: [
        "landed", "arrived", "completed", "done", "finished", "checkedout", "attended", "past",
        "ended", "closed", "noshow", "over", "missed",
      ],
      facts: ["completed", "landed", "finished"],
      standIn: 2
    ),
    Stage(
      words: [
        "inflight", "departed", "airborne", "enroute", "ongoing", "live", "inprogress",
        "checkedin", "active", "running", "started", "taxiing", "full",
      ],
      standIn: 2
    ),
    Stage(
      words: [
        "scheduled", "ontime", "delayed", "confirmed", "pending", "booked", "upcoming", "boarding",
        "open", "planned", "requested", "reserved", "tentative", "draft", "gateopen", "published",
        "soldout", "accepted", "postponed", "waitlisted", "waitlist",
      ]
    ),
    Stage(
      words: ["canceled", "cancelled", "declined", "diverted", "rejected"],
      facts: ["canceled", "cancelled"],
      standIn: 2
    ),
  ]
}
