import Foundation

private enum Shape: Decodable {
  struct Circle: Decodable { var radius: Double }
  struct Square: Decodable {
    var side: Double
    var name: String?
  }
  private enum CodingKeys: String, CodingKey { case kind }

  case circle(Circle)
  case square(Square)
  case none

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    switch try container.decode(String.self, forKey: .kind) {
    case "circle": self = .circle(try Circle(from: decoder))
    case "square": self = .square(try Square(from: decoder))
    case "none": self = .none
    default:
      throw DecodingError.dataCorruptedError(
        forKey: .kind,
        in: container,
        debugDescription: "no such kind"
      )
    }
  }
}

private enum Message: Decodable {
  private enum CodingKeys: String, CodingKey { case type, payload }

  case text(String)
  case numbers([Int])
  case other

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    switch try container.decode(String.self, forKey: .type) {
    case "text": self = .text(try container.decode(String.self, forKey: .payload))
    case "numbers": self = .numbers(try container.decode([Int].self, forKey: .payload))
    default: self = .other
    }
  }
}

private enum Either: Decodable {
  struct Pair: Decodable {
    var a: Int
    var b: Int
  }
  struct Single: Decodable { var a: Int }
  case number(Int)
  case text(String)
  case pair(Pair)
  case single(Single)
  case list([Either])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let value = try? container.decode(Int.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .text(value)
    } else if let value = try? container.decode(Pair.self) {
      self = .pair(value)
    } else if let value = try? container.decode(Single.self) {
      self = .single(value)
    } else {
      self = .list(try container.decode([Either].self))
    }
  }
}

private struct Unions: Decodable {
  var shape: Shape
  var shapes: [Shape]
  var message: Message?
  var either: Either
}

private indirect enum AnyJSON: Decodable {
  case null, bool(Bool), number(Double), text(String), list([AnyJSON]), table([String: AnyJSON])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Int.self) {
      self = .number(Double(value))
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .text(value)
    } else if let value = try? container.decode([AnyJSON].self) {
      self = .list(value)
    } else {
      self = .table(try container.decode([String: AnyJSON].self))
    }
  }
}

private struct Loose: Decodable {
  private enum CodingKeys: String, CodingKey {
    case count, name, theme, tags, extra, guess, whole
  }
  enum Theme: String { case light, dark }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    if (try? container.decode(Int.self, forKey: .count)) == nil {
      _ = try container.decode(String.self, forKey: .count)
    }
    _ = (try? container.decodeIfPresent(String.self, forKey: .name)) ?? nil
    _ = Theme(rawValue: try container.decode(String.self, forKey: .theme)) ?? .light
    _ = try container.decode([Skipping].self, forKey: .tags)
    _ = try container.decodeIfPresent(AnyJSON.self, forKey: .extra)
    _ = try container.decodeIfPresent(Int.self, forKey: .guess)
    _ = try container.decodeIfPresent(Int.self, forKey: .whole) ?? 7
  }

  struct Skipping: Decodable {
    init(from decoder: any Decoder) throws {
      _ = try? decoder.singleValueContainer().decode(Int.self)
    }
  }
}

extension DifferentialSubject {
  static let unions: [DifferentialSubject] = [
    DifferentialSubject(
      Unions.self,
      schema: """
        {"stubschema": 1, "models": {
          "Unions": {"fields": {"shape": "Shape", "shapes": "[Shape]", "message": "Message?",
            "either": "Either"}},
          "Shape": {"tag": "kind", "oneOf": {"circle": "Circle", "square": "Square", "none": null}},
          "Circle": {"fields": {"radius": "Double"}},
          "Square": {"fields": {"side": "Double", "name": "String?"}},
          "Message": {"tag": "type", "content": "payload", "otherwise": null,
            "oneOf": {"text": "String", "numbers": "[Int]"}},
          "Either": {"oneOf": ["Int", "String", "Pair", "Single", "[Either]"]},
          "Pair": {"fields": {"a": "Int", "b": "Int"}},
          "Single": {"fields": {"a": "Int"}}}}
        """,
      documents: [
        """
        [{"shape": {"kind": "circle", "radius": 1}, "shapes": [{"kind": "none"},
          {"kind": "square", "side": 2, "name": "s"}], "message": {"type": "text", "payload": "x"},
          "either": 5},
         {"shape": {"kind": "none"}, "shapes": [], "message": {"type": "new"},
          "either": [1, "a", {"a": 1}, {"a": 1, "b": 2}, []]}]
        """
      ],
      values: [
        "{\"kind\":\"circle\"}", "{\"kind\":\"Circle\",\"radius\":1}", "{\"kind\":5}",
        "{\"type\":\"numbers\",\"payload\":[1]}", "{\"type\":\"text\"}", "{\"a\":1,\"b\":\"x\"}",
        "{\"a\":\"x\"}", "[{\"a\":1.5}]", "\"circle\"",
      ],
      keys: ["kind", "radius", "side", "name", "type", "payload", "a", "b"]
    ),
    DifferentialSubject(
      AnyJSON.self,
      schema: "{\"stubschema\": 1, \"model\": \"Any\", \"wraps\": \"JSON\"}",
      model: "Any",
      documents: ["[{\"a\": [1, 2.5, \"x\", null, true, {\"b\": {}}]}, [], \"t\", -1e3]"]
    ),
    DifferentialSubject(
      Loose.self,
      schema: """
        {"stubschema": 1,
         "enums": {"Theme": {"rawType": "String", "cases": ["light", "dark"], "unknown": "light"}},
         "models": {"Loose": {"fields": {
          "count": {"type": "Int", "accepts": ["String"]},
          "name": {"type": "String?", "onMismatch": "absent"},
          "theme": "Theme",
          "tags": {"type": "[Int]", "onMismatch": "skip"},
          "extra": "JSON?",
          "guess": {"type": "Int?", "assumed": true},
          "whole": {"type": "Int", "required": false, "nullable": true, "default": 7}}}}}
        """,
      documents: [
        """
        [{"count": "5", "name": "x", "theme": "dark", "tags": [1, "x", null], "extra": [1, {}],
          "guess": 5, "whole": null},
         {"count": 5, "theme": "new", "tags": []}]
        """
      ],
      keys: ["count", "name", "theme", "tags", "extra", "guess", "whole"],
      countsAssumed: true
    ),
  ]

  /// Every subject.
  static let all = scalars + dates + shapes + keyed + unions
}
