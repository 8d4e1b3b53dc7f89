import ViewRuntime

/// A style with fields for the parts of the date, and two buttons that step by a day or a minute.
public struct StepperFieldDatePickerStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension StepperFieldDatePickerStyle: DatePickerStyle, Sendable {
  public func makeBody(configuration: Configuration) -> some View {
    FieldDateBody(configuration: configuration, hasStepper: true)
  }
}

extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
  /// A style with fields for the parts of the date, and two buttons that step by a day or a minute.
  public static var stepperField: StepperFieldDatePickerStyle { StepperFieldDatePickerStyle() }
}
