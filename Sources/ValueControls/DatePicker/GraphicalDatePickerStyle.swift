import ViewRuntime

/// A style with the month as a grid, and fields for the time.
public struct GraphicalDatePickerStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension GraphicalDatePickerStyle: DatePickerStyle, Sendable {
  public func makeBody(configuration: Configuration) -> some View {
    GraphicalDateBody(configuration: configuration)
  }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A style with the month as a grid, and fields for the time.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}
