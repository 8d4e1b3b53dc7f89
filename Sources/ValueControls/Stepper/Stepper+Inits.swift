import Foundation
import ViewRuntime
import ViewTexts

extension Stepper where Label: View {
  /// - Parameter onIncrement: nil if the value cannot be increased now.
  public nonisolated init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label(), source: StepperSource(onIncrement, onDecrement),
      onEditingChanged: onEditingChanged)
  }

  /// Creates an unbounded stepper; an integer stops at the limit of its type.
  public nonisolated init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label(), source: StepperSource(value, nil, step), onEditingChanged: onEditingChanged)
  }

  /// Creates a bounded stepper; the last step is clamped to the bound.
  public nonisolated init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label(), source: StepperSource(value, bounds, step),
      onEditingChanged: onEditingChanged)
  }

  // The legacy forms with the label last.

  /// Creates a stepper that calls closures; a nil closure disables that step: the legacy form with
  /// the label last.
  @_disfavoredOverload
  public nonisolated init(
    onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(), source: StepperSource(onIncrement, onDecrement),
      onEditingChanged: onEditingChanged)
  }

  /// Creates an unbounded stepper: the legacy form with the label last.
  @_disfavoredOverload
  public nonisolated init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(), source: StepperSource(value, nil, step), onEditingChanged: onEditingChanged)
  }

  /// Creates a bounded stepper: the legacy form with the label last.
  @_disfavoredOverload
  public nonisolated init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(), source: StepperSource(value, bounds, step),
      onEditingChanged: onEditingChanged)
  }
}

extension Stepper where Label == Text {
  /// Creates a stepper that calls closures, with a localized title; a nil closure disables that
  /// step.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: Text(titleKey), source: StepperSource(onIncrement, onDecrement),
      onEditingChanged: onEditingChanged)
  }

  /// Creates an unbounded stepper with a localized title.
  public nonisolated init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: Text(titleKey), source: StepperSource(value, nil, step),
      onEditingChanged: onEditingChanged)
  }

  /// Creates a bounded stepper with a localized title.
  public nonisolated init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: Text(titleKey), source: StepperSource(value, bounds, step),
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper that calls closures, with a string title, shown verbatim.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: Text(title), source: StepperSource(onIncrement, onDecrement),
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper that calls closures, with a title from a string resource.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: Text(titleResource), source: StepperSource(onIncrement, onDecrement),
      onEditingChanged: onEditingChanged)
  }

  /// Creates an unbounded stepper with a string title, shown verbatim.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: Text(title), source: StepperSource(value, nil, step),
      onEditingChanged: onEditingChanged)
  }

  /// Creates an unbounded stepper with a title from a string resource.
  @_disfavoredOverload
  public nonisolated init<V: Strideable>(
    _ titleResource: LocalizedStringResource, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: Text(titleResource), source: StepperSource(value, nil, step),
      onEditingChanged: onEditingChanged)
  }

  /// Creates a bounded stepper with a string title, shown verbatim.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: Text(title), source: StepperSource(value, bounds, step),
      onEditingChanged: onEditingChanged)
  }

  /// Creates a bounded stepper with a title from a string resource.
  @_disfavoredOverload
  public nonisolated init<V: Strideable>(
    _ titleResource: LocalizedStringResource, value: Binding<V>, in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: Text(titleResource), source: StepperSource(value, bounds, step),
      onEditingChanged: onEditingChanged)
  }
}
