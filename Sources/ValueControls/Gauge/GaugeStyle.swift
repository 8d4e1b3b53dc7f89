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
  /// What the style makes of a gauge; inferred from ``makeBody(configuration:)``.
  associatedtype Body: View

  typealias Configuration = GaugeStyleConfiguration

  /// The gauge, for a value between 0 and 1 and its labels.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A gauge as its style sees it.
public struct GaugeStyleConfiguration {
  /// What is measured.
  public struct Label {
    let content: AnyView
  }

  /// The value in words.
  public struct CurrentValueLabel {
    let content: AnyView
  }

  /// Words for the lower bound.
  public struct MinimumValueLabel {
    let content: AnyView
  }

  /// Words for the upper bound.
  public struct MaximumValueLabel {
    let content: AnyView
  }

  /// Words for values on the way.
  public struct MarkedValueLabels {
    let content: AnyView
  }

  /// From 0 to 1.
  public var value: Double
  /// What is measured, to stand somewhere in the style's view.
  public var label: Label
  /// The value in words; nil if the gauge was made without.
  public var currentValueLabel: CurrentValueLabel?
  /// Words for the lower bound; nil if the gauge was made without.
  public var minimumValueLabel: MinimumValueLabel?
  /// Words for the upper bound; nil if the gauge was made without.
  public var maximumValueLabel: MaximumValueLabel?
  /// Words for values on the way; nil if the gauge was made without.
  public var markedValueLabels: MarkedValueLabels?
}

extension GaugeStyleConfiguration.Label: View {
  public var body: some View { content }
}
extension GaugeStyleConfiguration.CurrentValueLabel: View {
  public var body: some View { content }
}
extension GaugeStyleConfiguration.MinimumValueLabel: View {
  public var body: some View { content }
}
extension GaugeStyleConfiguration.MaximumValueLabel: View {
  public var body: some View { content }
}
extension GaugeStyleConfiguration.MarkedValueLabels: View {
  public var body: some View { content }
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
