import ViewRuntime

/// A small open ring.
public struct AccessoryCircularGaugeStyle {
  /// A small open ring.
  public nonisolated init() {}
}

extension AccessoryCircularGaugeStyle: GaugeStyle, Sendable {
  public func makeBody(configuration: Configuration) -> some View {
    CircularGaugeBody(configuration: configuration)
  }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// A small open ring.
  public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}
