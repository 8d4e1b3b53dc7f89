import ViewRuntime

/// The default style of the current context: a switch.
public struct DefaultToggleStyle {
  /// Creates the default style.
  public nonisolated init() {}
}

extension DefaultToggleStyle: ToggleStyle, Sendable {
  public func makeBody(configuration: Configuration) -> some View {
    SwitchToggleStyle().makeBody(configuration: configuration)
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The default style of the current context.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}
