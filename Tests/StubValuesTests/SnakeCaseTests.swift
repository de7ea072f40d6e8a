import Foundation
import StubValues
import Testing

@Suite struct SnakeCaseTests {
  @Test(arguments: [
    ("first_name", "firstName"), ("firstName", "firstName"), ("FirstName", "FirstName"),
    ("first_Name", "firstName"), ("FIRST_NAME", "firstName"), ("First_Name", "firstName"),
    ("_first_name", "_firstName"), ("__first_name", "__firstName"), ("first_name_", "firstName_"),
    ("first_name__", "firstName__"), ("_first_name_", "_firstName_"), ("first__name", "firstName"),
    ("url_id", "urlId"), ("image_URL", "imageUrl"), ("imageURL_path", "imageurlPath"),
    ("imageURL", "imageURL"), ("HTTP_code", "httpCode"), ("http2_code", "http2Code"),
    ("a_b_c", "aBC"), ("_", "_"), ("__", "__"), ("a_", "a_"), ("_a", "_a"), ("_A", "_A"),
    ("_aB_c", "_abC"), ("", ""), ("address_line_1", "addressLine1"), ("x-y_z", "x-yZ"),
    ("é_à", "éÀ"), ("straße_ß", "straßeSs"), ("i_ı_İ", "iIİ"), ("a b_c d", "a bC D"),
    ("user_iD", "userId"), ("1_2", "12"), ("foo_2bar", "foo2Bar"), ("ǆ_ǆ", "ǆǅ"),
    ("_FOO_BAR", "_fooBar"), ("a_b'C^D`E.F", "aB'c^d`e.F"),
  ])
  func readsKeysAsJSONDecoder(wireKey: String, key: String) {
    #expect(SnakeCase.fromSnakeCase(wireKey) == key)
  }

  @Test(arguments: [
    ("myProperty", "my_property"), ("myURLProperty", "my_url_property"), ("imageURL", "image_url"),
    ("userID", "user_id"), ("HTTPStatus", "h_ttp_status"), ("a", "a"), ("A", "a"), ("", ""),
    ("address2", "address2"), ("line1Text", "line1_text"), ("firstName_", "first_name_"),
    ("_private", "_private"), ("already_snake", "already_snake"), ("URL", "u_rl"), ("aB", "a_b"),
    ("aBC", "a_bc"), ("aBCd", "a_b_cd"), ("élanVital", "élan_vital"),
  ])
  func writesKeysAsJSONEncoder(key: String, wireKey: String) {
    #expect(SnakeCase.toSnakeCase(key) == wireKey)
  }

  @Test(arguments: [
    ("firstName", true), ("imageURL", false), ("userID", false), ("userId", true), ("a", true),
    ("FirstName", false), ("first_name", false), ("address2", true), ("_private", true),
    ("name_", true), ("aB", true), ("line1", true), ("line_1", false), ("", true),
  ])
  func knowsWhatMapsBack(key: String, mapsBack: Bool) {
    #expect(SnakeCase.mapsBack(key) == mapsBack)
  }

  @Test func agreesWithJSONDecoderAndJSONEncoder() throws {
    var random = DifferentialRandom(seed: 7)
    let characters = Array("abcXYZAB012___ -.'^`éÉßİǆǅ中\u{301}\u{345}ΑΣσ’·")
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    let encoder = JSONEncoder()
    encoder.keyEncodingStrategy = .convertToSnakeCase
    for _ in 0..<20_000 {
      let count = random.next(below: 12)
      let key = String((0..<count).map { _ in characters[random.next(below: characters.count)] })
      let plain = try JSONEncoder().encode(KeyList(keys: [key]))
      let read = try decoder.decode(KeyList.self, from: plain).keys[0]
      #expect(SnakeCase.fromSnakeCase(key).utf8.elementsEqual(read.utf8), "\(key.debugDescription)")
      let snake = try encoder.encode(KeyList(keys: [key]))
      let written = try JSONDecoder().decode(KeyList.self, from: snake).keys[0]
      #expect(
        SnakeCase.toSnakeCase(key).utf8.elementsEqual(written.utf8),
        "\(key.debugDescription)"
      )
    }
  }

  @Test(arguments: [
    "\u{600}Ab", "a\u{600}ABc", "\u{200D}A\u{200D}b", "e\u{301}A\u{301}\u{301}b", "🇩🇪A",
  ])
  func neverTraps(key: String) {
    #expect(!SnakeCase.toSnakeCase(key).isEmpty)
    #expect(!SnakeCase.fromSnakeCase("_\(key)_\(key)").isEmpty)
  }
}

/// An object's keys, each with the value 1.
private struct KeyList: Codable {
  var keys: [String]

  init(keys: [String]) { self.keys = keys }

  init(from decoder: any Decoder) throws {
    keys = try decoder.container(keyedBy: AnyKey.self).allKeys.map(\.stringValue)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: AnyKey.self)
    for key in keys { try container.encode(1, forKey: AnyKey(stringValue: key)) }
  }
}

private struct AnyKey: CodingKey {
  var stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}
