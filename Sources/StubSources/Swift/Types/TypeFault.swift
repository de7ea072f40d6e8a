import StubSchema
import StubDiagnostics
import SwiftSyntax

/// Why a type cannot be one of a description.
struct TypeFault: Error {
  let code: FindingCode
  let message: String
  /// What in the source is at fault.
  let node: Syntax

  init(_ message: String, _ node: some SyntaxProtocol, code: FindingCode = .swiftTypeRefused) {
    self.code = code
    self.message = message
    self.node = Syntax(node)
  }
}
