import SwiftSyntax
import SwiftSyntaxMacros

/// `@Model`: the storage, the metadata and the conformances that Apple's macro adds.
public struct PersistentModelMacro: MemberMacro, MemberAttributeMacro, ExtensionMacro {
  public static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let model = declaration.as(ClassDeclSyntax.self)?.name.trimmed else { return [] }
    let names = persisted(in: declaration)
    let metadata = names.map {
      "SwiftData.Schema.PropertyMetadata(name: \"\($0)\", keypath: \\\(model).\($0))"
    }
    let marks = names.map { "_\($0) = _SwiftDataNoType()" }
    return [
      """
      @SwiftData.Transient
      private var _$backingData: any SwiftData.BackingData<\(model)> = \(model).createBackingData()
      """,
      """
      var persistentBackingData: any SwiftData.BackingData<\(model)> {
        get { _$backingData }
        set { _$backingData = newValue }
      }
      """,
      """
      static var schemaMetadata: [SwiftData.Schema.PropertyMetadata] {
        [\(raw: metadata.joined(separator: ",\n"))]
      }
      """,
      """
      required init(backingData: any SwiftData.BackingData<\(model)>) {
        \(raw: marks.joined(separator: "\n"))
        self.persistentBackingData = backingData
      }
      """,
      """
      @SwiftData.Transient
      private let _$observationRegistrar = Observation.ObservationRegistrar()
      """,
      "struct _SwiftDataNoType {}",
    ].map { (text: DeclSyntax) in text }
  }

  public static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AttributeSyntax] {
    persistedName(of: member) == nil ? [] : ["@SwiftData._PersistedProperty"]
  }

  public static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    [
      try ExtensionDeclSyntax("extension \(type.trimmed): SwiftData.PersistentModel {}"),
      try ExtensionDeclSyntax("extension \(type.trimmed): Observation.Observable {}"),
    ]
  }

  private static func persisted(in declaration: some DeclGroupSyntax) -> [String] {
    declaration.memberBlock.members.compactMap { persistedName(of: $0.decl) }
  }
}

/// The name of a stored property that is persisted, or nil.
func persistedName(of member: some SyntaxProtocol) -> String? {
  guard let variable = member.as(VariableDeclSyntax.self),
    variable.bindingSpecifier.tokenKind == .keyword(.var),
    !variable.modifiers.contains(where: { $0.name.text == "static" || $0.name.text == "lazy" }),
    let binding = variable.bindings.first, binding.accessorBlock == nil,
    !variable.attributes.contains(where: { $0.trimmedDescription.hasSuffix("Transient") })
  else { return nil }
  return binding.pattern.trimmedDescription
}

/// A macro that only marks.
public struct MarkerMacro: PeerMacro {
  public static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] { [] }
}
