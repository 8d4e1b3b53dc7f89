/// A button with the choice on it that opens a menu.
public struct MenuPickerStyle {
  /// A button with the choice on it that opens a menu.
  public nonisolated init() {}
}

extension MenuPickerStyle: PickerStyle {
  /// The name by which hosts know the style.
  public static var _name: String { "menu" }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// A button with the choice on it that opens a menu.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
