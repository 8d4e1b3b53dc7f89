/// A style that shows all options side by side.
public struct SegmentedPickerStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension SegmentedPickerStyle: PickerStyle {
  /// The style's name for hosts.
  public static var _name: String { "segmented" }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// A style that shows all options side by side.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
