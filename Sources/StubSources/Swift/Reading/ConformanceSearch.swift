import StubDiagnostics
import SwiftSyntax

/// Finds the types that are `Decodable`, in whatever way they say it.
struct ConformanceSearch {
  private let index: DeclarationIndex

  init(_ index: DeclarationIndex) {
    self.index = index
  }

  /// The types that could be generated, in the order of files and lines.
  func models() -> [(name: String, location: StubDiagnostics.SourceLocation)] {
    for marker in [DeclarationScan.Marker.codable, .decodable, .model] {
      _ = index.files(with: marker)
    }
    let names = decodableNames()
    return index.all.filter { isModel($0, names) }.map { declaration in
      (declaration.qualifiedName, declaration.file.location(of: declaration.nameToken))
    }
  }

  /// The types that could be generated whose names are near to a wanted one, the nearest first.
  ///
  /// Only the files that declare such names, and what these conform to, are parsed.
  func models(
    near name: String,
    limit: Int
  ) -> [(name: String, location: StubDiagnostics.SourceLocation)] {
    let wanted = name.split(separator: ".").last.map(String.init) ?? name
    let names = NearMiss.ranked(wanted, among: index.declaredNames, limit: 4 * limit)
    return firstModels(among: names.lazy.map { index.declarations(endingWith: $0) }, limit: limit)
  }

  /// The first types that could be generated, in the order of files and lines; no more files are
  /// parsed than that takes.
  func models(limit: Int) -> [(name: String, location: StubDiagnostics.SourceLocation)] {
    var files: Set<Int> = []
    for marker in [DeclarationScan.Marker.codable, .decodable, .model] {
      files.formUnion(index.indexes(of: marker))
    }
    return firstModels(
      among: files.sorted().lazy.map { index.declarations(inFile: $0) },
      limit: limit
    )
  }

  private func firstModels(
    among groups: some Sequence<[TypeDeclaration]>,
    limit: Int
  ) -> [(name: String, location: StubDiagnostics.SourceLocation)] {
    let builder = ModelBuilder(index)
    var found: [(String, StubDiagnostics.SourceLocation)] = []
    for group in groups {
      for declaration in group where found.count < limit {
        guard isGenerated(declaration),
          builder.isDecodable(declaration)
            || declaration.attributes.contains(named: "Model")
        else { continue }
        found.append(
          (declaration.qualifiedName, declaration.file.location(of: declaration.nameToken))
        )
      }
      if found.count >= limit { break }
    }
    return found
  }

  private func isGenerated(_ declaration: TypeDeclaration) -> Bool {
    [.structure, .classType, .enumeration].contains(declaration.kind) && !isGeneric(declaration)
  }

  private func isModel(_ declaration: TypeDeclaration, _ decodable: Set<String>) -> Bool {
    guard isGenerated(declaration) else { return false }
    if declaration.attributes.contains(named: "Model") { return true }
    return MemberSet.inheritedNames(of: declaration, index).contains { decodable.contains($0) }
  }

  /// Whether it, or a type around it, needs generic arguments.
  private func isGeneric(_ declaration: TypeDeclaration) -> Bool {
    guard declaration.genericParameters.isEmpty else { return true }
    guard !declaration.outer.isEmpty else { return false }
    let outer = index.declarations(named: declaration.outer.joined(separator: "."))
    return outer.contains { isGeneric($0) }
  }

  /// `Codable`, and every protocol, alias and class of the project that leads to it.
  private func decodableNames() -> Set<String> {
    var names: Set<String> = ["Codable", "Decodable", "Swift.Codable", "Swift.Decodable"]
    let declarations = index.all.filter { [.protocolType, .classType, .alias].contains($0.kind) }
    var isGrowing = true
    var rounds = 0
    while isGrowing, rounds < 16 {
      isGrowing = false
      rounds += 1
      for declaration in declarations where !names.contains(declaration.name) {
        guard leads(declaration, to: names) else { continue }
        names.insert(declaration.name)
        isGrowing = true
      }
    }
    return names
  }

  private func leads(_ declaration: TypeDeclaration, to names: Set<String>) -> Bool {
    switch declaration.kind {
    case .protocolType, .classType:
      return MemberSet.inheritedNames(of: declaration, index).contains { names.contains($0) }
    case .alias:
      guard let aliased = declaration.aliased else { return false }
      if let composition = aliased.as(CompositionTypeSyntax.self) {
        return composition.elements.contains { names.contains($0.type.trimmedDescription) }
      }
      return ["Codable", "Decodable"].contains(aliased.trimmedDescription)
    case .structure, .enumeration, .actorType: return false
    }
  }
}

extension AttributeListSyntax {
  /// Whether an attribute with this name is among them.
  func contains(named name: String) -> Bool {
    contains { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == name }
  }
}
