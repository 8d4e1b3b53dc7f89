import Controls
import Foundation
import TextControls
import ViewLayouts
import ViewRuntime
import ViewTexts

extension Stepper where Label: View {
  /// A stepper with a field in which the value can be typed.
  public nonisolated init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(value: value, step: step, label: label, onEditingChanged: onEditingChanged)
    field = StepperField.make(value, nil, format)
  }

  /// A stepper with a field in which the value can be typed; a number beyond the bounds becomes the
  /// bound.
  public nonisolated init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
    field = StepperField.make(value, bounds, format)
  }
}

extension Stepper where Label == Text {
  /// A stepper with a field for the value, under a localized title.
  public nonisolated init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1,
    format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(titleKey, value: value, step: step, onEditingChanged: onEditingChanged)
    field = StepperField.make(value, nil, format)
  }

  /// A stepper with a field for the value, under a string that is shown as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(title, value: value, step: step, onEditingChanged: onEditingChanged)
    field = StepperField.make(value, nil, format)
  }

  /// A stepper with a field for the value, under the title of a resource.
  @_disfavoredOverload
  public nonisolated init<F: ParseableFormatStyle>(
    _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(titleResource, value: value, step: step, onEditingChanged: onEditingChanged)
    field = StepperField.make(value, nil, format)
  }

  /// A stepper with a field for the value and bounds, under a localized title.
  public nonisolated init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>,
    in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(titleKey, value: value, in: bounds, step: step, onEditingChanged: onEditingChanged)
    field = StepperField.make(value, bounds, format)
  }

  /// A stepper with a field for the value and bounds, under a string that is shown as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(title, value: value, in: bounds, step: step, onEditingChanged: onEditingChanged)
    field = StepperField.make(value, bounds, format)
  }

  /// A stepper with a field for the value and bounds, under the title of a resource.
  @_disfavoredOverload
  public nonisolated init<F: ParseableFormatStyle>(
    _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput>,
    in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      titleResource, value: value, in: bounds, step: step, onEditingChanged: onEditingChanged)
    field = StepperField.make(value, bounds, format)
  }
}

/// The field of a stepper whose value can be typed.
enum StepperField {
  static func make<F: ParseableFormatStyle>(
    _ value: Binding<F.FormatInput>, _ bounds: ClosedRange<F.FormatInput>?, _ format: F
  ) -> AnyView where F.FormatInput: Comparable, F.FormatOutput == String {
    let clamped = Binding.unread {
      value.wrappedValue
    } set: { new in
      value.wrappedValue = bounds.map { min(max(new, $0.lowerBound), $0.upperBound) } ?? new
    }
    return AnyView(
      TextField(value: clamped, format: format) { Text(.library("Value")) }.labelsHidden().frame(
        width: 96))
  }
}
