import StubJSON
import StubSchema
import StubValues

extension CoreDataReader {
  /// Takes over the bounds and the regular expression of an attribute.
  mutating func applyLimits(
    _ element: ModelElement,
    _ scalar: ScalarType,
    _ field: inout Field,
    _ path: String
  ) {
    switch scalar {
    case .string:
      field.constraints.minLength = length("minValueString", element, "minLength", &field, path)
      field.constraints.maxLength = length("maxValueString", element, "maxLength", &field, path)
      applyPattern(element, &field, path)
    case .date:
      field.constraints.after = bound("minDateTimeInterval", element, "after", &field, path)
      field.constraints.before = bound("maxDateTimeInterval", element, "before", &field, path)
    default:
      guard scalar.isNumeric else { return }
      field.constraints.minimum = number("minValueString", element, "minimum", &field, path)
      field.constraints.maximum = number("maxValueString", element, "maximum", &field, path)
    }
  }

  private mutating func length(
    _ attribute: String,
    _ element: ModelElement,
    _ word: String,
    _ field: inout Field,
    _ path: String
  ) -> Int? {
    guard let text = element[attribute] else { return nil }
    guard let length = Int(text), length >= 0 else {
      refuse(attribute, text, "a length", element, path)
      return nil
    }
    field.origin.words[word] = location(of: element, attribute)
    return length
  }

  private mutating func number(
    _ attribute: String,
    _ element: ModelElement,
    _ word: String,
    _ field: inout Field,
    _ path: String
  ) -> String? {
    guard let text = element[attribute] else { return nil }
    guard JSONNumber(text) != nil else {
      refuse(attribute, text, "a number", element, path)
      return nil
    }
    field.origin.words[word] = location(of: element, attribute)
    return text
  }

  /// A bound of a date, which the model counts in seconds from 2001.
  private mutating func bound(
    _ attribute: String,
    _ element: ModelElement,
    _ word: String,
    _ field: inout Field,
    _ path: String
  ) -> DateBound? {
    guard let text = element[attribute] else { return nil }
    guard let seconds = Double(text),
      let instant = DateStrategy.deferredToDate.timestamp(ofNumber: seconds)
    else {
      refuse(attribute, text, "a number of seconds", element, path)
      return nil
    }
    field.origin.words[word] = location(of: element, attribute)
    return .instant(instant)
  }

  private mutating func applyPattern(
    _ element: ModelElement,
    _ field: inout Field,
    _ path: String
  ) {
    guard let expression = element["regularExpressionString"] else { return }
    // Core Data matches the whole value, a description any part of it.
    let pattern = "^(?:\(expression))$"
    do {
      _ = try Pattern(pattern)
      field.constraints.pattern = pattern
      field.origin.words["pattern"] = location(of: element, "regularExpressionString")
    } catch {
      let message = "the regular expression is not held: \(error)"
      report(.unmappedCoreData, message, element, at: "regularExpressionString", path: path)
    }
  }

  private mutating func refuse(
    _ attribute: String,
    _ text: String,
    _ what: String,
    _ element: ModelElement,
    _ path: String
  ) {
    let message = "'\(text)' is not \(what), so this limit is not held"
    report(.unmappedCoreData, message, element, at: attribute, path: path)
  }
}
