import Controls
import ViewRuntime

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
