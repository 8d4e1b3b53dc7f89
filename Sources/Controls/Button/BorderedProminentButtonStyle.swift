import ViewRuntime

/// A style filled with the tint, for the action that the user most likely wants.
public struct BorderedProminentButtonStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension BorderedProminentButtonStyle: PrimitiveButtonStyle, Sendable {
  public func makeBody(configuration: Configuration) -> some View {
    ButtonControl(
      style: .borderedProminent, role: configuration.role, action: configuration.action,
      label: configuration.label)
  }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// A style filled with the tint, for the action that the user most likely wants.
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}
