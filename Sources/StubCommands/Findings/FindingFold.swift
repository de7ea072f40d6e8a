import StubDiagnostics

extension FindingCode {
  static let moreFindings = FindingCode(
    "more-findings",
    .remark,
    "Further findings of the same kind are counted and not shown."
  )
}

/// Keeps a flood of like findings from hiding the others: the first of a kind are shown, the rest
/// counted.
///
/// Findings are alike when they have the same code, in the same file, at the same path but for the
/// indices in it.
struct FindingFold {
  /// How many of a kind are shown.
  let limitOfKind: Int
  /// How many findings are shown in all.
  let limit: Int
  private var shown = 0
  private var kinds: [Kind] = []
  private var places: [String: Int] = [:]

  private struct Kind {
    let code: String
    let path: String
    var count = 0
    var hidden = 0
    var firstHidden: SourceLocation?
  }

  init(limitOfKind: Int = .max, limit: Int = .max) {
    self.limitOfKind = limitOfKind
    self.limit = limit
  }

  /// Counts a finding; whether it is to be shown.
  mutating func admits(_ finding: Finding) -> Bool {
    let path = Self.withoutIndices(finding.path)
    let key = finding.code.name + "\n" + path
    let place = places[key] ?? kinds.count
    if place == kinds.count {
      kinds.append(Kind(code: finding.code.name, path: path))
      places[key] = place
    }
    kinds[place].count += 1
    if kinds[place].count <= limitOfKind, shown < limit {
      shown += 1
      return true
    }
    kinds[place].hidden += 1
    kinds[place].firstHidden = kinds[place].firstHidden ?? finding.location
    return false
  }

  /// A remark for each kind of which findings were not shown, and a new beginning for another file.
  mutating func remarks() -> [Finding] {
    defer {
      kinds = []
      places = [:]
    }
    return kinds.filter { $0.hidden > 0 }.map { kind in
      let place = kind.path.isEmpty ? "" : " at \(kind.path)"
      return Finding(
        .moreFindings,
        "and \(Self.grouped(kind.hidden)) more like this: \(kind.code)\(place)",
        at: kind.firstHidden,
        path: kind.path
      )
    }
  }

  /// `$[3].tags[0]` is `$[*].tags[*]`.
  private static func withoutIndices(_ path: String) -> String {
    var result = ""
    var isIndex = false
    var last: Character = " "
    for character in path {
      if last == "[", character.isASCII, character.isNumber {
        isIndex = true
        result.append("*")
      } else if isIndex, character.isASCII, character.isNumber {
        continue
      } else {
        isIndex = false
        result.append(character)
      }
      last = character
    }
    return result
  }

  /// `10427` is `10,427`.
  private static func grouped(_ number: Int) -> String {
    var digits = String(number)
    var end = digits.count - 3
    while end > 0 {
      digits.insert(",", at: digits.index(digits.startIndex, offsetBy: end))
      end -= 3
    }
    return digits
  }
}
