import Foundation
import StubKit
import SwiftData

/// The simplest model: no relationships, `Codable` by hand.
@Model final class Task: Decodable {
  enum CodingKeys: CodingKey { case name, done, due }

  var name = ""
  var done = false
  var due: Date?
  let note = "none"

  init(name: String, done: Bool = false) {
    self.name = name
    self.done = done
  }

  required init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    name = try container.decode(String.self, forKey: .name)
    done = try container.decode(Bool.self, forKey: .done)
    due = try container.decodeIfPresent(Date.self, forKey: .due)
  }
}

/// A parent that cannot be without its child, decoded with it.
@Model final class Shelf: Decodable {
  enum CodingKeys: CodingKey { case label, cover }

  var label: String
  var cover: Cover

  required init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    label = try container.decode(String.self, forKey: .label)
    cover = try container.decode(Cover.self, forKey: .cover)
  }
}

@Model final class Cover: Decodable {
  enum CodingKeys: CodingKey { case code }

  var code: String

  required init(from decoder: any Decoder) throws {
    code = try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .code)
  }
}

/// A parent and its children, neither of them `Codable`, linked when they are in a context.
@Model final class Playlist {
  var title: String
  @Relationship(deleteRule: .cascade, inverse: \Track.playlist) var tracks: [Track] = []
  var owner: Owner?

  init(title: String) { self.title = title }
}

@Model final class Track {
  var title: String
  var position: Int
  var playlist: Playlist?

  init(title: String, position: Int) {
    self.title = title
    self.position = position
  }
}

@Model final class Owner {
  @Attribute(.unique) var name: String
  var devices: [Device] = []
  init(name: String) { self.name = name }
}

@Model final class Device {
  var code: Int
  init(code: Int) { self.code = code }
}

@Model final class Unrelated {
  var count = 0
  init() {}
}

extension Playlist: StubLinkable {
  struct Stub: Decodable {
    var title: String
    var tracks: [Track.Stub]
    var owner: Owner.Stub?
  }

  convenience init(stub: Stub) { self.init(title: stub.title) }

  func link(to stub: Stub, in context: ModelContext) throws {
    tracks = try context.insert(Track.self, stubs: stub.tracks, numbering: \.position)
    owner = try stub.owner.map { try context.insert(Owner.self, stub: $0) }
  }
}

extension Track: StubRepresentable {
  struct Stub: Decodable { var title: String }
  convenience init(stub: Stub) { self.init(title: stub.title, position: 0) }
}

extension Owner: StubRepresentable {
  struct Stub: Decodable { var name: String }
  convenience init(stub: Stub) { self.init(name: stub.name) }
}

/// A parent whose children keep their order in a property that the JSON has not.
@Model final class Route: Decodable {
  enum CodingKeys: CodingKey { case name, stops }

  var name: String
  var rank = -1
  var stops: [Stop]

  required init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    name = try container.decode(String.self, forKey: .name)
    stops = try container.decodeIfPresent([Stop].self, forKey: .stops) ?? []
  }
}

@Model final class Stop: Decodable {
  enum CodingKeys: CodingKey { case city }

  var city: String
  var position = -1

  required init(from decoder: any Decoder) throws {
    city = try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .city)
  }
}

extension Route: StubOrdered {
  static var stubPosition: ReferenceWritableKeyPath<Route, Int> { \.rank }
}

extension Stop: StubOrdered {
  static var stubPosition: ReferenceWritableKeyPath<Stop, Int> { \.position }
}
