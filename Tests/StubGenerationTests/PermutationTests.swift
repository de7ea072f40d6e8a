import StubGeneration
import Testing

@Suite struct PermutationTests {
  @Test func putsTenNumbersInAFixedOrder() {
    let permutation = Permutation(count: 10, key: 7)
    #expect((0..<10).map { permutation[$0] } == [2, 9, 6, 3, 8, 4, 7, 0, 5, 1])
  }

  @Test func keepsItsOrderForLargeCounts() {
    let thousand = Permutation(count: 1_000, key: 1)
    #expect((0..<6).map { thousand[$0] } == [705, 984, 690, 982, 789, 260])
    let large = Permutation(count: 1 << 40, key: 9)
    #expect((0..<3).map { large[$0] } == [343_100_407_269, 791_538_580_337, 442_606_949_406])
  }

  @Test(arguments: [1, 2, 3, 4, 5, 7, 8, 9, 64, 100, 1_023, 1_024, 1_025] as [UInt64])
  func reachesEveryNumberOnce(_ count: UInt64) {
    for key in [0, 1, .max] as [UInt64] {
      let permutation = Permutation(count: count, key: key)
      let places = (0..<count).map { permutation[$0] }
      #expect(places.sorted() == Array(0..<count))
    }
  }

  @Test(arguments: [1, 2, 10, 1_000, 1 << 40, 1 << 62, .max] as [UInt64])
  func findsItsWayBack(_ count: UInt64) {
    let permutation = Permutation(count: count, key: 77)
    for number in [0, 1, count / 2, count - 1] where number < count {
      #expect(permutation.inverse(permutation[number]) == number)
    }
  }

  @Test func leavesNumbersBeyondItsCountAlone() {
    let permutation = Permutation(count: 10, key: 7)
    #expect(permutation[10] == 10)
    #expect(permutation.inverse(99) == 99)
  }
}
