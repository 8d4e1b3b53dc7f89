import ViewRuntime

/// A style for buttons in a row above the content that choose what is shown: the label alone until
/// it is pressed.
public struct AccessoryBarButtonStyle {
  /// Creates the style: the label alone, as with `borderless`.
  public nonisolated init() {}
}

extension AccessoryBarButtonStyle: PrimitiveButtonStyle, Sendable {
  public func makeBody(configuration: Configuration) -> some View {
    ButtonControl(
      style: .borderless, role: configuration.role, action: configuration.action,
      label: configuration.label)
  }
}

extension PrimitiveButtonStyle where Self == AccessoryBarButtonStyle {
  /// A style for buttons in a row above the content that choose what is shown.
  public static var accessoryBar: AccessoryBarButtonStyle { AccessoryBarButtonStyle() }
}
