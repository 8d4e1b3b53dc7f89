/// All options side by side.
public struct SegmentedPickerStyle {
  public nonisolated init() {}
}

extension SegmentedPickerStyle: PickerStyle {
  public static var _name: String { "segmented" }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// All options side by side.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
