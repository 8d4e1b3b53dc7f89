import ViewRuntime

/// A style on glass in the tint, for the action that the user most likely wants.
public struct GlassProminentButtonStyle {
  /// Creates a style on tinted glass, drawn here as a prominent button.
  public nonisolated init() {}
}

extension GlassProminentButtonStyle: PrimitiveButtonStyle, Sendable {
  public func makeBody(configuration: Configuration) -> some View {
    BorderedProminentButtonStyle().makeBody(configuration: configuration)
  }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// A style on glass in the tint; the hosts draw it as a prominent button.
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
