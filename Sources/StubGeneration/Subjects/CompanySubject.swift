import StubValues

/// The invented companies of a locale, numbered.
struct CompanySubject: Sendable {
  fileprivate let whole: Vocabulary?
  fileprivate let stems: Vocabulary
  private let suffixes: Vocabulary
  private let industries: Vocabulary
  private let lasts: Vocabulary

  /// The forms of names, `*` for a stem or a last name.
  private static let forms: [StaticString] = ["* %", "* #", "* # %"]

  /// The companies of a locale.
  init(_ request: GeneratorRequest) {
    let locale = request.shelf.chain.first {
      VocabularyTable.source(named: "companies", of: $0) != nil
        || VocabularyTable.source(named: "company-stems", of: $0) != nil
    }
    whole = VocabularyShelf(locale: locale).own("companies")
    stems = request.vocabulary("company-stems")
    suffixes = request.vocabulary("company-suffixes")
    industries = request.vocabulary("industries")
    lasts = request.vocabulary("last-names")
  }

  /// How many companies there are.
  var count: UInt64 {
    if let whole { return UInt64(whole.count) }
    return UInt64(stems.count * Self.forms.count)
  }

  /// Appends a company's name.
  func append(_ draw: Draw, to text: inout TextBuffer) {
    let rank = Int(truncatingIfNeeded: draw.rank)
    if let whole { return whole.append(rank, to: &text) }
    guard stems.count > 0 else { return }
    var stream = draw.subject.stream(.variant)
    Self.forms[rank / stems.count % Self.forms.count].withUTF8Buffer { form in
      for byte in form {
        switch byte {
        case UInt8(ascii: "*"): stems.append(rank % stems.count, to: &text)
        case UInt8(ascii: "%"): suffixes.append(stream.index(suffixes.count), to: &text)
        case UInt8(ascii: "#"):
          industries.append(stream.index(industries.count), column: 1, to: &text)
        default: text.append(byte)
        }
      }
    }
  }
}

extension CompanySubject {
  /// Appends the part of the company's name that it is known by.
  func appendBrand(_ draw: Draw, to text: inout TextBuffer) {
    let rank = Int(truncatingIfNeeded: draw.rank)
    if let whole { return whole.append(rank, to: &text) }
    stems.append(rank % max(stems.count, 1), to: &text)
  }

  /// Appends a domain made of the company's name, below one that is reserved for examples.
  func appendDomain(_ draw: Draw, to text: inout TextBuffer) {
    let rank = Int(truncatingIfNeeded: draw.rank)
    var name: TextBuffer = []
    if let whole {
      name = GeneratorCatalogue.slug(whole.text(rank))
    } else if stems.count > 0 {
      name = GeneratorCatalogue.slug(stems.text(rank % stems.count))
    }
    if name.count > 2 { text.append(contentsOf: name + [UInt8(ascii: ".")]) }
    text.append(literal: "example.com")
  }
}

extension IntegerWidth {
  /// Whether the type can hold any price in cents.
  var holdsPrices: Bool { bitCount >= 32 }
}
