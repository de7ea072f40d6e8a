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

@propertyWrapper struct Held<Value: Decodable>: Decodable {
  var wrappedValue: Value

  init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  init(from decoder: any Decoder) throws {
    wrappedValue = try decoder.singleValueContainer().decode(Value.self)
  }
}

indirect enum Random1: Decodable {
  case p0
  case p1(p0: [String])
  case p2(p0: String, p1: Double??)
  case p3
  case p4(p0: Range<Date>, p1: [Decimal])
}

enum Random2: Int, Decodable, CaseIterable {
  case p0 = 0
}

enum Random3: Double, Decodable { case a = 1, b = 2, c = 100 }

struct Random4: Decodable {
  enum Tag: String, Decodable { case p0, p1 }
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: AnyKey.self)
    switch try container.decode(Tag.self, forKey: AnyKey("tag")) {
    case .p0: _ = try container.decode(Random1?.self, forKey: AnyKey("p0Value"))
    case .p1: _ = try container.decode(Random2.self, forKey: AnyKey("p1Value"))
    }
  }
}

struct Random5: OptionSet, Decodable { let rawValue: Int64 }

struct Random6: Decodable {
  enum CodingKeys: String, CodingKey {
    case p0 = "tags"
    case p1 = "p1"
    case p2 = "p2"
  }
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    _ = try container.decodeIfPresent(UInt16.self, forKey: .p0)
    _ = try container.decodeIfPresent(Float.self, forKey: .p1)
    _ = try Random3(from: container.superDecoder(forKey: .p2))
  }
}

struct Random7: RawRepresentable, Decodable { let rawValue: Double }

struct Random8: Decodable {
  enum CodingKeys: String, CodingKey {
    case p0 = "note"
    case p1 = "Über"
    case p2 = "type"
  }
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    if container.contains(.p0) { _ = try container.decode(Locale.self, forKey: .p0) }
    _ = try Random7(from: container.superDecoder(forKey: .p1))
    do {
      var list = try container.nestedUnkeyedContainer(forKey: .p2)
      while !list.isAtEnd { _ = try list.decode(Random2?.self) }
    }
  }
}

struct Random9: Decodable {
  let p0: Random2
  let p1: Random3
  let p2: Set<UInt8>
  let p3: [Random1]??
  let p4: Float
  let p5: Random7
  let p6: Box<Random3>
  let p7: CGFloat
  enum CodingKeys: String, CodingKey {
    case p0 = "name"
    case p1 = "url"
    case p2 = "p2"
    case p3 = "type"
    case p4 = "isOpen"
    case p5 = "p5"
    case p6 = "kind"
    case p7 = "a.b"
  }
}

struct Random10: Decodable {
  enum CodingKeys: String, CodingKey {
    case p0 = "type"
  }
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    var seen: [String] = decoder.codingPath.map(\.stringValue)
    for key in container.allKeys {
      seen.append(key.stringValue)
      _ = try container.decodeIfPresent(Set<Int>.self, forKey: key)
    }
  }
}

struct Random11: RawRepresentable, Decodable { let rawValue: Double }

struct Random12: Decodable {
  enum CodingKeys: String, CodingKey {
    case p0 = "id"
    case p1 = "isOpen"
    case p2 = "p2"
    case p3 = "with space"
  }
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    do {
      var list = try container.nestedUnkeyedContainer(forKey: .p0)
      while !list.isAtEnd { _ = try list.decode([UInt8?].self) }
    }
    _ = try? container.decode([[String: URL]].self, forKey: .p1)
    do {
      let nested = try container.nestedContainer(keyedBy: AnyKey.self, forKey: .p2)
      _ = try nested.decode(DateComponents.self, forKey: AnyKey("inner"))
    }
    _ = try container.decodeIfPresent(Bool.self, forKey: .p3)
  }
}

struct Random13: Decodable {
  let p0: Data
  let p1: Data
  let p2: Calendar
  let p3: UInt8
  let p4: Bool
  let p5: URL
  let p6: CGFloat
  let p7: Data
}

final class Random14: Decodable {}

struct Random15: Decodable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if (try? container.decode([String: String].self)) != nil { return }
    if (try? container.decode(Bool.self)) != nil { return }
    _ = try container.decode(Double.self)
  }
}

struct Random16: OptionSet, Decodable { let rawValue: Int }

struct Random17: Decodable {
  let p0: UInt16?
  let p1: Double
  let p2: CGFloat
  let p3: Calendar
  let p4: [Decimal]
  enum CodingKeys: String, CodingKey {
    case p0 = "p0"
    case p1 = "id"
    case p2 = "price"
    case p3 = "with space"
    case p4 = "_id"
  }
}

struct Random18: Decodable {
  enum CodingKeys: String, CodingKey {
    case p0 = "with space"
    case p1 = "tags"
    case p2 = "p2"
    case p3 = "type"
    case p4 = "p4"
    case p5 = "n0"
  }
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    if container.contains(.p0) { _ = try container.decode(Float?.self, forKey: .p0) }
    _ = try container.decodeIfPresent(Float.self, forKey: .p1)
    do {
      let nested = try container.nestedContainer(keyedBy: AnyKey.self, forKey: .p2)
      _ = try nested.decode(Float.self, forKey: AnyKey("inner"))
    }
    _ = try Random6(from: container.superDecoder(forKey: .p3))
    _ = try container.decode([UUID: String].self, forKey: .p4)
    _ = try container.decode([Int: [String: Calendar]].self, forKey: .p5)
  }
}

struct Random19: Decodable {
  enum Tag: String, Decodable { case p0, p1 }
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: AnyKey.self)
    switch try container.decode(Tag.self, forKey: AnyKey("tag")) {
    case .p0: _ = try container.decode(Double.self, forKey: AnyKey("p0Value"))
    case .p1: _ = try container.decode(Duration.self, forKey: AnyKey("p1Value"))
    }
  }
}

struct Random20: Decodable {
  struct Key: Hashable, Decodable, CodingKeyRepresentable {
    let text: String
    var codingKey: any CodingKey { AnyKey(text) }
    init?<Other: CodingKey>(codingKey: Other) { text = codingKey.stringValue }
  }
  let byKey: [Key: [[Int: Double]]]
}

struct Random21: Decodable {
  struct Key: Hashable, Decodable, CodingKeyRepresentable {
    let text: String
    var codingKey: any CodingKey { AnyKey(text) }
    init?<Other: CodingKey>(codingKey: Other) { text = codingKey.stringValue }
  }
  let byKey: [Key: CGFloat??]
}

struct Random22: Decodable {
  let p0: ClosedRange<Double>
  let p1: URL
  let p2: Int8
  let p3: [Int: UInt16]
  let p4: Data
  let p5: Random4
}

struct Random23: Decodable {
  @Held var p0: Random18
  @Held var p1: [Random18]
  @Held var p2: Bool
}

struct Random24: Decodable {
  enum CodingKeys: String, CodingKey {
    case p0 = "p0"
  }
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    var seen: [String] = decoder.codingPath.map(\.stringValue)
    for key in container.allKeys {
      seen.append(key.stringValue)
      _ = try container.decodeIfPresent(URL.self, forKey: key)
    }
  }
}

struct Random25: Decodable {
  @Held var p0: Int8
  @Held var p1: [Random2: UInt8]
}

class Random26Base: Decodable {
  let inherited: Calendar
}

final class Random26: Random26Base {
  let own: Double
  enum OwnKeys: String, CodingKey { case own }
  required init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: OwnKeys.self)
    own = try container.decode(Double.self, forKey: .own)
    try super.init(from: decoder)
  }
}

final class Random27: Decodable {}

indirect enum Random28: Decodable {
  case p0
  case p1(p0: Int64?)
  case p2(Double)
  case p3(p0: [Random2: Duration])
  case p4
}

struct Random29: Decodable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: AnyKey.self)
    for key in container.allKeys { _ = try container.decode(Duration.self, forKey: key) }
  }
}

struct Random30: Decodable {
  @Held var p0: [Double]
}

struct Random31: Decodable {
  let p0: Calendar
  let p1: Random1
  let p2: UInt16
  let p3: Int
  let p4: Decimal
}

struct Random32: Decodable {
  struct Refused: Error {}
  enum CodingKeys: String, CodingKey { case number, text }
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let number = try container.decode(Int.self, forKey: .number)
    let text = try container.decode(String.self, forKey: .text)
    guard (1...5).contains(number), number > -1000, text != "-" else { throw Refused() }
  }
}

enum Random33: String, Decodable {
  case p0 = "p0"
  case p1 = "email"
}

struct Random34: Decodable {
  enum Tag: String, Decodable { case p0, p1, p2 }
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: AnyKey.self)
    switch try container.decode(Tag.self, forKey: AnyKey("tag")) {
    case .p0: _ = try container.decode([UUID: Random31].self, forKey: AnyKey("p0Value"))
    case .p1: _ = try container.decode(Double.self, forKey: AnyKey("p1Value"))
    case .p2: _ = try container.decode(Int8.self, forKey: AnyKey("p2Value"))
    }
  }
}

struct Random35: Decodable {
  let p0: Float
}

enum Random36: String, Decodable { case c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14, c15, c16, c17, c18, c19, c20, c21, c22, c23, c24, c25, c26, c27, c28, c29, c30, c31, c32, c33, c34, c35, c36, c37, c38, c39, c40, c41, c42, c43, c44, c45, c46, c47, c48, c49, c50, c51, c52, c53, c54, c55, c56, c57, c58, c59, c60, c61, c62, c63, c64, c65, c66, c67, c68, c69, c70, c71, c72, c73, c74, c75, c76, c77, c78, c79, c80, c81, c82, c83, c84, c85, c86, c87, c88, c89, c90, c91, c92, c93, c94, c95, c96, c97, c98, c99, c100, c101, c102, c103, c104, c105, c106, c107, c108, c109, c110, c111, c112, c113, c114, c115, c116, c117, c118, c119, c120, c121, c122, c123, c124, c125, c126, c127, c128, c129, c130, c131, c132, c133, c134, c135, c136, c137, c138, c139, c140, c141, c142, c143, c144, c145, c146, c147, c148, c149, c150, c151, c152, c153, c154, c155, c156, c157, c158, c159, c160, c161, c162, c163, c164, c165, c166, c167, c168, c169, c170, c171, c172, c173, c174, c175, c176, c177, c178, c179, c180, c181, c182, c183, c184, c185, c186, c187, c188, c189, c190, c191, c192, c193, c194, c195, c196, c197, c198, c199, c200, c201, c202, c203, c204, c205, c206, c207, c208, c209, c210, c211, c212, c213, c214, c215, c216, c217, c218, c219, c220, c221, c222, c223, c224, c225, c226, c227, c228, c229, c230, c231, c232, c233, c234, c235, c236, c237, c238, c239, c240, c241, c242, c243, c244, c245, c246, c247, c248, c249, c250, c251, c252, c253, c254, c255, c256 }

struct Random37: Decodable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if (try? container.decode(Double.self)) != nil { return }
    if (try? container.decode(Bool.self)) != nil { return }
    _ = try container.decode(Date.self)
  }
}

struct Random38: Decodable {
  let p0: Calendar
  let p1: [Data]
  enum CodingKeys: String, CodingKey {
    case p0 = "default"
    case p1 = "a.b"
  }
}

struct Random39: OptionSet, Decodable { let rawValue: Int64 }

struct Random40: Decodable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: AnyKey.self)
    for key in container.allKeys { _ = try container.decode(URL.self, forKey: key) }
  }
}

struct Random41: Decodable {
  @Held var p0: UUID
  @Held var p1: UInt8
}

struct Random42: Decodable {
  let p0: TimeZone
  let p1: Duration
  let p2: Box<Random22>
  let p3: Int64
  let p4: Int
}

final class Random43: Decodable {
  let p0: [UUID: Int8]
  let p1: DateComponents
  let parent: Random43?
}

struct Random44: Decodable {
  enum CodingKeys: String, CodingKey {
    case p0 = "p0"
    case p1 = "p1"
  }
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    _ = try container.decodeIfPresent(DateComponents.self, forKey: .p0)
    _ = try container.decode(Random5.self, forKey: .p1)
  }
}

enum Random45: Double, Decodable { case a = 1, b = 2, c = 100 }

struct Random46: Decodable {
  init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    _ = try list.decode([Double].self)
    _ = try list.decodeIfPresent(Random21.self)
    _ = try list.decode(Set<UUID>.self)
    while !list.isAtEnd { _ = try list.decode(Random10.self) }
  }
}

indirect enum Random47: Decodable {
  case p0(p0: Random33)
  case p1(p0: Date)
  case p2
}

class Random48Base: Decodable {
  let inherited: [Set<UUID>]
}

final class Random48: Random48Base {
  let own: Range<Int>
  enum OwnKeys: String, CodingKey { case own }
  required init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: OwnKeys.self)
    own = try container.decode(Range<Int>.self, forKey: .own)
    try super.init(from: decoder)
  }
}

struct Random49: Decodable {
  let p0: Bool
  let p1: Random29
  let p2: [[UUID: Set<Random36>]]
  let p3: Set<Random36>
  enum CodingKeys: String, CodingKey {
    case p0 = "p0"
    case p1 = "p1"
    case p2 = "p2"
    case p3 = "ALLCAPS"
  }
}

enum Random50Choice<Left: Decodable, Right: Decodable>: Decodable {
  case left(Left)
  case right(value: Right, note: String?)
}

struct Random50: Decodable {
  let choice: Random50Choice<Int, Random23>
}

enum Random51Choice<Left: Decodable, Right: Decodable>: Decodable {
  case left(Left)
  case right(value: Right, note: String?)
}

struct Random51: Decodable {
  let choice: Random51Choice<Duration, Date>
}

struct Random52: Decodable {
  let value: Int64
  init(from decoder: any Decoder) throws {
    value = try decoder.singleValueContainer().decode(Int64.self)
  }
}

enum Random53Choice<Left: Decodable, Right: Decodable>: Decodable {
  case left(Left)
  case right(value: Right, note: String?)
}

struct Random53: Decodable {
  let choice: Random53Choice<Calendar?, Locale>
}

struct Random54: Decodable {
  let p0: Set<Random2>
  let p1: [Box<Random29>]
  let p2: Random41
}

struct Random55: Decodable {
  enum CodingKeys: String, CodingKey {
    case p0 = "x"
    case p1 = "n0"
  }
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    do {
      var list = try container.nestedUnkeyedContainer(forKey: .p0)
      while !list.isAtEnd { _ = try list.decode(UInt16.self) }
    }
    do {
      let nested = try container.nestedContainer(keyedBy: AnyKey.self, forKey: .p1)
      _ = try nested.decode([Random2: Random42].self, forKey: AnyKey("inner"))
    }
  }
}

enum Random56: UInt8, Decodable { case a = 1, b = 2, c = 100 }

struct Random57: Decodable {
  let p0: Random33
  let p1: Box<Random24>
  enum CodingKeys: String, CodingKey {
    case p0 = "with space"
    case p1 = "p1"
  }
}

struct Random58: Decodable {
  init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    _ = try list.decodeIfPresent(TimeZone?.self)
    _ = try list.decode(ClosedRange<Int>.self)
    _ = try list.decode(UInt16.self)
    while !list.isAtEnd { _ = try list.decode([Random33: Int].self) }
  }
}

struct Random59: OptionSet, Decodable { let rawValue: Int64 }

struct Random60: Decodable {
  enum Tag: String, Decodable { case p0, p1, p2 }
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: AnyKey.self)
    switch try container.decode(Tag.self, forKey: AnyKey("tag")) {
    case .p0: _ = try container.decode(Set<UUID>?.self, forKey: AnyKey("p0Value"))
    case .p1: _ = try container.decode(Set<Int>.self, forKey: AnyKey("p1Value"))
    case .p2: _ = try container.decode(Double.self, forKey: AnyKey("p2Value"))
    }
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
