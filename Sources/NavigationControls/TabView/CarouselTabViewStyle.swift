/// Pages to swipe through, as on watches before vertical pages.
public struct CarouselTabViewStyle {
  /// Pages arranged from top to bottom.
  public nonisolated init() {}
}

extension CarouselTabViewStyle: TabViewStyle {
  /// The style's name for the tab view: that of `VerticalPageTabViewStyle`.
  public static var _name: String { "verticalPage" }
}

extension TabViewStyle where Self == CarouselTabViewStyle {
  /// Pages to swipe through from top to bottom.
  public static var carousel: CarouselTabViewStyle { CarouselTabViewStyle() }
}
