import ViewRuntime

/// A bar that fills up to the value.
public struct LinearCapacityGaugeStyle {
  /// A bar that fills up to the value.
  public nonisolated init() {}
}

extension LinearCapacityGaugeStyle: GaugeStyle, Sendable {
  public func makeBody(configuration: Configuration) -> some View {
    LinearGaugeBody(configuration: configuration)
  }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A bar that fills up to the value.
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}
