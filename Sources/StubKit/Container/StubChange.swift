/// Something that happened to the records of a container.
public struct StubChange: Sendable, Hashable {
  /// What happened.
  public enum Kind: String, Sendable, Hashable {
    /// Records were added, by loading or by inserting.
    case inserted
    /// Records were changed.
    case updated
    /// Records were removed.
    case deleted
    /// Changes were kept.
    case saved
    /// Changes were dropped.
    case rolledBack
    /// The records were loaded anew.
    case reset
  }

  /// What happened.
  public var kind: Kind
  /// The name of the model.
  public var model: String
  /// How many records it concerns; for `saved`, `rolledBack` and `reset` how many there are.
  public var count: Int
}

extension StubContainer {
  /// The changes from now on, in their order; the sequence ends with the container.
  public var changes: AsyncStream<StubChange> { feed.subscribe(to: nil) }

  /// The changes of one model from now on.
  public func changes<Model>(of model: Model.Type) -> AsyncStream<StubChange> {
    feed.subscribe(to: ObjectIdentifier(model))
  }
}

/// Tells those who listen what happened.
final class ChangeFeed {
  private var listeners: [(model: ObjectIdentifier?, AsyncStream<StubChange>.Continuation)] = []

  func subscribe(to model: ObjectIdentifier?) -> AsyncStream<StubChange> {
    let (stream, continuation) = AsyncStream.makeStream(of: StubChange.self)
    listeners.append((model, continuation))
    return stream
  }

  func send<Model>(_ kind: StubChange.Kind, _ model: Model.Type, count: Int) {
    guard !listeners.isEmpty else { return }
    send(kind, id: ObjectIdentifier(model), name: "\(model)", count: count)
  }

  /// Tells it, and forgets those who do not listen any more.
  func send(_ kind: StubChange.Kind, id: ObjectIdentifier, name: String, count: Int) {
    listeners.removeAll { model, listener in
      guard model == nil || model == id else { return false }
      let result = listener.yield(StubChange(kind: kind, model: name, count: count))
      if case .terminated = result { return true }
      return false
    }
  }

  func finish() {
    for (_, listener) in listeners { listener.finish() }
  }
}
