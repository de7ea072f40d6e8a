// https://developer.apple.com/documentation/swiftui/view
// https://developer.apple.com/documentation/swiftui/viewbuilder

@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: View {
  public var body: Never { fatalError("a view without a body") }
}

extension View where Body == Never {
  public var body: Never { fatalError("a view without a body") }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never
}

extension Optional: StandInDrawn where Wrapped: View {
  func draw(on canvas: StandInCanvas) {
    if let self { canvas.show(self) }
  }
}

@resultBuilder public enum ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    var views: [any View] = []
    repeat views.append(each content)
    return TupleView(views: views)
  }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  public static func buildEither<True: View, False: View>(
    first: True
  ) -> _ConditionalContent<True, False> { _ConditionalContent(view: first) }
  public static func buildEither<True: View, False: View>(
    second: False
  ) -> _ConditionalContent<True, False> { _ConditionalContent(view: second) }
  public static func buildLimitedAvailability(_ content: some View) -> AnyView { AnyView(content) }
}

public struct EmptyView: View, StandInDrawn {
  public typealias Body = Never
  public nonisolated init() {}
  func draw(on canvas: StandInCanvas) {}
}

public struct TupleView<T>: View, StandInDrawn {
  public typealias Body = Never
  private nonisolated(unsafe) let views: [any View]
  nonisolated init(views: [any View]) { self.views = views }
  func draw(on canvas: StandInCanvas) { views.forEach { canvas.show($0) } }
}

public struct _ConditionalContent<TrueContent, FalseContent>: View, StandInDrawn {
  public typealias Body = Never
  private nonisolated(unsafe) let view: any View
  nonisolated init(view: any View) { self.view = view }
  func draw(on canvas: StandInCanvas) { canvas.show(view) }
}

public struct AnyView: View, StandInDrawn {
  public typealias Body = Never
  private nonisolated(unsafe) let view: any View
  public nonisolated init<V: View>(_ view: V) { self.view = view }
  func draw(on canvas: StandInCanvas) { canvas.show(view) }
}
