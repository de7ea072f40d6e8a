extension GeneratorCatalogue {
  /// Files, versions, and what developers name.
  static let system: [CatalogueEntry] = [
    CatalogueEntry("system.fileName", "the name of a file") { request in
      let (stems, types) = (request.vocabulary("file-stems"), request.vocabulary("mime-types"))
      let subject = request.subject("file")
      return Generator(.text, count: UInt64(stems.count), subject: subject) { draw, text in
        stems.append(Int(draw.rank), to: &text)
        text.append(UInt8(ascii: "."))
        appendExtension(types, draw.subject, to: &text)
        return .text
      }
    },
    CatalogueEntry("system.fileExtension", "the ending of the file") { request in
      file(request) { types, subject, text in appendExtension(types, subject, to: &text) }
    },
    CatalogueEntry("system.mimeType", "the media type of the file") { request in
      file(request) { types, subject, text in
        types.append(common(types, subject), to: &text)
      }
    },
    CatalogueEntry("system.filePath", "the path of a file") { request in
      let (stems, types) = (request.vocabulary("file-stems"), request.vocabulary("mime-types"))
      return .text { draw, stream, text in
        text.append(literal: folders[stream.index(folders.count)])
        stems.append(stream.index(stems.count), to: &text)
        text.append(UInt8(ascii: "."))
        appendExtension(types, draw.subject, to: &text)
      }
    },
    CatalogueEntry("system.fileSize", "a size in bytes", kind: .integer, integerBounds) { request in
      guard request.limits.isEmpty, request.parameters.isEmpty, request.width?.holdsPrices ?? true
      else { return request.numbers(1_000...8_000_000) }
      return .open(.integer) { draw, _ in
        var stream = draw.stream
        return .integer(stream.integer(700...9_999) * (stream.chance(0.5) ? 1_013 : 37))
      }
    },
    CatalogueEntry("system.semver", "a version") { _ in
      .text { _, stream, text in
        text.append(stream.integer(1...6))
        text.append(UInt8(ascii: "."))
        text.append(stream.integer(0...14))
        text.append(UInt8(ascii: "."))
        text.append(stream.integer(0...9))
      }
    },
    list("system.cron", "when a job runs", "cron", "expression"),
    list("system.os", "an operating system", "operating-systems", "name"),
    list("system.programmingLanguage", "a programming language", "programming-languages", "name"),
    list("system.branch", "a branch of Git", "branches"),
    list("system.commitMessage", "the first line of a commit", "commit-messages"),
    CatalogueEntry("system.commitSha", "forty hexadecimal digits") { _ in
      .text { _, stream, text in text.append(40, of: "0123456789abcdef", &stream) }
    },
  ]

  /// Columns of databases.
  static let database: [CatalogueEntry] = [
    list("database.column", "the name of a column", "column-names", "name")
  ]

  /// What people in films say about computers.
  static let hacker: [CatalogueEntry] = [
    list("hacker.phrase", "a sentence that only sounds right", "phrases")
  ]

  private static let folders: [StaticString] = [
    "/Documents/", "/Downloads/", "/Pictures/", "/Shared/Projects/", "/Archive/2024/",
  ]

  private static let usualTypes = ["pdf", "jpg", "png", "docx", "xlsx", "txt", "csv", "mp4", "zip"]

  /// One of the media types that people have files of.
  private static func common(_ types: Vocabulary, _ subject: Spot) -> Int {
    var stream = subject.stream(.length)
    let wanted = usualTypes[stream.index(usualTypes.count)]
    return (0..<types.count).first { types.text($0, column: 1) == wanted } ?? 0
  }

  private static func appendExtension(
    _ types: Vocabulary,
    _ subject: Spot,
    to text: inout TextBuffer
  ) {
    types.append(common(types, subject), column: 1, to: &text)
  }

  private static func file(
    _ request: GeneratorRequest,
    _ append: @escaping @Sendable (Vocabulary, Spot, inout TextBuffer) -> Void
  ) -> Generator {
    let types = request.vocabulary("mime-types")
    return Generator(.text, count: 0, subject: request.subject("file")) { draw, text in
      append(types, draw.subject, &text)
      return .text
    }
  }
}
