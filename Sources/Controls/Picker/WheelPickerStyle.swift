/// A wheel to turn.
public struct WheelPickerStyle {
  /// A wheel to turn.
  public nonisolated init() {}
}

extension WheelPickerStyle: PickerStyle {
  /// The name by which hosts know the style.
  public static var _name: String { "wheel" }
}

extension PickerStyle where Self == WheelPickerStyle {
  /// A wheel to turn.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}
