import ViewRuntime

/// A style with a line and a mark at the value.
public struct LinearGaugeStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension LinearGaugeStyle: GaugeStyle, Sendable {
  public func makeBody(configuration: Configuration) -> some View {
    LinearGaugeBody(configuration: configuration, isMark: true)
  }
}

extension GaugeStyle where Self == LinearGaugeStyle {
  /// A style with a line and a mark at the value.
  public static var linear: LinearGaugeStyle { LinearGaugeStyle() }
}
