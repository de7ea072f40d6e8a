import Foundation

// Types that are hard to reflect, each for a reason of its own.

struct ToDoItem: Codable {
  var name: String
  var done: Bool
  var dueDate: Date?
  let creationDate: Date
}

enum Slot: String, Codable { case morning, evening = "late" }
enum SlotKey: String, Codable, CodingKeyRepresentable { case morning, evening }

struct Plan: Codable {
  let meals: [Slot: String]
  let keyed: [SlotKey: Int]
  let byNumber: [Int: String]
  let byID: [UUID: String]
}

enum Environment: Codable { case test, staging }

enum Attachment: Codable {
  case none
  case photo(URL)
  case note(text: String, pinned: Bool = false)
  case pair(Int, label: String)
  case maybe(Int?)
}

indirect enum Expression: Codable {
  case sum(Expression, Expression)
  case number(Double)
}

struct Nested: Decodable {
  let title: String
  let city: String
  let tags: [String]

  enum Keys: String, CodingKey { case title, address, tags }
  enum AddressKeys: String, CodingKey { case city, zip }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Keys.self)
    title = try container.decode(String.self, forKey: .title)
    let address = try container.nestedContainer(keyedBy: AddressKeys.self, forKey: .address)
    city = try address.decode(String.self, forKey: .city)
    var list = try container.nestedUnkeyedContainer(forKey: .tags)
    var tags: [String] = []
    while !list.isAtEnd { tags.append(try list.decode(String.self)) }
    self.tags = tags
  }
}

struct Score: Decodable {
  struct OutOfRange: Error {}
  let points: Int
  let mail: String

  enum CodingKeys: String, CodingKey { case points, mail }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    points = try container.decode(Int.self, forKey: .points)
    mail = try container.decode(String.self, forKey: .mail)
    guard (1...3).contains(points), mail.contains("@") else { throw OutOfRange() }
  }
}

struct UserID: Codable, Hashable {
  let rawValue: UUID

  init(from decoder: any Decoder) throws {
    rawValue = try decoder.singleValueContainer().decode(UUID.self)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(rawValue)
  }
}

struct Page<Item: Codable>: Codable {
  let items: [Item]
  let next: URL?
}

final class Tree: Codable {
  let label: String
  let parent: Tree?
  let children: [Tree]
}

class Animal: Decodable {
  let name: String
  private enum CodingKeys: String, CodingKey { case name }
}

final class Dog: Animal {
  let breed: String
  private enum CodingKeys: String, CodingKey { case breed }

  required init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    breed = try container.decode(String.self, forKey: .breed)
    try super.init(from: container.superDecoder())
  }
}

struct Optionals: Codable {
  let each: [Int?]
  let all: [Int]?
  let both: [Int?]?
}

struct Foundations: Codable {
  let length: Measurement<UnitLength>
  let zone: TimeZone
  let locale: Locale
  let cost: Decimal
  let day: DateComponents
  let span: ClosedRange<Int>
  let data: Data
  let pause: Duration
  let small: Int8
  let large: UInt64
}

struct Settings: Decodable {
  let values: [String: Int]

  struct AnyKey: CodingKey {
    let stringValue: String
    let intValue: Int? = nil
    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: AnyKey.self)
    var values: [String: Int] = [:]
    for key in container.allKeys {
      values[key.stringValue] = try container.decode(Int.self, forKey: key)
    }
    self.values = values
  }
}

extension CodingUserInfoKey {
  static let tenant = CodingUserInfoKey(rawValue: "tenant")
}

struct Tenanted: Decodable {
  struct NoTenant: Error {}
  let tenant: String
  let amount: Int
  enum CodingKeys: String, CodingKey { case amount }

  init(from decoder: any Decoder) throws {
    guard let key = CodingUserInfoKey.tenant, let tenant = decoder.userInfo[key] as? String else {
      throw NoTenant()
    }
    self.tenant = tenant
    amount = try decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .amount)
  }
}

struct Endless: Decodable {
  let next: [Endless]
  let self1: Box
  final class Box: Decodable { let other: Endless }
}

struct Looping: Decodable {
  let values: [Int]

  init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    var values: [Int] = []
    while !list.isAtEnd {
      if let value = try? list.decode(Int.self) { values.append(value) }
    }
    self.values = values
  }
}

struct SelfCalling: Decodable {
  let inner: Int

  init(from decoder: any Decoder) throws {
    _ = try decoder.unkeyedContainer()
    inner = try SelfCalling(from: decoder).inner
  }
}

struct Growing<Element: Decodable>: Decodable {
  let element: Element
  let depth: Int

  enum CodingKeys: String, CodingKey { case element, next }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    element = try container.decode(Element.self, forKey: .element)
    let next = try container.decodeIfPresent(Growing<[Element]>.self, forKey: .next)
    depth = (next?.depth ?? 0) + 1
  }
}

struct Point: Decodable {
  let x: Double
  let y: Double

  init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    x = try list.decode(Double.self)
    y = try list.decode(Double.self)
  }
}

struct Fallbacks: Decodable {
  let retries: Int
  let label: String?
  let amount: Int

  enum CodingKeys: String, CodingKey { case retries, label, amount }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    retries = try container.decodeIfPresent(Int.self, forKey: .retries) ?? 3
    label = try? container.decode(String.self, forKey: .label)
    if let amount = try? container.decode(Int.self, forKey: .amount) {
      self.amount = amount
    } else {
      amount = Int(try container.decode(String.self, forKey: .amount)) ?? 0
    }
  }
}

enum AnyValue: Decodable {
  case null
  case flag(Bool)
  case number(Double)
  case text(String)
  case list([AnyValue])
  case object([String: AnyValue])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let flag = try? container.decode(Bool.self) {
      self = .flag(flag)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let text = try? container.decode(String.self) {
      self = .text(text)
    } else if let list = try? container.decode([AnyValue].self) {
      self = .list(list)
    } else {
      self = .object(try container.decode([String: AnyValue].self))
    }
  }
}

enum Shape: Decodable {
  case circle(radius: Double)
  case square(side: Double)

  enum Kind: String, Decodable { case circle, square }
  enum CodingKeys: String, CodingKey { case type, radius, side }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    switch try container.decode(Kind.self, forKey: .type) {
    case .circle: self = .circle(radius: try container.decode(Double.self, forKey: .radius))
    case .square: self = .square(side: try container.decode(Double.self, forKey: .side))
    }
  }
}

enum Content: Decodable {
  case text(String)
  case image(URL)
  enum CodingKeys: String, CodingKey { case text, image }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    if let text = try? container.decode(String.self, forKey: .text) {
      self = .text(text)
    } else {
      self = .image(try container.decode(URL.self, forKey: .image))
    }
  }
}

enum Theme: String, Decodable {
  case light, dark

  init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    self = Theme(rawValue: text) ?? .light
  }
}

enum Lonely: String, Codable { case only }

struct Tag: RawRepresentable, Codable { let rawValue: String }

struct Flags: OptionSet, Codable { let rawValue: Int }

struct Tagged: Codable {
  let tag: Tag
  let flags: Flags
  let lonely: Lonely
}

enum Level: Int, Codable { case low = 1, high = 500 }

struct IBAN: Decodable {
  struct Invalid: Error {}
  let text: String

  init(from decoder: any Decoder) throws {
    text = try decoder.singleValueContainer().decode(String.self)
    guard text.hasPrefix("STUB-"), text.count == 9 else { throw Invalid() }
  }
}

struct Payment: Decodable { let iban: IBAN }

struct Stamped: Decodable {
  let at: Date
  enum CodingKeys: String, CodingKey { case at }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let text = try container.decode(String.self, forKey: .at)
    guard let date = try? Date(text, strategy: .iso8601) else {
      throw DecodingError.dataCorruptedError(
        forKey: .at,
        in: container,
        debugDescription: "no date"
      )
    }
    at = date
  }
}

final class LinkedA: Decodable { let b: LinkedB }
final class LinkedB: Decodable { let a: LinkedA? }

/// An enum beside models of its own.
enum Meal: Decodable {
  case bread(Loaf)
  case soup(Bowl)

  struct Loaf: Decodable { let grams: Int }
  struct Bowl: Decodable { let litres: Double }
}
