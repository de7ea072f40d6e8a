import Foundation
import StubDiagnostics
import StubJSON
import StubSchema
import StubValues

/// The order of values, as far as ranges and bounds ask for it.
extension RecordInspector {
  /// Whether `lower` is not above `upper`, both read as `rule`; nil where their type has no order
  /// that is known here.
  func isAscending(_ lower: Int, _ upper: Int, _ rule: Int) -> Bool? {
    switch program.rules[rule] {
    case .integer: return isAscending(integer(lower), integer(upper))
    case .decimal: return isAscending(JSONNumber(slice(lower)), JSONNumber(slice(upper)))
    case .float(let float):
      guard let first = floatValue(lower, float), let second = floatValue(upper, float) else {
        return nil
      }
      return first <= second
    case .date(let date):
      guard let first = seconds(lower, date), let second = seconds(upper, date) else { return nil }
      return first <= second
    case .string, .character: return string(lower) <= string(upper)
    case .field(let index): return isAscending(lower, upper, program.fields[index].value)
    default: return nil
    }
  }

  private func isAscending(_ lower: JSONNumber?, _ upper: JSONNumber?) -> Bool? {
    guard let lower, let upper else { return nil }
    return lower <= upper
  }

  /// The integer that a number is read as; with a fraction it is what Foundation makes of it.
  private func integer(_ node: Int) -> JSONNumber? {
    guard let number = JSONNumber(slice(node)) else { return nil }
    return number.isInteger ? number : foundation.integer(slice(node))
  }

  private func floatValue(_ node: Int, _ float: FloatRule) -> Double? {
    if entries[node].kind == .number {
      guard let value = foundation.double(slice(node)) else { return nil }
      return float.precision == .single ? Double(Float(value)) : value
    }
    guard
      case .strings(let positive, let negative, _) =
        program.codings[float.coding].nonConformingFloats
    else { return nil }
    let text = string(node)
    return text == positive ? .infinity : text == negative ? -.infinity : .nan
  }

  /// A date in seconds since 1970, as it is read.
  func seconds(_ node: Int, _ date: DateRule) -> Double? {
    guard entries[node].kind == .number else {
      if date.form != .text { return floatValue(node, date.number) }
      return program.codings[date.coding].dates.read(string(node)).timestamp.map {
        Double($0.seconds) + Double($0.nanoseconds) / 1e9
      } ?? foundation.date(string(node), coding: date.coding)?.timeIntervalSince1970
    }
    guard let number = double(node) else { return nil }
    return switch date.form {
    case .secondsSince2001: number + 978_307_200
    case .millisecondsSince1970: number / 1_000
    case .secondsSince1970: number
    case .text: nil
    }
  }
}
