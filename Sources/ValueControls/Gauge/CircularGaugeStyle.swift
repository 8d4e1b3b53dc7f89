import ViewRuntime

/// A style with an open ring.
public struct CircularGaugeStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension CircularGaugeStyle: GaugeStyle, Sendable {
  public func makeBody(configuration: Configuration) -> some View {
    CircularGaugeBody(configuration: configuration)
  }
}

extension GaugeStyle where Self == CircularGaugeStyle {
  /// A style with an open ring.
  public static var circular: CircularGaugeStyle { CircularGaugeStyle() }
}
