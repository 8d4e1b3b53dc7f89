/// A style with a row that shows the choice and leads to a page of all options.
public struct NavigationLinkPickerStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension NavigationLinkPickerStyle: PickerStyle {
  /// The style's name for hosts.
  public static var _name: String { "navigationLink" }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// A style with a row that shows the choice and leads to a page of all options.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}
