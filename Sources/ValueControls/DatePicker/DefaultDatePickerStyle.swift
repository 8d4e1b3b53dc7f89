import ViewRuntime

/// The default style: fields for the parts of the date, and a button that shows the month.
public struct DefaultDatePickerStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension DefaultDatePickerStyle: DatePickerStyle, Sendable {
  public func makeBody(configuration: Configuration) -> some View {
    CompactDateBody(configuration: configuration)
  }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The default style: fields for the parts of the date, and a button that shows the month.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}
