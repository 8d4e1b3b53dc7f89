import ViewDrawing
import ViewRuntime

/// A button on glass.
public struct GlassButtonStyle {
  let glass: Glass

  /// On regular glass; here as a bordered button.
  public nonisolated init() { glass = .regular }
  /// On glass in a colour; here as a bordered button with that tint.
  public nonisolated init(_ glass: Glass) { self.glass = glass }
}

extension GlassButtonStyle: PrimitiveButtonStyle, Sendable {
  public func makeBody(configuration: Configuration) -> some View {
    ButtonControl(
      style: .bordered, role: configuration.role, action: configuration.action,
      label: configuration.label
    )
    .transformEnvironment(\.tint) { tint in
      if let color = glass.color { tint = AnyShapeStyle(color) }
    }
  }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// On glass; the hosts here give it the look of a bordered button.
  public static var glass: GlassButtonStyle { GlassButtonStyle() }

  /// On glass in a colour; the hosts here give it the look of a bordered button with that tint.
  public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}
