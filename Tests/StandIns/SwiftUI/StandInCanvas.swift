import SwiftData

/// What a view shows, as lines of text, and the buttons in it. No part of SwiftUI.
@MainActor public final class StandInCanvas {
  public private(set) var lines: [String] = []
  private var actions: [(title: String, action: @MainActor () -> Void)] = []
  var container: ModelContainer?

  static weak var current: StandInCanvas?

  public init(_ view: some View) { show(view) }

  /// Presses the first button whose label shows `title`.
  public func press(_ title: String) {
    actions.first { $0.title == title }?.action()
  }

  func show<Content: View>(_ view: Content) {
    Self.current = self
    if let drawn = view as? any StandInDrawn {
      drawn.draw(on: self)
    } else {
      show(view.body)
    }
  }

  func write(_ line: String) { lines.append(line) }

  func button(_ label: some View, action: @escaping @MainActor () -> Void) {
    let start = lines.count
    show(label)
    actions.append((lines[start...].joined(separator: " "), action))
  }

  /// Shows `content` with a container in its environment.
  func show(_ content: some View, with container: ModelContainer) {
    let outer = self.container
    self.container = container
    show(content)
    self.container = outer
  }
}

/// A view without a body.
@MainActor protocol StandInDrawn {
  func draw(on canvas: StandInCanvas)
}
