import StubDiagnostics
import StubSchema

/// One reading of types from many files.
struct Reading {
  private let index: DeclarationIndex

  init(_ index: DeclarationIndex) {
    self.index = index
  }

  /// Reads the named types with everything that they refer to.
  func read(
    _ names: [String]
  ) -> Result<(description: SchemaDescription, findings: [Finding]), FindingError> {
    let builder = ModelBuilder(index)
    var collector = FindingCollector()
    for name in names {
      do {
        builder.build(try instance(named: name, builder.resolver))
      } catch {
        collector.report(error.findings)
      }
    }
    builder.settleIncludes()
    collector.report(builder.collector.findings)
    collector.report(index.findings.sorted { $0.key < $1.key }.flatMap(\.value).filter(matters))
    var seen: Set<Finding> = []
    // A type that is looked at from several sides says the same each time.
    var findings = collector.findings.filter { seen.insert($0).inserted }
    if collector.isUnusable { return .failure(FindingError(findings)) }
    var description = SchemaDescription()
    let known = FoundationTypes.read(builder.openNames)
    description.models = builder.models + known.models
    description.enums = builder.enums + known.enums
    findings += DecoderStrategies(index).remarks(on: description)
    return .success((description, findings))
  }

  /// A file that cannot be read is no obstacle while everything that was asked for is found.
  private func matters(_ finding: Finding) -> Bool {
    finding.code.consequence != .unusable
  }

  private func instance(
    named name: String,
    _ resolver: TypeResolver
  ) throws(FindingError) -> TypeInstance {
    let plain = String(name.prefix { $0 != "<" })
    let found = declarations(named: plain)
    guard let first = found.first else { throw unknown(name) }
    guard found.count == 1 else { throw ambiguous(name, found) }
    if plain != name { return try specialised(first, name.dropFirst(plain.count), resolver) }
    switch first.kind {
    case .actorType, .protocolType:
      let what = first.kind == .actorType ? "an actor" : "a protocol"
      throw refused(first, "'\(first.name)' is \(what), which no decoder makes")
    case .structure, .classType, .enumeration, .alias: break
    }
    if !first.genericParameters.isEmpty {
      throw refused(
        first,
        "'\(first.name)' is generic: name it with its arguments, as in "
          + "'\(first.name)<\(first.genericParameters.map { _ in "String" }.joined(separator: ", "))>'"
      )
    }
    return TypeInstance(
      declaration: first,
      bindings: [:],
      levels: first.outer + [first.name]
    )
  }

  /// A generic type with the arguments that a name gives, such as `<Recipe>`.
  private func specialised(
    _ declaration: TypeDeclaration,
    _ arguments: Substring,
    _ resolver: TypeResolver
  ) throws(FindingError) -> TypeInstance {
    let name = declaration.qualifiedName + arguments
    let scope = Scope(file: declaration.file, instance: nil, bindings: [:])
    guard case .named(let known) = try? resolver.resolve(TypeInference.written(name), in: scope),
      let instance = resolver.instances[known]
    else { throw unknown(name) }
    return instance
  }

  /// Those with exactly this qualified name, else those that end with it.
  private func declarations(named name: String) -> [TypeDeclaration] {
    let name = name.hasPrefix("Project.") ? String(name.dropFirst("Project.".count)) : name
    let all = index.declarations(endingWith: name)
    let exact = all.filter { $0.qualifiedName == name }
    return exact.isEmpty ? all : exact
  }

  private func refused(_ declaration: TypeDeclaration, _ message: String) -> FindingError {
    let location = declaration.file.location(of: declaration.nameToken)
    return FindingError(
      Finding(.swiftDeclarationRefused, message, at: location, path: declaration.qualifiedName)
    )
  }

  private func ambiguous(_ name: String, _ found: [TypeDeclaration]) -> FindingError {
    let notes = found.map { declaration in
      Finding.Note(
        declaration.qualifiedName,
        at: declaration.file.location(of: declaration.nameToken)
      )
    }
    let message = "'\(name)' is declared \(found.count) times; name one of them in full"
    let location = found[0].file.location(of: found[0].nameToken)
    return FindingError(
      Finding(.swiftTypeAmbiguous, message, at: location, path: name, notes: notes)
    )
  }

  /// Nothing declares the name: files that could not be read may be why.
  private func unknown(_ name: String) -> FindingError {
    var message = "no Swift source declares '\(name)'"
    if let near = NearMiss.nearest(to: name, among: index.declaredNames) {
      message += "; did you mean '\(near)'?"
    }
    let broken = index.findings.sorted { $0.key < $1.key }.flatMap(\.value)
      .filter { $0.code.consequence == .unusable }
    return FindingError([Finding(.swiftTypeUnknown, message, path: name)] + broken)
  }
}
