import Foundation
import StubKit
import Testing

@Suite struct SortKeyTests {
  let forward = [
    "Buy groceries", "Schedule dentist appointment", "Read a book", "Call mom", "Exercise",
    "Complete homework", "Prepare dinner", "Walk the dog", "Pay bills", "Clean the house",
  ]

  @Test func sortsTheArticleByDoneThenDueDateThenNameThenCreationDate() throws {
    let store = try StubContainer(ToDoItem.self, from: .file("Fixtures/TenArticleItems.json"))
    let sorted = try store.fetch(ToDoItem.self, sort: ToDoItemOrder.done.sortKeys())
    #expect(sorted.map(\.name) == forward)
    let mirrored = try store.fetch(
      ToDoItem.self,
      sort: ToDoItemOrder.done.sortKeys(order: .reverse)
    )
    #expect(mirrored.map(\.name) == forward.reversed())
  }

  @Test func sortsAnyArrayTheSame() throws {
    let items = try Stubs.of(ToDoItem.self, from: .file("Fixtures/TenArticleItems.json"))
    #expect(items.reversed().sorted(using: ToDoItemOrder.done.sortKeys()).map(\.name) == forward)
  }

  @Test func putsTheOtherCasesBehindAsTieBreakers() {
    let keys = ToDoItemOrder.name.sortKeys(order: .reverse)
    #expect(
      keys.map(\.keyPath) == [
        \ToDoItem.name, \ToDoItem.done, \ToDoItem.dueDate, \ToDoItem.creationDate,
      ]
    )
    #expect(keys.map(\.order) == [.reverse, .reverse, .reverse, .reverse])
  }

  @Test func namesWhatNoDescriptorCanSay() {
    #expect {
      try ToDoItemOrder.name.sortDescriptors()
    } throws: { error in
      guard case StubError.notDescribable("ToDoItem", ["done"]) = error else { return false }
      return "\(error)".contains("items.sorted(using: provider.sortKeys(order: order))")
    }
  }

  @Test func givesTheDescriptorsOfWhatCanBeSaid() throws {
    let descriptors = try CrateOrder.label.sortDescriptors(order: .reverse)
    #expect(
      descriptors == [
        SortDescriptor(\Crate.label, order: .reverse),
        SortDescriptor(\Crate.weight, order: .reverse),
      ]
    )
  }

  @Test(arguments: [
    (SortKey<Crate>.Absence.smallest, SortOrder.forward, "dcab"),
    (.smallest, .reverse, "bacd"), (.largest, .forward, "cabd"), (.largest, .reverse, "dbac"),
    (.first, .forward, "dcab"), (.first, .reverse, "dbac"),
    (.last, .forward, "cabd"), (.last, .reverse, "bacd"),
  ])
  func putsAbsentValuesAtEitherEnd(
    absence: SortKey<Crate>.Absence,
    order: SortOrder,
    expected: String
  ) {
    let key = SortKey(\Crate.weight, order: order, absent: absence)
    #expect(Crate.four.sorted(using: [key]).map(\.label).joined() == expected)
  }

  @Test func sortsEnumsByTheirRawValuesUnlessTheyAreComparable() {
    #expect(Crate.four.sorted(using: [SortKey(\.size)]).map(\.label).joined() == "bdac")
    #expect(Crate.four.sorted(using: [SortKey(\.grade)]).map(\.label).joined() == "cbad")
  }

  @Test func sortsByTruthValuesAndKeepsTheOrderOfEqualRecords() {
    #expect(Crate.four.sorted(using: [SortKey(\.isOpen)]).map(\.label).joined() == "acbd")
    let reverse = [SortKey(\Crate.isOpen, order: .reverse)]
    #expect(Crate.four.sorted(using: reverse).map(\.label).joined() == "bdac")
  }

  @Test func sortsThroughAnOptionalRelationship() {
    #expect(Crate.four.sorted(using: [SortKey(\.owner?.name)]).map(\.label).joined() == "bcda")
  }

  @Test(arguments: [
    ("dueDate", "Due Date"), ("name", "Name"), ("imageURL", "Image URL"),
    ("Due Date", "Due Date"), ("due_date", "Due Date"), ("", ""),
  ])
  func makesATitleOfAName(name: String, title: String) {
    #expect(Named(name: name).title == title)
  }
}

struct Crate {
  enum Size: Int { case large = 3, small = 1 }
  enum Grade: Int, Comparable {
    case good, poor
    static func < (lhs: Grade, rhs: Grade) -> Bool { lhs.rawValue > rhs.rawValue }
  }
  struct Owner { var name: String }

  var label: String
  var weight: Double?
  var size: Size
  var grade: Grade
  var isOpen: Bool
  var owner: Owner?

  static let four = [
    Crate(
      label: "a",
      weight: 2,
      size: .large,
      grade: .good,
      isOpen: false,
      owner: Owner(name: "Zoe")
    ),
    Crate(
      label: "c",
      weight: 1,
      size: .large,
      grade: .poor,
      isOpen: false,
      owner: Owner(name: "A")
    ),
    Crate(label: "b", weight: 3, size: .small, grade: .poor, isOpen: true, owner: nil),
    Crate(
      label: "d",
      weight: nil,
      size: .small,
      grade: .good,
      isOpen: true,
      owner: Owner(name: "B")
    ),
  ]
}

enum CrateOrder: SortDescriptorProvider {
  case label, weight
  var sortKey: SortKey<Crate> {
    switch self {
    case .label: SortKey(\.label)
    case .weight: SortKey(\.weight)
    }
  }
}

/// A provider that is nothing but a name.
struct Named: SortDescriptorProvider {
  static let allCases: [Named] = []
  var name: String
  var sortKey: SortKey<Crate> { SortKey(\.label) }
}
