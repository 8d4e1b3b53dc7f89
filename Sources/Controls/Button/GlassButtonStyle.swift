import ViewDrawing
import ViewRuntime

/// A style that draws a button on glass.
public struct GlassButtonStyle {
  let glass: Glass

  /// Creates a style on regular glass, drawn here as a bordered button.
  public nonisolated init() { glass = .regular }
  /// Creates a style on tinted glass, drawn here as a bordered button with that tint.
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
  /// A style on glass; the hosts draw it as a bordered button.
  public static var glass: GlassButtonStyle { GlassButtonStyle() }

  /// Returns a style on tinted glass; the hosts draw it as a bordered button with that tint.
  public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}
