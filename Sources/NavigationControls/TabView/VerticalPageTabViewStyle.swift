/// Pages to leaf through from top to bottom, with a dot for each at the trailing edge.
public struct VerticalPageTabViewStyle {
  /// How one page goes over into the next one.
  public struct TransitionStyle: Sendable {
    private let name: String

    /// As the place has it.
    public static let automatic = TransitionStyle(name: "automatic")
    /// They move.
    public static let identity = TransitionStyle(name: "identity")
    /// They become blurred.
    public static let blur = TransitionStyle(name: "blur")
  }

  /// Pages that follow each other from top to bottom.
  public nonisolated init() {}

  /// Pages change at once, whatever the transition.
  public nonisolated init(transitionStyle: TransitionStyle) {}
}

extension VerticalPageTabViewStyle: TabViewStyle {
  /// The name by which the tab view knows the style, `verticalPage`.
  public static var _name: String { "verticalPage" }
}

extension TabViewStyle where Self == VerticalPageTabViewStyle {
  /// Pages to leaf through from top to bottom.
  public static var verticalPage: VerticalPageTabViewStyle { VerticalPageTabViewStyle() }

  /// Pages to leaf through from top to bottom.
  public static func verticalPage(
    transitionStyle: VerticalPageTabViewStyle.TransitionStyle
  ) -> VerticalPageTabViewStyle {
    VerticalPageTabViewStyle(transitionStyle: transitionStyle)
  }
}
