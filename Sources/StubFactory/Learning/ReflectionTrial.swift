import Foundation
import StubDiagnostics
import StubGeneration
import StubSchema

/// Generates records of what was learnt, and tells where the model does not decode from them.
struct ReflectionTrial<Model: Decodable> {
  /// How many records are generated.
  private static var count: Int { 24 }

  /// What came of it; nothing where every record decodes.
  let findings: [Finding]

  /// Whether records could be generated, and the model refused some of them.
  var hasRefusals: Bool { findings.contains { $0.code == .unlearntRule } }

  init(_ type: Model.Type, _ description: SchemaDescription, _ hints: ReflectionHints) {
    guard let model = description.models.first?.name else {
      findings = []
      return
    }
    do {
      findings = try Self.refusals(of: type, model, description, hints)
    } catch let error as FindingError {
      findings = error.findings.filter { $0.code.consequence == .unusable }
    } catch {
      findings = [Finding(.unlearntRule, "\(error)", path: model)]
    }
  }

  private static func refusals(
    of type: Model.Type,
    _ model: String,
    _ description: SchemaDescription,
    _ hints: ReflectionHints
  ) throws -> [Finding] {
    let decoder = JSONDecoder()
    decoder.userInfo = hints.userInfo
    var refused = 0
    var first: (any Error)?
    for bytes in try GeneratedStubs.records(of: model, in: description, count: count) {
      do {
        _ = try decoder.decode(type, from: Data(bytes))
      } catch {
        refused += 1
        first = first ?? error
      }
    }
    guard let first else { return [] }
    let message =
      "\(model) refuses \(refused) of \(count) records that its description allows; "
      + "say in a hint or a schema what it takes. It says: \(first)"
    return [Finding(.unlearntRule, message, path: model)]
  }
}
