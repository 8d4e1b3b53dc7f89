import ViewRuntime

/// A style with a bar and the labels around it.
public struct DefaultGaugeStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension DefaultGaugeStyle: GaugeStyle, Sendable {
  public func makeBody(configuration: Configuration) -> some View {
    LinearGaugeBody(configuration: configuration)
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// A style with a bar and the labels around it.
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}
