import StubSchema

extension Exploration {
  /// How many types one place is asked for at most.
  private static var typeLimit: Int { 8 }
  /// In how large an object the rarer questions are asked too.
  private static var memberLimit: Int { 64 }

  /// Finds out which keys may be absent or null, and what else is read in their places.
  func examineRequirements() {
    var examined: Set<PlacePath> = []
    // Keys that are only read in the absence of others come to light meanwhile.
    while let place = memberPlaces.first(where: { !examined.contains($0.path) }) {
      examined.insert(place.path)
      examine(place)
    }
    settleAbsence()
  }

  /// The places under keys, in whichever object of the model.
  private var memberPlaces: [Place] {
    root.all.filter { $0 !== root && !$0.name.hasPrefix("[") }
  }

  private func examine(_ place: Place) {
    guard !place.hasOpenKey else { return }
    let isDodged = plan.answers[place.path] == .absent
    place.mayBeAbsent = isDodged || decodes(.absent, at: place)
    place.mayBeNull = decodes(.null, at: place)
    guard memberPlaces.count <= Self.memberLimit, !isDodged, place.isValue else { return }
    var known = 0
    while known < place.asks.count, known < Self.typeLimit {
      known = place.asks.count
      place.mayMismatch = decodes(.otherThan(place.asks), at: place)
    }
  }

  /// Takes back that keys may be absent where not all of them may be so at once.
  private func settleAbsence() {
    let optional = memberPlaces.filter(\.mayBeAbsent)
    var bare = plan
    for place in optional { bare.answers[place.path] = .absent }
    for place in optional where !decodes(bare) {
      bare.answers[place.path] = plan.answers[place.path]
      place.mayBeAbsent = false
      place.mayBeNull = false
    }
  }
}
