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
    let generator = try RecordGenerator(model: model, in: description, options: options)
    var writer = JSONWriter(style: .pretty)
    writer.beginArray()
    for index in 0..<options.scenario.count(of: options.count) {
      generator.write(index, into: &writer)
    }
    writer.endArray()
    writer.lineEnd()
    return writer.buffer
  }

  /// One record of a model.
  static func record(
    of model: String,
    in description: SchemaDescription,
    _ options: GenerationOptions = GenerationOptions(),
    at index: Int = 0
  ) throws(FindingError) -> [UInt8] {
    let generator = try RecordGenerator(model: model, in: description, options: options)
    var writer = JSONWriter(style: .compact)
    generator.write(index, into: &writer)
    return writer.buffer
  }
}
