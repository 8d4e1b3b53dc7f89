import ViewRuntime

/// A button on glass in the tint, for the action that the user most likely wants.
public struct GlassProminentButtonStyle {
  /// On glass in the tint; here as a prominent button.
  public nonisolated init() {}
}

extension GlassProminentButtonStyle: PrimitiveButtonStyle, Sendable {
  public func makeBody(configuration: Configuration) -> some View {
    BorderedProminentButtonStyle().makeBody(configuration: configuration)
  }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// On glass in the tint; the hosts here give it the look of a prominent button.
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
