package import StubJSON
package import StubValues

/// What `stubgen.json` says: where models are described, and which assets are generated from them.
///
/// Paths are as they stand in the file, relative to its folder.
package struct ProjectFile: Sendable, Hashable {
  /// Files and folders with descriptions of any kind.
  package var schemas: [String] = []
  /// The seed of every command.
  package var seed: UInt64?
  /// The locale of generated values.
  package var locale: String?
  /// The coding strategies of every model that says nothing itself.
  package var coding = CodingStrategies()
  /// The instant that `now` means.
  package var now: Timestamp?
  /// The catalogue version to generate with.
  package var catalogue: Int?
  /// The generated files.
  package var assets: [Asset] = []
  /// The Swift file with one accessor per asset.
  package var accessors: String?
  /// What becomes of findings, by their code.
  package var findings: [FindingSetting] = []

  /// A project that says nothing.
  package init() {}

  /// A generated file.
  package struct Asset: Sendable, Hashable {
    /// The model of its records.
    package var model: String
    /// The file, or a `.dataset` folder of an asset catalogue.
    package var output: String
    /// How many records it holds.
    package var count: Int?
    /// The seed of its records.
    package var seed: UInt64?
    /// The locale of its values.
    package var locale: String?
    /// Its coding strategies, over those of the project.
    package var coding = CodingStrategies()
    /// The instant that `now` means in it.
    package var now: Timestamp?
    /// The scenario of its records.
    package var scenario: String?
    /// What stands around the records, with `$records` in their place.
    package var envelope: JSONValue?
    /// Where it is declared.
    package var origin = Origin()

    /// A file with records of a model.
    package init(model: String, output: String) {
      self.model = model
      self.output = output
    }
  }

  /// What becomes of the findings with a code.
  package struct FindingSetting: Sendable, Hashable {
    /// The code's name.
    package var code: String
    /// What becomes of them.
    package var level: Level
    /// Where it is declared.
    package var origin = Origin()

    /// A setting for one code.
    package init(code: String, level: Level) {
      self.code = code
      self.level = level
    }

    /// What findings can become.
    package enum Level: String, Sendable, Hashable, CaseIterable {
      case off
      case warning
      case error
    }
  }
}

extension Words {
  /// The keys of a project file.
  package enum Project: String, CaseIterable, Sendable {
    case stubgen, schemas, seed, locale, coding, now, catalogue, assets, accessors, findings
  }

  /// The keys of an asset.
  package enum Asset: String, CaseIterable, Sendable {
    case model, output, count, seed, locale, coding, now, scenario, envelope
  }
}
