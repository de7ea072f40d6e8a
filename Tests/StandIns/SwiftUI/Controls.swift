// https://developer.apple.com/documentation/swiftui/text
// https://developer.apple.com/documentation/swiftui/label
// https://developer.apple.com/documentation/swiftui/image
// https://developer.apple.com/documentation/swiftui/button
// https://developer.apple.com/documentation/swiftui/menu
import Foundation

public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  let text: String
  public init(_ value: String) { text = value }
  public init(stringLiteral value: String) { text = value }
}

public struct Text: View, StandInDrawn {
  public typealias Body = Never
  let text: String
  @_disfavoredOverload public init<S: StringProtocol>(_ content: S) { text = String(content) }
  public init(_ key: LocalizedStringKey) { text = key.text }
  public func strikethrough(_ isActive: Bool = true) -> Text { self }
  func draw(on canvas: StandInCanvas) { canvas.write(text) }
}

public struct Image: View, StandInDrawn {
  public typealias Body = Never
  let name: String
  public init(systemName: String) { name = systemName }
  func draw(on canvas: StandInCanvas) { canvas.write("(\(name))") }
}

public struct Label<Title: View, Icon: View>: View {
  let title: Title
  let icon: Icon
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }
  public var body: some View {
    title
    icon
  }
}

extension Label where Title == Text, Icon == Image {
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    title = Text(titleKey)
    icon = Image(systemName: name)
  }

  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.title = Text(title)
    icon = Image(systemName: name)
  }
}

public struct Button<Label: View>: View, StandInDrawn {
  public typealias Body = Never
  let action: @MainActor () -> Void
  let label: Label
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.action = action
    self.label = label()
  }
  func draw(on canvas: StandInCanvas) { canvas.button(label, action: action) }
}

public struct Menu<Label: View, Content: View>: View {
  let label: Label
  let content: Content
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }
  public var body: some View {
    label
    content
  }
}
