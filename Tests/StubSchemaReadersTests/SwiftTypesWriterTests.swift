import StubSchema
import StubSchemaReaders
import Testing

@Suite struct SwiftTypesWriterTests {
  @Test func writesAStructWithItsKeys() throws {
    let description = try sample(
      #"{"id":"6F9619FF-8B86-D011-B42D-00C04FC964FF","due_at":"2024-05-01T10:00:00Z","tags":[{"class":"a"}],"note":null}"#
    ).description
    #expect(
      SwiftTypesWriter.write(description) == """
        import Foundation

        // Decode with:
        //   decoder.dateDecodingStrategy = .iso8601

        struct Item: Codable, Hashable, Sendable {
          var id: UUID
          var dueAt: Date
          var tags: [Tag]
          var note: JSON?

          enum CodingKeys: String, CodingKey, CaseIterable {
            case id
            case dueAt = "due_at"
            case tags
            case note
          }
        }

        struct Tag: Codable, Hashable, Sendable {
          var `class`: String
        }

        /// Any JSON value.

        """ + jsonType
    )
  }

  private let jsonType = """
    indirect enum JSON: Codable, Hashable, Sendable {
      case null
      case bool(Bool)
      case number(Double)
      case string(String)
      case array([JSON])
      case object([String: JSON])

      init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
          self = .null
        } else if let value = try? container.decode(Bool.self) {
          self = .bool(value)
        } else if let value = try? container.decode(Double.self) {
          self = .number(value)
        } else if let value = try? container.decode(String.self) {
          self = .string(value)
        } else if let value = try? container.decode([JSON].self) {
          self = .array(value)
        } else {
          self = .object(try container.decode([String: JSON].self))
        }
      }

      func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .bool(let value): try container.encode(value)
        case .number(let value): try container.encode(value)
        case .string(let value): try container.encode(value)
        case .array(let value): try container.encode(value)
        case .object(let value): try container.encode(value)
        }
      }
    }

    """

  @Test func writesEnumsUnionsAndDefaults() throws {
    let description = try describe(
      #""state":"State","shape":"Shape","count":{"type":"Int","required":false,"default":3}"#,
      more:
        #","enums":{"State":{"rawType":"String","cases":{"on":"on","inUse":"in use"},"unknown":"on"}},"#
        + #""aliases":{"Shape":"[String: Int]"}"#
    )
    #expect(
      SwiftTypesWriter.write(description) == """
        import Foundation

        struct Order: Codable, Hashable, Sendable {
          var state: State
          var shape: [String: Int]
          var count: Int

          init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            self.state = try container.decode(State.self, forKey: .state)
            self.shape = try container.decode([String: Int].self, forKey: .shape)
            self.count = try container.decodeIfPresent(Int.self, forKey: .count) ?? 3
          }
        }

        enum State: String, Codable, Hashable, Sendable, CaseIterable {
          case on
          case inUse = "in use"

          init(from decoder: any Decoder) throws {
            let value = try decoder.singleValueContainer().decode(String.self)
            self = Self(rawValue: value) ?? .on
          }
        }

        """
    )
  }

  @Test func makesAClassOfWhatHoldsItself() throws {
    let source = SwiftTypesWriter.write(try describe(#""next":"Order?","n":"Int""#))
    #expect(
      source == """
        import Foundation

        final class Order: Codable, Sendable {
          let next: Order?
          let n: Int
        }

        """
    )
  }

  @Test func tellsHowDatesAreDecoded() throws {
    let description = try describe(
      #""a":"Date""#,
      more: #","coding":{"dates":{"format":"yyyy-MM-dd"},"keys":"convertFromSnakeCase"}"#
    )
    #expect(
      SwiftTypesWriter.write(description).hasPrefix(
        """
        import Foundation

        // Decode with:
        //   let formatter = DateFormatter()
        //   formatter.locale = Locale(identifier: "en_US_POSIX")
        //   formatter.timeZone = TimeZone(identifier: "UTC")
        //   formatter.dateFormat = "yyyy-MM-dd"
        //   decoder.dateDecodingStrategy = .formatted(formatter)
        //   decoder.keyDecodingStrategy = .convertFromSnakeCase
        """
      )
    )
  }

  @Test func leavesDatesOfOtherStrategiesAsTheyAre() throws {
    let source = SwiftTypesWriter.write(
      try describe(#""a":"Date","b":{"type":"[Date]?","coding":{"dates":"iso8601"}}"#)
    )
    #expect(
      source == """
        import Foundation

        struct Order: Codable, Hashable, Sendable {
          var a: Date
          var b: [String]?
        }

        """
    )
  }
}
