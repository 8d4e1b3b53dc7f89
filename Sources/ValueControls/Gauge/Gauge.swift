import Controls
import HostInterface
import LayoutCore
import ViewRuntime

/// Shows where a value stands between two bounds.
///
/// ```swift
/// Gauge(value: battery, in: 0...100) {
///   Text("Battery")
/// } currentValueLabel: {
///   Text(battery, format: .number)
/// } minimumValueLabel: {
///   Text("0")
/// } maximumValueLabel: {
///   Text("100")
/// }
/// .gaugeStyle(.accessoryCircular)
/// ```
public struct Gauge<
  Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View
> {
  /// From 0 to 1.
  let fraction: Double
  let label: Label
  let currentValueLabel: CurrentValueLabel
  let minimumValueLabel: BoundsLabel
  let maximumValueLabel: BoundsLabel
  let markedValueLabels: MarkedValueLabels

  /// Within 0 and 1, whatever the model says.
  nonisolated static func fraction<V: BinaryFloatingPoint>(_ value: V, _ bounds: ClosedRange<V>)
    -> Double
  {
    let length = bounds.upperBound - bounds.lowerBound
    guard length > 0, value.isFinite else { return 0 }
    return min(max(Double((value - bounds.lowerBound) / length), 0), 1)
  }
}

extension Gauge: View {
  public var body: some View {
    StyledControl(
      GaugeStyleConfiguration(
        value: fraction, label: .init(content: AnyView(label)),
        currentValueLabel: CurrentValueLabel.self == EmptyView.self
          ? nil : .init(content: AnyView(currentValueLabel)),
        minimumValueLabel: BoundsLabel.self == EmptyView.self
          ? nil : .init(content: AnyView(minimumValueLabel)),
        maximumValueLabel: BoundsLabel.self == EmptyView.self
          ? nil : .init(content: AnyView(maximumValueLabel)),
        markedValueLabels: MarkedValueLabels.self == EmptyView.self
          ? nil : .init(content: AnyView(markedValueLabels))),
      automatic: GaugeStyleMaker(style: DefaultGaugeStyle()))
  }
}

extension Gauge
where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// Shows a value with the name of what is measured.
  ///
  /// A value beyond the bounds counts as the bound, one that is not finite as the lower one.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) {
    self.init(
      fraction: Self.fraction(value, bounds), label: label(), currentValueLabel: EmptyView(),
      minimumValueLabel: EmptyView(), maximumValueLabel: EmptyView(),
      markedValueLabels: EmptyView())
  }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// Shows a value with a name, and with the value in words.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      fraction: Self.fraction(value, bounds), label: label(),
      currentValueLabel: currentValueLabel(), minimumValueLabel: EmptyView(),
      maximumValueLabel: EmptyView(), markedValueLabels: EmptyView())
  }
}

extension Gauge where BoundsLabel == EmptyView {
  /// Shows a value with a name, the value in words, and words for values on the way.
  ///
  /// Those on the way stand below a bar, one below the other and not each at its value; rings leave
  /// them out.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.init(
      fraction: Self.fraction(value, bounds), label: label(),
      currentValueLabel: currentValueLabel(), minimumValueLabel: EmptyView(),
      maximumValueLabel: EmptyView(), markedValueLabels: markedValueLabels())
  }
}

extension Gauge where MarkedValueLabels == EmptyView {
  /// Shows a value with a name, the value in words, and words at both ends.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      fraction: Self.fraction(value, bounds), label: label(),
      currentValueLabel: currentValueLabel(), minimumValueLabel: minimumValueLabel(),
      maximumValueLabel: maximumValueLabel(), markedValueLabels: EmptyView())
  }
}

extension Gauge {
  /// Shows a value with a name, the value in words, words at both ends and for values on the way.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.init(
      fraction: Self.fraction(value, bounds), label: label(),
      currentValueLabel: currentValueLabel(), minimumValueLabel: minimumValueLabel(),
      maximumValueLabel: maximumValueLabel(), markedValueLabels: markedValueLabels())
  }
}
