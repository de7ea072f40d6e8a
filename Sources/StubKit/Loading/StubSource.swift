public import Foundation

/// Where stubs come from, and how they are read.
///
/// A source is a value: each modifier gives a changed copy. It opens nothing until it is loaded.
public struct StubSource: Sendable {
  var origin: Origin
  var pointer = ""
  var decoding = Decoding.defaults
  var recordLimit: Int?
  var dayShift = 0
  var madeAt = StubSource.generatedNow
  var allowsNoRecords = false
  var readsLines = false
  /// What tells a provider from another one of the same name.
  package var distinction: (@Sendable () -> String)?
  var report: (@Sendable (StubFault) -> Void)?

  /// What holds the bytes.
  enum Origin: Sendable {
    case file(String, caller: String)
    case resource(String, Bundle)
    case payload(StubPayload)
    case provider(name: String, @Sendable (StubRequest) throws -> StubPayload)
  }

  /// Whose coding strategies hold.
  enum Decoding: Sendable {
    case defaults
    case decoder(JSONDecoder)
    /// A function, and where in the source it stands.
    case configured(@Sendable (JSONDecoder) -> Void, place: String)
    /// What a schema description says that lies elsewhere.
    indirect case schema(StubSource)
  }

  /// The day on which generated stubs are, unless their schema, project or command says another.
  public static let generatedNow = Date(timeIntervalSinceReferenceDate: 757_425_600)
}

extension StubSource {
  /// A file: absolute, or relative to the folder of the calling source file, else to the root of
  /// its package.
  ///
  /// Those two places are tried in this order, and no others.
  ///
  /// - Parameters:
  ///   - path: The path, with its extension.
  ///   - caller: The source file that a relative path is relative to.
  public static func file(_ path: String, relativeTo caller: String = #filePath) -> StubSource {
    StubSource(origin: .file(path, caller: caller))
  }

  /// A resource of a bundle, named with or without its `.json`.
  ///
  /// It is found where `.process` puts it (flat) and where `.copy` does (in the folder that was
  /// copied); a folder may stand before the name to choose one of several. A name that several
  /// resources have is an error that lists them.
  public static func resource(_ name: String, in bundle: Bundle) -> StubSource {
    StubSource(origin: .resource(name, bundle))
  }

  /// Bytes that are at hand.
  ///
  /// - Parameters:
  ///   - data: JSON, in any encoding that `JSONDecoder` reads.
  ///   - name: What errors call it.
  public static func data(_ data: Data, named name: String = "<data>") -> StubSource {
    StubSource(origin: .payload(StubPayload(name: name, data: data)))
  }

  /// The same as `data(_:named:)` for a text.
  public static func json(_ text: String, named name: String = "<text>") -> StubSource {
    data(Data(text.utf8), named: name)
  }

  /// Bytes that a function makes when they are asked for.
  ///
  /// This is how other modules add sources: a generator, a network recording, an archive.
  ///
  /// - Parameters:
  ///   - name: What errors call it.
  ///   - provide: Gives the bytes; what it throws becomes `StubError.notProvided`, unless it is a
  ///     `StubError` itself.
  public static func provided(
    by name: String,
    _ provide: @escaping @Sendable (StubRequest) throws -> StubPayload
  ) -> StubSource {
    StubSource(origin: .provider(name: name, provide))
  }
}

extension StubSource {
  /// Reads the array, or the value, at a JSON pointer: `/data` in `{"page": 1, "data": […]}`.
  public func root(_ pointer: String) -> StubSource {
    changing { $0.pointer = pointer.isEmpty || pointer.hasPrefix("/") ? pointer : "/" + pointer }
  }

  /// Reads with the strategies, and the `userInfo`, of the app's own decoder.
  ///
  /// It stands over every other word on how the asset is coded: that of a `StubAsset`, and that of
  /// a schema description which lies beside the asset. Without any, Foundation's defaults hold;
  /// they are never guessed.
  public func decoder(_ decoder: JSONDecoder) -> StubSource {
    changing { $0.decoding = .decoder(decoder) }
  }

  /// Reads with a decoder that `configure` has set up: `{ $0.dateDecodingStrategy = .iso8601 }`.
  ///
  /// Shared previews tell two such sources apart by where in the code they are made.
  public func decoder(
    _ configure: @escaping @Sendable (JSONDecoder) -> Void,
    fileID: String = #fileID,
    line: Int = #line,
    column: Int = #column
  ) -> StubSource {
    changing { $0.decoding = .configured(configure, place: "\(fileID):\(line):\(column)") }
  }

  /// Reads with the coding strategies that a schema description declares for the model.
  ///
  /// `User.stubschema.json` need not be named where it lies in the folder of a file, or in the
  /// bundle of a resource: a `User` is read by it then. Of several models in a description, that
  /// with the name of the type counts, and what the description says for all of them.
  ///
  /// - Parameter schema: Where the description lies: `.resource("App.stubschema.json", in: .module)`.
  public func schema(_ schema: StubSource) -> StubSource {
    changing { $0.decoding = .schema(schema) }
  }

  /// Reads no more than the first `count` records; a negative count is none.
  public func limit(_ count: Int) -> StubSource {
    changing { $0.recordLimit = max(0, count) }
  }

  /// Moves every date by the same number of whole days, so that the day on which the asset was
  /// made becomes the day that ends with `now`.
  ///
  /// A day has 86,400 seconds: the time of day in UTC stays, and what lay before the asset's now
  /// lies before `now`. A decoder of the caller's is copied for it by its strategies and
  /// `userInfo`.
  ///
  /// - Parameters:
  ///   - now: Usually `.now`.
  ///   - origin: What the asset took for now when it was made; without it, what its `StubAsset`
  ///     says, else `generatedNow`.
  public func rebased(to now: Date, from origin: Date? = nil) -> StubSource {
    let days = (now.timeIntervalSince(origin ?? madeAt) / 86_400).rounded(.down)
    return changing { $0.dayShift = Int(exactly: days) ?? 0 }
  }

  /// Takes an asset without records for what it is, rather than for an error.
  public func allowingEmpty() -> StubSource {
    changing { $0.allowsNoRecords = true }
  }

  /// Reads one record a line, as in files that end in `.ndjson` or `.jsonl`, which need not be told.
  public func lines() -> StubSource {
    changing { $0.readsLines = true }
  }

  /// Keeps the records that decode, and hands over what is wrong with the others.
  ///
  /// - Parameter report: Called once for each fault, in the order of the file, before loading
  ///   returns.
  public func lenient(_ report: @escaping @Sendable (StubFault) -> Void) -> StubSource {
    changing { $0.report = report }
  }

  private func changing(_ change: (inout StubSource) -> Void) -> StubSource {
    var copy = self
    change(&copy)
    return copy
  }
}

/// The bytes of a source, and what errors call them.
public struct StubPayload: Sendable {
  /// The path of the file, or what stands in for it.
  public var name: String
  /// JSON, in any encoding that `JSONDecoder` reads.
  public var data: Data
  /// The seed that they were generated with, if they were.
  package var seed: UInt64?
  /// The schema description that was found beside the bytes.
  var schema: BundledSchema?

  /// Bytes with a name.
  public init(name: String, data: Data) {
    self.name = name
    self.data = data
  }
}

/// What a providing function is asked for.
public struct StubRequest {
  /// The type that the records will be decoded as.
  public let model: any Decodable.Type
  /// What the files of the model are called by.
  let modelName: String
  /// The decoder that will read them; where they are rebased, dates are moved after that.
  public let decoder: JSONDecoder
  /// How many records are wanted at most, where that is limited.
  public let limit: Int?
}
