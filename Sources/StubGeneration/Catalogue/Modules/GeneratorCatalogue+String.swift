import StubJSON
import StubValues

extension GeneratorCatalogue {
  /// Identifiers and other texts without a meaning.
  static let string: [CatalogueEntry] = [
    CatalogueEntry("string.uuid", "a UUID, version 4", kind: .uuid) { _ in
      var generator = Generator.open(.uuid) { draw, _ in
        var stream = draw.stream
        let high = stream.next() & 0xFFFF_FFFF_FFFF_0FFF | 0x4000
        // An order of all 62-bit numbers: no two values of a path are equal.
        let key = draw.spot.path ^ Spot.Purpose.order.rawValue
        let low = Permutation(count: 1 << 62, key: key)[draw.ordinal & ((1 << 62) - 1)]
        return .uuid(high: high, low: low | 1 << 63)
      }
      generator.isInexhaustible = true
      return generator
    },
    CatalogueEntry("string.ulid", "a ULID of the last year") { request in
      let window = DateWindow(request.now.seconds - 365 * DateWindow.day, request.now.seconds)
      return .text { _, stream, text in
        let milliseconds = UInt64(max(window.draw(&stream).seconds, 0)) * 1_000
        crockford.withUTF8Buffer { digits in
          for place in (0..<10).reversed() {
            text.append(digits[Int(milliseconds >> UInt64(place * 5) & 31)])
          }
        }
        text.append(16, of: crockford, &stream)
      }
    },
    sized(
      "string.nanoId",
      "letters, digits, - and _",
      21,
      "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz-"
    ),
    sized(
      "string.token",
      "a token that opens nothing",
      32,
      "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
    ),
    sized("string.alpha", "small letters", 8, "abcdefghijklmnopqrstuvwxyz"),
    sized(
      "string.alphanumeric",
      "small letters and digits",
      8,
      "abcdefghijklmnopqrstuvwxyz0123456789"
    ),
    sized("string.numeric", "digits", 8, "0123456789"),
    sized("string.hex", "hexadecimal digits", 8, "0123456789abcdef"),
    sized("string.binary", "zeros and ones", 8, "01"),
    sized("string.md5", "thirty-two hexadecimal digits", 32, "0123456789abcdef"),
    sized("string.sha1", "forty hexadecimal digits", 40, "0123456789abcdef"),
    sized("string.sha256", "sixty-four hexadecimal digits", 64, "0123456789abcdef"),
    CatalogueEntry("string.letter", "a capital letter", kind: .character) { _ in
      var generator = Generator(.character, count: 26) { draw, text in
        text.append(UInt8(ascii: "A") + UInt8(draw.rank))
        return .text
      }
      generator.isPermuted = false
      return generator
    },
    CatalogueEntry("string.number", "five digits that count up") { _ in
      var generator = Generator.open(.text) { draw, text in
        text.append(UInt(truncatingIfNeeded: draw.ordinal &* 7 % 80_000) + 10_217)
        return .text
      }
      generator.isDistinct = false
      return generator
    },
    CatalogueEntry(
      "string.regex",
      "a text that matches a pattern",
      [CatalogueParameter("pattern", .text, "a regular expression, as for the word pattern")]
    ) { request in
      let pattern = request.text("pattern") ?? "[A-Z]{2}-[0-9]{4}"
      guard let compiled = try? Pattern(pattern),
        let words = try? compiled.words(minLength: 0, maxLength: nil)
      else { return .text { _, _, text in text.append(pattern) } }
      return .words(words)
    },
    masked("string.code", "letters and digits as on a receipt", "@@-#####"),
    CatalogueEntry(
      "string.mask",
      "a text by a mask: # a digit, @ a capital letter",
      [CatalogueParameter("mask", .text, "the mask")]
    ) { request in
      let mask = Array((request.text("mask") ?? "@@-####").utf8)
      return .text { _, stream, text in text.append(mask: mask, &stream) }
    },
    CatalogueEntry("string.base64", "twelve bytes in Base64") { _ in
      .text { _, stream, text in
        var bytes: TextBuffer = []
        stream.appendBytes(12, to: &bytes)
        Base64.append(bytes, to: &text)
      }
    },
  ]

  private static let crockford: StaticString = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"

  private static func sized(
    _ name: String,
    _ summary: String,
    _ usual: Int,
    _ alphabet: StaticString
  ) -> CatalogueEntry {
    let length = CatalogueParameter("length", .integer, "how many characters there are")
    return CatalogueEntry(name, summary, [length]) { request in
      let count = min(max(request.integer("length") ?? usual, 0), 100_000)
      return .text { _, stream, text in text.append(count, of: alphabet, &stream) }
    }
  }

  /// Numbers.
  static let number: [CatalogueEntry] = [
    CatalogueEntry("number.int", "a whole number, 1 to 100", kind: .integer, integerBounds) {
      $0.numbers(1...100)
    },
    CatalogueEntry("number.float", "a number with decimals, 0 to 100", kind: .number, numberBounds)
    {
      GeneratorRequest.numbers($0.decimals(0...100, 2))
    },
    CatalogueEntry(
      "number.double",
      "a number with four decimals, 0 to 1000",
      kind: .number,
      numberBounds
    ) {
      GeneratorRequest.numbers($0.decimals(0...1_000, 4))
    },
    CatalogueEntry(
      "number.decimal",
      "a number with two decimals, 0 to 1000",
      kind: .number,
      numberBounds
    ) {
      GeneratorRequest.numbers($0.decimals(0...1_000, 2))
    },
    CatalogueEntry("number.unit", "a number from 0 to 1", kind: .number, numberBounds) {
      GeneratorRequest.numbers($0.decimals(0...1, 2))
    },
    CatalogueEntry("number.percentage", "0 to 100", kind: .integer, integerBounds) {
      $0.numbers(0...100)
    },
    CatalogueEntry(
      "number.index",
      "the number of the record, from 1",
      kind: .integer,
      [
        CatalogueParameter("start", .integer, "the number of the first record")
      ]
    ) { request in
      let start = request.integer("start") ?? request.limits.least(0) ?? 1
      var generator = Generator.open(.integer) { draw, _ in
        .integer(start.addingClamped(Int(truncatingIfNeeded: draw.ordinal & UInt64(Int.max))))
      }
      generator.keepsLimits = request.limits.isEmpty
      generator.isInexhaustible = request.width.map { $0.bitCount >= 32 } ?? true
      if let width = request.width, width.bitCount < 32 {
        return request.numbers(1...(width.maximum ?? 100))
      }
      return generator
    },
    CatalogueEntry(
      "number.count",
      "a count: often small, seldom large",
      kind: .integer,
      integerBounds
    ) {
      request in
      guard request.limits.isEmpty, request.parameters.isEmpty else {
        return request.numbers(0...100)
      }
      let most = request.width?.maximum ?? .max
      return .open(.integer) { draw, _ in
        var stream = draw.stream
        let bits = stream.integer(2...11)
        return .integer(min(stream.index(1 << bits), most))
      }
    },
  ]

  /// Values of a type.
  static let datatype: [CatalogueEntry] = [
    CatalogueEntry(
      "datatype.boolean",
      "true or false",
      kind: .bool,
      [CatalogueParameter("probability", .number, "how often it is true, from 0 to 1")]
    ) { request in
      let share = request["probability"]?.number.flatMap { Double($0) } ?? 0.5
      return .open(.bool) { draw, _ in
        .bool(draw.spot.share() < share)
      }
    },
    CatalogueEntry(
      "datatype.bytes",
      "random bytes",
      kind: .data,
      [CatalogueParameter("count", .integer, "how many there are")]
    ) { request in
      let count = min(max(request.integer("count") ?? 16, 0), 1_000_000)
      return .open(.data) { draw, text in
        var stream = draw.stream
        stream.appendBytes(count, to: &text)
        return .bytes
      }
    },
  ]
}
