extension GeneratorCatalogue {
  /// Repositories. Fields of one object show the same one.
  static let repository: [CatalogueEntry] = [
    column("repository.name", "an invented repository", "name", of: "repositories"),
    column(
      "repository.description",
      "what is in the repository",
      "description",
      of: "repositories"
    ),
    column(
      "repository.language",
      "the main language of the repository",
      "language",
      of: "repositories"
    ),
    CatalogueEntry("repository.fullName", "its owner and its name with a slash") { request in
      let (people, names) = (PersonSubject(request.shelf), request.vocabulary("repositories"))
      let owner = request.subject("person")
      let subject = request.subject("repositories")
      var generator = Generator(.text, count: UInt64(names.count), subject: subject) { draw, text in
        let rank = draw.object.under(owner).rank(of: people.count).rank
        people.appendAddress(rank, separator: UInt8(ascii: "-"), to: &text)
        text.append(UInt8(ascii: "/"))
        names.append(Int(draw.rank), to: &text)
        return .text
      }
      generator.isDistinct = false
      return generator
    },
    CatalogueEntry("repository.owner", "who has the repository, in small letters") { request in
      let people = PersonSubject(request.shelf)
      return Generator(.text, count: people.count, subject: request.subject("person")) {
        draw,
        text in
        people.appendAddress(draw.rank, separator: UInt8(ascii: "-"), to: &text)
        return .text
      }
    },
    CatalogueEntry("repository.topic", "a topic of repositories") { request in
      let names = request.vocabulary("repositories")
      let column = names.column("topics")
      let all = (0..<names.count).flatMap { names.text($0, column: column).split(separator: ",") }
      let topics = Set(all.map(String.init)).sorted()
      return Generator(.text, count: UInt64(topics.count)) { draw, text in
        text.append(topics.isEmpty ? "" : topics[Int(draw.rank)])
        return .text
      }
    },
    choice("repository.license", "a license of open source", "license"),
    words("repository.branch", "the main branch", ["main", "main", "main", "master", "develop"]),
  ]

  /// Logs. Fields of one object show the same line.
  static let log: [CatalogueEntry] = [
    column("log.message", "a line of a server's log", "message", of: "log-messages"),
    column("log.level", "the level of the line", "level", of: "log-messages"),
    column("log.logger", "the part of the server that writes it", "logger", of: "log-messages"),
    choice("log.path", "the path of a request", "http-path"),
    choice("log.method", "a method that requests have", "http-common"),
    choice("log.environment", "development, staging or production", "environment"),
    CatalogueEntry("log.statusCode", "a status of HTTP, mostly a good one", kind: .integer) { _ in
      let codes = [
        200, 200, 200, 200, 200, 201, 204, 301, 304, 400, 401, 403, 404, 404, 422, 500, 503,
      ]
      return .open(.integer) { draw, _ in
        var stream = draw.stream
        return .integer(codes[stream.index(codes.count)])
      }
    },
  ]
}
