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

/// The properties of a gauge that its style receives.
public struct GaugeStyleConfiguration {
  /// The gauge's label, whatever its type.
  public struct Label {
    let content: AnyView
  }

  /// The label for the current value, whatever its type.
  public struct CurrentValueLabel {
    let content: AnyView
  }

  /// The label for the lower bound, whatever its type.
  public struct MinimumValueLabel {
    let content: AnyView
  }

  /// The label for the upper bound, whatever its type.
  public struct MaximumValueLabel {
    let content: AnyView
  }

  /// The labels for marked values, whatever their type.
  public struct MarkedValueLabels {
    let content: AnyView
  }

  /// The value as a fraction from 0 to 1.
  public var value: Double
  /// The gauge's label, to place in the style's view.
  public var label: Label
  /// The label for the current value; nil if the gauge was created without one.
  public var currentValueLabel: CurrentValueLabel?
  /// The label for the lower bound; nil if the gauge was created without one.
  public var minimumValueLabel: MinimumValueLabel?
  /// The label for the upper bound; nil if the gauge was created without one.
  public var maximumValueLabel: MaximumValueLabel?
  /// The labels for marked values; nil if the gauge was created without any.
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
