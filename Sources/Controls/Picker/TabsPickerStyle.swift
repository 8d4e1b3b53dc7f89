/// All options side by side, as the tabs of what stands below.
public struct TabsPickerStyle {
  public nonisolated init() {}
}

extension TabsPickerStyle: PickerStyle {
  public static var _name: String { "segmented" }
}

extension PickerStyle where Self == TabsPickerStyle {
  /// All options side by side, as the tabs of what stands below.
  public static var tabs: TabsPickerStyle { TabsPickerStyle() }
}
