import ViewRuntime

/// The default style of the current context.
public struct DefaultButtonStyle {
  /// Creates the default style.
  public nonisolated init() {}
}

extension DefaultButtonStyle: PrimitiveButtonStyle, Sendable {
  public func makeBody(configuration: Configuration) -> some View {
    ButtonControl(
      style: .automatic, role: configuration.role, action: configuration.action,
      label: configuration.label)
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The default style of the current context.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
