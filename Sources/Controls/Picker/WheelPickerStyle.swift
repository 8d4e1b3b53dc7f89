/// A style with a wheel to turn.
public struct WheelPickerStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension WheelPickerStyle: PickerStyle {
  /// The style's name for hosts.
  public static var _name: String { "wheel" }
}

extension PickerStyle where Self == WheelPickerStyle {
  /// A style with a wheel to turn.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}
