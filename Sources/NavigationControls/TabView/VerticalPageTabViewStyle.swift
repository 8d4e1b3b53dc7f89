/// Pages to swipe through from top to bottom, with a dot for each at the trailing edge.
public struct VerticalPageTabViewStyle {
  /// The transition between two pages.
  public struct TransitionStyle: Sendable {
    private let name: String

    /// The platform's default.
    public static let automatic = TransitionStyle(name: "automatic")
    /// The pages move.
    public static let identity = TransitionStyle(name: "identity")
    /// The pages blur.
    public static let blur = TransitionStyle(name: "blur")
  }

  /// Pages arranged from top to bottom.
  public nonisolated init() {}

  /// Makes the style; pages change at once, whatever the transition.
  public nonisolated init(transitionStyle: TransitionStyle) {}
}

extension VerticalPageTabViewStyle: TabViewStyle {
  /// The style's name for the tab view, `verticalPage`.
  public static var _name: String { "verticalPage" }
}

extension TabViewStyle where Self == VerticalPageTabViewStyle {
  /// Pages to swipe through from top to bottom.
  public static var verticalPage: VerticalPageTabViewStyle { VerticalPageTabViewStyle() }

  /// Pages to swipe through from top to bottom.
  public static func verticalPage(
    transitionStyle: VerticalPageTabViewStyle.TransitionStyle
  ) -> VerticalPageTabViewStyle {
    VerticalPageTabViewStyle(transitionStyle: transitionStyle)
  }
}
