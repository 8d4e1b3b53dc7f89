import ViewRuntime

/// The usual style of the place where the button stands.
public struct DefaultButtonStyle {
  /// The usual style.
  public nonisolated init() {}
}

extension DefaultButtonStyle: PrimitiveButtonStyle, Sendable {
  public func makeBody(configuration: Configuration) -> some View {
    ButtonControl(
      style: .automatic, role: configuration.role, action: configuration.action,
      label: configuration.label)
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The usual style of the place where the button stands.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
