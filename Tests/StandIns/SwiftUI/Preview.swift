// https://developer.apple.com/documentation/swiftui/preview(_:body:)
// https://developer.apple.com/documentation/swiftui/preview(_:traits:_:body:)
// https://developer.apple.com/documentation/swiftui/previewprovider
// https://developer.apple.com/documentation/swiftui/previewmodifier
// https://developer.apple.com/documentation/developertoolssupport/preview
// https://developer.apple.com/documentation/developertoolssupport/previewtrait

@MainActor public struct Preview {
  public struct ViewTraits {}

  let traits: [PreviewTrait<ViewTraits>]
  let makeBody: @MainActor () -> any View

  public init(
    _ name: String? = nil,
    traits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    self.traits = traits
    makeBody = body
  }

  /// What the canvas shows of it; contexts are shared, as in Xcode.
  public func standInView() async throws -> AnyView {
    var view = AnyView(makeBody())
    for trait in traits { view = try await trait.apply(view) }
    return view
  }
}

/// The contexts of previews, one for each type of modifier.
@MainActor private var sharedContexts: [ObjectIdentifier: Any] = [:]

public struct PreviewTrait<T> {
  let apply: @MainActor (AnyView) async throws -> AnyView
}

extension PreviewTrait where T == Preview.ViewTraits {
  public static var sizeThatFitsLayout: PreviewTrait<T> { PreviewTrait { $0 } }

  @MainActor public static func modifier<M: PreviewModifier>(_ modifier: M) -> PreviewTrait<T> {
    PreviewTrait { view in
      let kind = ObjectIdentifier(M.self)
      let context: M.Context
      if let made = sharedContexts[kind] as? M.Context {
        context = made
      } else {
        context = try await M.makeSharedContext()
        sharedContexts[kind] = context
      }
      return AnyView(modifier.body(content: PreviewModifierContent(view: view), context: context))
    }
  }
}

@MainActor @preconcurrency public protocol PreviewModifier {
  associatedtype Body: View
  associatedtype Context = Void
  typealias Content = PreviewModifierContent

  @MainActor static func makeSharedContext() async throws -> Self.Context
  @ViewBuilder @MainActor func body(content: Self.Content, context: Self.Context) -> Self.Body
}

public struct PreviewModifierContent: View {
  let view: AnyView
  public var body: some View { view }
}

@MainActor @preconcurrency public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder static var previews: Self.Previews { get }
}

@freestanding(declaration)
public macro Preview(
  _ name: String? = nil,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "SwiftDataMacros", type: "PreviewMacro")

@freestanding(declaration)
public macro Preview(
  _ name: String? = nil,
  traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "SwiftDataMacros", type: "PreviewMacro")
