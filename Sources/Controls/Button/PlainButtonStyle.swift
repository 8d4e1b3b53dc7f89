import ViewRuntime

/// The label alone, without colour or border.
public struct PlainButtonStyle {
  /// The label alone.
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
  /// The label alone, without colour or border.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
