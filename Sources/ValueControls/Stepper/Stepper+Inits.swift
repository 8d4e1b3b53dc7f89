import Foundation
import ViewRuntime
import ViewTexts

extension Stepper where Label: View {
  /// - Parameter onIncrement: nil: the value cannot go up now.
  public nonisolated init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label(), source: StepperSource(onIncrement, onDecrement),
      onEditingChanged: onEditingChanged)
  }

  /// Changes a value by steps, without bounds; an integer stops at the end of its type.
  public nonisolated init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label(), source: StepperSource(value, nil, step), onEditingChanged: onEditingChanged)
  }

  /// Changes a value by steps within bounds, the last step no further than the bound.
  public nonisolated init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label(), source: StepperSource(value, bounds, step),
      onEditingChanged: onEditingChanged)
  }

  // The forms with the label at the end.

  /// Does what the closures say, of which nil means that the step cannot be taken now: the form
  /// with the label at the end.
  @_disfavoredOverload
  public nonisolated init(
    onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(), source: StepperSource(onIncrement, onDecrement),
      onEditingChanged: onEditingChanged)
  }

  /// Changes a value by steps, without bounds: the form with the label at the end.
  @_disfavoredOverload
  public nonisolated init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(), source: StepperSource(value, nil, step), onEditingChanged: onEditingChanged)
  }

  /// Changes a value by steps within bounds: the form with the label at the end.
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
  /// Does what the closures say, under a localized title; nil: the step cannot be taken now.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: Text(titleKey), source: StepperSource(onIncrement, onDecrement),
      onEditingChanged: onEditingChanged)
  }

  /// Changes a value by steps, without bounds, under a localized title.
  public nonisolated init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: Text(titleKey), source: StepperSource(value, nil, step),
      onEditingChanged: onEditingChanged)
  }

  /// Changes a value by steps within bounds, under a localized title.
  public nonisolated init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: Text(titleKey), source: StepperSource(value, bounds, step),
      onEditingChanged: onEditingChanged)
  }

  /// Does what the closures say, under a string that is shown as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: Text(title), source: StepperSource(onIncrement, onDecrement),
      onEditingChanged: onEditingChanged)
  }

  /// Does what the closures say, under the title of a resource.
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

  /// Changes a value by steps, without bounds, under a string that is shown as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: Text(title), source: StepperSource(value, nil, step),
      onEditingChanged: onEditingChanged)
  }

  /// Changes a value by steps, without bounds, under the title of a resource.
  @_disfavoredOverload
  public nonisolated init<V: Strideable>(
    _ titleResource: LocalizedStringResource, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: Text(titleResource), source: StepperSource(value, nil, step),
      onEditingChanged: onEditingChanged)
  }

  /// Changes a value by steps within bounds, under a string that is shown as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: Text(title), source: StepperSource(value, bounds, step),
      onEditingChanged: onEditingChanged)
  }

  /// Changes a value by steps within bounds, under the title of a resource.
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
