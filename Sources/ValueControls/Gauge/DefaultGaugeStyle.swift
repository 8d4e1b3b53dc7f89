import ViewRuntime

/// A bar with the labels around it.
public struct DefaultGaugeStyle {
  /// A bar with the labels around it.
  public nonisolated init() {}
}

extension DefaultGaugeStyle: GaugeStyle, Sendable {
  public func makeBody(configuration: Configuration) -> some View {
    LinearGaugeBody(configuration: configuration)
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// A bar with the labels around it.
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}
