import ViewRuntime

/// A style that shows the label in the tint, without a border.
public struct BorderlessButtonStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension BorderlessButtonStyle: PrimitiveButtonStyle, Sendable {
  public func makeBody(configuration: Configuration) -> some View {
    ButtonControl(
      style: .borderless, role: configuration.role, action: configuration.action,
      label: configuration.label)
  }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// A style that shows the label in the tint, without a border.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
