/// Which records of two models belong together, many to many, known from both sides without a
/// table.
///
/// The records on the right are put in a random order and dealt out to those on the left, which
/// stand in a random circle; the first link of a right record is the left one that it was dealt to,
/// the others are found by random steps along the circle, different ones for each turn of the deal.
/// So a right record has as many links as it likes, none of them twice, and a left one finds all of
/// its own by going the steps backwards.
package struct PairLinks: Sendable {
  /// How many records there are on the left.
  package let lefts: UInt64
  /// How many records there are on the right.
  package let rights: UInt64
  /// Whether both sides are the same records, none of which is linked to itself.
  package let isReflexive: Bool
  private let deal: Permutation
  private let circle: Permutation
  private let key: UInt64

  /// The most records on a side, so that no sum of two overflows.
  private static let limit: UInt64 = 1 << 40

  /// The links between records; another key gives other ones.
  ///
  /// - Parameter isReflexive: Whether both sides are the same `rights` records.
  package init(lefts: Int, rights: Int, isReflexive: Bool = false, key: UInt64) {
    self.lefts = min(UInt64(max(lefts, 0)), Self.limit)
    self.rights = isReflexive ? self.lefts : min(UInt64(max(rights, 0)), Self.limit)
    self.isReflexive = isReflexive
    self.key = key
    deal = Permutation(count: self.rights, key: key)
    circle = isReflexive ? deal : Permutation(count: self.lefts, key: StreamMixer.mix(key))
  }

  /// How many links a right record has at most.
  package var mostLinks: UInt64 { isReflexive ? max(lefts, 1) - 1 : lefts }

  /// How many right records are dealt to each left one, at least and at most.
  package var share: (least: UInt64, most: UInt64) {
    guard lefts > 0 else { return (0, 0) }
    return (rights / lefts, (rights + lefts - 1) / lefts)
  }

  /// The left record that link `number`, below ``mostLinks``, of a right record leads to.
  package func left(_ number: UInt64, of right: UInt64) -> UInt64 {
    guard lefts > 0 else { return 0 }
    let (turn, home) = deal[right].quotientAndRemainder(dividingBy: lefts)
    let place = (home + step(number, turn)) % lefts
    return isReflexive ? circle.inverse(place) : circle[place]
  }

  /// The right records that may be linked to a left one, and the number of the link in each; a link
  /// is there where the right record has so many.
  ///
  /// - Parameter most: The most links that any right record has.
  /// - Complexity: O(*n*) in the number of links found.
  package func rights(of left: UInt64, most: UInt64) -> [(right: UInt64, number: UInt64)] {
    guard left < lefts else { return [] }
    let place = isReflexive ? circle[left] : circle.inverse(left)
    var links: [(right: UInt64, number: UInt64)] = []
    for turn in 0..<share.most {
      for number in 0..<min(most, mostLinks) {
        let home = (place + lefts - step(number, turn)) % lefts
        let dealt = turn * lefts + home
        if dealt < rights { links.append((deal.inverse(dealt), number)) }
      }
    }
    return links.sorted { $0.right < $1.right }
  }

  /// How far along the circle a link leads, below `lefts`; different for each number of a turn.
  private func step(_ number: UInt64, _ turn: UInt64) -> UInt64 {
    let turnKey = StreamMixer.fold(~key, turn)
    if isReflexive { return 1 + Permutation(count: mostLinks, key: turnKey)[number] }
    return number == 0 ? 0 : 1 + Permutation(count: lefts - 1, key: turnKey)[number - 1]
  }
}
