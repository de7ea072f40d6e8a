import Foundation
import StubDiagnostics
import StubGeneration
import StubJSON
import StubSchema

/// Stubs as the command line writes them: a pretty array and a final line feed.
enum GeneratedStubs {
  /// The array of the first records of a model.
  static func array(
    of model: String,
    in description: SchemaDescription,
    _ options: GenerationOptions
  ) throws(FindingError) -> [UInt8] {
    let generator = try generator(of: model, in: description, options)
    var writer = JSONWriter(style: .pretty)
    writer.beginArray()
    for index in 0..<options.scenario.count(of: options.count) {
      generator.write(index, into: &writer)
    }
    writer.endArray()
    writer.lineEnd()
    return writer.buffer
  }

  /// The first records of a model, one by one.
  static func records(
    of model: String,
    in description: SchemaDescription,
    count: Int
  ) throws(FindingError) -> [[UInt8]] {
    let generator = try generator(of: model, in: description, GenerationOptions())
    return (0..<count).map { index in
      var writer = JSONWriter(style: .compact)
      generator.write(index, into: &writer)
      return writer.buffer
    }
  }

  /// A generator for a description that contradicts itself nowhere, and in which records can end.
  private static func generator(
    of model: String,
    in description: SchemaDescription,
    _ options: GenerationOptions
  ) throws(FindingError) -> RecordGenerator {
    var collector = FindingCollector()
    collector.report(SchemaChecker.check(description))
    try collector.throwIfUnusable()
    return try RecordGenerator(model: model, in: description, options: options)
  }
}
