import StubJSON

/// How a text lays out objects: what stands between their pieces.
struct JSONLayout {
  /// Between `{` and the first key.
  var lead: String
  /// Between a value and the next key, the comma included.
  var gap: String
  /// Between the last value and `}`.
  var tail: String
  /// Between a key and its value, the colon included.
  var colon: String

  /// Whether each member stands on a line of its own.
  var isMultiline: Bool { gap.contains { $0.isNewline } }

  /// The white space before a member, where each has its own line.
  var indentation: String { String(gap.reversed().prefix { $0 == " " || $0 == "\t" }.reversed()) }
}

/// The habits of a text, told from what it holds.
struct DocumentLayout {
  private let text: RecordText
  private let samples: [Int: Int]
  private let depths: [Int]
  /// What ends a line.
  let lineEnd: String
  /// What each level is indented by.
  let unit: String
  /// Whether arrays of plain values stand on one line.
  let hasInlineArrays: Bool

  init(_ text: RecordText, isLines: Bool) {
    self.text = text
    var depths = [Int](repeating: 0, count: text.entries.count)
    var samples: [Int: Int] = [:]
    for (index, entry) in text.entries.enumerated() {
      if let parent = text.ancestry.parent(of: index) { depths[index] = depths[parent] + 1 }
      if entry.kind == .object, entry.count > 0, samples[depths[index]] == nil {
        samples[depths[index]] = index
      }
    }
    self.depths = depths
    self.samples = samples
    lineEnd = Self.lineEnd(of: text)
    unit = Self.unit(of: text) ?? "  "
    hasInlineArrays = isLines || Self.hasInlineArrays(text)
  }

  /// How members are laid out in an object, at the member `key` of it where one is named.
  func layout(of object: Int, at key: Int? = nil) -> JSONLayout {
    if text.entries[object].count > 0 { return ownLayout(of: object, at: key) }
    let depth = depths[object]
    let nearest = samples.min {
      (abs($0.key - depth), $0.key) < (abs($1.key - depth), $1.key)
    }
    guard let sample = nearest?.value else {
      return JSONLayout(lead: "", gap: ",", tail: "", colon: ":")
    }
    var layout = ownLayout(of: sample, at: nil)
    guard layout.isMultiline else { return layout }
    let indentation = self.indentation(ofLineAt: text.entries[object].start)
    layout.lead = lineEnd + indentation + unit
    layout.gap = "," + layout.lead
    layout.tail = lineEnd + indentation
    return layout
  }

  // MARK: Reading

  private func ownLayout(of object: Int, at key: Int?) -> JSONLayout {
    let entries = text.entries
    let members = text.members(of: object)
    let lead = plain(text.text(entries[object].start + 1, entries[members[0]].start)) ?? ""
    let last = members[members.count - 1]
    let tail = plain(text.text(entries[last + 1].end, entries[object].end - 1)) ?? ""
    let colon = colon(of: key ?? members[0])
    var gap: String?
    if members.count > 1 {
      let next = members.firstIndex { $0 == key }.map { max($0, 1) } ?? members.count - 1
      let previous = members[next - 1]
      gap = self.gap(text.text(entries[previous + 1].end, entries[members[next]].start))
    }
    return JSONLayout(
      lead: lead,
      gap: gap ?? defaultGap(lead: lead, colon: colon),
      tail: tail,
      colon: colon
    )
  }

  private func defaultGap(lead: String, colon: String) -> String {
    if lead.contains(where: \.isNewline) { return "," + lead }
    return colon.last == " " ? ", " : ","
  }

  private func colon(of key: Int) -> String {
    let between = text.text(text.entries[key].end, text.entries[key + 1].start)
    let isPlain = between.allSatisfy { $0 == ":" || $0 == " " || $0 == "\t" }
    return isPlain && between.contains(":") ? between : ": "
  }

  /// White space, without the empty lines in it; nil for anything else.
  private func plain(_ space: String) -> String? {
    guard space.unicodeScalars.allSatisfy({ " \t\r\n".unicodeScalars.contains($0) }) else {
      return nil
    }
    guard let end = space.lastIndex(where: \.isNewline) else { return space }
    return String(space[end...])
  }

  private func gap(_ between: String) -> String? {
    guard let comma = between.firstIndex(of: ","),
      let before = plain(String(between[..<comma])),
      let after = plain(String(between[between.index(after: comma)...]))
    else { return nil }
    return before + "," + after
  }

  /// The white space at the beginning of the line of a byte.
  func indentation(ofLineAt place: Int) -> String {
    Self.indentation(ofLineAt: place, in: text)
  }

  private static func indentation(ofLineAt place: Int, in text: RecordText) -> String {
    var start = place
    while start > 0, text.bytes[start - 1] != 0x0A, text.bytes[start - 1] != 0x0D { start -= 1 }
    var end = start
    while end < place, text.bytes[end] == 0x20 || text.bytes[end] == 0x09 { end += 1 }
    return text.text(start, end)
  }

  private static func lineEnd(of text: RecordText) -> String {
    guard let index = text.bytes.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) else {
      return "\n"
    }
    if text.bytes[index] == 0x0A { return "\n" }
    let isPair = index + 1 < text.bytes.count && text.bytes[index + 1] == 0x0A
    return isPair ? "\r\n" : "\r"
  }

  /// What the first value on a line of its own is indented by, more than what it stands in.
  private static func unit(of text: RecordText) -> String? {
    let entries = text.entries
    for index in entries.indices where entries[index].count > 0 {
      let lead = text.text(entries[index].start + 1, entries[index + 1].start)
      guard lead.contains(where: \.isNewline) else { continue }
      let outer = indentation(ofLineAt: entries[index].start, in: text)
      let inner = indentation(ofLineAt: entries[index + 1].start, in: text)
      if inner.hasPrefix(outer), inner.count > outer.count {
        return String(inner.dropFirst(outer.count))
      }
    }
    return nil
  }

  /// Whether the first array of plain values has them on one line.
  private static func hasInlineArrays(_ text: RecordText) -> Bool {
    let entries = text.entries
    for index in entries.indices where entries[index].kind == .array && entries[index].count > 0 {
      let first = entries[index + 1]
      if first.kind == .object || first.kind == .array { continue }
      return !text.text(entries[index].start, first.start).contains(where: \.isNewline)
    }
    return false
  }
}
