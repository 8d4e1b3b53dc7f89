import ViewRuntime

/// For buttons in a row above the content that choose what is shown: the label alone until it is
/// pressed.
public struct AccessoryBarButtonStyle {
  /// The label alone, as `borderless`.
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
  /// For buttons in a row above the content that choose what is shown.
  public static var accessoryBar: AccessoryBarButtonStyle { AccessoryBarButtonStyle() }
}
