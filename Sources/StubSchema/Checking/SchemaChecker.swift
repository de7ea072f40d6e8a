package import StubDiagnostics
import StubJSON
import StubValues

/// Looks for what contradicts itself in a description that is whole, and reports all of it.
///
/// Generators, their parameters and what they can give are checked where they are known: when a
/// model is compiled for generation.
package struct SchemaChecker {
  let description: SchemaDescription
  var collector = FindingCollector()

  private init(_ description: SchemaDescription) {
    self.description = description
  }

  /// Every mistake in `description`.
  package static func check(_ description: SchemaDescription) -> [Finding] {
    var checker = SchemaChecker(description)
    checker.checkNames()
    for alias in description.aliases { checker.checkAlias(alias) }
    for enumeration in description.enums { checker.check(enumeration) }
    for model in description.models { checker.check(model) }
    checker.checkEndings()
    return checker.collector.findings
  }

  mutating func report(
    _ code: FindingCode,
    _ message: String,
    _ location: SourceLocation?,
    path: String,
    fix: Finding.Fix? = nil
  ) {
    collector.report(Finding(code, message, at: location, path: path, fix: fix))
  }

  private mutating func checkNames() {
    var seen: Set<String> = []
    let declared =
      description.models.map { ($0.name, $0.origin) }
      + description.enums.map { ($0.name, $0.origin) }
      + description.aliases.map { ($0.name, $0.origin) }
    for (name, origin) in declared {
      if ScalarType(rawValue: name) != nil {
        report(
          .duplicateName,
          "'\(name)' is a type that needs no description",
          origin.location,
          path: name
        )
      } else if !seen.insert(name).inserted {
        report(.duplicateName, "'\(name)' is declared twice", origin.location, path: name)
      }
    }
  }

  private mutating func checkAlias(_ alias: TypeAlias) {
    checkNames(of: alias.type, alias.origin.location, path: alias.name)
    if description.resolved(alias.type).names.contains(alias.name) {
      report(
        .endlessModel,
        "the alias '\(alias.name)' stands for itself",
        alias.origin.location,
        path: alias.name
      )
    }
  }

  /// Reports every name in `type` that nothing declares.
  mutating func checkNames(of type: TypeReference, _ location: SourceLocation?, path: String) {
    for name in type.names where !isDeclared(name) {
      report(
        .unknownType,
        "no type '\(name)' is described" + suggestion(name, among: typeNames),
        location,
        path: path
      )
    }
  }

  func isDeclared(_ name: String) -> Bool {
    description.declaration(named: name) != nil
      || description.aliases.contains { $0.name == name }
  }

  var typeNames: [String] {
    description.models.map(\.name) + description.enums.map(\.name)
      + description.aliases.map(\.name) + ScalarType.allCases.map(\.rawValue)
  }

  /// `; did you mean '…'?` where something is near.
  func suggestion(_ name: String, among names: [String]) -> String {
    NearMiss.nearest(to: name, among: names).map { "; did you mean '\($0)'?" } ?? ""
  }
}

extension SchemaChecker {
  mutating func check(_ enumeration: EnumSchema) {
    var names: Set<String> = []
    var raws: Set<JSONValue> = []
    for entry in enumeration.cases {
      let path = "\(enumeration.name).\(entry.name)"
      if !names.insert(entry.name).inserted {
        report(
          .duplicateName,
          "the case '\(entry.name)' is there twice",
          entry.origin.location,
          path: path
        )
      }
      if let raw = entry.rawValue, !raws.insert(raw).inserted {
        report(
          .duplicateName,
          "two cases of \(enumeration.name) have the raw value \(raw.summary)",
          entry.origin.location,
          path: path
        )
      }
      for field in entry.payload { check(field, in: enumeration.name, siblings: entry.payload) }
    }
    checkUnknown(enumeration)
  }

  private mutating func checkUnknown(_ enumeration: EnumSchema) {
    let cases = enumeration.cases.map(\.name)
    guard let unknown = enumeration.unknown, !cases.contains(unknown) else { return }
    report(
      .unknownCase,
      "'unknown' names '\(unknown)', which is no case of \(enumeration.name)"
        + suggestion(unknown, among: cases),
      enumeration.origin.of("unknown"),
      path: enumeration.name
    )
  }
}
