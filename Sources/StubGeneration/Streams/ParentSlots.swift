/// Which children belong to which parent, known from both sides without a table.
///
/// The slots of all parents are put in a random order, and child *j* takes the *j*-th; a parent's
/// children are found by the inverse. Where every parent has a least number of children, the first
/// children take those slots, so that nobody is left out.
package struct ParentSlots: Sendable {
  /// How many parents there are.
  package let parents: UInt64
  /// How many children each parent has at least, once there are enough of them.
  package let least: UInt64
  /// How many slots each parent has; where the number is open, in each round of children.
  package let perParent: UInt64
  /// Whether children that find no slot open another round of slots.
  package let isOpen: Bool
  private let key: UInt64

  /// Parents or slots beyond these are left out, so that no product of the two overflows.
  private static let limits: (parents: UInt64, perParent: UInt64) = (1 << 40, 1 << 20)

  /// The slots of a relation.
  ///
  /// - Parameters:
  ///   - children: How many children a parent has: at least and, where it is bounded, at most.
  ///   - usual: How many slots a parent has where nothing bounds them.
  ///   - key: Another one gives other families.
  package init(parents: Int, children: (least: Int, most: Int?), usual: Int, key: UInt64) {
    self.parents = min(UInt64(max(parents, 0)), Self.limits.parents)
    let least = max(children.least, 0)
    let slots = max(children.most ?? max(usual, least + 1), least)
    perParent = min(UInt64(slots), Self.limits.perParent)
    self.least = min(UInt64(least), perParent)
    isOpen = children.most == nil
    self.key = key
  }

  /// How many children find a parent; nil where any number does.
  package var capacity: UInt64? {
    isOpen && perParent > least && parents > 0 ? nil : parents * perParent
  }

  /// The parent of a child; nil where no slot is left for it.
  package func parent(of child: UInt64) -> UInt64? {
    guard parents > 0 else { return nil }
    let first = parents * least
    if child < first { return Permutation(count: first, key: key)[child] / least }
    let width = perParent - least
    guard width > 0 else { return nil }
    let (round, position) = (child - first).quotientAndRemainder(dividingBy: parents * width)
    guard isOpen || round == 0 else { return nil }
    return order(round)[position] / width
  }

  /// The children of a parent among the first `count` ones, in ascending order.
  ///
  /// - Complexity: O(*n*) in the number of slots that the parent has.
  package func children(of parent: UInt64, among count: UInt64) -> [UInt64] {
    guard parent < parents else { return [] }
    let first = parents * least
    let floor = Permutation(count: first, key: key)
    var children = (0..<least).map { floor.inverse(parent * least + $0) }
    let width = perParent - least
    if width > 0, count > first {
      let size = parents * width
      let rounds = isOpen ? (count - first - 1) / size + 1 : 1
      for round in 0..<rounds {
        let order = order(round)
        children += (0..<width).map { first + round * size + order.inverse(parent * width + $0) }
      }
    }
    return children.filter { $0 < count }.sorted()
  }

  private func order(_ round: UInt64) -> Permutation {
    Permutation(count: parents * (perParent - least), key: StreamMixer.fold(key, round))
  }
}
