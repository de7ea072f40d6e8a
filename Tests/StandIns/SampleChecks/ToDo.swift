import Foundation
import SwiftUI
import UIKit

#if !BEFORE
  import StubKit
#endif

/// Shows the sample's list as it is before and after: the same rows, the same menu.
@main @MainActor enum ToDoSample {
  static let rows = [
    "Buy groceries", "Schedule dentist appointment", "Read a book", "Call mom", "Exercise",
    "Complete homework", "Prepare dinner", "Walk the dog", "Pay bills", "Clean the house",
  ]

  static let byName = [
    "Buy groceries", "Call mom", "Clean the house", "Complete homework", "Exercise", "Pay bills",
    "Prepare dinner", "Read a book", "Schedule dentist appointment", "Walk the dog",
  ]

  static func main() throws {
    let file = URL(fileURLWithPath: "Samples/ToDo/ArticleData.json")
    NSDataAsset.standInAssets["ToDoItemPreviewsData"] = try Data(contentsOf: file)
    let list = ContentView()
    let canvas = StandInCanvas(previewed(list))
    expect(titles(canvas) == rows, canvas)
    expect(canvas.lines.filter { $0 == "(checkmark.circle)" }.count == 5, canvas)
    canvas.press("Done (arrow.up)")
    let turned = StandInCanvas(previewed(list))
    expect(titles(turned) == rows.reversed(), turned)
    turned.press("Name")
    let named = StandInCanvas(previewed(list))
    expect(titles(named) == byName, named)
  }

  static func previewed(_ view: ContentView) -> some View {
    #if BEFORE
      view.modelContainer(PreviewData.shared.container)
    #else
      view.stubs(ToDoItem.self)
    #endif
  }

  static func titles(_ canvas: StandInCanvas) -> [String] {
    canvas.lines.filter { rows.contains($0) }
  }

  static func expect(_ condition: Bool, _ canvas: StandInCanvas, line: Int = #line) {
    guard !condition else { return }
    print("line \(line): \(canvas.lines)")
    exit(1)
  }
}
