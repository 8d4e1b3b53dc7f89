import ViewRuntime

/// A style with fields for the parts of the date.
public struct FieldDatePickerStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension FieldDatePickerStyle: DatePickerStyle, Sendable {
  public func makeBody(configuration: Configuration) -> some View {
    FieldDateBody(configuration: configuration)
  }
}

extension DatePickerStyle where Self == FieldDatePickerStyle {
  /// A style with fields for the parts of the date.
  public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}
