import ViewRuntime

/// Creates a control's view from its configuration: wraps a custom style.
package protocol StyleMaker<Configuration> {
  associatedtype Configuration
  associatedtype Body: View
  @MainActor func body(_ configuration: Configuration) -> Body
}

extension StyleMaker {
  /// The styled control, with the style's type as part of its identity.
  @MainActor
  func view(_ configuration: Configuration) -> AnyView {
    AnyView(StyledView(maker: self, configuration: configuration))
  }
}

/// A view that wraps a style's body. It keeps the style's own `@State` and `@Environment` (S2.14).
private struct StyledView<Maker: StyleMaker>: View, PropertyContainer {
  let maker: Maker
  let configuration: Maker.Configuration

  var body: Maker.Body { maker.body(configuration) }
}
