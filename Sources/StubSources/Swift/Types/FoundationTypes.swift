import StubSchema

/// Types of Foundation and of Swift's own library that are coded as objects or lists.
///
/// They stand in Swift, as if Apple's sources were there, and are read as any other source where
/// the project's own declares no such name. What each one is coded as was seen from Foundation.
enum FoundationTypes {
  /// The types among some names of which nothing is known yet, with everything that they refer to.
  static func read(_ names: [String]) -> (models: [ModelSchema], enums: [EnumSchema]) {
    let files = [SwiftSourceFile(shown: "Foundation", bytes: Array(source.utf8))]
    let index = DeclarationIndex(files, ScanTable(files))
    let builder = ModelBuilder(index)
    for name in names {
      let plain = String(name.prefix { $0 != "<" })
      guard let declaration = index.declarations(named: plain).first else { continue }
      let scope = Scope(file: declaration.file, instance: nil, bindings: [:])
      guard
        case .named(let known) = try? builder.resolver.resolve(
          TypeInference.written(name),
          in: scope
        ), let instance = builder.resolver.instances[known]
      else { continue }
      builder.build(instance)
    }
    return (builder.models, builder.enums)
  }

  private static let source = """
    struct Calendar: Codable {
      // stub: enum ["gregorian", "iso8601", "buddhist", "hebrew", "islamic", "japanese"]
      var identifier: String
      var locale: Locale?
      var timeZone: TimeZone
      // stub: minimum 1, maximum 7
      var firstWeekday: Int
      // stub: minimum 1, maximum 7
      var minimumDaysInFirstWeek: Int

      enum Identifier: Codable {
        case gregorian, buddhist, chinese, coptic, ethiopicAmeteMihret, ethiopicAmeteAlem, hebrew
        case iso8601, indian, islamic, islamicCivil, islamicTabular, islamicUmmAlQura, japanese
        case persian, republicOfChina
      }
    }
    struct CharacterSet: Codable { var bitmap: Data }
    struct DateInterval: Codable {
      var start: Date
      // stub: minimum 0, maximum 86400
      var duration: Double
    }
    struct IndexPath: Codable {
      // stub: minimum 0, maximum 9
      var indexes: [Int]
    }
    struct IndexSet: Codable {
      var indexes: [Span]
      struct Span: Codable {
        // stub: minimum 0, maximum 999
        var location: Int
        // stub: minimum 1, maximum 9
        var length: Int
      }
    }
    struct PersonNameComponents: Codable {
      var namePrefix, givenName, middleName, familyName, nameSuffix, nickname: String?
    }
    struct URLComponents: Codable {
      // stub: constant "https"
      var scheme: String?
      // stub: generator internet.domainName
      var host: String?
      // stub: pattern "^/[a-z]{3,8}$"
      var path: String
    }
    extension Locale {
      struct Currency: RawRepresentable, Codable {
        // stub: generator finance.currencyCode
        var rawValue: String
      }
      struct Language: Codable {
        var components: Components
        struct Components: Codable {
          var languageCode: LanguageCode?
          var region: Region?
        }
      }
      struct LanguageCode: RawRepresentable, Codable {
        // stub: generator location.languageCode
        var rawValue: String
      }
      struct Region: RawRepresentable, Codable {
        // stub: generator location.countryCode
        var rawValue: String
      }
      enum Weekday: String, Codable {
        case sunday = "sun", monday = "mon", tuesday = "tue", wednesday = "wed", thursday = "thu"
        case friday = "fri", saturday = "sat"
      }
    }
    struct PartialRangeFrom<Bound: Codable>: Codable {
      init(from decoder: Decoder) throws {
        var container = try decoder.unkeyedContainer()
        lowerBound = try container.decode(Bound.self)
      }
    }
    struct PartialRangeThrough<Bound: Codable>: Codable {
      init(from decoder: Decoder) throws {
        var container = try decoder.unkeyedContainer()
        upperBound = try container.decode(Bound.self)
      }
    }
    struct PartialRangeUpTo<Bound: Codable>: Codable {
      init(from decoder: Decoder) throws {
        var container = try decoder.unkeyedContainer()
        upperBound = try container.decode(Bound.self)
      }
    }
    struct NSRange: Codable {
      init(from decoder: Decoder) throws {
        var container = try decoder.unkeyedContainer()
        location = try container.decode(Int.self)
        length = try container.decode(Int.self)
      }
    }
    struct CGVector: Codable {
      init(from decoder: Decoder) throws {
        var container = try decoder.unkeyedContainer()
        dx = try container.decode(Double.self)
        dy = try container.decode(Double.self)
      }
    }
    struct SIMD2<Scalar: Codable>: Codable {
      init(from decoder: Decoder) throws {
        var container = try decoder.unkeyedContainer()
        x = try container.decode(Scalar.self)
        y = try container.decode(Scalar.self)
      }
    }
    struct SIMD3<Scalar: Codable>: Codable {
      init(from decoder: Decoder) throws {
        var container = try decoder.unkeyedContainer()
        x = try container.decode(Scalar.self)
        y = try container.decode(Scalar.self)
        z = try container.decode(Scalar.self)
      }
    }
    struct SIMD4<Scalar: Codable>: Codable {
      init(from decoder: Decoder) throws {
        var container = try decoder.unkeyedContainer()
        x = try container.decode(Scalar.self)
        y = try container.decode(Scalar.self)
        z = try container.decode(Scalar.self)
        w = try container.decode(Scalar.self)
      }
    }
    """
}
