import ViewRuntime

/// Looks like a link in a text.
public struct LinkButtonStyle {
  /// Looks like a link in a text.
  public nonisolated init() {}
}

extension LinkButtonStyle: PrimitiveButtonStyle, Sendable {
  public func makeBody(configuration: Configuration) -> some View {
    ButtonControl(
      style: .link, role: configuration.role, action: configuration.action,
      label: configuration.label)
  }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  /// Looks like a link in a text.
  public static var link: LinkButtonStyle { LinkButtonStyle() }
}
