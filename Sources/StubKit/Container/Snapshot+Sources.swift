extension StubContainer.Snapshot {
  /// What a container would hold that was loaded with these sources.
  ///
  /// Nothing is read until a container asks for a model, so that models need no conformance here,
  /// and may be isolated to an actor.
  package init(_ sources: [(model: Any.Type, source: StubSource)]) {
    entries = []
    for (model, source) in sources {
      let id = ObjectIdentifier(model)
      if let index = entries.firstIndex(where: { $0.id == id }) {
        entries[index].sources.append(source)
      } else {
        entries.append(Entry(id: id, modelName: "\(model)", sources: [source]))
      }
    }
  }

  /// The models of this one, and of another one where this one has not got them.
  package func over(_ outer: StubContainer.Snapshot) -> StubContainer.Snapshot {
    var merged = self
    let own = Set(entries.map(\.id))
    merged.entries += outer.entries.filter { !own.contains($0.id) }
    return merged
  }

  /// The same, where `observe` is handed the bytes of each source whenever they are read.
  package func observed(
    by observe: @escaping @Sendable (StubPayload) -> Void
  ) -> StubContainer.Snapshot {
    var copy = self
    for index in copy.entries.indices {
      copy.entries[index].sources = copy.entries[index].sources.map { $0.observed(by: observe) }
    }
    return copy
  }
}

extension StubSource {
  /// The same source, where `observe` is handed the bytes whenever they are read.
  fileprivate func observed(by observe: @escaping @Sendable (StubPayload) -> Void) -> StubSource {
    var copy = self
    copy.origin = .provider(name: identity.place) { request in
      let payload = try self.payload(for: request.model, named: request.modelName)
      observe(payload)
      return payload
    }
    return copy
  }
}

extension StubContainer.Snapshot {
  /// The bytes of the sources that were read already.
  package var payloads: [StubPayload] {
    entries.flatMap(\.sources).compactMap { source in
      if case .payload(let payload) = source.origin { payload } else { nil }
    }
  }
}
