import StubSchema
import StubDiagnostics
import SwiftSyntax

/// The declarations of many files, of which only those are parsed that can matter.
final class DeclarationIndex {
  private let files: [SwiftSourceFile]
  private let table: ScanTable
  private var parsed: [Int: ParsedFile] = [:]
  private var seen: Set<Int> = []
  private var declarations: [String: [TypeDeclaration]] = [:]
  private var extensions: [String: [TypeExtension]] = [:]
  /// What is wrong with files, by the file's index.
  private(set) var findings: [Int: [Finding]] = [:]

  /// An index that has parsed nothing yet.
  init(_ files: [SwiftSourceFile], _ table: ScanTable) {
    self.files = files
    self.table = table
  }
}

extension DeclarationIndex {
  /// The declarations with a qualified name, in the order of the files.
  func declarations(named qualifiedName: String) -> [TypeDeclaration] {
    let outermost = qualifiedName.prefix { $0 != "." }
    parse(table.declaringAtTop[String(outermost)])
    var rest = qualifiedName[...]
    while let dot = rest.lastIndex(of: ".") {
      rest = rest[..<dot]
      parse(table.extending[String(rest)])
    }
    return declarations[qualifiedName] ?? []
  }

  /// The declarations with a name, qualified or not, wherever they are nested.
  func declarations(endingWith name: String) -> [TypeDeclaration] {
    let last = name.split(separator: ".").last.map(String.init) ?? name
    parse(table.declaring[last])
    let found = declarations.filter { $0.key == name || $0.key.hasSuffix("." + name) }
    return found.values.flatMap { $0 }.sorted { Self.stands($0, before: $1) }
  }

  /// The extensions of a type, by its qualified name.
  func extensions(of qualifiedName: String) -> [TypeExtension] {
    parse(table.extending[qualifiedName])
    return extensions[qualifiedName] ?? []
  }

  /// The files that have a marker, parsed.
  func files(with marker: DeclarationScan.Marker) -> [ParsedFile] {
    let indexes = table.marked[marker] ?? []
    parse(indexes)
    return indexes.compactMap { parsed[$0] }
  }

  /// The bare names of everything that is declared, in order.
  var declaredNames: [String] { table.declaring.keys.sorted() }

  /// The indexes of the files that have a marker.
  func indexes(of marker: DeclarationScan.Marker) -> [Int] { table.marked[marker] ?? [] }

  /// The declarations of a file, in order.
  ///
  /// - Complexity: O(*n*) in the declarations parsed so far.
  func declarations(inFile file: Int) -> [TypeDeclaration] {
    parse([file])
    return declarations.values.flatMap { $0 }.filter { $0.file.index == file }
      .sorted { Self.stands($0, before: $1) }
  }

  /// The files that have a marker.
  func sources(with marker: DeclarationScan.Marker) -> [SwiftSourceFile] {
    (table.marked[marker] ?? []).map { files[$0] }
  }

  /// Every declaration of the files parsed so far, in the order of files and lines.
  var all: [TypeDeclaration] {
    declarations.values.flatMap { $0 }.sorted { Self.stands($0, before: $1) }
  }

  /// Parses every file that declares one of these names.
  func parse(declaring names: some Sequence<String>) {
    for name in names { parse(table.declaring[name]) }
  }

  private static func stands(_ first: TypeDeclaration, before second: TypeDeclaration) -> Bool {
    (first.file.index, first.nameToken.position.utf8Offset)
      < (second.file.index, second.nameToken.position.utf8Offset)
  }

  private func parse(_ indexes: [Int]?) {
    for index in indexes ?? [] where seen.insert(index).inserted { parse(index) }
  }

  private func parse(_ index: Int) {
    let source = files[index]
    guard let bytes = try? source.load() else { return }
    do {
      let file = try ParsedFile(bytes, shown: source.shown, index: index)
      parsed[index] = file
      for item in file.tree.statements {
        for declaration in MemberList.flattened(item) { collect(declaration, in: file, outer: []) }
      }
      note(faultsOf: file)
    } catch {
      findings[index, default: []] += error.findings
    }
  }

  private func collect(_ declaration: DeclSyntax, in file: ParsedFile, outer: [String]) {
    if let node = declaration.as(ExtensionDeclSyntax.self) {
      collect(node, in: file)
    } else if let parts = TypeDeclaration.Parts(declaration) {
      let type = TypeDeclaration(parts, file: file, outer: outer)
      declarations[type.qualifiedName, default: []].append(type)
      for member in type.members { collect(member, in: file, outer: outer + [type.name]) }
    }
  }

  /// Takes a type that is declared inside of a function for one that is nested in the type around.
  func adopt(_ declaration: DeclSyntax, in file: ParsedFile, outer: [String]) {
    guard let parts = TypeDeclaration.Parts(declaration) else { return }
    let name = (outer + [parts.name.identifierText]).joined(separator: ".")
    let isKnown = declarations[name]?.contains { $0.node.id == declaration.id } ?? false
    if !isKnown { collect(declaration, in: file, outer: outer) }
  }

  private func collect(_ node: ExtensionDeclSyntax, in file: ParsedFile) {
    guard let names = Self.dottedName(of: node.extendedType) else { return }
    let added = TypeExtension(
      file: file,
      inherited: node.inheritanceClause?.inheritedTypes.map(\.type) ?? [],
      members: MemberList.flattened(node.memberBlock.members),
      conditions: node.genericWhereClause
    )
    extensions[names.joined(separator: "."), default: []].append(added)
    for member in added.members { collect(member, in: file, outer: names) }
  }

  /// The components of a dotted type without its generic arguments; nil for any other type.
  static func dottedName(of type: TypeSyntax) -> [String]? {
    var names: [String] = []
    var rest = type
    while let member = rest.as(MemberTypeSyntax.self) {
      names.append(member.name.identifierText)
      rest = member.baseType
    }
    guard let first = rest.as(IdentifierTypeSyntax.self) else { return nil }
    return (names + [first.name.identifierText]).reversed()
  }
}

extension DeclarationIndex {
  /// Notes the first place that the parser did not understand.
  private func note(faultsOf file: ParsedFile) {
    guard file.tree.hasError, let node = SyntaxFault.first(in: Syntax(file.tree)) else { return }
    let finding = Finding(
      .swiftSyntaxFault,
      "the source is not understood here, so what belongs to it is not read",
      at: file.location(of: node)
    )
    findings[file.index, default: []].append(finding)
  }
}

/// Finds what a parser did not understand.
enum SyntaxFault {
  /// The first node that is unexpected or missing; the search follows faulty nodes only.
  ///
  /// - Complexity: O(depth · width) of the way to it.
  static func first(in root: Syntax) -> Syntax? {
    var node = root
    while true {
      if node.is(UnexpectedNodesSyntax.self) { return node }
      if let token = node.as(TokenSyntax.self) { return token.hasError ? node : nil }
      guard let next = node.children(viewMode: .all).first(where: { $0.hasError }) else {
        return node
      }
      node = next
    }
  }
}
