import ViewRuntime

/// A small bar that fills up to the value.
public struct AccessoryLinearCapacityGaugeStyle {
  /// A small bar that fills up to the value.
  public nonisolated init() {}
}

extension AccessoryLinearCapacityGaugeStyle: GaugeStyle, Sendable {
  public func makeBody(configuration: Configuration) -> some View {
    LinearGaugeBody(configuration: configuration, isAccessory: true)
  }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A small bar that fills up to the value.
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}
