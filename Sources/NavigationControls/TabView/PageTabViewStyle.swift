/// Pages to swipe through, with a dot for each instead of tabs.
public struct PageTabViewStyle {
  /// When the dots are shown.
  public struct IndexDisplayMode: Sendable {
    let index: Int

    /// If there are several pages.
    public static let automatic = IndexDisplayMode(index: 0)
    /// Even if there is only one page.
    public static let always = IndexDisplayMode(index: 1)
    /// Never; the user can still change pages.
    public static let never = IndexDisplayMode(index: 2)
  }

  let mode: IndexDisplayMode

  /// Pages to swipe through.
  ///
  /// - Parameter indexDisplayMode: when the dots are shown; by default, if there are several pages.
  public nonisolated init(indexDisplayMode: IndexDisplayMode = .automatic) {
    mode = indexDisplayMode
  }
}

extension PageTabViewStyle: TabViewStyle {
  /// The style's name for the tab view, `page`.
  public static var _name: String { "page" }
  /// The number of the dots' display mode.
  public var _index: Int { mode.index }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// Pages to swipe through.
  public static var page: PageTabViewStyle { PageTabViewStyle() }

  /// Pages to swipe through.
  public static func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}
