import Foundation
import StubJSON
import StubSchema
import StubValues

/// Asks Foundation itself about values whose reading is its own definition: numbers with
/// exponents, unusual dates, URLs and decimals, and types with an `init(from:)` of their own.
///
/// It is asked only about what the fast paths leave open, so it need not be fast. One reader
/// belongs to one thread.
final class FoundationReader {
  private let codings: [ResolvedCoding]
  private var decoders: [Int: JSONDecoder] = [:]
  private var formatters: [String: DateFormatter] = [:]

  init(_ codings: [ResolvedCoding]) {
    self.codings = codings
  }

  /// Whether a JSON value is read as an integer of that width.
  func reads(_ json: ArraySlice<UInt8>, as width: IntegerWidth) -> Bool {
    switch width {
    case .int, .int64: decodes(Int64.self, json)
    case .int8: decodes(Int8.self, json)
    case .int16: decodes(Int16.self, json)
    case .int32: decodes(Int32.self, json)
    case .uint, .uint64: decodes(UInt64.self, json)
    case .uint8: decodes(UInt8.self, json)
    case .uint16: decodes(UInt16.self, json)
    case .uint32: decodes(UInt32.self, json)
    case .int128: readsWide(json, isSigned: true)
    case .uint128: readsWide(json, isSigned: false)
    }
  }

  /// The value of a JSON number that is read as an integer of 64 bits, where it is one.
  func integer(_ json: ArraySlice<UInt8>) -> JSONNumber? {
    let signed = (try? decoder(0).decode([Int64].self, from: wrapped(json)))?.first
    if let signed { return JSONNumber(signed) }
    let unsigned = (try? decoder(0).decode([UInt64].self, from: wrapped(json)))?.first
    return unsigned.map { JSONNumber($0) }
  }

  /// The 128-bit integers are newer than the systems that the package supports; on older ones the
  /// 64-bit integers answer for them.
  private func readsWide(_ json: ArraySlice<UInt8>, isSigned: Bool) -> Bool {
    if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) {
      return isSigned ? decodes(Int128.self, json) : decodes(UInt128.self, json)
    }
    return isSigned ? decodes(Int64.self, json) : decodes(UInt64.self, json)
  }

  /// Whether a JSON number is read as a floating-point number.
  func reads(_ json: ArraySlice<UInt8>, as precision: FloatRule.Precision) -> Bool {
    switch precision {
    case .single: return decodes(Float.self, json)
    case .double: return decodes(Double.self, json)
    case .half:
      #if arch(x86_64) && (os(macOS) || targetEnvironment(macCatalyst))
        return decodes(Float.self, json) && abs(double(json) ?? 0) < 65_520
      #else
        return decodes(Float16.self, json)
      #endif
    }
  }

  /// Whether a JSON number is read as a `Decimal`.
  func readsDecimal(_ json: ArraySlice<UInt8>) -> Bool { decodes(Decimal.self, json) }

  /// The value of a JSON number, where it is one.
  func double(_ json: ArraySlice<UInt8>) -> Double? {
    (try? decoder(0).decode([Double].self, from: wrapped(json)))?.first
  }

  /// Whether a text is read as a URL.
  func readsURL(_ text: String) -> Bool { decodes(URL.self, quoted(text)) }

  /// Whether a text is read as a UUID.
  func readsUUID(_ text: String) -> Bool { UUID(uuidString: text) != nil }

  /// Whether a text is read as Base64.
  func readsBase64(_ text: String) -> Bool { Data(base64Encoded: text) != nil }

  /// The moment that a text is read as under the strategies with the index `coding`.
  func date(_ text: String, coding: Int) -> Date? {
    if case .formats(let formats) = codings[coding].dates {
      for format in formats where !Self.stopsFormatter(text, format.pattern) {
        if let date = formatter(format.pattern).date(from: text) { return date }
      }
      return nil
    }
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    return (try? decoder.decode([Date].self, from: wrapped(quoted(text))))?.first
  }

  /// Whether `DateFormatter` would stop the process: of a fraction of 35 digits or more, ICU divides
  /// by a power of ten that is 0 in 32 bits.
  private static func stopsFormatter(_ text: String, _ pattern: String) -> Bool {
    guard text.utf8.count >= 35, pattern.contains("S") else { return false }
    var digits = 0
    for scalar in text.unicodeScalars {
      digits = scalar.properties.numericType == .decimal ? digits + 1 : 0
      if digits >= 35 { return true }
    }
    return false
  }

  /// The seconds since 1970 that an ISO 8601 text stands for.
  func isoSeconds(_ text: String) -> Double? {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    return (try? decoder.decode([Date].self, from: wrapped(quoted(text))))?.first?
      .timeIntervalSince1970
  }

  private func formatter(_ pattern: String) -> DateFormatter {
    if let formatter = formatters[pattern] { return formatter }
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    formatter.dateFormat = pattern
    formatters[pattern] = formatter
    return formatter
  }
}

extension FoundationReader {
  /// Why Foundation does not read a JSON value as one of its types; nil if it does.
  func fault(_ json: ArraySlice<UInt8>, as type: FoundationType, coding: Int) -> String? {
    let fault =
      switch type {
      case .timeZone: error(TimeZone.self, json, coding)
      case .locale: error(Locale.self, json, coding)
      case .dateComponents: error(DateComponents.self, json, coding)
      case .duration: error(Duration.self, json, coding)
      case .cgPoint: error(CGPoint.self, json, coding)
      case .cgSize: error(CGSize.self, json, coding)
      case .cgRect: error(CGRect.self, json, coding)
      case .measurement: error(Measurement<UnitLength>.self, json, coding)
      case .plainMeasurement: error(Measurement<Unit>.self, json, coding)
      }
    return fault.map(Self.reason)
  }

  private func error<T: Decodable>(
    _ type: T.Type,
    _ json: ArraySlice<UInt8>,
    _ coding: Int
  ) -> (any Error)? {
    do {
      _ = try decoder(coding).decode([T].self, from: wrapped(json))
      return nil
    } catch {
      return error
    }
  }

  private static func reason(_ error: any Error) -> String {
    switch error {
    case DecodingError.keyNotFound(let key, _): "missing '\(key.stringValue)'"
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context),
      DecodingError.dataCorrupted(let context):
      context.debugDescription
    default: "Foundation does not read it"
    }
  }

  private func decodes<T: Decodable>(_ type: T.Type, _ json: ArraySlice<UInt8>) -> Bool {
    (try? decoder(0).decode([T].self, from: wrapped(json))) != nil
  }

  /// The decoder for the strategies with an index; dates do not matter to it, since no type that
  /// it is asked for leaves them to the strategy.
  private func decoder(_ coding: Int) -> JSONDecoder {
    if let decoder = decoders[coding] { return decoder }
    let decoder = JSONDecoder()
    if codings[coding].keys == .convertFromSnakeCase {
      decoder.keyDecodingStrategy = .convertFromSnakeCase
    }
    if case .strings(let positive, let negative, let nan) = codings[coding].nonConformingFloats {
      decoder.nonConformingFloatDecodingStrategy = .convertFromString(
        positiveInfinity: positive,
        negativeInfinity: negative,
        nan: nan
      )
    }
    decoders[coding] = decoder
    return decoder
  }

  /// The value as the only element of an array, since older decoders read no other document.
  private func wrapped(_ json: some Sequence<UInt8>) -> Data {
    var data = Data([0x5B])
    data.append(contentsOf: json)
    data.append(0x5D)
    return data
  }

  private func quoted(_ text: String) -> ArraySlice<UInt8> {
    var json: [UInt8] = [0x22]
    for byte in text.utf8 {
      switch byte {
      case 0x22, 0x5C: json += [0x5C, byte]
      case 0..<0x20:
        let digits = String(byte, radix: 16)
        json += Array(("\\u00" + (digits.count == 1 ? "0" : "") + digits).utf8)
      default: json.append(byte)
      }
    }
    return (json + [0x22])[...]
  }
}
