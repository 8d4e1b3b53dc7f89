import ViewRuntime

/// A style with a small line and a mark at the value.
public struct AccessoryLinearGaugeStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension AccessoryLinearGaugeStyle: GaugeStyle, Sendable {
  public func makeBody(configuration: Configuration) -> some View {
    LinearGaugeBody(configuration: configuration, isMark: true, isAccessory: true)
  }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A style with a small line and a mark at the value.
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}
