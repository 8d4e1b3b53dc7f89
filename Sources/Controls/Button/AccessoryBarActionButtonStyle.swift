import ViewRuntime

/// A style for buttons that perform an action in a row above the content.
public struct AccessoryBarActionButtonStyle {
  /// Creates the style: a border or a shade around the label, as with `bordered`.
  public nonisolated init() {}
}

extension AccessoryBarActionButtonStyle: PrimitiveButtonStyle, Sendable {
  public func makeBody(configuration: Configuration) -> some View {
    ButtonControl(
      style: .bordered, role: configuration.role, action: configuration.action,
      label: configuration.label)
  }
}

extension PrimitiveButtonStyle where Self == AccessoryBarActionButtonStyle {
  /// A style for buttons that perform an action in a row above the content.
  public static var accessoryBarAction: AccessoryBarActionButtonStyle {
    AccessoryBarActionButtonStyle()
  }
}
