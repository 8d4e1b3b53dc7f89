import ViewRuntime

/// A style that shows each part of the date between its previous and next values.
public struct WheelDatePickerStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension WheelDatePickerStyle: DatePickerStyle, Sendable {
  public func makeBody(configuration: Configuration) -> some View {
    WheelDateBody(configuration: configuration)
  }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// A style that shows each part of the date between its previous and next values.
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}
