import Foundation
import StubSchema

/// Which Swift types are scalars of a description.
enum ScalarKind {
  /// The scalar that a type is; nil for all others.
  static func of(_ type: Any.Type) -> ScalarType? {
    if let scalar = table[ObjectIdentifier(type)] { return scalar }
    guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) else { return nil }
    if type == Int128.self { return .int128 }
    return type == UInt128.self ? .uint128 : nil
  }

  private static let table: [ObjectIdentifier: ScalarType] = {
    var table: [ObjectIdentifier: ScalarType] = [:]
    for (type, scalar) in types { table[ObjectIdentifier(type)] = scalar }
    #if !(os(macOS) && arch(x86_64))
      table[ObjectIdentifier(Float16.self)] = .float16
    #endif
    return table
  }()

  private static let types: [(Any.Type, ScalarType)] = [
    (String.self, .string), (Character.self, .character), (Bool.self, .bool),
    (Int.self, .int), (Int8.self, .int8), (Int16.self, .int16), (Int32.self, .int32),
    (Int64.self, .int64), (UInt.self, .uint), (UInt8.self, .uint8), (UInt16.self, .uint16),
    (UInt32.self, .uint32), (UInt64.self, .uint64), (Float.self, .float), (Double.self, .double),
    (CGFloat.self, .cgFloat), (Decimal.self, .decimal), (Date.self, .date), (UUID.self, .uuid),
    (URL.self, .url), (Data.self, .data), (TimeZone.self, .timeZone), (Locale.self, .locale),
    (DateComponents.self, .dateComponents), (Duration.self, .duration), (CGPoint.self, .cgPoint),
    (CGSize.self, .cgSize), (CGRect.self, .cgRect),
  ]
}

/// A value that a probe gives for a scalar.
enum Candidate: Hashable, Sendable {
  case text(String)
  case number(Double)
  case flag(Bool)
  /// One of the samples of a named type, by its position.
  case sample(Int)
}

extension ScalarType {
  /// The value that a probe gives; nil where the candidate is none of this type.
  func value(_ candidate: Candidate?) -> Any? {
    switch (self, candidate) {
    case (.string, .text(let text)): text
    case (.character, .text(let text)): text.count == 1 ? text.first : nil
    case (.bool, .flag(let flag)): flag
    case (.decimal, .number(let number)): Decimal(number)
    case (_, .number(let number)): self.number(number)
    case (_, nil): usual
    default: nil
    }
  }

  /// What a probe gives where nothing else is asked for.
  private var usual: Any? {
    switch self {
    case .string: "Sample"
    case .character: "S" as Character
    case .bool: true
    case .decimal: Decimal(1)
    case .date: Date(timeIntervalSinceReferenceDate: 757_425_600)
    case .uuid: UUID(uuidString: "6F2C1D7A-3B5E-4C8F-9A10-2D4E6F8A0B1C")
    case .url: URL(string: "https://example.com/")
    case .data: Data([1, 2, 3])
    case .timeZone: TimeZone(identifier: "GMT")
    case .locale: Locale(identifier: "en_US")
    case .dateComponents: DateComponents(year: 2025, month: 1, day: 1)
    case .duration: Duration.seconds(60)
    case .cgPoint: CGPoint(x: 1, y: 1)
    case .cgSize: CGSize(width: 1, height: 1)
    case .cgRect: CGRect(x: 1, y: 1, width: 1, height: 1)
    default: number(1)
    }
  }

  private func number(_ number: Double) -> Any? {
    switch self {
    case .int: Int(exactly: number)
    case .int8: Int8(exactly: number)
    case .int16: Int16(exactly: number)
    case .int32: Int32(exactly: number)
    case .int64: Int64(exactly: number)
    case .uint: UInt(exactly: number)
    case .uint8: UInt8(exactly: number)
    case .uint16: UInt16(exactly: number)
    case .uint32: UInt32(exactly: number)
    case .uint64: UInt64(exactly: number)
    case .float: Float(number)
    case .double: number
    case .cgFloat: CGFloat(number)
    default: newerNumber(number)
    }
  }

  private func newerNumber(_ number: Double) -> Any? {
    #if !(os(macOS) && arch(x86_64))
      if self == .float16 { return Float16(number) }
    #endif
    guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) else { return nil }
    switch self {
    case .int128: return Int128(exactly: number)
    case .uint128: return UInt128(exactly: number)
    default: return nil
    }
  }
}
