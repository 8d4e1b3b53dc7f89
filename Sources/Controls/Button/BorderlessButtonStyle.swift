import ViewRuntime

/// The label in the tint, without a border.
public struct BorderlessButtonStyle {
  /// The label in the tint, without a border.
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
  /// The label in the tint, without a border.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
