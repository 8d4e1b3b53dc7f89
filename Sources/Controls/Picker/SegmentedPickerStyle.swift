/// All options side by side.
public struct SegmentedPickerStyle {
  /// All options side by side.
  public nonisolated init() {}
}

extension SegmentedPickerStyle: PickerStyle {
  /// The name by which hosts know the style.
  public static var _name: String { "segmented" }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// All options side by side.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
