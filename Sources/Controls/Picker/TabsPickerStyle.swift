/// A style that shows all options side by side, as tabs of the content below.
public struct TabsPickerStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension TabsPickerStyle: PickerStyle {
  /// The style's name for hosts: that of `segmented`, whose appearance it shares.
  public static var _name: String { "segmented" }
}

extension PickerStyle where Self == TabsPickerStyle {
  /// A style that shows all options side by side, as tabs of the content below.
  public static var tabs: TabsPickerStyle { TabsPickerStyle() }
}
