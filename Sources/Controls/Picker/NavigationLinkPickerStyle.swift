/// A row with the choice on it that leads to a page of all options.
public struct NavigationLinkPickerStyle {
  /// A row with the choice on it that leads to a page of all options.
  public nonisolated init() {}
}

extension NavigationLinkPickerStyle: PickerStyle {
  /// The name by which hosts know the style.
  public static var _name: String { "navigationLink" }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// A row with the choice on it that leads to a page of all options.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}
