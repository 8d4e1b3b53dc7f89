import ViewDrawing
import ViewRuntime

/// A style with a line and a mark at the value.
public struct LinearGaugeStyle {
  let tint: AnyShapeStyle?

  /// Creates the style; the gauge has the tint of the views around it.
  public nonisolated init() { tint = nil }

  /// Creates the style with a colour of its own.
  public nonisolated init(tint: Color) { self.tint = AnyShapeStyle(tint) }

  /// Creates the style with a gradient.
  public nonisolated init(tint: Gradient) { self.tint = AnyShapeStyle(tint) }
}

extension LinearGaugeStyle: GaugeStyle, Sendable {
  public func makeBody(configuration: Configuration) -> some View {
    let body = LinearGaugeBody(configuration: configuration, isMark: true)
    if let tint { body.tint(tint) } else { body }
  }
}

extension GaugeStyle where Self == LinearGaugeStyle {
  /// A style with a line and a mark at the value.
  public static var linear: LinearGaugeStyle { LinearGaugeStyle() }
}
