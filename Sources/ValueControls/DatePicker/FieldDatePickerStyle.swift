import ViewRuntime

/// Fields for the parts of the date.
public struct FieldDatePickerStyle {
  /// Fields for the parts of the date.
  public nonisolated init() {}
}

extension FieldDatePickerStyle: DatePickerStyle, Sendable {
  public func makeBody(configuration: Configuration) -> some View {
    FieldDateBody(configuration: configuration)
  }
}

extension DatePickerStyle where Self == FieldDatePickerStyle {
  /// Fields for the parts of the date.
  public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}
