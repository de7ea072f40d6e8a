public import Foundation

/// An asset with all that belongs to it: where it lies, its root, its coding strategies, its now.
///
/// `stubgen sync` writes one for each asset of a project, so that an asset that goes missing is an
/// error of compilation and its strategies are said once:
///
/// ```swift
/// extension StubAsset {
///   static let toDoItems = StubAsset(.resource("ToDoItem", in: .module))
/// }
///
/// let items = try Stubs.of(ToDoItem.self, from: .asset(.toDoItems))
/// ```
public struct StubAsset: Sendable {
  let source: StubSource

  /// An asset.
  ///
  /// - Parameters:
  ///   - source: Where it lies and how it is read.
  ///   - now: What it took for now when it was made.
  public init(_ source: StubSource, now: Date = StubSource.generatedNow) {
    var source = source
    source.madeAt = now
    self.source = source
  }
}

extension StubSource {
  /// The source of an asset that a project declares.
  public static func asset(_ asset: StubAsset) -> StubSource { asset.source }
}
