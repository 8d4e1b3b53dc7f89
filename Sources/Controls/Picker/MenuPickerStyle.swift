/// A style with a button that shows the choice and opens a menu.
public struct MenuPickerStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension MenuPickerStyle: PickerStyle {
  /// The style's name for hosts.
  public static var _name: String { "menu" }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// A style with a button that shows the choice and opens a menu.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
