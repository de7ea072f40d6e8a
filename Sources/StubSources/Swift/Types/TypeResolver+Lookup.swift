import StubSchema
import SwiftSyntax

extension TypeResolver {
  /// A declaration that a name leads to, with what is known of the types around it.
  struct Place {
    let declaration: TypeDeclaration
    let outerLevels: [String]
    /// What the generic parameters around it, and its own, stand for.
    private(set) var bindings: [String: TypeReference]
    private(set) var arguments: [TypeReference] = []
    /// The type that it is nested in.
    let owner: TypeInstance?

    init(_ declaration: TypeDeclaration, in owner: TypeInstance?) {
      self.declaration = declaration
      self.owner = owner
      outerLevels = owner?.levels ?? declaration.outer
      bindings = owner?.bindings ?? [:]
    }

    init(_ instance: TypeInstance) {
      declaration = instance.declaration
      owner = nil
      outerLevels = Array(instance.levels.dropLast())
      bindings = instance.bindings
      arguments = instance.declaration.genericParameters.compactMap { instance.bindings[$0] }
    }

    /// The same declaration with generic arguments.
    func specialised(_ arguments: [TypeReference]) -> Place {
      var place = self
      place.arguments = arguments
      place.bindings.merge(zip(declaration.genericParameters, arguments)) { $1 }
      return place
    }

    /// The type itself. Without arguments of its own, a generic type within itself keeps those of
    /// the type around.
    var instance: TypeInstance {
      var arguments = self.arguments
      if arguments.isEmpty, !declaration.genericParameters.isEmpty {
        let inherited = declaration.genericParameters.compactMap { bindings[$0] }
        if inherited.count == declaration.genericParameters.count { arguments = inherited }
      }
      let level = TypeResolver.spelling(declaration.name, arguments)
      return TypeInstance(
        declaration: declaration,
        bindings: bindings,
        levels: outerLevels + [level]
      )
    }
  }

  /// The declaration that a bare name means: nested in one of the types around, nested in what
  /// these inherit from, or on the top level.
  func lookUp(_ name: String, from scope: Scope) -> Place? {
    var around = scope.instance
    while let owner = around {
      if owner.declaration.name == name { return Place(owner) }
      if let found = nested(name, in: owner, from: scope.file) { return found }
      around = outer(of: owner)
    }
    let outer = scope.instance?.declaration.outer ?? []
    for level in outer.indices.reversed() {
      if let found = nested(outer[...level] + [name], from: scope) { return found }
    }
    return nearest(index.declarations(named: name), to: scope.file).map { Place($0, in: nil) }
  }

  /// The declaration at the end of a path that begins with a type of a library, which only
  /// extensions add to.
  func nested(_ path: [String], from scope: Scope) -> Place? {
    guard path.count > 1, index.declarations(named: path[0]).isEmpty else { return nil }
    let found = index.declarations(named: path.joined(separator: "."))
    return nearest(found, to: scope.file).map { Place($0, in: nil) }
  }

  /// The declaration with a name that is nested in the type at a place.
  func nested(_ name: String, in place: Place, from file: ParsedFile) -> Place? {
    nested(name, in: place.instance, from: file)
  }

  private func nested(_ name: String, in owner: TypeInstance, from file: ParsedFile) -> Place? {
    let qualified = owner.declaration.qualifiedName
    if let own = nearest(index.declarations(named: qualified + "." + name), to: file) {
      return Place(own, in: owner)
    }
    return inherited(name, from: owner.declaration, visited: [qualified])
  }

  private func inherited(
    _ name: String,
    from declaration: TypeDeclaration,
    visited: Set<String>
  ) -> Place? {
    guard visited.count < 16 else { return nil }
    for type in declaration.inherited {
      guard let path = DeclarationIndex.dottedName(of: type)?.joined(separator: "."),
        !visited.contains(path),
        let parent = nearest(index.declarations(named: path), to: declaration.file)
      else { continue }
      if let found = nearest(index.declarations(named: path + "." + name), to: declaration.file) {
        return Place(found, in: nil)
      }
      if let found = inherited(name, from: parent, visited: visited.union([path])) { return found }
    }
    return nil
  }

  /// The type that a type is nested in.
  func outer(of instance: TypeInstance) -> TypeInstance? {
    guard !instance.declaration.outer.isEmpty else { return nil }
    let qualified = instance.declaration.outer.joined(separator: ".")
    guard
      let declaration = nearest(index.declarations(named: qualified), to: instance.declaration.file)
    else { return nil }
    return TypeInstance(
      declaration: declaration,
      bindings: instance.bindings,
      levels: Array(instance.levels.dropLast())
    )
  }

  /// Of several declarations with one name the one that is nearest to a file: in it, else in the
  /// folder that has most of its path in common, else the first.
  func nearest(_ declarations: [TypeDeclaration], to file: ParsedFile) -> TypeDeclaration? {
    guard declarations.count > 1 else { return declarations.first }
    var best: (declaration: TypeDeclaration, common: Int)?
    for declaration in declarations {
      if declaration.file === file { return declaration }
      let common = zip(declaration.file.shown.utf8, file.shown.utf8).prefix { $0 == $1 }.count
      if common > (best?.common ?? -1) { best = (declaration, common) }
    }
    return best?.declaration
  }
}
