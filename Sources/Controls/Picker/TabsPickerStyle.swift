/// All options side by side, as the tabs of what stands below.
public struct TabsPickerStyle {
  /// All options side by side, as the tabs of what stands below.
  public nonisolated init() {}
}

extension TabsPickerStyle: PickerStyle {
  /// The name by which hosts know the style: that of `segmented`, as which it is drawn.
  public static var _name: String { "segmented" }
}

extension PickerStyle where Self == TabsPickerStyle {
  /// All options side by side, as the tabs of what stands below.
  public static var tabs: TabsPickerStyle { TabsPickerStyle() }
}
