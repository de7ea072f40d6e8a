import SwiftSyntax
import SwiftSyntaxMacros

/// What `@Model` puts on each stored property: it lives in the backing data from then on.
public struct PersistedPropertyMacro: AccessorMacro, PeerMacro {
  public static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let name = persistedName(of: declaration) else { return [] }
    return [
      """
      @storageRestrictions(accesses: _$backingData, initializes: _\(raw: name))
      init(initialValue) {
        _$backingData.setValue(forKey: \\.\(raw: name), to: initialValue)
        _\(raw: name) = _SwiftDataNoType()
      }
      """,
      """
      get {
        _$observationRegistrar.access(self, keyPath: \\.\(raw: name))
        return self.getValue(forKey: \\.\(raw: name))
      }
      """,
      """
      set {
        _$observationRegistrar.withMutation(of: self, keyPath: \\.\(raw: name)) {
          self.setValue(forKey: \\.\(raw: name), to: newValue)
        }
      }
      """,
    ]
  }

  public static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let name = persistedName(of: declaration) else { return [] }
    return [
      """
      @SwiftData.Transient
      private var _\(raw: name): _SwiftDataNoType
      """
    ]
  }
}
