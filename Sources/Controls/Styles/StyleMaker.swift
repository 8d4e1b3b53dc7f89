import ViewRuntime

/// Makes a control's view from its configuration: wraps one of a program's styles.
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

/// A style as the view that its body is. The style's own `@State` and `@Environment` are kept
/// (S2.14).
private struct StyledView<Maker: StyleMaker>: View, PropertyContainer {
  let maker: Maker
  let configuration: Maker.Configuration

  var body: Maker.Body { maker.body(configuration) }
}
