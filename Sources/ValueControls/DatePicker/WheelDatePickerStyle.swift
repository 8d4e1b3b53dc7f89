import ViewRuntime

/// The parts of the date between those before and after them.
public struct WheelDatePickerStyle {
  /// The parts of the date between those before and after them.
  public nonisolated init() {}
}

extension WheelDatePickerStyle: DatePickerStyle, Sendable {
  public func makeBody(configuration: Configuration) -> some View {
    WheelDateBody(configuration: configuration)
  }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// The parts of the date between those before and after them.
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}
