import Foundation

struct Author: Codable, Equatable {
  var id: UUID
  let name: String
  var born: Date?
  var mentor: UUID?
}

enum Kind: String, Codable {
  case paper, ebook, `default`
}

enum Level: Int, Codable {
  case none
  case high = 2
}

enum Payment: Codable, Equatable {
  case cash
  case card(number: String, Int)
}

struct Place: Codable, Equatable {
  let latitude: Double
  let longitude: Double
}

enum Shape: Decodable, Equatable {
  case circle(radius: Double)
  case square(side: Double)

  private enum CodingKeys: String, CodingKey {
    case kind, radius, side
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    switch try container.decode(String.self, forKey: .kind) {
    case "circle": self = .circle(radius: try container.decode(Double.self, forKey: .radius))
    default: self = .square(side: try container.decode(Double.self, forKey: .side))
    }
  }
}

struct Book: Decodable, Equatable {
  let id: Int
  let title: String
  let author: UUID
  let price: Decimal
  let rating: Double?
  let published: Date
  let tags: [String]
  let cover: Data
  let link: URL
  let size: UInt64
  let place: Place?
  let kind: Kind
  let level: Level?
  let scores: [String: Int]
  let order: Bool
  let zone: TimeZone
  let span: Range<Int>
  let payment: Payment
  let temperature: Measurement<UnitTemperature>
  let length: Duration
  let weight: Float
  let point: CGPoint
  let day: DateComponents
  let genres: Set<String>
  let shelf: [Kind: Int]
  let shape: Shape
}

struct Oddity: Codable, Equatable {
  var id: Int
  var select: String
  var size: Double
  var its: UInt64
  var user: Int64?

  enum CodingKeys: String, CodingKey {
    case id, select
    case size = "Größe \"x\""
    case its = "it's"
    case user
  }
}
