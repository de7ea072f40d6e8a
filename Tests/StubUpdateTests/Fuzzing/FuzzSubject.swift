import StubDiagnostics
import StubJSON
import StubSchema
import StubUpdate
import StubValidation
import Testing

/// What is given inputs that nobody would write.
enum FuzzSubject: String, CaseIterable, Sendable {
  case validate
  case update
  case schema

  /// Texts that inputs are made from.
  var seeds: [[UInt8]] {
    switch self {
    case .validate, .update: Self.documents.map { Array($0.utf8) }
    case .schema: Self.schemas.map { Array($0.utf8) }
    }
  }

  /// How many times an input is read from its beginning to its end.
  var readings: Int {
    switch self {
    case .validate: Self.validators.count * 2
    case .update: Self.updaters.count * 2
    case .schema: 1
    }
  }

  /// Does with an input what the tool would do with it.
  func run(_ bytes: [UInt8]) throws {
    switch self {
    case .validate: try Self.validate(bytes)
    case .update: Self.update(bytes)
    case .schema: Self.readSchema(bytes)
    }
  }

  // MARK: Validation

  private static let validators: [StubValidator] = RecordLayout.allCases.flatMap { layout in
    [CodingStrategies(), UpdatePropertyTests.snake].compactMap { coding in
      var options = ValidationOptions()
      options.layout = layout
      options.coding = coding
      return try? StubValidator(model: "Task", in: FuzzSubject.description, options: options)
    }
  }

  private static func validate(_ bytes: [UInt8]) throws {
    for validator in validators {
      let whole = validator.validate(SourceText(file: "a.json", bytes: bytes))
      var rest = bytes[...]
      var count = 0
      _ = try validator.validate(
        file: "a.json",
        nextPiece: {
          defer { rest = rest.dropFirst(61) }
          return Array(rest.prefix(61))
        },
        report: { _ in count += 1 }
      )
      #expect(count == whole.findings.count)
    }
  }

  // MARK: Updating

  private static let updaters: [StubUpdater] = RecordLayout.allCases.compactMap { layout in
    var options = UpdateOptions()
    options.layout = layout
    options.unknownKeys = .remove
    options.convertsValues = true
    options.convertsDates = true
    options.addsOptionals = layout == .object
    return try? StubUpdater(model: "Task", in: FuzzSubject.description, options: options)
  }

  private static func update(_ bytes: [UInt8]) {
    for updater in updaters {
      let once = updater.update(SourceText(file: "a.json", bytes: bytes))
      let twice = updater.update(SourceText(file: "a.json", bytes: once.bytes))
      #expect(twice.bytes == once.bytes, "a second update changes something")
    }
  }

  // MARK: Schema

  private static func readSchema(_ bytes: [UInt8]) {
    guard
      let read = try? SchemaReader.read(SourceText(file: "a.stubschema.json", bytes: bytes))
    else { return }
    let written = SchemaWriter.write(read.description)
    let again = try? SchemaReader.read(SourceText(file: "b.stubschema.json", bytes: written))
    #expect(again.map { SchemaWriter.write($0.description) } == written)
    for model in read.description.models.prefix(4) {
      guard let validator = try? StubValidator(model: model.name, in: read.description) else {
        continue
      }
      for document in documents {
        _ = validator.validate(SourceText(file: "a.json", bytes: Array(document.utf8)))
      }
    }
  }

  private static let description: SchemaDescription = {
    let text = SourceText(file: "a.stubschema.json", bytes: Array(UpdatePropertyTests.schema.utf8))
    return (try? SchemaReader.read(text).description) ?? SchemaDescription()
  }()
}
