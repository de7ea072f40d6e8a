import Foundation
import StubKit
import SwiftData
import SwiftUI

@Model final class Errand: Decodable {
  enum CodingKeys: CodingKey { case name }

  var name: String
  var done = false

  required init(from decoder: any Decoder) throws {
    let name = try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .name)
    self.name = decoder.userInfo[.shouts] == nil ? name : name.uppercased()
  }
}

extension CodingUserInfoKey {
  static var shouts: CodingUserInfoKey { CodingUserInfoKey(rawValue: "shouts")! }
}

@Model final class Note: Decodable {
  enum CodingKeys: CodingKey { case name }

  var name: String

  required init(from decoder: any Decoder) throws {
    name = try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .name)
  }
}

struct NoteList: View {
  @Query private var notes: [Note]

  var body: some View {
    List(notes) { note in
      Text(note.name)
    }
  }
}

/// A model of no store.
struct City: Decodable {
  var name: String
}

struct ErrandList: View {
  @Query private var errands: [Errand]

  var body: some View {
    List(errands) { errand in
      ErrandRow(errand: errand)
    }
  }
}

struct ErrandRow: View {
  let errand: Errand

  var body: some View { Text(errand.name) }
}

enum ErrandOrder: String, SortDescriptorProvider {
  case done, name

  var defaultOrder: SortOrder { self == .done ? .reverse : .forward }

  var sortKey: SortKey<Errand> {
    switch self {
    case .done: SortKey(\.done)
    case .name: SortKey(\.name)
    }
  }
}

#Preview { ErrandList().stubs(Errand.self) }
#Preview("Some", traits: .stubs(Errand.self, from: .dataAsset("Few"))) { ErrandList() }
#Preview { WithStub(Errand.self) { ErrandRow(errand: $0) } }
