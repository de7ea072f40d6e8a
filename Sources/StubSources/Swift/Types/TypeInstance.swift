import StubSchema

/// A declared type with concrete types for its generic parameters.
struct TypeInstance {
  let declaration: TypeDeclaration
  /// What each generic parameter stands for, those of the types around it among them.
  let bindings: [String: TypeReference]
  /// The names from the outermost type to this one, each with its generic arguments.
  let levels: [String]

  /// The name in a description: qualified, specialised, and never that of a known type.
  var name: String {
    let joined = levels.joined(separator: ".")
    return KnownTypes.isKnown(joined) ? "Project." + joined : joined
  }

  /// Where names in the type's own declaration are looked up.
  var scope: Scope {
    Scope(file: declaration.file, instance: self, bindings: bindings)
  }
}

/// Where a name is looked up: the file, the types around it, and the generic parameters.
struct Scope {
  let file: ParsedFile
  let instance: TypeInstance?
  var bindings: [String: TypeReference]

  /// The same types around, seen from another file, as in an extension.
  func inFile(_ file: ParsedFile) -> Scope {
    Scope(file: file, instance: instance, bindings: bindings)
  }
}
