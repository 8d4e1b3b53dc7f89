import ViewRuntime

/// A border, or a shade, around the label.
public struct BorderedButtonStyle {
  /// A border, or a shade, around the label.
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
  /// A border, or a shade, around the label.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
