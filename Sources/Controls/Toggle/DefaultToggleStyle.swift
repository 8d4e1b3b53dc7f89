import ViewRuntime

/// The usual style of the place where the toggle stands: a switch.
public struct DefaultToggleStyle {
  /// The usual style of the place where the toggle stands: a switch.
  public nonisolated init() {}
}

extension DefaultToggleStyle: ToggleStyle, Sendable {
  public func makeBody(configuration: Configuration) -> some View {
    SwitchToggleStyle().makeBody(configuration: configuration)
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The usual style of the place where the toggle stands.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}
