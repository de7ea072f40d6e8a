// https://developer.apple.com/documentation/swiftui/view/font(_:)
// https://developer.apple.com/documentation/swiftui/view/padding(_:_:)
// https://developer.apple.com/documentation/swiftui/view/navigationtitle(_:)
// https://developer.apple.com/documentation/swiftui/view/toolbar(content:)
// https://developer.apple.com/documentation/swiftui/view/buttonstyle(_:)
// https://developer.apple.com/documentation/swiftui/view/modelcontainer(_:)
// https://developer.apple.com/documentation/swiftui/view/environment(_:_:)
// https://developer.apple.com/documentation/swiftui/environmentvalues/managedobjectcontext
public import CoreData
public import Foundation
public import SwiftData

public struct Font: Sendable {
  public static let title = Font()
  public static let headline = Font()
  public static let caption = Font()
}

public struct Edge: Sendable {
  public struct Set: Sendable {
    public static let all = Set()
  }
}

public protocol PrimitiveButtonStyle {}
public struct PlainButtonStyle: PrimitiveButtonStyle {}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension View {
  public nonisolated func font(_ font: Font?) -> some View { self }
  public nonisolated func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    self
  }
  public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { self }
  public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View { self }

  public nonisolated func toolbar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { TupleView<(Self, Content)>(views: [self, content()]) }

  @MainActor @preconcurrency
  public func modelContainer(_ container: ModelContainer) -> some View {
    StandInContainerView(content: self, container: container)
  }
}

struct StandInContainerView<Content: View>: View, StandInDrawn {
  typealias Body = Never
  let content: Content
  // A view keeps the container that it was given; so does Apple's environment.
  let container: ModelContainer
  func draw(on canvas: StandInCanvas) { canvas.show(content, with: container) }
}

public struct EnvironmentValues {
  public var managedObjectContext: NSManagedObjectContext
}

extension View {
  public nonisolated func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>,
    _ value: V
  ) -> some View { self }
}
