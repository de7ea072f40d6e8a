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

  private func isModel(_ declaration: TypeDeclaration, _ decodable: Set<String>) -> Bool {
    switch declaration.kind {
    case .structure, .classType, .enumeration:
      guard !isGeneric(declaration) else { return false }
      if declaration.attributes.contains(named: "Model") { return true }
      return MemberSet.inheritedNames(of: declaration, index).contains { decodable.contains($0) }
    case .actorType, .protocolType, .alias: return false
    }
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
