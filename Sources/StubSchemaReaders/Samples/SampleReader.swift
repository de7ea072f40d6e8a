package import StubDiagnostics
import StubJSON
package import StubSchema
import StubValues

/// Infers a model from samples of its JSON.
///
/// Each sample is a record, a list of records, or lines of records. What all of them show goes into
/// the description, so that every sample is valid by it; what they leave open is reported.
package struct SampleReader {
  var collector = FindingCollector()
  var description = SchemaDescription()
  var names = UniqueNames(taken: ReservedTypes.names)
  /// How many samples are a list of records.
  private var listCount = 0
  /// The models of object profiles.
  var made: [ObjectIdentifier: String] = [:]
  /// How many values are being looked at inside each other.
  var depth = 0
  /// How deeply values may stand inside each other.
  static let maximumDepth = 64

  /// The places in the texts, by their documents.
  private var maps: [ObjectIdentifier: SourceMap] = [:]

  private init() {}

  /// Reads samples of one model.
  ///
  /// - Parameters:
  ///   - texts: The samples, at least one.
  ///   - name: The model's name; where every sample is a list, its singular is.
  /// - Returns: The description, and what the samples leave open.
  /// - Throws: Every finding, if a sample is no JSON or there is no record in any.
  package static func read(
    _ texts: [SourceText],
    name: String
  ) throws(FindingError) -> (description: SchemaDescription, findings: [Finding]) {
    var reader = SampleReader()
    let profile = ValueProfile()
    for text in texts { reader.absorb(text, into: profile) }
    try reader.collector.throwIfUnusable()
    guard profile.kindCount > 0 else {
      throw FindingError(
        Finding(.notSampleJSON, "there is no record from which '\(name)' could be inferred")
      )
    }
    let isList = reader.listCount == texts.count
    let type = SwiftName.type(name)
    reader.infer(profile, name: isList ? SwiftName.singularType(type) : type)
    return (reader.description, reader.collector.findings)
  }

  private mutating func absorb(_ text: SourceText, into profile: ValueProfile) {
    let isLines = text.file.hasSuffix(".ndjson") || text.file.hasSuffix(".jsonl")
    for part in isLines ? SampleLines.split(text) : [text] {
      let document = JSONDocument(parsing: part)
      for fault in document.faults where fault.layer != .tolerated {
        collector.report(fault.finding(.notSampleJSON, in: document.source))
      }
      if isLines || document.root.kind != .array {
        profile.absorb(document.root)
      } else {
        listCount += 1
        for element in document.root.elements { profile.absorb(element) }
      }
    }
  }

  private mutating func infer(_ profile: ValueProfile, name: String) {
    var merger = ProfileMerger()
    merger.merge(profile, named: name)
    let isObject =
      profile.kindCount == 1 && profile.object?.representative.values == nil
      && profile.object != nil
    let hint = isObject ? name : name + "Value"
    if !isObject { names.reserve(name) }
    let field = field(named: "", profile, TypeHint([hint]), path: name)
    if field.type != .named(name) {
      description.models.insert(ModelSchema(name: name, shape: .wraps(field)), at: 0)
    }
    liftDates()
  }

  /// Where a node stands.
  mutating func location(of node: JSONNode) -> SourceLocation {
    let id = ObjectIdentifier(node.document)
    if let map = maps[id] { return map.location(of: node.range) }
    let map = SourceMap(node.document.source)
    maps[id] = map
    return map.location(of: node.range)
  }

  /// Reports something about a value.
  mutating func report(_ code: FindingCode, _ message: String, _ node: JSONNode?, path: String) {
    collector.report(Finding(code, message, at: node.map { location(of: $0) }, path: path))
  }

  /// Lets the description say the strategy that most dates have; of equally many the first.
  private mutating func liftDates() {
    var strategies: [DateStrategy] = []
    var counts: [DateStrategy: Int] = [:]
    for strategy in description.models.flatMap(\.fields).compactMap(\.coding.dates) {
      if counts[strategy] == nil { strategies.append(strategy) }
      counts[strategy, default: 0] += 1
    }
    let greatest = counts.values.max() ?? 0
    guard let common = strategies.first(where: { counts[$0] == greatest }) else { return }
    description.coding.dates = common
    for place in description.models.indices {
      description.models[place].mapFields { field in
        if field.coding.dates == common { field.coding.dates = nil }
      }
    }
  }
}

extension ModelSchema {
  /// Changes every field of an object or a single value.
  fileprivate mutating func mapFields(_ change: (inout Field) -> Void) {
    switch shape {
    case .object(var object):
      for place in object.fields.indices { change(&object.fields[place]) }
      shape = .object(object)
    case .wraps(var field):
      change(&field)
      shape = .wraps(field)
    case .elements, .oneOf: break
    }
  }
}
