import ViewRuntime

/// A style with fields for the parts of the date, and a button that shows the month.
public struct CompactDatePickerStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension CompactDatePickerStyle: DatePickerStyle, Sendable {
  public func makeBody(configuration: Configuration) -> some View {
    CompactDateBody(configuration: configuration)
  }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// A style with fields for the parts of the date, and a button that shows the month.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}
