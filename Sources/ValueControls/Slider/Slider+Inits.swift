import ViewRuntime

extension Slider {
  /// Chooses any number of a range, with something at both ends of the track.
  ///
  /// - Parameter onEditingChanged: called with true before and with false after each change.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value, bounds, 0, onEditingChanged, label: label(), minimum: minimumValueLabel(),
      maximum: maximumValueLabel())
  }

  /// Chooses a number of a range by steps, with something at both ends of the track.
  ///
  /// - Parameter step: the distance of the numbers that can be chosen, from the lower bound on; 0
  ///   or less: any number.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, Double(step), onEditingChanged, label: label(), minimum: minimumValueLabel(),
      maximum: maximumValueLabel())
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Chooses any number of a range.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value, bounds, 0, onEditingChanged, label: label(), minimum: EmptyView(),
      maximum: EmptyView())
  }

  /// Chooses a number of a range by steps.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, Double(step), onEditingChanged, label: label(), minimum: EmptyView(),
      maximum: EmptyView())
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Chooses any number of a range, without a label; name it with `accessibilityLabel(_:)`.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value, bounds, 0, onEditingChanged, label: EmptyView(), minimum: EmptyView(),
      maximum: EmptyView())
  }

  /// Chooses a number of a range by steps, without a label; name it with `accessibilityLabel(_:)`.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, Double(step), onEditingChanged, label: EmptyView(), minimum: EmptyView(),
      maximum: EmptyView())
  }
}

// The forms with the labels at the end.

extension Slider {
  /// Chooses any number of a range, with something at both ends: the former form, with the label at
  /// the end.
  @_disfavoredOverload
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) {
    self.init(
      value, bounds, 0, onEditingChanged, label: label(), minimum: minimumValueLabel,
      maximum: maximumValueLabel)
  }

  /// Chooses a number of a range by steps, with something at both ends: the former form, with the
  /// label at the end.
  @_disfavoredOverload
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, Double(step), onEditingChanged, label: label(), minimum: minimumValueLabel,
      maximum: maximumValueLabel)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Chooses any number of a range: the form with the label at the end.
  @_disfavoredOverload
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) {
    self.init(
      value, bounds, 0, onEditingChanged, label: label(), minimum: EmptyView(),
      maximum: EmptyView())
  }

  /// Chooses a number of a range by steps: the form with the label at the end.
  @_disfavoredOverload
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, Double(step), onEditingChanged, label: label(), minimum: EmptyView(),
      maximum: EmptyView())
  }
}
