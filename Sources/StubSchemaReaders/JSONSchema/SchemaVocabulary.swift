/// The keywords of JSON Schema, by what becomes of them.
enum SchemaVocabulary {
  /// Keywords that describe a schema to people, or hold parts of it for others to refer to.
  static let annotations: Set<String> = [
    "$schema", "$id", "id", "$anchor", "$dynamicAnchor", "$recursiveAnchor", "$comment", "$defs",
    "$vocabulary", "definitions", "title", "description", "default", "examples", "example",
    "deprecated", "readOnly", "writeOnly", "discriminator", "externalDocs", "xml", "nullable",
    "contentMediaType", "contentSchema", "markdownDescription", "enumDescriptions",
    "markdownEnumDescriptions", "enumNames", "defaultSnippets", "errorMessage",
    "deprecationMessage",
    "doNotSuggest", "suggestSortText", "version", "components", "tsType", "javaType",
  ]

  /// Keywords that a description has words for.
  static let mapped: Set<String> = [
    "$ref", "type", "enum", "const", "allOf", "anyOf", "oneOf", "properties", "required",
    "additionalProperties", "items", "prefixItems", "additionalItems", "minItems", "maxItems",
    "uniqueItems", "minLength", "maxLength", "pattern", "format", "contentEncoding", "minimum",
    "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf", "propertyNames",
    "patternProperties", "minProperties", "maxProperties", "unevaluatedProperties",
    "unevaluatedItems",
  ]

  /// Keywords that hold values to something that no description can say.
  static let unmapped: Set<String> = [
    "not", "if", "then", "else", "dependentRequired", "dependentSchemas", "dependencies",
    "contains", "minContains", "maxContains", "$dynamicRef", "$recursiveRef", "extends", "disallow",
    "divisibleBy",
  ]

  /// Every keyword that is known.
  static let all: Set<String> = annotations.union(mapped).union(unmapped)

  /// The types that a keyword speaks of.
  static func types(of keyword: String) -> Set<SchemaType> {
    switch keyword {
    case "properties", "required", "additionalProperties", "patternProperties", "propertyNames",
      "minProperties", "maxProperties":
      [.object]
    case "items", "prefixItems", "additionalItems", "minItems", "maxItems", "uniqueItems",
      "contains":
      [.array]
    case "minLength", "maxLength", "pattern", "contentEncoding": [.string]
    case "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf":
      [.number, .integer]
    default: []
    }
  }
}

/// The types of JSON Schema.
enum SchemaType: String, Sendable, CaseIterable {
  case object, array, string, boolean, integer, number, null
}
