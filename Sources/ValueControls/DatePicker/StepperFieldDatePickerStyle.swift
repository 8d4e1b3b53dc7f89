import ViewRuntime

/// Fields for the parts of the date, and two buttons that go a day, or a minute, on and
/// back.
public struct StepperFieldDatePickerStyle {
  /// Fields, and two buttons that step.
  public nonisolated init() {}
}

extension StepperFieldDatePickerStyle: DatePickerStyle, Sendable {
  public func makeBody(configuration: Configuration) -> some View {
    FieldDateBody(configuration: configuration, hasStepper: true)
  }
}

extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
  /// Fields for the parts of the date, and two buttons that go a day, or a minute, on and
  /// back.
  public static var stepperField: StepperFieldDatePickerStyle { StepperFieldDatePickerStyle() }
}
