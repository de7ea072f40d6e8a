// swift-format-ignore-file
// Written by scripts/fuzz-reflection --emit: random types, for reflection to learn.
import Foundation

struct AnyKey: CodingKey {
  let stringValue: String
  let intValue: Int? = nil
  init(_ name: String) { stringValue = name }
  init?(stringValue: String) { self.init(stringValue) }
  init?(intValue: Int) { nil }
}

struct Box<Value: Decodable>: Decodable {
  let value: Value
  let label: String?
}

struct Random1: Decodable {
  let p0: Double
  let p1: [String]
}

struct Random2: Decodable {
  enum CodingKeys: String, CodingKey {
    case p0 = "p0"
    case p1 = "email"
    case p2 = "p2"
    case p3 = "_id"
    case p4 = "name"
    case p5 = "p5"
  }
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    _ = try container.decodeIfPresent(Random1.self, forKey: .p0)
    _ = try container.decode(String.self, forKey: .p1)
    _ = try container.decode(DateComponents.self, forKey: .p2)
    _ = try Random1(from: container.superDecoder(forKey: .p3))
    if container.contains(.p4) { _ = try container.decode(Random1.self, forKey: .p4) }
    if try !container.decodeNil(forKey: .p5) { _ = try container.decode(Random1.self, forKey: .p5) }
  }
}

struct Random3: Decodable {
  let value: UInt8
  init(from decoder: any Decoder) throws {
    value = try decoder.singleValueContainer().decode(UInt8.self)
  }
}

enum Random4: String, Decodable {
  case p0 = "p0"
  case p1 = "name"
}

struct Random5: Decodable {
  struct Refused: Error {}
  enum CodingKeys: String, CodingKey { case number, text }
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let number = try container.decode(Int.self, forKey: .number)
    let text = try container.decode(String.self, forKey: .text)
    guard number == text.count, number > -1000, text != "-" else { throw Refused() }
  }
}

struct Random6: Decodable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if (try? container.decode([String: String].self)) != nil { return }
    if (try? container.decode(String.self)) != nil { return }
    _ = try container.decode(Int.self)
  }
}

class Random7Base: Decodable {
  let inherited: Random3
}

final class Random7: Random7Base {
  let own: Random3
  enum OwnKeys: String, CodingKey { case own }
  required init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: OwnKeys.self)
    own = try container.decode(Random3.self, forKey: .own)
    try super.init(from: container.superDecoder())
  }
}

struct Random8: Decodable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if (try? container.decode([String: String].self)) != nil { return }
    if (try? container.decode(Date.self)) != nil { return }
    _ = try container.decode([Int].self)
  }
}

struct Random9: Decodable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if (try? container.decode(Double.self)) != nil { return }
    if (try? container.decode([Int].self)) != nil { return }
    _ = try container.decode(Int.self)
  }
}

indirect enum Random10: Decodable {
  case p0(p0: [String: Decimal]?, p1: Random7, p2: Random3?)
  case p1(p0: Random6, p1: TimeZone, p2: Random9)
  case p2
}

struct Random11: Decodable {
  let p0: [Random1]?
  let p1: [Float]
  let p2: Random10
  let p3: [Random4: Box<Random3>?]
  let p4: CGFloat
  let p5: String
  let p6: Random4
}

struct Random12: Decodable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if (try? container.decode(Date.self)) != nil { return }
    if (try? container.decode([Int].self)) != nil { return }
    _ = try container.decode(Int.self)
  }
}

struct Random13: Decodable {
  enum CodingKeys: String, CodingKey {
    case p0 = "isOpen"
    case p1 = "p1"
    case p2 = "kind"
    case p3 = "a.b"
    case p4 = "p4"
  }
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    _ = try? container.decode(Random9.self, forKey: .p0)
    if container.contains(.p1) { _ = try container.decode(Set<Date>.self, forKey: .p1) }
    do {
      var list = try container.nestedUnkeyedContainer(forKey: .p2)
      while !list.isAtEnd { _ = try list.decode(Locale?.self) }
    }
    _ = try container.decode([Random4: CGFloat].self, forKey: .p3)
    _ = try container.decode([UInt8?].self, forKey: .p4)
  }
}

struct Random14: Decodable {
  let value: Set<Date>
  init(from decoder: any Decoder) throws {
    value = try decoder.singleValueContainer().decode(Set<Date>.self)
  }
}

struct Random15: Decodable {
  enum Tag: String, Decodable { case p0, p1, p2 }
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: AnyKey.self)
    switch try container.decode(Tag.self, forKey: AnyKey("tag")) {
    case .p0: _ = try container.decode([[String: URL]].self, forKey: AnyKey("p0Value"))
    case .p1: _ = try container.decode([Random4: Bool].self, forKey: AnyKey("p1Value"))
    case .p2: _ = try container.decode([UUID: Bool].self, forKey: AnyKey("p2Value"))
    }
  }
}

struct Random16: Decodable {
  let p0: [Data]
  enum CodingKeys: String, CodingKey {
    case p0 = "p0"
  }
}

struct Random17: Decodable {
  enum Tag: String, Decodable { case p0, p1 }
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: AnyKey.self)
    switch try container.decode(Tag.self, forKey: AnyKey("tag")) {
    case .p0: _ = try container.decode(Float.self, forKey: AnyKey("p0Value"))
    case .p1: _ = try container.decode(URL.self, forKey: AnyKey("p1Value"))
    }
  }
}

struct Random18: Decodable {
  let p0: Set<Int>
  let p1: Random9
  let p2: Box<Random10>
  let p3: [Random11]
  let p4: [[String]]
  enum CodingKeys: String, CodingKey {
    case p0 = "p0"
    case p1 = "p1"
    case p2 = "p2"
    case p3 = "kind"
    case p4 = "p4"
  }
}

struct Random19: Decodable {
  init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    _ = try list.decode(String.self)
    _ = try list.decode(Int.self)
    _ = try list.decodeIfPresent(TimeZone.self)
    _ = try list.decodeIfPresent([Random14].self)
  }
}

struct Random20: Decodable {
  struct Refused: Error {}
  enum CodingKeys: String, CodingKey { case number, text }
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let number = try container.decode(Int.self, forKey: .number)
    let text = try container.decode(String.self, forKey: .text)
    guard !text.isEmpty, number > -1000, text != "-" else { throw Refused() }
  }
}

class Random21Base: Decodable {
  let inherited: CGFloat
}

final class Random21: Random21Base {
  let own: Random17
  enum OwnKeys: String, CodingKey { case own }
  required init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: OwnKeys.self)
    own = try container.decode(Random17.self, forKey: .own)
    try super.init(from: decoder)
  }
}

class Random22Base: Decodable {
  let inherited: Random21
}

final class Random22: Random22Base {
  let own: Int64
  enum OwnKeys: String, CodingKey { case own }
  required init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: OwnKeys.self)
    own = try container.decode(Int64.self, forKey: .own)
    try super.init(from: decoder)
  }
}

struct Random23: Decodable {
  enum CodingKeys: String, CodingKey {
    case p0 = "p0"
  }
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    do {
      let nested = try container.nestedContainer(keyedBy: AnyKey.self, forKey: .p0)
      _ = try nested.decode(Int.self, forKey: AnyKey("inner"))
    }
  }
}

struct Random24: Decodable {
  let p0: Float
  let p1: Random6
}

struct Random25: Decodable {
  init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    _ = try list.decode(DateComponents.self)
    _ = try list.decode([Int: [String: Calendar]].self)
    _ = try list.decodeIfPresent(Int64.self)
    while !list.isAtEnd { _ = try list.decode(Double.self) }
  }
}

enum Random26: String, Decodable {
  case p0 = "p0"
  case p1 = "p1"
  case p2 = "p2"
  case p3 = "note"
  case p4 = "p4"
  case p5 = "x"
}

struct Random27: Decodable {
  struct Refused: Error {}
  enum CodingKeys: String, CodingKey { case number, text }
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let number = try container.decode(Int.self, forKey: .number)
    let text = try container.decode(String.self, forKey: .text)
    guard number % 2 == 0, number > -1000, text != "-" else { throw Refused() }
  }
}

struct Random28: Decodable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if (try? container.decode(Bool.self)) != nil { return }
    if (try? container.decode(String.self)) != nil { return }
    _ = try container.decode(Int.self)
  }
}

enum Random29: Int, Decodable, CaseIterable {
  case p0 = 10
  case p1 = 13
  case p2 = 16
  case p3 = 19
  case p4 = 22
}

struct Random30: Decodable {
  enum CodingKeys: String, CodingKey {
    case p0 = "kind"
    case p1 = "p1"
  }
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    if try !container.decodeNil(forKey: .p0) { _ = try container.decode([UUID: Random18].self, forKey: .p0) }
    if container.contains(.p1) { _ = try container.decode(Random18.self, forKey: .p1) }
  }
}

struct Random31: Decodable {
  let p0: Date
  enum CodingKeys: String, CodingKey {
    case p0 = "price"
  }
}

enum Random32: String, Decodable, CaseIterable {
  case p0 = "p0"
  case p1 = "p1"
  case p2 = "p2"
}

indirect enum Random33: Decodable {
  case p0(p0: [Int: Int])
  case p1(p0: Date?)
}

struct Random34: Decodable {
  let p0: Duration
  let p1: [String: [Int: UInt8]]
  let p2: Duration
  let p3: Set<Int>
  let p4: [Double]
  let p5: Float
  let p6: Calendar
}

struct Random35: Decodable {
  let p0: Int?
  let p1: Decimal
}

struct Random36: Decodable {
  enum CodingKeys: String, CodingKey {
    case p0 = "email"
    case p1 = "price"
  }
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    _ = try container.decodeIfPresent(URL.self, forKey: .p0)
    do {
      let nested = try container.nestedContainer(keyedBy: AnyKey.self, forKey: .p1)
      _ = try nested.decode([Float?].self, forKey: AnyKey("inner"))
    }
  }
}

struct Random37: Decodable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: AnyKey.self)
    for key in container.allKeys { _ = try container.decode([Double].self, forKey: key) }
  }
}

enum Random38: Int, Decodable {
  case p0 = 0
  case p1 = 3
  case p2 = 6
}

struct Random39: Decodable {
  let p0: Random21
  let p1: [Int64?]
  let p2: Bool
  let p3: Calendar
  let p4: [Data]
  enum CodingKeys: String, CodingKey {
    case p0 = "default"
    case p1 = "a.b"
    case p2 = "Über"
    case p3 = "p3"
    case p4 = "price"
  }
}

enum Random40: Int, Decodable, CaseIterable {
  case p0 = 10
  case p1 = 13
}

struct Random41: Decodable {
  let p0: TimeZone
  let p1: Duration
  let p2: Box<Random22>
  let p3: Int64
  let p4: Int
}

struct Random42: Decodable {
  let p0: [Random4: Int8]
  let p1: DateComponents
  let p2: Range<Int>
  let p3: String
  let p4: Int64
  let p5: Data
}

struct Random43: Decodable {
  struct Refused: Error {}
  enum CodingKeys: String, CodingKey { case number, text }
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let number = try container.decode(Int.self, forKey: .number)
    let text = try container.decode(String.self, forKey: .text)
    guard number < 3, number > -1000, text != "-" else { throw Refused() }
  }
}

struct Random44: Decodable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: AnyKey.self)
    for key in container.allKeys { _ = try container.decode(String.self, forKey: key) }
  }
}

class Random45Base: Decodable {
  let inherited: [[Double]]
}

final class Random45: Random45Base {
  let own: Float
  enum OwnKeys: String, CodingKey { case own }
  required init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: OwnKeys.self)
    own = try container.decode(Float.self, forKey: .own)
    try super.init(from: decoder)
  }
}

struct Random46: Decodable {
  let value: Random21
  init(from decoder: any Decoder) throws {
    value = try decoder.singleValueContainer().decode(Random21.self)
  }
}

struct Random47: Decodable {
  let p0: Date
  let p1: Int8
  let p2: Double
}

struct Random48: Decodable {
  let value: ClosedRange<Int>
  init(from decoder: any Decoder) throws {
    value = try decoder.singleValueContainer().decode(ClosedRange<Int>.self)
  }
}

struct Random49: Decodable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if (try? container.decode(Int.self)) != nil { return }
    if (try? container.decode(Date.self)) != nil { return }
    _ = try container.decode([Int].self)
  }
}

struct Random50: Decodable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if (try? container.decode([String: String].self)) != nil { return }
    if (try? container.decode(String.self)) != nil { return }
    _ = try container.decode(Bool.self)
  }
}

struct Random51: Decodable {
  struct Refused: Error {}
  enum CodingKeys: String, CodingKey { case number, text }
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let number = try container.decode(Int.self, forKey: .number)
    let text = try container.decode(String.self, forKey: .text)
    guard number == text.count, number > -1000, text != "-" else { throw Refused() }
  }
}

struct Random52: Decodable {
  struct Refused: Error {}
  enum CodingKeys: String, CodingKey { case number, text }
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let number = try container.decode(Int.self, forKey: .number)
    let text = try container.decode(String.self, forKey: .text)
    guard !text.isEmpty, number > -1000, text != "-" else { throw Refused() }
  }
}

struct Random53: Decodable {
  let p0: [Set<UUID>]
  let p1: Decimal
  let p2: Bool
  let p3: Random29
  let p4: [[Random4: Set<Random29>]]
}

struct Random54: Decodable {
  enum CodingKeys: String, CodingKey {
    case p0 = "p0"
  }
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    if try !container.decodeNil(forKey: .p0) { _ = try container.decode(Data.self, forKey: .p0) }
  }
}

struct Random55: Decodable {
  let p0: [String: UInt8]
  let p1: [UUID: [UUID: Data]]
  let p2: Int64
  let p3: [Random29: Calendar]
  let p4: Decimal
  let p5: [URL]
  let p6: Set<Random4>
}

struct Random56: Decodable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if (try? container.decode([String: String].self)) != nil { return }
    if (try? container.decode(Double.self)) != nil { return }
    _ = try container.decode(Int.self)
  }
}

enum Random57: String, Decodable, CaseIterable {
  case p0 = "p0"
  case p1 = "p1"
  case p2 = "a.b"
  case p3 = "p3"
}

class Random58Base: Decodable {
  let inherited: Random33
}

final class Random58: Random58Base {
  let own: Int
  enum OwnKeys: String, CodingKey { case own }
  required init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: OwnKeys.self)
    own = try container.decode(Int.self, forKey: .own)
    try super.init(from: container.superDecoder())
  }
}

class Random59Base: Decodable {
  let inherited: Float
}

final class Random59: Random59Base {
  let own: CGFloat?
  enum OwnKeys: String, CodingKey { case own }
  required init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: OwnKeys.self)
    own = try container.decode(CGFloat?.self, forKey: .own)
    try super.init(from: container.superDecoder())
  }
}

struct Random60: Decodable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: AnyKey.self)
    for key in container.allKeys { _ = try container.decode(DateComponents.self, forKey: key) }
  }
}

var randomTypes: [any Decodable.Type] {
  [
    Random1.self, Random2.self, Random3.self, Random4.self, Random5.self, Random6.self,
    Random7.self, Random8.self, Random9.self, Random10.self, Random11.self, Random12.self,
    Random13.self, Random14.self, Random15.self, Random16.self, Random17.self, Random18.self,
    Random19.self, Random20.self, Random21.self, Random22.self, Random23.self, Random24.self,
    Random25.self, Random26.self, Random27.self, Random28.self, Random29.self, Random30.self,
    Random31.self, Random32.self, Random33.self, Random34.self, Random35.self, Random36.self,
    Random37.self, Random38.self, Random39.self, Random40.self, Random41.self, Random42.self,
    Random43.self, Random44.self, Random45.self, Random46.self, Random47.self, Random48.self,
    Random49.self, Random50.self, Random51.self, Random52.self, Random53.self, Random54.self,
    Random55.self, Random56.self, Random57.self, Random58.self, Random59.self, Random60.self,
  ]
}
