import Controls
import ViewRuntime

/// Decides how gauges look.
///
/// ```swift
/// struct Stars: GaugeStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     Text(String(repeating: "★", count: Int(configuration.value * 5)))
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol GaugeStyle {
  /// The type of the styled gauge; inferred from ``makeBody(configuration:)``.
  associatedtype Body: View

  typealias Configuration = GaugeStyleConfiguration

  /// Returns the gauge, for a value between 0 and 1 and its labels.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

struct GaugeStyleMaker<Style: GaugeStyle>: StyleMaker, PropertyContainer {
  let style: Style

  func body(_ configuration: GaugeStyleConfiguration) -> Style.Body {
    style.makeBody(configuration: configuration)
  }
}

extension View {
  /// Sets how the gauges inside look.
  public nonisolated func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    modifier(StyleModifier(maker: GaugeStyleMaker(style: style)))
  }
}
