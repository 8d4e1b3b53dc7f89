import ViewRuntime

/// Filled with the tint: for the action that the user most likely wants.
public struct BorderedProminentButtonStyle {
  /// Filled with the tint.
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
  /// Filled with the tint: for the action that the user most likely wants.
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}
