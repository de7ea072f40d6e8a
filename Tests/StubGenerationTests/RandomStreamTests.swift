import StubGeneration
import Testing

/// The expected numbers were computed by a program in another language, written from the
/// documentation of the algorithm.
@Suite struct RandomStreamTests {
  @Test func mixesWordsAsSplitMix64Does() {
    #expect(StreamMixer.mix(1) == 0x5692_161D_100B_05E5)
    #expect(StreamMixer.mix(.max) == 0xB4D0_55FC_F2CB_BD7B)
    #expect(StreamMixer.fold(1, 2) == 0xE4D9_7177_1B65_2C20)
    #expect(StreamMixer.fold(2, 1) == 0x910A_2DEC_8902_5CC1)
  }

  @Test(
    arguments: [
      ("", 0xE220_A839_7B1D_CDAF), ("a", 0x61EE_1BE1_4D22_1812), ("name", 0xFEDC_C11E_0AA9_A252),
      ("dueDate", 0x08FE_D0E0_849B_8233), ("creationDate", 0x4EC7_4E77_AFFC_175A),
      ("ü", 0xC8CF_0BA5_0D1D_D359),
    ] as [(String, UInt64)]
  )
  func hashesNames(_ name: String, _ hash: UInt64) {
    #expect(StreamMixer.hash(name) == hash)
  }

  @Test func drawsWordsFromAState() {
    var stream = RandomStream(state: 0)
    let words = (0..<4).map { _ in stream.next() }
    #expect(
      words == [
        0xE220_A839_7B1D_CDAF, 0x6E78_9E6A_A1B9_65F4, 0x06C4_5D18_8009_454F, 0xF88B_B8A8_724C_81EC,
      ]
    )
  }

  @Test func mapsWordsToBoundedNumbers() {
    var stream = RandomStream(state: 42)
    let numbers = [1, 2, 6, 10, 100, 1 << 40].map { stream.below($0) }
    #expect(numbers == [0, 0, 1, 3, 3, 954_626_865_724])
  }

  @Test func mapsWordsToSharesOfOne() {
    var stream = RandomStream(state: 42)
    let shares = (0..<3).map { _ in stream.unit() }
    #expect(shares == [0.7415648787718233, 0.1599103928769201, 0.27860113025513866])
  }

  @Test func givesZeroBelowNothing() {
    var stream = RandomStream(state: 1)
    #expect(stream.below(0) == 0)
    #expect(stream.index(-3) == 0)
  }

  @Test func drawsFromRangesAsWideAsTheType() {
    var stream = RandomStream(state: 9)
    for _ in 0..<100 {
      #expect((-5...5).contains(stream.integer(-5...5)))
      _ = stream.integer(Int.min...Int.max)
      #expect((Int.max - 1...Int.max).contains(stream.integer(Int.max - 1...Int.max)))
    }
  }

  @Test func shufflesWithoutLosingAnything() {
    var stream = RandomStream(state: 5)
    #expect(stream.shuffled(Array(0..<8)) == [7, 2, 6, 4, 0, 1, 5, 3])
  }

  @Test func drawsBytesLowestFirst() {
    var stream = RandomStream(state: 3)
    var bytes: [UInt8] = []
    stream.appendBytes(8, to: &bytes)
    #expect(bytes == [237, 143, 1, 219, 228, 20, 11, 29])
  }

  @Test(arguments: [(0.0, 0), (0.24, 0), (0.26, 1), (0.74, 1), (0.76, 3), (0.99, 3)])
  func choosesInProportionToWeights(_ share: Double, _ index: Int) {
    #expect(RandomStream.weighted([1, 3, 3, 4], at: share) == index)
  }

  @Test func keepsTheStreamsOfTwoFieldsApart() {
    let spot = Spot(seed: 0, model: "ToDoItem", record: 0)
    #expect(spot.path == 0x2F66_93EF_3BB5_46CF)
    let name = spot.under(StreamMixer.hash("name"))
    #expect(name.path == 0x8A89_15C7_74DB_E7DB)
    var stream = name.stream()
    #expect(stream.next() == 0x7566_CD9A_A882_D228)
    let seventh = Spot(seed: 0, model: "ToDoItem", record: 7).under(StreamMixer.hash("name"))
    var later = seventh.stream()
    #expect(later.next() == 0x01C1_04DA_D027_D972)
  }

  @Test func spreadsSharesOverEveryTenRecords() {
    for round in 0..<5 {
      let tenths = (0..<10).map { index in
        Int(Spot(seed: 3, model: "M", record: round * 10 + index).share() * 10)
      }
      #expect(tenths.sorted() == Array(0..<10))
    }
  }
}
