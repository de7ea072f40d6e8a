import StubFactory
public import StubKit

/// The stubs of the test that runs in a task.
struct StubScope: Sendable {
  /// The scope of the running test; nil outside of any that has stubs.
  @TaskLocal static var current: StubScope?

  /// What each container of the test is loaded with.
  let snapshot: StubContainer.Snapshot
}

extension StubContainer {
  /// The container of the running test, with the stubs of its `stubs` traits.
  ///
  /// Each call gives another container, so that nothing that one test changes is seen by another.
  /// A model is loaded when it is first asked for.
  ///
  /// - Throws: `StubTestingError.noStubs` where neither the test nor a suite around it has stubs,
  ///   and in detached tasks, which inherit nothing from the test.
  public static func current() throws -> StubContainer {
    guard let scope = StubScope.current else { throw StubTestingError.noStubs }
    return StubContainer(restoring: scope.snapshot)
  }
}

/// Why a test has no stubs.
public enum StubTestingError: Error, CustomStringConvertible {
  /// No `stubs` trait is around.
  case noStubs

  /// What is wrong, and what to do.
  public var description: String {
    switch self {
    case .noStubs:
      "no stubs are declared for this test; add a trait to it or to its suite, such as "
        + "@Suite(.stubs(ToDoItem.self, count: 10)), and call StubContainer.current() in its task"
    }
  }
}
