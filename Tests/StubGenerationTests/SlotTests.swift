import StubGeneration
import Testing

/// The arithmetic of relations: both sides of each agree, whatever the numbers.
@Suite struct SlotTests {
  /// Parents, the least and the most children of each, and children.
  static let families: [(parents: Int, least: Int, most: Int?, children: Int)] = [
    (1, 0, nil, 0), (1, 0, nil, 40), (5, 0, 4, 20), (5, 0, 4, 7), (7, 2, 5, 35), (7, 2, 5, 14),
    (10, 0, nil, 250), (3, 1, nil, 90), (100, 0, 3, 12), (4, 1, 1, 4), (6, 3, 3, 18),
    (9, 2, nil, 18),
  ]

  @Test(arguments: families)
  func givesEachChildToTheParentThatListsIt(
    _ parents: Int,
    _ least: Int,
    _ most: Int?,
    _ children: Int
  ) throws {
    for key in [0, 1, 0xFEED] as [UInt64] {
      let slots = ParentSlots(parents: parents, children: (least, most), usual: 10, key: key)
      let families = (0..<parents).map {
        slots.children(of: UInt64($0), among: UInt64(children)).map { Int($0) }
      }
      #expect(families.joined().sorted() == Array(0..<children))
      for (parent, family) in families.enumerated() {
        #expect(family == family.sorted())
        #expect(family.count >= least && family.count <= most ?? .max)
        for child in family { #expect(slots.parent(of: UInt64(child)) == UInt64(parent)) }
      }
    }
  }

  @Test func saysHowManyChildrenFindAParent() {
    let full = ParentSlots(parents: 5, children: (0, 4), usual: 10, key: 3)
    #expect(full.capacity == 20)
    #expect(full.parent(of: 19) != nil)
    #expect(full.parent(of: 20) == nil)
    let open = ParentSlots(parents: 5, children: (0, nil), usual: 10, key: 3)
    #expect(open.capacity == nil)
    #expect(ParentSlots(parents: 0, children: (0, nil), usual: 10, key: 3).capacity == 0)
  }

  @Test func keepsParentsWhenChildrenJoin() {
    let slots = ParentSlots(parents: 8, children: (0, 6), usual: 10, key: 11)
    let few = slots.children(of: 3, among: 10)
    let many = slots.children(of: 3, among: 48)
    #expect(many.filter { $0 < 10 } == few)
    #expect(many.count == 6)
  }

  @Test(arguments: [(1, 1), (1, 6), (6, 1), (5, 5), (4, 9), (9, 4), (20, 3), (3, 50), (12, 12)])
  func linksBothSidesOfManyToManyAlike(_ lefts: Int, _ rights: Int) {
    for key in [0, 5, 0xBEEF] as [UInt64] {
      let links = PairLinks(lefts: lefts, rights: rights, key: key)
      for degree in [1, 2, 3] as [UInt64] where degree <= links.mostLinks {
        var pairs: Set<[UInt64]> = []
        for right in 0..<UInt64(rights) {
          for number in 0..<degree { pairs.insert([links.left(number, of: right), right]) }
        }
        #expect(pairs.count == rights * Int(degree))
        let back = (0..<UInt64(lefts)).flatMap { left in
          links.rights(of: left, most: degree).map { [left, $0.right] }
        }
        #expect(back.count == pairs.count)
        #expect(Set(back) == pairs)
      }
    }
  }

  @Test func linksNoRecordToItself() {
    let links = PairLinks(lefts: 9, rights: 9, isReflexive: true, key: 4)
    #expect(links.mostLinks == 8)
    for right in 0..<9 as Range<UInt64> {
      let others = (0..<8).map { links.left($0, of: right) }
      #expect(Set(others) == Set(0..<9).subtracting([right]))
      #expect(links.rights(of: right, most: 8).count == 8)
    }
  }

  @Test(
    arguments: [
      (10, 0, 4), (10, 2, 4), (11, 2, 2), (10, 3, 3), (7, 1, 5), (2, 1, 1), (9, 0, 1), (40, 5, 9),
    ]
  )
  func linksFriendsToEachOther(_ count: Int, _ least: Int, _ most: Int) {
    for key in [0, 9, 0xABBA] as [UInt64] {
      let links = MutualLinks(count: count, least: least, most: most, key: key)
      let friends = (0..<UInt64(count)).map { links.others(of: $0) }
      for (record, others) in friends.enumerated() {
        #expect(Set(others).count == others.count)
        #expect(others.count >= least && others.count <= most)
        for other in others {
          #expect(other != UInt64(record))
          #expect(friends[Int(other)].contains(UInt64(record)))
        }
      }
    }
  }

  @Test func saysHowManyFriendsAreOutOfReach() {
    #expect(MutualLinks(count: 4, least: 4, most: 8, key: 0).degrees.most == 2)
    #expect(MutualLinks(count: 5, least: 3, most: 3, key: 0).degrees == (2, 2))
    #expect(MutualLinks(count: 0, least: 1, most: 1, key: 0).others(of: 0).isEmpty)
  }

  // MARK: Golden values

  @Test func keepsTheSlotsOfItsRelease() {
    let slots = ParentSlots(parents: 4, children: (1, 5), usual: 10, key: 7)
    #expect((0..<20).map { slots.parent(of: $0) } == Self.parents)
    let links = PairLinks(lefts: 5, rights: 6, key: 7)
    let lefts = (0..<6).map { right in (0..<3).map { links.left($0, of: right) } }
    #expect(lefts == Self.lefts)
    let friends = MutualLinks(count: 6, least: 1, most: 4, key: 7)
    #expect((0..<6).map { friends.others(of: $0) } == Self.friends)
  }

  private static let parents: [UInt64] = [
    2, 1, 3, 0, 3, 1, 1, 0, 0, 3, 2, 0, 3, 0, 1, 3, 2, 2, 1, 2,
  ]
  private static let lefts: [[UInt64]] = [
    [0, 3, 1], [2, 0, 3], [4, 3, 2], [3, 1, 0], [0, 4, 1], [1, 2, 4],
  ]
  private static let friends: [[UInt64]] = [
    [1, 3, 4], [0, 3], [3, 4, 5], [0, 1, 2], [0, 2, 5], [2, 4],
  ]
}
