import ViewRuntime

/// A line with a mark at the value.
public struct LinearGaugeStyle {
  /// A line with a mark at the value.
  public nonisolated init() {}
}

extension LinearGaugeStyle: GaugeStyle, Sendable {
  public func makeBody(configuration: Configuration) -> some View {
    LinearGaugeBody(configuration: configuration, isMark: true)
  }
}

extension GaugeStyle where Self == LinearGaugeStyle {
  /// A line with a mark at the value.
  public static var linear: LinearGaugeStyle { LinearGaugeStyle() }
}
