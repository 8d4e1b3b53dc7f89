import ViewRuntime

/// For buttons in a row above the content that do something.
public struct AccessoryBarActionButtonStyle {
  /// A border, or a shade, around the label, as `bordered`.
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
  /// For buttons in a row above the content that do something.
  public static var accessoryBarAction: AccessoryBarActionButtonStyle {
    AccessoryBarActionButtonStyle()
  }
}
