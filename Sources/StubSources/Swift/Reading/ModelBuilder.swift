import StubDiagnostics
import StubJSON
import StubSchema
import SwiftSyntax

/// Reads declared types into models and enums, one after another.
final class ModelBuilder {
  let index: DeclarationIndex
  let resolver: TypeResolver
  var collector = FindingCollector()
  private(set) var models: [ModelSchema] = []
  private(set) var enums: [EnumSchema] = []
  /// The names that types refer to and that no source declares, in order.
  private(set) var openNames: [String] = []
  private var done: Set<String> = []

  init(_ index: DeclarationIndex) {
    self.index = index
    resolver = TypeResolver(index)
  }

  /// Reads a type and everything that it refers to, each once, in the order of the references.
  func build(_ instance: TypeInstance) {
    resolver.register(instance)
    var queue = [instance.name]
    var next = 0
    while next < queue.count {
      let name = queue[next]
      next += 1
      guard done.insert(name).inserted else { continue }
      if let instance = resolver.instances[name] {
        queue += read(instance)
      } else {
        openNames.append(name)
      }
    }
  }

  /// Reads one type.
  ///
  /// - Returns: The names that it refers to.
  private func read(_ instance: TypeInstance) -> [String] {
    let (models, enums) = (self.models.count, self.enums.count)
    let members = MemberSet(instance.declaration, index)
    // Inline models stand behind the one that they belong to.
    switch coded(instance, members) {
    case .enumeration(let enumeration): add(enumeration)
    case .shape(let shape):
      var model = ModelSchema(name: instance.name, shape: shape)
      model.origin = Origin(location(of: instance.declaration))
      model.isIdentifiable = members.inheritedNames.contains("Identifiable")
      if isSwiftDataModel(instance.declaration) { addPersistence(instance, &model) }
      lay(commentsAt: instance.declaration.node, in: instance.declaration.file, over: &model)
      self.models.insert(model, at: models)
    }
    return self.models[models...].flatMap(references)
      + self.enums[enums...].flatMap { $0.cases.flatMap(\.payload).flatMap(\.type.names) }
  }

  /// Gives a model another shape.
  func replaceShape(at place: Int, with shape: ModelShape) { models[place].shape = shape }

  /// Adds a model; an inline one that was made before, while something else was tried, gives way.
  func add(_ model: ModelSchema) {
    if model.isInline, let place = models.firstIndex(where: { $0.name == model.name }) {
      models[place] = model
    } else {
      models.append(model)
    }
  }

  func add(_ enumeration: EnumSchema) { enums.append(enumeration) }

  func location(of declaration: TypeDeclaration) -> StubDiagnostics.SourceLocation {
    declaration.file.location(of: declaration.nameToken)
  }

  func report(
    _ code: FindingCode,
    _ message: String,
    _ node: some SyntaxProtocol,
    in file: ParsedFile,
    path: String
  ) {
    collector.report(Finding(code, message, at: file.location(of: node), path: path))
  }

  /// The type of a description for a written one; nil where it is refused, which is reported.
  func resolve(_ type: TypeSyntax, in scope: Scope, path: String) -> TypeReference? {
    do {
      return try resolver.resolve(type, in: scope)
    } catch {
      report(error.code, error.message, error.node, in: scope.file, path: path)
      return nil
    }
  }

  private func references(of model: ModelSchema) -> [String] {
    var names = model.includes
    names += model.fields.flatMap { $0.type.names + $0.accepts.flatMap(\.names) }
    switch model.shape {
    case .object(let object): names += object.additionalFields?.names ?? []
    case .oneOf(let union):
      names += union.variants.flatMap { $0.type?.names ?? [] }
      if case .type(let type) = union.otherwise { names += type.names }
    case .wraps, .elements: break
    }
    return names
  }
}
