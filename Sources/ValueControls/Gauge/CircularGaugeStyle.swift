import ViewDrawing
import ViewRuntime

/// A style with an open ring.
public struct CircularGaugeStyle {
  let tint: AnyShapeStyle?

  /// Creates the style; the gauge has the tint of the views around it.
  public nonisolated init() { tint = nil }

  /// Creates the style with a colour of its own.
  public nonisolated init(tint: Color) { self.tint = AnyShapeStyle(tint) }

  /// Creates the style with a gradient.
  public nonisolated init(tint: Gradient) { self.tint = AnyShapeStyle(tint) }
}

extension CircularGaugeStyle: GaugeStyle, Sendable {
  public func makeBody(configuration: Configuration) -> some View {
    let body = CircularGaugeBody(configuration: configuration)
    if let tint { body.tint(tint) } else { body }
  }
}

extension GaugeStyle where Self == CircularGaugeStyle {
  /// A style with an open ring.
  public static var circular: CircularGaugeStyle { CircularGaugeStyle() }
}
