import ViewRuntime

/// A small line with a mark at the value.
public struct AccessoryLinearGaugeStyle {
  /// A small line with a mark at the value.
  public nonisolated init() {}
}

extension AccessoryLinearGaugeStyle: GaugeStyle, Sendable {
  public func makeBody(configuration: Configuration) -> some View {
    LinearGaugeBody(configuration: configuration, isMark: true, isAccessory: true)
  }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A small line with a mark at the value.
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}
