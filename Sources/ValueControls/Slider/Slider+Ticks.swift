import ViewEnvironment
import ViewRuntime

// The forms with ticks, a neutral value, and enabled bounds.

extension Slider {
  /// - Parameters:
  ///   - neutralValue: the value where the filled part of the track starts, for hosts that support
  ///     it.
  ///   - currentValueLabel: describes the value to accessibility clients that do not read it
  ///     themselves.
  ///   - enabledBounds: the values that the user can choose; nil allows all.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    @SliderTickBuilder<V> ticks: () -> some SliderTickContent<V>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value, bounds, 0, onEditingChanged, label: label(), minimum: minimumValueLabel(),
      maximum: maximumValueLabel())
    marks = SliderMarks(
      ticks: SliderMarks.shown(ticks()._ticks, in: bounds), enabled: Self.enabled(enabledBounds))
  }

  /// - Parameter tick: returns the tick of a step's value; nil for none.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel, tick: (V) -> SliderTick<V>?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, Double(step), onEditingChanged, label: label(), minimum: minimumValueLabel(),
      maximum: maximumValueLabel())
    let ticks = Self.values(in: bounds, step: step).compactMap(tick)
    marks = SliderMarks(
      ticks: SliderMarks.shown(ticks, in: bounds), enabled: Self.enabled(enabledBounds))
  }

  /// Creates a slider that limits the values the user can choose.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value, bounds, 0, onEditingChanged, label: label(), minimum: minimumValueLabel(),
      maximum: maximumValueLabel())
    marks = SliderMarks(enabled: Self.enabled(enabledBounds))
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Creates a continuous slider with ticks below the track.
  ///
  /// - Parameter enabledBounds: the values that the user can choose; nil allows all.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    @SliderTickBuilder<V> ticks: () -> some SliderTickContent<V>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, neutralValue: neutralValue, enabledBounds: enabledBounds,
      label: label, currentValueLabel: currentValueLabel, minimumValueLabel: { EmptyView() },
      maximumValueLabel: { EmptyView() }, ticks: ticks, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepped slider with ticks below the track at the values for which `tick` returns
  /// one.
  ///
  /// Above 10,000 steps there are no ticks.
  ///
  /// - Parameter enabledBounds: the values that the user can choose; nil allows all.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    tick: (V) -> SliderTick<V>?, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, step: step, neutralValue: neutralValue,
      enabledBounds: enabledBounds, label: label, currentValueLabel: currentValueLabel,
      minimumValueLabel: { EmptyView() }, maximumValueLabel: { EmptyView() }, tick: tick,
      onEditingChanged: onEditingChanged)
  }
}

extension Slider {
  /// Returns the values of the steps; empty if there are more than a track could show.
  private nonisolated static func values<V: BinaryFloatingPoint>(
    in bounds: ClosedRange<V>, step: V.Stride
  ) -> [V] where V.Stride: BinaryFloatingPoint {
    let count = Double(bounds.lowerBound.distance(to: bounds.upperBound)) / Double(step)
    guard (0...10_000).contains(count) else { return [] }
    return Array(stride(from: bounds.lowerBound, through: bounds.upperBound, by: step))
  }

  private nonisolated static func enabled<V: BinaryFloatingPoint>(
    _ bounds: ClosedRange<V>?
  ) -> ClosedRange<Double>? {
    bounds.map { Double($0.lowerBound)...Double($0.upperBound) }
  }
}
