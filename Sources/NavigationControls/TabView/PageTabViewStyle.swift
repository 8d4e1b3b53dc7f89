/// Pages to leaf through, with a dot for each instead of tabs.
public struct PageTabViewStyle {
  /// When the dots are shown.
  public struct IndexDisplayMode: Sendable {
    let index: Int

    /// Where there are several pages.
    public static let automatic = IndexDisplayMode(index: 0)
    /// Also where there is one page only.
    public static let always = IndexDisplayMode(index: 1)
    /// No dots, however many pages there are; the user can leaf all the same.
    public static let never = IndexDisplayMode(index: 2)
  }

  let mode: IndexDisplayMode

  /// Pages to leaf through.
  ///
  /// - Parameter indexDisplayMode: when the dots are shown; without it, where there are several
  ///   pages.
  public nonisolated init(indexDisplayMode: IndexDisplayMode = .automatic) {
    mode = indexDisplayMode
  }
}

extension PageTabViewStyle: TabViewStyle {
  /// The name by which the tab view knows the style, `page`.
  public static var _name: String { "page" }
  /// The number of the mode in which the dots are shown.
  public var _index: Int { mode.index }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// Pages to leaf through.
  public static var page: PageTabViewStyle { PageTabViewStyle() }

  /// Pages to leaf through.
  public static func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}
