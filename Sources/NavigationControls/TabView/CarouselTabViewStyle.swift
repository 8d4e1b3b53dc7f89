/// Pages to leaf through, as watches had them before vertical ones.
public struct CarouselTabViewStyle {
  /// Pages that follow each other from top to bottom.
  public nonisolated init() {}
}

extension CarouselTabViewStyle: TabViewStyle {
  /// The name by which the tab view knows the style: that of `VerticalPageTabViewStyle`.
  public static var _name: String { "verticalPage" }
}

extension TabViewStyle where Self == CarouselTabViewStyle {
  /// Pages to leaf through from top to bottom.
  public static var carousel: CarouselTabViewStyle { CarouselTabViewStyle() }
}
