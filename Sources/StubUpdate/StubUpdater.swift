package import StubDiagnostics
import StubGeneration
import StubJSON
package import StubSchema
import StubValidation

/// Brings stubs up to a schema, and changes nothing else.
///
/// It adds missing keys with the values that generation gives a record around what is there,
/// renames misspelt keys, and mends what is no JSON where there is no doubt about what was meant.
/// Values change, and keys go, only where the options say so. Everything else stays byte for byte.
/// What it has made of a text it leaves as it is when it sees it again.
package struct StubUpdater: Sendable {
  private let validator: StubValidator
  private let generator: RecordGenerator
  private let generation: GenerationOptions
  private let description: SchemaDescription
  private let model: String
  private let options: UpdateOptions

  /// How often a text is looked at anew; each time something was changed in it.
  private static let passLimit = 500

  /// An updater for records of the model with that name.
  ///
  /// - Throws: Everything that makes validation or generation impossible.
  package init(
    model: String,
    in description: SchemaDescription,
    options: UpdateOptions = UpdateOptions()
  ) throws(FindingError) {
    var validation = ValidationOptions()
    validation.root = options.root
    validation.layout = options.layout
    validation.coding = options.coding
    validator = try StubValidator(model: model, in: description, options: validation)
    var generation = GenerationOptions()
    generation.coding = options.coding
    generation.now = options.now
    generation.seed = options.seed
    generation.populations = options.populations
    self.generation = generation
    generator = try RecordGenerator(model: model, in: description, options: generation)
    self.description = description
    self.model = model
    self.options = options
  }

  /// Updates a whole text.
  ///
  /// - Complexity: O(*n*) in the bytes for each kind of change that is made, and memory of several
  ///   times their size.
  package func update(_ text: SourceText) -> UpdateResult {
    var (edited, changes) = readable(text)
    let places = SourceMap(SourceText(file: text.file, bytes: edited.original))
    var report = validate(edited, text.file)
    for _ in 0..<Self.passLimit {
      guard let step = nextStep(edited, report, text.file) else { break }
      changes += step.changes.flatMap { remarks(on: $0, in: edited, places) }
      (edited, report) = (step.edited, step.report)
    }
    return UpdateResult(
      bytes: edited.bytes,
      isChanged: edited.bytes != text.bytes,
      changes: inOrder(changes),
      report: report,
      patches: edited.patches,
      original: edited.original
    )
  }

  private var stages: [any UpdateStage] {
    var stages: [any UpdateStage] = [SyntaxMender(options: options), KeyRenamer()]
    if options.convertsValues { stages.append(ValueConverter()) }
    if options.convertsDates { stages.append(DateConverter(model, description, options)) }
    if options.unknownKeys == .remove { stages.append(KeyRemover()) }
    stages.append(KeyAdder(generator(of:), addsOptionals: options.addsOptionals))
    return stages
  }

  /// A generator for so many records as there are, to which records may refer; one for as many as
  /// usual where there are more than can differ as the schema asks for.
  private func generator(of count: Int) -> RecordGenerator {
    guard count > 0, count != generation.count else { return generator }
    var generation = generation
    generation.count = count
    let made = try? RecordGenerator(model: model, in: description, options: generation)
    return made ?? generator
  }

  // MARK: Steps

  /// What became of a text by the changes of one stage.
  private struct Step {
    var changes: [Change]
    var edited: EditedText
    var report: ValidationReport
  }

  /// The changes of the first stage that has some.
  private func nextStep(
    _ edited: EditedText,
    _ report: ValidationReport,
    _ file: String
  ) -> Step? {
    let source = SourceText(file: file, bytes: edited.bytes)
    let pass = UpdatePass(
      text: source,
      texts: RecordText.all(of: source, options),
      findings: report.findings
    )
    for stage in stages {
      let changes = stage.changes(in: pass).disjoint
      if let step = step(changes, edited, file) { return step }
    }
    return nil
  }

  /// Makes those of the changes that leave no unreadable value where they promise none.
  private func step(_ changes: [Change], _ edited: EditedText, _ file: String) -> Step? {
    var changes = changes
    while !changes.isEmpty {
      var next = edited
      next.apply(changes.edits)
      let report = validate(next, file)
      let faults = faults(report, after: changes, in: edited)
      let sound = changes.filter { $0.guarded.map { !$0.holds(anyOf: faults) } ?? true }
      if sound.count == changes.count {
        return next.bytes == edited.bytes ? nil : Step(changes: sound, edited: next, report: report)
      }
      changes = sound
    }
    return nil
  }

  /// Where values are unreadable after the changes, as places before them, in ascending order.
  private func faults(
    _ report: ValidationReport,
    after changes: [Change],
    in edited: EditedText
  ) -> [Int] {
    guard changes.contains(where: { $0.guarded != nil }) else { return [] }
    var trial = EditedText(edited.bytes)
    trial.apply(changes.edits)
    return report.findings
      .filter { $0.code.consequence == .undecodable && $0.code != .missingKey }
      .compactMap { $0.location.map { trial.origin(of: $0.range.lowerBound) } }
      .sorted()
  }

  private func validate(_ edited: EditedText, _ file: String) -> ValidationReport {
    validator.validate(SourceText(file: file, bytes: edited.bytes))
  }

  // MARK: Remarks

  /// The text in UTF-8, which all else is done to.
  private func readable(_ text: SourceText) -> (EditedText, [Finding]) {
    let document = JSONDocument(parsing: SourceText(file: text.file, bytes: text.bytes))
    guard let fault = document.faults.first(where: { $0.kind == .wideEncoding }) else {
      return (EditedText(text.bytes), [])
    }
    let edited = EditedText(document.source.bytes)
    return (edited, [fault.finding(.mendedSyntax, in: document.source)].map(Self.encodingRemark))
  }

  private static func encodingRemark(_ finding: Finding) -> Finding {
    var finding = finding
    finding.message = "wrote the text in UTF-8"
    finding.fix = nil
    finding.location?.excerpt.text = ""
    return finding
  }

  private func remarks(
    on change: Change,
    in edited: EditedText,
    _ places: SourceMap
  ) -> [Finding] {
    change.remarks.map { remark in
      let origin = edited.origin(of: remark.place)
      var location = places.location(of: SourceRange(origin, origin))
      location.excerpt.text = ""
      return Finding(remark.code, remark.message, at: location, path: remark.path)
    }
  }

  private func inOrder(_ changes: [Finding]) -> [Finding] {
    changes.enumerated().sorted {
      let (left, right) = ($0.element.location, $1.element.location)
      return (left?.range.lowerBound ?? 0, $0.offset) < (right?.range.lowerBound ?? 0, $1.offset)
    }
    .map(\.element)
  }
}

extension SourceRange {
  /// Whether one of the places, which are in ascending order, lies in the range.
  fileprivate func holds(anyOf places: [Int]) -> Bool {
    var (low, high) = (0, places.count)
    while low < high {
      let middle = (low + high) / 2
      if places[middle] < lowerBound { low = middle + 1 } else { high = middle }
    }
    return low < places.count && places[low] < upperBound
  }
}
