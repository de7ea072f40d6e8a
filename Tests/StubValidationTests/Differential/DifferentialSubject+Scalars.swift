import Foundation

private struct Scalars: Decodable {
  var text: String
  var flag: Bool
  var whole: Int
  var tiny: Int8
  var small: Int16
  var middle: Int32
  var large: Int64
  var natural: UInt
  var byte: UInt8
  var word: UInt16
  var long: UInt32
  var longer: UInt64
  var single: Float
  var double: Double
  var points: CGFloat
  var price: Decimal
}

private struct Texts: Decodable {
  var id: UUID
  var link: URL
  var data: Data
  var maybeLink: URL?
  var maybeID: UUID?
  var maybeData: Data?
}

private struct Wide: Decodable {
  var huge: Int128
  var vast: UInt128
  var half: Float16
}

private struct Bytes: Decodable {
  var data: Data
  var other: Data?
}

private struct Floats: Decodable {
  var double: Double
  var single: Float?
  var points: CGFloat?
  var date: Date?
  var list: [Double]
  var whole: Int?
}

private struct Structured: Decodable {
  var zone: TimeZone?
  var locale: Locale?
  var parts: DateComponents?
  var length: Duration?
  var point: CGPoint?
  var size: CGSize?
  var frame: CGRect?
  var distance: Measurement<UnitLength>?
}

extension DifferentialSubject {
  static let scalars: [DifferentialSubject] = [
    DifferentialSubject(
      Scalars.self,
      schema: """
        {"stubschema": 1, "model": "Scalars", "fields": {
          "text": "String", "flag": "Bool", "whole": "Int", "tiny": "Int8", "small": "Int16",
          "middle": "Int32", "large": "Int64", "natural": "UInt", "byte": "UInt8",
          "word": "UInt16", "long": "UInt32", "longer": "UInt64", "single": "Float",
          "double": "Double", "points": "CGFloat", "price": "Decimal"}}
        """,
      documents: [
        """
        [{"text": "a é", "flag": true, "whole": 1, "tiny": -128, "small": 5, "middle": 7,
          "large": 9223372036854775807, "natural": 3, "byte": 255, "word": 65535,
          "long": 4294967295, "longer": 18446744073709551615, "single": 1.5, "double": 0.1,
          "points": 2, "price": 12.34}]
        """
      ],
      values: [
        "3.14159265358979323846264338327950288419716939937510", "1e127", "1e-128", "12e126",
        "123456789012345678901234567890.123456789", "1.0000000000000000001", "1.8e19",
        "9223372036854775807.0", "12345678901234567e-1", "16777217", "1.7976931348623159e308",
        "4611686018427387904.7", "0e400", "-0.0e5", "0E1", "1.8446744073709552e19",
      ]
    ),
    DifferentialSubject(
      Texts.self,
      schema: """
        {"stubschema": 1, "model": "Texts", "fields": {
          "id": "UUID", "link": "URL", "data": "Data", "maybeLink": "URL?", "maybeID": "UUID?",
          "maybeData": "Data?"}}
        """,
      documents: [
        """
        [{"id": "E621E1F8-C36C-495A-93FC-0C247A3E6E5F", "link": "https://example.com/a?b=c",
          "data": "AAA=", "maybeLink": null, "maybeID": "00000000-0000-0000-0000-000000000000"}]
        """
      ],
      values: [
        "\" \"", "\"http://\"", "\"//host\"", "\"http://[::1]/\"", "\"a%\"", "\"日本語\"",
        "\"http://例え.jp/パス\"", "\":foo\"", "\"mailto:\"", "\"##\"", "\"http://host:99999\"",
        "\"http://host:-1\"", "\"http://user@:80\"", "\"\\n\"", "\"http://a.com\\n\"",
        "\"http://a<b>.com\"", "\"http://a^b\"", "\"http://a\\\\b\"", "\"http://%\"",
        "\"http://x[y]\"", "\"https://example.com/{id}\"", "\"https://-\"", "\"http://a..b\"",
        "\"https://example.com:80\"", "\"https://0\"", "\"http://xn--/\"", "\"AAA\"", "\"A===\"",
        "\"AAAA\\nAAAA\"", "\"AA==\\u0000\"", "\"AAAA \"",
        "\"E621E1F8-C36C-495A-93FC-0C247A3E6E5F\\u0000\"", "\"1-2-3-4-5\"",
        "\"0x21E1F8-C36C-495A-93FC-0C247A3E6E5F\"", "\"E621E1F8_C36C_495A_93FC_0C247A3E6E5F\"",
      ]
    ),
    DifferentialSubject(
      Wide.self,
      schema: """
        {"stubschema": 1, "model": "Wide", "fields": {
          "huge": "Int128", "vast": "UInt128", "half": "Float16"}}
        """,
      documents: [
        "[{\"huge\": -5, \"vast\": 340282366920938463463374607431768211455, \"half\": 1}]"
      ],
      values: [
        "170141183460469231731687303715884105727", "170141183460469231731687303715884105728",
        "-170141183460469231731687303715884105728", "1e30", "65504", "65519", "65520", "1e-9",
        "9999", "99999",
      ]
    ),
    DifferentialSubject(
      Bytes.self,
      schema: """
        {"stubschema": 1, "model": "Bytes", "coding": {"data": "deferredToData"},
         "fields": {"data": "Data", "other": "Data?"}}
        """,
      documents: ["[{\"data\": [1, 2, 255], \"other\": []}, {\"data\": []}]"],
      values: ["[256]", "[-1]", "[1.0]", "[\"a\"]", "[null]"]
    ) { $0.dataDecodingStrategy = .deferredToData },
    DifferentialSubject(
      Floats.self,
      schema: """
        {"stubschema": 1, "model": "Floats",
         "coding": {"nonConformingFloats":
           {"positiveInfinity": "Infinity", "negativeInfinity": "-Infinity", "nan": "NaN"}},
         "fields": {"double": "Double", "single": "Float?", "points": "CGFloat?", "date": "Date?",
           "list": "[Double]", "whole": "Int?"}}
        """,
      documents: [
        "[{\"double\": \"NaN\", \"single\": \"Infinity\", \"points\": 1, \"date\": \"-Infinity\","
          + " \"list\": [1, \"NaN\"], \"whole\": 5}]"
      ],
      values: ["\"-Infinity\"", "\"nan\"", "\"inf\"", "\"+Infinity\""]
    ) {
      $0.nonConformingFloatDecodingStrategy = .convertFromString(
        positiveInfinity: "Infinity",
        negativeInfinity: "-Infinity",
        nan: "NaN"
      )
    },
    DifferentialSubject(
      Structured.self,
      schema: """
        {"stubschema": 1, "model": "Structured", "fields": {
          "zone": "TimeZone?", "locale": "Locale?", "parts": "DateComponents?",
          "length": "Duration?", "point": "CGPoint?", "size": "CGSize?", "frame": "CGRect?",
          "distance": "Measurement<UnitLength>?"}}
        """,
      documents: [
        """
        [{"zone": {"identifier": "Europe/Berlin"}, "locale": {"identifier": "en_US"},
          "parts": {"year": 2024}, "length": [0, 5], "point": [1, 2], "size": [1, 2],
          "frame": [[1, 2], [3, 4]],
          "distance": {"value": 1,
            "unit": {"converter": {"coefficient": 1, "constant": 0}, "symbol": "m"}}}]
        """
      ],
      values: [
        "{\"identifier\":\"Nope/Nope\"}", "{\"identifier\":\"\"}", "{\"identifier\":5}", "[1]",
        "{\"value\":1,\"unit\":\"m\"}", "[0,-5]", "[[1,2]]", "\"UTC\"", "{\"year\":\"x\"}",
      ]
    ),
  ]
}
