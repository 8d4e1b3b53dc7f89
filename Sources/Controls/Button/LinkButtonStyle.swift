import ViewRuntime

/// A style that looks like a link in text.
public struct LinkButtonStyle {
  /// Creates the style.
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
  /// A style that looks like a link in text.
  public static var link: LinkButtonStyle { LinkButtonStyle() }
}
