import ViewRuntime

/// A style that shows the label alone, without colour or border.
public struct PlainButtonStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension PlainButtonStyle: PrimitiveButtonStyle, Sendable {
  public func makeBody(configuration: Configuration) -> some View {
    ButtonControl(
      style: .plain, role: configuration.role, action: configuration.action,
      label: configuration.label)
  }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// A style that shows the label alone, without colour or border.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
