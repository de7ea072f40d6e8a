#if canImport(SwiftUI)
  internal import Foundation
  public import SwiftUI

  /// What went wrong with the stubs of a preview, shown in the canvas instead of a crash.
  public struct StubErrorView: View {
    private let message: String

    /// A view that shows an error.
    public init(_ error: any Error) {
      message = sentence(of: error)
    }

    /// The error's sentences, to be scrolled.
    public var body: some View {
      ScrollView {
        VStack(alignment: .leading, spacing: 8) {
          Label("No stubs", systemImage: "exclamationmark.triangle")
            .font(.headline)
          Text(message)
            .font(.caption)
        }
        .padding()
      }
    }
  }
#endif
