import Foundation
import StubJSON

/// What `JSONDecoder` itself does with a text.
enum FoundationParity {
  /// Decodes nothing, so only the structure of a text matters.
  private struct Anything: Decodable {
    init(from decoder: any Decoder) throws {}
  }

  /// Decodes every key, string and number.
  private struct Everything: Decodable {
    struct Key: CodingKey {
      let stringValue: String
      var intValue: Int? { nil }
      init?(stringValue: String) { self.stringValue = stringValue }
      init?(intValue: Int) { nil }
    }

    init(from decoder: any Decoder) throws {
      if var array = try? decoder.unkeyedContainer() {
        while !array.isAtEnd { _ = try array.decode(Everything.self) }
        return
      }
      do {
        let object = try decoder.container(keyedBy: Key.self)
        for key in object.allKeys { _ = try object.decode(Everything.self, forKey: key) }
        return
      } catch DecodingError.typeMismatch, DecodingError.valueNotFound {}
      try Self.decodeScalar(decoder.singleValueContainer())
    }

    private static func decodeScalar(_ value: any SingleValueDecodingContainer) throws {
      if value.decodeNil() { return }
      do {
        _ = try value.decode(Bool.self)
        return
      } catch DecodingError.typeMismatch {}
      do {
        _ = try value.decode(Decimal.self)
        return
      } catch DecodingError.typeMismatch {}
      _ = try value.decode(String.self)
    }
  }

  /// Whether the text is rejected whatever the type.
  static func rejects(_ bytes: [UInt8]) -> Bool {
    (try? JSONDecoder().decode(Anything.self, from: Data(bytes))) == nil
  }

  /// Whether the text is rejected by a type that reads everything.
  static func rejectsReadingAll(_ bytes: [UInt8]) -> Bool {
    (try? JSONDecoder().decode(Everything.self, from: Data(bytes))) == nil
  }
}

/// Numbers that look random and are the same in each run.
struct TestRandom {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// A number from 0 up to, not including, `bound`.
  mutating func next(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % bound
  }
}
