import StubValues

extension GeneratorCatalogue {
  /// The internet. Domains, addresses and networks are reserved for documentation.
  static let internet: [CatalogueEntry] = [
    CatalogueEntry("internet.email", "the address of the person around it") { request in
      let person = PersonSubject(request.shelf)
      var generator = Generator(.text, count: person.count, subject: request.subject("person")) {
        draw,
        text in
        person.appendAddress(draw.rank, separator: UInt8(ascii: "."), to: &text)
        if draw.round > 0 { text.append(UInt(draw.round + 1)) }
        text.append(UInt8(ascii: "@"))
        appendDomain(draw.subject.stream(.length), to: &text)
        return .text
      }
      generator.isInexhaustible = true
      return generator
    },
    CatalogueEntry("internet.url", "the address of a page", kind: .url) { request in
      let words = request.vocabulary("file-stems")
      return url { stream, text in
        appendDomain(stream, to: &text)
        text.append(UInt8(ascii: "/"))
        words.append(stream.index(words.count), to: &text)
      }
    },
    companyAddress(
      "internet.domainName",
      "the domain of the company around it",
      kind: .text,
      ""
    ),
    CatalogueEntry("internet.domainWord", "the first part of a domain") { request in
      let words = request.vocabulary("nouns")
      return .text { _, stream, text in appendWord(words, &stream, to: &text) }
    },
    list("internet.topLevelDomain", "the last part of a domain", "top-level-domains"),
    CatalogueEntry("internet.slug", "the title around it with hyphens", [titleGenerator]) {
      slugs($0, before: nil)
    },
    CatalogueEntry(
      "internet.pageURL",
      "the address of the page with the title around it",
      kind: .url,
      [titleGenerator]
    ) { slugs($0, before: $0.topic) },
    CatalogueEntry("internet.ipv4", "an address reserved for documentation") { _ in
      let networks: [StaticString] = ["192.0.2.", "198.51.100.", "203.0.113."]
      return Generator(.text, count: 3 * 254) { draw, text in
        text.append(literal: networks[Int(draw.rank % 3)])
        text.append(UInt(draw.rank / 3 + 1))
        return .text
      }
    },
    CatalogueEntry("internet.ipv6", "an address reserved for documentation") { _ in
      .text { _, stream, text in
        text.append(literal: "2001:db8")
        for _ in 0..<6 {
          text.append(UInt8(ascii: ":"))
          text.append(hexadecimal: 0x1000 + stream.below(0xF000), digits: 4)
        }
      }
    },
    CatalogueEntry("internet.macAddress", "six bytes of a locally administered address") { _ in
      .text { _, stream, text in
        text.append(literal: "02")
        for _ in 0..<5 {
          text.append(UInt8(ascii: ":"))
          text.append(hexadecimal: stream.below(256), digits: 2)
        }
      }
    },
    CatalogueEntry("internet.port", "a port", kind: .integer, integerBounds) {
      $0.numbers(1_024...49_151)
    },
    CatalogueEntry("internet.protocol", "http or https") { _ in
      .text { _, stream, text in text.append(literal: stream.chance(0.9) ? "https" : "http") }
    },
    list("internet.httpMethod", "a method of HTTP", "http-methods"),
    CatalogueEntry("internet.httpStatusCode", "a status of HTTP", kind: .integer) { request in
      let statuses = request.vocabulary("http-statuses")
      var generator = Generator(.integer, count: UInt64(statuses.count)) { draw, _ in
        .integer(statuses.integer(Int(draw.rank), column: 0))
      }
      generator.isPermuted = false
      return generator
    },
    list("internet.userAgent", "what a browser calls itself", "user-agents"),
    portrait("internet.avatar"),
    CatalogueEntry("internet.emoji", "an emoji", kind: .character) { request in
      request.entries("emoji", kind: .character)
    },
    shown("internet.handle", "a name with @", isInexhaustible: true) { person, draw, text in
      appendHandle(person, draw, to: &text)
    },
    CatalogueEntry("internet.hashtag", "a word with #") { request in
      let tags = request.vocabulary("tags")
      return Generator(.text, count: UInt64(tags.count)) { draw, text in
        text.append(UInt8(ascii: "#"))
        let start = text.count
        tags.append(Int(draw.rank), to: &text)
        text.removeAll(after: start) { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "-") }
        return .text
      }
    },
  ]

  /// An entry of addresses of portraits.
  static func portrait(_ name: String) -> CatalogueEntry {
    CatalogueEntry(name, "the address of a portrait", kind: .url) { _ in
      url { stream, text in
        text.append(literal: "example.com/avatars/")
        text.append(hexadecimal: stream.next(), digits: 12)
        text.append(literal: ".png")
      }
    }
  }

  private static let titleGenerator = CatalogueParameter(
    "of",
    .text,
    "the generator of the titles, text.title where it is not given"
  )

  /// The texts of another generator, which shows the same subject, as an address spells them.
  private static func slugs(_ request: GeneratorRequest, before topic: String?) -> Generator {
    let name = request.text("of") ?? "text.title"
    var own = request
    own.parameters = []
    guard let titles = entry(named: name), titles.kind == .text else {
      return .open(.text) { _, _ in .text }
    }
    var generator = titles.make(own)
    let draw = generator.draw
    generator.kind = topic == nil ? .text : .url
    generator.isDistinct = false
    generator.isInexhaustible = false
    generator.draw = { place, text in
      var title: TextBuffer = []
      _ = draw(place, &title)
      if let topic {
        text.append(literal: "https://example.com/")
        text.append(topic)
        text.append(UInt8(ascii: "/"))
      }
      let slug = slug(String(decoding: title, as: UTF8.self))
      text.append(
        contentsOf: slug.count > 1 ? slug : "no-\(place.ordinal % 100_000 + 1)".utf8.map { $0 }
      )
      return .text
    }
    return generator
  }

  /// A generator of addresses that begin with `https://`.
  static func url(
    _ append: @escaping @Sendable (inout RandomStream, inout TextBuffer) -> Void
  ) -> Generator {
    .open(.url) { draw, text in
      var stream = draw.stream
      text.append(literal: "https://")
      append(&stream, &text)
      return .text
    }
  }

  /// Appends one of the domains that are reserved for examples.
  static func appendDomain(_ stream: RandomStream, to text: inout TextBuffer) {
    var stream = stream
    switch stream.index(6) {
    case 0: text.append(literal: "example.org")
    case 1: text.append(literal: "example.net")
    default: text.append(literal: "example.com")
    }
  }

  /// Appends a word as a domain spells it.
  static func appendWord(
    _ words: Vocabulary,
    _ stream: inout RandomStream,
    to text: inout TextBuffer
  ) {
    var word: TextBuffer = []
    words.append(stream.index(words.count), to: &word)
    text.append(contentsOf: word.addressPart)
  }

  /// A title in small letters, digits and single hyphens.
  static func slug(_ title: String) -> TextBuffer {
    var slug: TextBuffer = []
    for scalar in title.unicodeScalars {
      if let letters = LatinLetters.plain(scalar) {
        slug.append(contentsOf: letters)
      } else if scalar != "'", scalar != "\u{2019}", slug.last != UInt8(ascii: "-"), !slug.isEmpty {
        slug.append(UInt8(ascii: "-"))
      }
    }
    if slug.last == UInt8(ascii: "-") { slug.removeLast() }
    return slug
  }
}

extension TextBuffer {
  /// Appends the lowest digits of a number in small hexadecimal digits.
  mutating func append(hexadecimal number: UInt64, digits: Int) {
    for place in (0..<digits).reversed() {
      let digit = UInt8(truncatingIfNeeded: number >> UInt64(place * 4) & 0xF)
      append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") - 10 + digit)
    }
  }

  /// Removes bytes from `start` on.
  mutating func removeAll(after start: Int, where isUnwanted: (UInt8) -> Bool) {
    let kept = self[start...].filter { !isUnwanted($0) }
    removeLast(count - start)
    append(contentsOf: kept)
  }
}
