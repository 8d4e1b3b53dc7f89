import ViewRuntime

/// An open ring.
public struct CircularGaugeStyle {
  /// An open ring.
  public nonisolated init() {}
}

extension CircularGaugeStyle: GaugeStyle, Sendable {
  public func makeBody(configuration: Configuration) -> some View {
    CircularGaugeBody(configuration: configuration)
  }
}

extension GaugeStyle where Self == CircularGaugeStyle {
  /// An open ring.
  public static var circular: CircularGaugeStyle { CircularGaugeStyle() }
}
