import Foundation
import SwiftData
import UIKit

/// One container for all previews; any mistake in the file ends the preview's process.
@MainActor final class PreviewData {
  static let shared = PreviewData()

  let container: ModelContainer
  private let items: [ToDoItem]

  var context: ModelContext { container.mainContext }

  var item: ToDoItem {
    guard let item = items.first else { fatalError("No preview data") }
    return item
  }

  private init() {
    do {
      let configuration = ModelConfiguration(isStoredInMemoryOnly: true)
      container = try ModelContainer(for: ToDoItem.self, configurations: configuration)
    } catch {
      fatalError("Could not create the preview container")
    }
    guard let data = NSDataAsset(name: "ToDoItemPreviewsData")?.data else {
      fatalError("Preview data not found")
    }
    do {
      items = try JSONDecoder().decode([ToDoItem].self, from: data)
    } catch {
      fatalError("Could not decode preview data")
    }
    for item in items {
      context.insert(item)
    }
  }
}
