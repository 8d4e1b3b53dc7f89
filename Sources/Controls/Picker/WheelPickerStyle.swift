/// A wheel to turn.
public struct WheelPickerStyle {
  public nonisolated init() {}
}

extension WheelPickerStyle: PickerStyle {
  public static var _name: String { "wheel" }
}

extension PickerStyle where Self == WheelPickerStyle {
  /// A wheel to turn.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}
