import StubSchema
import SwiftParser
import SwiftSyntax

/// What `@Attribute`, `@Relationship` and `@Transient` say of a property.
struct SwiftDataMarks {
  var isUnique = false
  var isTransient = false
  var originalName: String?
  var transformer: String?
  var deleteRule: FieldPersistence.DeleteRule?
  var isRelationship = false
  /// The key path after `inverse:`, as type and property.
  var inverse: (type: String?, property: String, node: Syntax)?

  /// Reads the attributes of a property.
  init(_ property: StoredProperty) {
    isTransient = property.attribute("Transient") != nil
    if let attribute = property.attribute("Attribute") { read(attribute: attribute) }
    if let relationship = property.attribute("Relationship") { read(relationship: relationship) }
  }

  private mutating func read(attribute: AttributeSyntax) {
    for argument in Self.arguments(of: attribute) {
      let text = argument.expression.trimmedDescription
      switch argument.label?.text {
      case nil where text.hasSuffix(".unique"): isUnique = true
      case nil where text.hasSuffix(".ephemeral"): isTransient = true
      case nil where text.contains(".transformable"): transformer = Self.transformer(argument)
      case "originalName": originalName = Self.text(argument.expression)
      default: break
      }
    }
  }

  private mutating func read(relationship: AttributeSyntax) {
    isRelationship = true
    for argument in Self.arguments(of: relationship) {
      switch argument.label?.text {
      case nil where argument.expression.trimmedDescription.hasSuffix(".unique"): isUnique = true
      case "deleteRule":
        let name = argument.expression.trimmedDescription.split(separator: ".").last ?? ""
        deleteRule = FieldPersistence.DeleteRule(rawValue: String(name))
      case "originalName": originalName = Self.text(argument.expression)
      case "inverse": inverse = Self.keyPath(argument.expression)
      default: break
      }
    }
  }

  private static func arguments(of attribute: AttributeSyntax) -> [LabeledExprSyntax] {
    guard case .argumentList(let list) = attribute.arguments else { return [] }
    return Array(list)
  }

  private static func text(_ expression: ExprSyntax) -> String? {
    expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
  }

  /// `.transformable(by: "Name")` or `.transformable(by: Name.self)`.
  private static func transformer(_ argument: LabeledExprSyntax) -> String? {
    guard let call = argument.expression.as(FunctionCallExprSyntax.self),
      let value = call.arguments.first?.expression
    else { return nil }
    if let text = text(value) { return text }
    let name = value.trimmedDescription
    return name.hasSuffix(".self") ? String(name.dropLast(5)) : name
  }

  /// `\Pet.owner`, and `\.owner` without a type.
  static func keyPath(
    _ expression: ExprSyntax
  ) -> (type: String?, property: String, node: Syntax)? {
    guard let path = expression.as(KeyPathExprSyntax.self),
      let last = path.components.last?.component.as(KeyPathPropertyComponentSyntax.self)
    else { return nil }
    var type = path.root?.trimmedDescription
    let between = path.components.dropLast().map(\.component.trimmedDescription)
    if !between.isEmpty { type = ([type].compactMap(\.self) + between).joined(separator: ".") }
    return (type, last.declName.baseName.identifierText, Syntax(expression))
  }
}
