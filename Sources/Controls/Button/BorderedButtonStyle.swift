import ViewRuntime

/// A style with a border or a shade around the label.
public struct BorderedButtonStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension BorderedButtonStyle: PrimitiveButtonStyle, Sendable {
  public func makeBody(configuration: Configuration) -> some View {
    ButtonControl(
      style: .bordered, role: configuration.role, action: configuration.action,
      label: configuration.label)
  }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A style with a border or a shade around the label.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
